import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

const mayBreak = <wbr />;

/** Code that may go on in the next line behind a dot, a hyphen or a slash, and nowhere else; copying it copies nothing more. */
export function BreakableCode({ className, children }: { className?: string; children: string }) {
  const pieces = children.split(/(?<=[./-])(?=[^./-])/);
  const parts = pieces.flatMap((piece, at) => (at === 0 ? [piece] : [mayBreak, piece]));
  return createElement('code', { className }, ...parts);
}

/** Text with code between backticks, as in the lists of the build. */
export function TextWithCode({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => {
    return at % 2 === 1 ? createElement(BreakableCode, null, part) : part;
  });
  return createElement(Fragment, null, ...parts);
}

/** Shows the version that introduced the feature in the preceding sentence. */
export const Since = ({ version }: { version: string }) => (
  <span className={styles.badge}>
    {translate({ id: 'definitions.since', message: 'New in {version}' }, { version })}
  </span>
);

/**
 * The name in a row of a table of keys, with a button that copies it and a link to the row.
 *
 * @param id what an address names behind `#` to lead to the row; none where another page defines the key.
 */
export function Key({ id, children }: { id?: string; children: ReactNode }) {
  // The row has the id.
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <span>{children}</span>
      <button
        type="button"
        className="clean-btn scripted"
        data-copy-key=""
        aria-label={translate({ id: 'definitions.copy', message: 'Copy' })}
      />
      {id !== undefined && (
        <a
          className="hash-link"
          href={`#${id}`}
          aria-label={translate({ id: 'definitions.link', message: 'Link to this place' })}
        >
          {'\u200b'}
        </a>
      )}
    </>
  );
}
