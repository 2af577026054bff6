// Wrapped: the button that copies a page stands beside the version above its title. A page made by a sidebar has no button.
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/shared/CopyPage';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

export default function DocVersionBadgeWithCopy(
  props: ComponentProps<typeof DocVersionBadge>,
): React.JSX.Element {
  const doc = useActiveDocContext(undefined).activeDoc;
  return (
    <div className={styles.row}>
      <DocVersionBadge {...props} />
      {doc && !doc.unlisted && <CopyPage key={doc.path} permalink={doc.path} isAtEnd />}
    </div>
  );
}
