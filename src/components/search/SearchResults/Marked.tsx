import type { ReactNode } from 'react';

/** Writes a text whose matches stand between `<mark>` and `</mark>`; everything else in it is text, whatever it looks like. */
export default function Marked({ text }: { text: string }): ReactNode {
  return text.split(/<mark>(.*?)<\/mark>/s).map((piece, index) => {
    const key = `${index}-${piece}`;
    return index % 2 === 1 ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
  });
}
