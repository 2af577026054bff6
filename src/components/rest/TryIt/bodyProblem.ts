import { translate } from '@docusaurus/Translate';

/** Says what is wrong with a body; the server may be asked all the same. */
export function bodyProblem(body: string | undefined): string | undefined {
  try {
    JSON.parse(body || '{}');
    return undefined;
  } catch (error) {
    return translate(
      { id: 'tryIt.notJson', message: 'This is not JSON: {problem}' },
      { problem: error instanceof Error ? error.message : String(error) },
    );
  }
}
