import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import { useCounted } from '@site/src/components/shared/useCounted';
import {
  type Change,
  type ChangeKind,
  changeKinds,
  changeOrder,
} from '@site/src/site/versionChanges';

const counts = {
  key: {
    added: translate({
      id: 'changeWords.counts.key.added',
      message: '{count} configuration key added|{count} configuration keys added',
    }),
    removed: translate({
      id: 'changeWords.counts.key.removed',
      message: '{count} configuration key removed|{count} configuration keys removed',
    }),
    changed: translate({
      id: 'changeWords.counts.key.changed',
      message: '{count} default changed|{count} defaults changed',
    }),
  },
  operation: {
    added: translate({
      id: 'changeWords.counts.operation.added',
      message: '{count} REST operation added|{count} REST operations added',
    }),
    removed: translate({
      id: 'changeWords.counts.operation.removed',
      message: '{count} REST operation removed|{count} REST operations removed',
    }),
    changed: translate({
      id: 'changeWords.counts.operation.changed',
      message:
        '{count} REST operation at another address|{count} REST operations at other addresses',
    }),
  },
  page: {
    added: translate({
      id: 'changeWords.counts.page.added',
      message: '{count} page added|{count} pages added',
    }),
    removed: translate({
      id: 'changeWords.counts.page.removed',
      message: '{count} page removed|{count} pages removed',
    }),
    changed: translate({
      id: 'changeWords.counts.page.changed',
      message: '{count} page moved|{count} pages moved',
    }),
  },
};
const shortCounts = {
  added: translate({ id: 'changeWords.added', message: '{count} added' }),
  removed: translate({ id: 'changeWords.removed', message: '{count} removed' }),
};

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
    counted(count, counts[kind][change]);
  return {
    shortCount: (kind, change, count) =>
      change === 'changed'
        ? countText(kind, change, count)
        : interpolate(shortCounts[change], { count }),
    summary: (changes, before, after) => {
      const counts = changeKinds.flatMap((kind) =>
        changeOrder.flatMap((change) => {
          const count = changes.filter((one) => one.kind === kind && one.change === change).length;
          return count === 0 ? [] : [countText(kind, change, count)];
        }),
      );
      return counts.length === 0
        ? translate(
            {
              id: 'changeWords.none',
              message:
                'No difference between {before} and {after} in configuration keys, REST operations and pages.',
            },
            { before, after },
          )
        : translate(
            { id: 'changeWords.summary', message: 'From {before} to {after}: {counts}.' },
            { before, after, counts: counts.join(', ') },
          );
    },
  };
}
