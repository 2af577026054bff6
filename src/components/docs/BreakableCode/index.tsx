import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  className?: string;
  children: string;
}

/** Code that may go on in the next line behind a dot, a hyphen or a slash, and nowhere else; copying it copies nothing more. */
export default function BreakableCode({ className, children }: Props) {
  const [first, ...others] = children.split(/(?<=[./-])(?=[^./-])/);
  const parts: ReactNode[] = [first];
  for (const piece of others) {
    parts.push(<wbr />, piece);
  }
  return createElement('code', { className }, ...parts);
}

/** Text in which code stands between backticks, as the lists of the build have it. */
export function TextWithCode({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  for (const [index, part] of text.split('`').entries()) {
    parts.push(index % 2 === 1 ? <BreakableCode>{part}</BreakableCode> : part);
  }
  return createElement(Fragment, null, ...parts);
}
