import type { ReactNode } from 'react';

interface Props {
  src?: string;
  /** The files of the picture, narrowest first. */
  srcSet?: string;
  className?: string;
  children: ReactNode;
}

/** A picture that a press shows in full: a link to its largest file. */
export default function PictureLink({ src, srcSet, className = '', children }: Props) {
  const largest = srcSet?.split(',').at(-1)?.trim().split(' ')[0] ?? src;
  return (
    <a href={largest} className={`picture-link ${className}`}>
      {children}
    </a>
  );
}
