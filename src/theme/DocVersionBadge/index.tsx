// Wrapped: the latest version doesn't need a badge, and the copy button is next to it.
import { useActiveDocContext, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/shared/CopyPage';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type { ComponentProps } from 'react';
import styles from '../docs.module.css';

export default function DocVersionBadgeWithCopy(props: ComponentProps<typeof DocVersionBadge>) {
  const doc = useActiveDocContext(undefined).activeDoc;
  // A generated index, which has no Markdown, is known by its slug.
  const isWritten = doc && !doc.id.startsWith('/');
  const { isLast } = useDocsVersion();
  return (
    <div className={styles.row}>
      {!isLast && <DocVersionBadge {...props} />}
      {isWritten && !doc.unlisted && <CopyPage key={doc.path} permalink={doc.path} />}
    </div>
  );
}
