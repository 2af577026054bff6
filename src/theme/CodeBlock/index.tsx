// Wrapped: code that the build has coloured is shown as it is, without Prism and without React in the browser; other code is the stock block's, loaded then.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/CodeBlock';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import styles from './styles.module.css';

/** Loaded where a component gives code: no page of the site's own does. */
const StockCodeBlock = lazy(() => import('@theme-original/CodeBlock'));

/**
 * A block of coloured code. Its buttons are given life by `src/client/controls`, so that a block costs a reader no React.
 * The stylesheet of its tokens is `src/css/code.css`.
 */
function ColouredCode({
  html,
  language,
  title,
  className,
}: Props & { html: string }): React.JSX.Element {
  return (
    <div className={clsx(className, 'theme-code-block', `language-${language}`, styles.block)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, so the keyboard must reach them */}
        <pre tabIndex={0} className={styles.pre}>
          <code
            className={styles.code}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it, from escaped text
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </pre>
        <div className={styles.buttons}>
          <button
            type="button"
            className={clsx('clean-btn', styles.copy)}
            data-code-action="copy"
            aria-label={translate({
              id: 'theme.CodeBlock.copyButtonAriaLabel',
              message: 'Copy code to clipboard',
            })}
            title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
          />
        </div>
      </div>
    </div>
  );
}

export default function CodeBlock({ html, ...props }: Props): React.JSX.Element {
  return html === undefined ? (
    <Suspense fallback={<pre>{props.children}</pre>}>
      <StockCodeBlock {...props} />
    </Suspense>
  ) : (
    <ColouredCode {...props} html={html} />
  );
}
