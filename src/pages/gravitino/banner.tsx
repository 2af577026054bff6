import { ThemeClassNames } from '@docusaurus/theme-common';
import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import FactTable from '@site/src/components/shared/FactTable';
import { announcement } from '@site/src/site/shell';
import CloseButton from '@theme/AnnouncementBar/CloseButton';

const look: Record<'content' | 'backgroundColor' | 'textColor', string> = announcement;

/** The announcement bar in one of its states. Its cross does nothing: the bar of the site is another one. */
function Bar({ isCloseable = true, ...changes }: Partial<typeof look> & { isCloseable?: boolean }) {
  const { content, backgroundColor, textColor } = { ...look, ...changes };
  return (
    <div
      className={`row row--no-gutters row--align-center ${ThemeClassNames.announcementBar.container}`}
      style={{ backgroundColor, color: textColor }}
    >
      <div
        className="col text--center padding-vert--xs"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own data, as the bar itself shows it
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {isCloseable && <CloseButton />}
    </div>
  );
}

export default function Banner() {
  return (
    <SpecimenPage title="Banners">
      <Specimen name="Announcement, as site data">
        <FactTable
          heads={['Field', 'Value']}
          rows={Object.entries(announcement).map(([name, value]) => ({
            key: name,
            cells: [<code key={name}>{name}</code>, String(value)],
          }))}
        />
        <p>
          The bar is at the top of every page until a reader closes it. A new <code>id</code> shows
          it to everyone again; an empty <code>content</code> takes it away.
        </p>
      </Specimen>
      <Specimen name="Announcement that can be closed">
        <Bar />
      </Specimen>
      <Specimen name="Announcement that stays">
        <Bar isCloseable={false} />
      </Specimen>
      <Specimen name="Announcement in other colors, longer than its line">
        <Bar
          content={`${announcement.content}. `.repeat(3)}
          backgroundColor="#fff1c2"
          textColor="#111a2e"
        />
      </Specimen>
    </SpecimenPage>
  );
}
