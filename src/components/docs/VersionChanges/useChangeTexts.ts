import { interpolate } from '@docusaurus/Interpolate';
import { useCounted } from '@site/src/components/shared/useCounted';
import { changeWords } from '@site/src/site/changeWords';
import {
  type Change,
  type ChangeKind,
  changeKinds,
  changeOrder,
} from '@site/src/site/versionChanges';
import { translated } from '@site/src/words/translated';

const words = translated('changeWords', changeWords);

/** Says in words how much changed. */
export interface ChangeTexts {
  /** Says below a heading that names the kind how many changes of one sort there are, such as “3 added”. */
  shortCount: (kind: ChangeKind, change: Change['change'], count: number) => string;
  /** Says in one sentence what changed between two versions. */
  summary: (changes: readonly Change[], before: string, after: string) => string;
}

/** Returns what says how much changed, in the plurals of the page's language. */
export function useChangeTexts(): ChangeTexts {
  const counted = useCounted();
  const countText = (kind: ChangeKind, change: Change['change'], count: number): string =>
    counted(count, words.counts[kind][change]);
  return {
    shortCount: (kind, change, count) =>
      change === 'changed' ? countText(kind, change, count) : interpolate(words[change], { count }),
    summary: (changes, before, after) => {
      const counts = changeKinds.flatMap((kind) =>
        changeOrder.flatMap((change) => {
          const count = changes.filter((one) => one.kind === kind && one.change === change).length;
          return count === 0 ? [] : [countText(kind, change, count)];
        }),
      );
      return counts.length === 0
        ? interpolate(words.none, { before, after })
        : interpolate(words.summary, { before, after, counts: counts.join(', ') });
    },
  };
}
