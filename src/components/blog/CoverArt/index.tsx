import Drawing from '@site/src/components/shared/Drawing';
import { coverShapes } from '@site/src/drawing/cover';
import type { CoverName } from '@site/src/site/covers';

/** The cover of a post. */
export default function CoverArt({
  name,
  className,
}: {
  name: CoverName;
  className?: string;
}): React.JSX.Element {
  return <Drawing shapes={coverShapes(name)} className={className} />;
}
