import { iconPaths } from '@site/src/drawing/iconPaths';

export type IconName = keyof typeof iconPaths;

/** A line icon of the site's own set. Decorative: the text beside it says what it means. */
export default function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
