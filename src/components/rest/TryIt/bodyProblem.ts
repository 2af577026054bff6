import { interpolate } from '@docusaurus/Interpolate';
import { tryItWords } from './words';

const { notJson } = tryItWords;

/** Says what is wrong with a body; the server may be asked all the same. */
export function bodyProblem(body: string | undefined): string | undefined {
  try {
    JSON.parse(body || '{}');
    return undefined;
  } catch (error) {
    return interpolate(notJson, {
      problem: error instanceof Error ? error.message : String(error),
    });
  }
}
