import { ThemeClassNames } from '@docusaurus/theme-common';
import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import { announcement } from '@site/src/site/shell';
import CloseButton from '@theme/AnnouncementBar/CloseButton';

const { content, backgroundColor, textColor } = announcement;
const other = { content: `${content}. `.repeat(3), backgroundColor: '#fff1c2', color: '#111a2e' };
const bars = {
  'Announcement that can be closed': { content, backgroundColor, color: textColor, closes: true },
  'Announcement that stays': { content, backgroundColor, color: textColor, closes: false },
  'Announcement in other colors, longer than its line': { ...other, closes: true },
};

/** The announcement bar in its states. The crosses do nothing: the bar of the site is another one. */
export default function Banner() {
  return (
    <SpecimenPage title="Banners">
      {Object.entries(bars).map(([name, { content: html, closes, ...style }]) => (
        <Specimen key={name} name={name}>
          <div
            className={`row row--no-gutters row--align-center ${ThemeClassNames.announcementBar.container}`}
            style={style}
          >
            <div
              className="col text--center padding-vert--xs"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own data, as the bar itself shows it
              dangerouslySetInnerHTML={{ __html: html }}
            />
            {closes && <CloseButton />}
          </div>
        </Specimen>
      ))}
    </SpecimenPage>
  );
}
