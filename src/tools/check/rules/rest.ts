import { parse } from 'yaml';
import type { OpenApi } from '../../../plugins/rest-reference/openApi';
import { openApiProblems, strict } from '../../../plugins/rest-reference/readOpenApi';
import {
  clientSamplesFile,
  parseClientSamples,
} from '../../../plugins/rest-reference/samples/clientSamples';
import { restFolder } from '../../../site/links';
import { type Finding, findingsIn } from '../finding';
import type { CheckedSite } from '../site';

const samplesFix = 'Each operationId of openapi.yaml has an entry.';

/**
 * OpenAPI files that changed follow the strictest rules, and each of their operations has samples of the clients.
 *
 * @param before the published site; without it all files are read.
 */
export async function rest(
  { files, versions }: CheckedSite,
  before?: CheckedSite,
): Promise<Finding[]> {
  const found = versions.map(async ({ folder }): Promise<Finding[]> => {
    const file = `${folder}/${restFolder}/openapi.yaml`;
    const samplesFile = `${folder}/${restFolder}/${clientSamplesFile}`;
    const text = files.get(file);
    if (
      text === undefined ||
      [file, samplesFile].every((one) => files.get(one) === before?.files.get(one))
    ) {
      return [];
    }
    const problems = await openApiProblems(file, text, strict);
    if (problems.length > 0) {
      return problems.map(({ line, message }) =>
        findingsIn('rest', file)(line, message.replace(/\.?$/, '.'), 'Correct the OpenAPI file.'),
      );
    }
    const samples = files.get(samplesFile) ?? '';
    const read = parseClientSamples(samples, parse(text) as OpenApi);
    return 'samples' in read
      ? []
      : read.problems.map((problem) => {
          const [name] = problem.split(':', 1);
          const line = samples.split('\n').findIndex((one) => one.startsWith(`${name}:`));
          return findingsIn('rest', samplesFile)(Math.max(line, 0) + 1, problem, samplesFix);
        });
  });
  return (await Promise.all(found)).flat();
}
