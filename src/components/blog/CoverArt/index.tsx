import Drawing from '@site/src/components/shared/Drawing';
import { coverShapes } from '@site/src/drawing/cover';
import type { CoverName } from '@site/src/site/covers';

/** The cover of a post, or the same drawing elsewhere. */
export default function CoverArt({
  name,
  isBare,
  className,
}: {
  name: CoverName;
  /** Leaves out its ground. */
  isBare?: boolean;
  className?: string;
}): React.JSX.Element {
  return <Drawing shapes={coverShapes(name)} isBare={isBare} className={className} />;
}
