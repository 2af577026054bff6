import { ThemeClassNames } from '@docusaurus/theme-common';
import Specimens from '@site/src/components/landing/Specimens';
import { announcement } from '@site/src/site/shell';
import CloseButton from '@theme/AnnouncementBar/CloseButton';

const site = {
  content: announcement.content as string,
  style: {
    backgroundColor: announcement.backgroundColor as string,
    color: announcement.textColor as string,
  },
};
const other = {
  content: `${site.content}. `.repeat(3),
  style: { backgroundColor: '#fff1c2', color: '#111a2e' },
};

/** The announcement bar, with a close button that does nothing. */
function Bar({ content, style, isCloseable }: typeof site & { isCloseable: boolean }) {
  return (
    <div
      className={`row row--no-gutters row--align-center ${ThemeClassNames.announcementBar.container}`}
      style={style}
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
    <Specimens
      title="Banners"
      states={{
        'Can be closed': <Bar {...site} isCloseable />,
        Stays: <Bar {...site} isCloseable={false} />,
        'In other colors, longer than its line': <Bar {...other} isCloseable />,
      }}
    />
  );
}
