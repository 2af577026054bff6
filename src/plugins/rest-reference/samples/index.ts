import { json, literal } from '../../../site/literal';
import type { RestSample } from '../../../site/restReference';
import { curlSample, javaScriptSample, pythonSample, restRequest } from '../../../site/restSamples';
import type { OperationExample } from '../examples';
import { type ClientSamples, clientSample } from './clientSamples';

/**
 * Returns the samples of one operation, in the order of their tabs. Keys of the tabs are those of the documentation, so that a
 * reader's choice holds for both.
 */
export function operationSamples(
  example: OperationExample,
  clientSamples: ClientSamples,
): RestSample[] {
  const body = example.body === undefined ? undefined : literal(example.body, json);
  const request = restRequest({ ...example, body });
  const java = clientSample(clientSamples, example.operationId, 'java');
  const python = clientSample(clientSamples, example.operationId, 'python');
  const samples: [value: string, label: string, language: string, code: string | undefined][] = [
    ['rest', 'curl', 'shell', curlSample(request)],
    ['java', 'Java client', 'java', java],
    ['python', 'Python client', 'python', python],
    ['python-http', 'Python', 'python', pythonSample(request)],
    ['javascript', 'JavaScript', 'js', javaScriptSample(request)],
  ];
  return samples.flatMap(([value, label, language, code]) =>
    code === undefined ? [] : { value, label, language, code },
  );
}
