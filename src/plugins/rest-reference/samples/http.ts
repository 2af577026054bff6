import { indent, javaScript, json, literal, python } from '../../../site/literal';
import { curlCommand, type RestRequest, restRequest } from '../../../site/restRequest';
import type { OperationExample } from '../examples';

/** The request that an example stands for, its body as JSON text that a reader can follow. */
export function exampleRequest(example: OperationExample): RestRequest {
  const body = example.body === undefined ? undefined : literal(example.body, json);
  return restRequest({ ...example, body });
}

/** The example as a curl command. */
export const curlSample = (example: OperationExample): string =>
  curlCommand(exampleRequest(example), ' \\\n  ');

/** The example in Python, with what every Python brings along. */
export function pythonSample(example: OperationExample): string {
  const { method, url, headers } = exampleRequest(example);
  const hasBody = example.body !== undefined;
  const headerLines = indent(literal(headers, python), '    ').trimStart();
  return [
    'import json',
    'from urllib.request import Request, urlopen',
    '',
    ...(hasBody ? [`body = ${literal(example.body, python)}`] : []),
    'request = Request(',
    `    ${python.string(url)},`,
    ...(hasBody ? ['    data=json.dumps(body).encode(),'] : []),
    `    headers=${headerLines},`,
    `    method=${python.string(method)},`,
    ')',
    'with urlopen(request) as response:',
    '    print(json.load(response))',
  ].join('\n');
}

/** The example with `fetch`, for browsers, Node.js and Deno. */
export function javaScriptSample(example: OperationExample): string {
  const { method, url, headers } = exampleRequest(example);
  const body =
    example.body === undefined
      ? []
      : [`  body: JSON.stringify(${indent(literal(example.body, javaScript), '  ').trimStart()}),`];
  const headerLines = indent(literal(headers, javaScript, 2, 'headers: '.length), '  ').trimStart();
  return [
    `const response = await fetch(${javaScript.string(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: ${javaScript.string(method)},`]),
    `  headers: ${headerLines},`,
    ...body,
    '});',
    'console.log(response.status, await response.json());',
  ].join('\n');
}
