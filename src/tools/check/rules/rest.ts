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

/**
 * OpenAPI files that changed follow the strictest rules, and each of their operations has samples of the clients.
 *
 * @param before the published site; without it all files are read.
 */
export async function* rest(
  { files, versions }: CheckedSite,
  before?: CheckedSite,
): AsyncIterable<Finding> {
  for (const { folder } of versions) {
    const file = `${folder}/${restFolder}/openapi.yaml`;
    const samplesFile = `${folder}/${restFolder}/${clientSamplesFile}`;
    const text = files.get(file);
    const isSame = [file, samplesFile].every((one) => files.get(one) === before?.files.get(one));
    if (text === undefined || isSame) {
      continue;
    }
    const problems = await openApiProblems(file, text, strict);
    for (const { line, message } of problems) {
      const sentence = message.replace(/\.?$/, '.');
      yield findingsIn('rest', file)(line, sentence, 'Correct the OpenAPI file.');
    }
    const samples = files.get(samplesFile) ?? '';
    const read = problems.length > 0 ? {} : parseClientSamples(samples, parse(text) as OpenApi);
    for (const problem of read.problems ?? []) {
      const [name] = problem.split(':', 1);
      const line = samples.split('\n').findIndex((one) => one.startsWith(`${name}:`));
      const fix = 'Each operationId of openapi.yaml has an entry.';
      yield findingsIn('rest', samplesFile)(Math.max(line, 0) + 1, problem, fix);
    }
  }
}
