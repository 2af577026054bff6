// Wrapped: code that the build has colored needs neither Prism nor React in the browser. Other code loads the stock block.
import CodeFrame from '@site/src/components/shared/CodeFrame';
import type { Props } from '@theme/CodeBlock';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';

/** Loaded where a component gives code: no page of the site's own does. */
const StockCodeBlock = lazy(() => import('@theme-original/CodeBlock'));

/** A block of code that the build has colored; the stylesheet of its tokens is `src/css/code.css`. */
export default function CodeBlock({ html, isRunnable, ...props }: Props) {
  const { language = 'text', title, className } = props;
  return html === undefined ? (
    <Suspense fallback={<pre>{props.children}</pre>}>
      <StockCodeBlock {...props} />
    </Suspense>
  ) : (
    <CodeFrame
      language={language}
      title={typeof title === 'string' ? title : undefined}
      className={clsx(className, 'theme-code-block', `language-${language}`)}
      data-runnable={isRunnable ? '' : undefined}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it, from escaped text */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </CodeFrame>
  );
}
