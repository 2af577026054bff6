import type { RestSample } from '../../../site/restReference';
import { bodyExample, filesetValues, type OperationExample } from '../examples';
import type { OpenApi, PathOperation } from '../openApi';
import { type ClientApi, clientApi } from './clientApi';
import { curlSample, javaScriptSample, pythonSample } from './http';
import { javaSample } from './java/javaSample';
import { pythonClientSample } from './pythonClient';

/** The Python client loads fileset catalogs only, so its samples use one. */
function filesetExample(
  api: OpenApi,
  target: PathOperation,
  example: OperationExample,
): OperationExample {
  const isFileset = (value: unknown): boolean => (value as { type?: string }).type === 'fileset';
  const isCatalog = target.operation.operationId === 'createCatalog';
  return {
    ...example,
    pathValues: { ...example.pathValues, ...onlyKnown(filesetValues(api), example.pathValues) },
    body: isCatalog ? bodyExample(api, target, isFileset) : example.body,
  };
}

const onlyKnown = (
  values: Record<string, string>,
  known: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in known));

/**
 * Writes the samples of one operation, in the order of their tabs. Keys of the tabs are those of the documentation, so that a
 * reader's choice holds for both.
 */
export function operationSamples(
  api: OpenApi,
  target: PathOperation,
  example: OperationExample,
  client: ClientApi = clientApi(api.info.version),
): RestSample[] {
  const java = javaSample(example, client);
  const pythonClient = pythonClientSample(filesetExample(api, target, example), client);
  return [
    { value: 'rest', label: 'curl', language: 'shell', code: curlSample(example) },
    ...(java === undefined
      ? []
      : [{ value: 'java', label: 'Java client', language: 'java', code: java }]),
    ...(pythonClient === undefined
      ? []
      : [{ value: 'python', label: 'Python client', language: 'python', code: pythonClient }]),
    {
      value: 'python-http',
      label: 'Python',
      language: 'python',
      code: pythonSample(example),
    },
    {
      value: 'javascript',
      label: 'JavaScript',
      language: 'js',
      code: javaScriptSample(example),
    },
  ];
}
