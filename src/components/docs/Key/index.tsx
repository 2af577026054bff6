import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

interface Props {
  /** What an address names behind `#` to lead here; none where another page defines the key. */
  id?: string;
  children: ReactNode;
}

/** The name in a row of a table of keys, with a button that copies it and a link to the row. */
export default function Key({ id, children }: Props) {
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
