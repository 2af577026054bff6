import {
  clientSamplesFile,
  parseClientSamples,
} from '../../../plugins/rest-reference/clientSamples';
import { inspectOpenApi, strict } from '../../../plugins/rest-reference/readOpenApi';
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
    const { problems } = await inspectOpenApi(file, text, strict);
    for (const { file: at, line, message } of problems) {
      yield findingsIn('rest', at)(line, message, 'Correct the OpenAPI file.');
    }
    const { api } = await inspectOpenApi(file, text);
    const samples = files.get(samplesFile) ?? '';
    const read = api && parseClientSamples(samples, api);
    for (const problem of read?.problems ?? []) {
      const [name] = problem.split(':', 1);
      const line = samples.split('\n').findIndex((one) => one.startsWith(`${name}:`));
      const fix = 'Each operationId of openapi.yaml has an entry.';
      yield findingsIn('rest', samplesFile)(Math.max(line, 0) + 1, problem, fix);
    }
  }
}
