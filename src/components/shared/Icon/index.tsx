import useBaseUrl from '@docusaurus/useBaseUrl';
import type { IconName } from '@site/src/site/content';

/** A line icon of the site's own set. Decorative: the text beside it says what it means. */
export default function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} width="32" height="32" aria-hidden="true">
      <use href={`${useBaseUrl('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
