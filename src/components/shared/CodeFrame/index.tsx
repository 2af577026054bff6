import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'title'> {
  language: string;
  title?: string;
  label?: string;
  children: ReactNode;
}

const copy = translate({ id: 'theme.CodeBlock.copy', message: 'Copy' });

/** Code below a strip with its title, its language, and its buttons, which `src/client/controls` handles. */
export default function CodeFrame({
  language,
  title,
  label,
  className,
  children,
  ...attributes
}: Props) {
  const copyCode = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  return (
    <div {...attributes} className={clsx(className, styles.frame)}>
      <div className={styles.strip} data-language={language}>
        {title && <span className={styles.title}>{title}</span>}
        <button
          type="button"
          className={clsx('clean-btn', styles.button)}
          data-code-action="copy"
          aria-label={label === undefined ? copyCode : `${copy} ${label}`}
          title={copy}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, so the keyboard must reach them */}
      <pre tabIndex={0} className={styles.pre}>
        {children}
      </pre>
    </div>
  );
}

/** A command that a component makes, wrapped where it is longer than its line. */
export function CopyLine({ text, label }: { text: string; label: string }) {
  return (
    <CodeFrame language="shell" label={label} data-copyable="" data-wrapped="">
      <code>{text}</code>
    </CodeFrame>
  );
}
