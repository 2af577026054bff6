import { ThemeClassNames } from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import { useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** HTML, as in the site's data. */
  content: string;
  backgroundColor: string;
  textColor: string;
  isCloseable: boolean;
  /** Whether it has been closed. */
  isClosed?: boolean;
}

/** The announcement bar in one of its states. It forgets: closing it leaves the bar of the site alone. */
export default function AnnouncementSpecimen({
  content,
  backgroundColor,
  textColor,
  isCloseable,
  isClosed: isFirstClosed = false,
}: Props): React.JSX.Element {
  const [isClosed, setClosed] = useState(isFirstClosed);
  if (isClosed) {
    return (
      <p>
        The bar is gone.{' '}
        <button type="button" className={styles.show} onClick={() => setClosed(false)}>
          Show it
        </button>
      </p>
    );
  }
  return (
    <div
      className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}
      style={{ backgroundColor, color: textColor }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own data, as the bar itself shows it */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && <CloseButton onClick={() => setClosed(true)} />}
    </div>
  );
}
