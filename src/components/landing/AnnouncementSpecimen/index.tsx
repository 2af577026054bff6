import { ThemeClassNames } from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import styles from './styles.module.css';

interface Props {
  /** HTML, as in the site's data. */
  content: string;
  backgroundColor: string;
  textColor: string;
  isCloseable: boolean;
}

/** The announcement bar in one of its states. Its cross does nothing: the bar of the site is another one. */
export default function AnnouncementSpecimen({
  content,
  backgroundColor,
  textColor,
  isCloseable,
}: Props): React.JSX.Element {
  return (
    <div
      className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}
      style={{ backgroundColor, color: textColor }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own data, as the bar itself shows it */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && <CloseButton />}
    </div>
  );
}
