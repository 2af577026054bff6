// Replaces the stock component, which brings Prism to every reader: this one shows what the build has coloured.
import { codeBlockView } from '@highlight';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface Props {
  /** The code; not needed beside `html`. */
  children?: ReactNode;
  className?: string;
  /** A fence's language class, `language-…`, or this; without either it is SQL. */
  language?: string;
  /** What follows the language in a fence. */
  metastring?: string;
  title?: string;
  showLineNumbers?: boolean | number;
  /** Code coloured by the build, as fences of Markdown and generated data have it. */
  html?: string;
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  if (isValidElement<{ children?: ReactNode }>(node)) {
    return textOf(node.props.children);
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

const languageOf = (className = ''): string | undefined =>
  /(?:^|\s)language-(\S+)/.exec(className)?.[1];

function viewOf({ html, children, className, language, ...rest }: Props) {
  const named = language ?? languageOf(className);
  if (html === undefined) {
    return codeBlockView({ ...rest, code: textOf(children), language: named });
  }
  return { html, language: named, title: rest.title };
}

/**
 * A block of code. Its buttons are given life by CodeControls, so that a block costs a reader no React.
 * The stylesheet of its tokens is `src/css/code.css`.
 */
export default function CodeBlock(props: Props): React.JSX.Element {
  const { html, language, title } = viewOf(props);
  return (
    <div
      className={clsx(props.className, 'theme-code-block', `language-${language}`, styles.block)}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, so the keyboard must reach them */}
        <pre tabIndex={0} className={styles.pre}>
          <code
            className={styles.code}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it, from escaped text
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </pre>
        <button
          type="button"
          className={clsx('clean-btn', styles.copy)}
          data-code-action="copy"
          aria-label="Copy code to clipboard"
          title="Copy"
        />
      </div>
    </div>
  );
}
