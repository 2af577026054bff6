import { type PageSample, samplesIn } from '../../../src/plugins/docs-facts/samples';
import { readPages } from '../../support/docs/pages';

export type { SampleKind as Kind } from '../../../src/plugins/docs-facts/samples';
export { hashOf } from '../../../src/plugins/docs-facts/samples';

/** A sample with its page. */
export interface Sample extends PageSample {
  page: string;
  file: string;
}

/** The samples of every page of a version that has some. */
export const readSamples = (version: string): Map<string, Sample[]> =>
  new Map(
    readPages(version)
      .map(
        ({ id, file, tree }) =>
          [id, samplesIn(tree).map((sample) => ({ ...sample, page: id, file }))] as const,
      )
      .filter(([, samples]) => samples.length > 0),
  );
