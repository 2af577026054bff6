import type { RestSample } from '../../site/restReference';
import { curlSample, javaScriptSample, pythonSample, restRequest } from '../../site/restSamples';
import { type ClientSamples, clientSample } from './clientSamples';
import type { OperationExample } from './examples';

/**
 * Returns the samples of one operation, in the order of their tabs. Keys of the tabs are those of the documentation, so that a
 * reader's choice holds for both.
 */
export function operationSamples(
  example: OperationExample,
  clientSamples: ClientSamples,
): RestSample[] {
  const request = restRequest(example);
  const java = clientSample(clientSamples, example.operationId, 'java');
  const python = clientSample(clientSamples, example.operationId, 'python');
  const samples: [value: string, label: string, language: string, code: string | undefined][] = [
    ['rest', 'curl', 'shell', curlSample(request)],
    ['java', 'Java client', 'java', java],
    ['python', 'Python client', 'python', python],
    // Without a package, Python has no multipart bodies.
    ['python-http', 'Python', 'python', request.form ? undefined : pythonSample(request)],
    ['javascript', 'JavaScript', 'js', javaScriptSample(request)],
  ];
  return samples.flatMap(([value, label, language, code]) =>
    code === undefined ? [] : { value, label, language, code },
  );
}
