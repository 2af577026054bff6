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
  return [
    { value: 'rest', label: 'curl', language: 'shell', code: curlSample(request) },
    ...(java === undefined
      ? []
      : [{ value: 'java', label: 'Java client', language: 'java', code: java }]),
    ...(python === undefined
      ? []
      : [{ value: 'python', label: 'Python client', language: 'python', code: python }]),
    {
      value: 'python-http',
      label: 'Python',
      language: 'python',
      code: pythonSample(request),
    },
    {
      value: 'javascript',
      label: 'JavaScript',
      language: 'js',
      code: javaScriptSample(request),
    },
  ];
}
