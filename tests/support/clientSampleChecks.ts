import { parser as pythonParser } from '@lezer/python';
import type { ClientSamples } from '../../src/plugins/rest-reference/clientSamples';
import { operationExample } from '../../src/plugins/rest-reference/examples';
import {
  examplesOf,
  mediaTypesOf,
  type OpenApi,
  operationsOf,
} from '../../src/plugins/rest-reference/openApi';
import type { Facts } from './docs/facts';

const stringPattern = /"(?:[^"\\]|\\.)*"/g;

/** The texts in quotes of a piece of Java or Python. */
const stringsOf = (code: string): Set<string> =>
  new Set((code.match(stringPattern) ?? []).map((text) => JSON.parse(text) as string));

/** Code without the texts in quotes. */
const withoutStrings = (code: string): string => code.replace(stringPattern, '');

/** The texts and numbers of a JSON value, and the keys of its properties. */
function valuesOf(value: unknown, isProperties = false): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [String(value)];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, item]) => [
    ...(isProperties ? [key] : []),
    ...valuesOf(item, key === 'properties'),
  ]);
}

/** Says whether a sample has a value: in quotes, whole or name by name, or as a class, a method, a constant or a number. */
function hasValue(code: string, value: string): boolean {
  const strings = stringsOf(code);
  const words = withoutStrings(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return (
    value.split('.').every((name) => strings.has(name)) ||
    strings.has(value) ||
    (value.match(/[A-Za-z0-9]+/g)?.every((word) => words.includes(word.toLowerCase())) ?? false)
  );
}

/** The values that the parameters have in the examples of an API, by name: several operations share a parameter. */
function parameterValues(api: OpenApi): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const target of operationsOf(api)) {
    for (const [name, value] of Object.entries(operationExample(api, target).pathValues)) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return values;
}

/**
 * Lists what sets samples and examples apart: a value of the request body or of a path parameter that the sample of a client
 * lacks, or a text in a sample that no example has.
 */
export function driftedSamples(api: OpenApi, samples: ClientSamples): string[] {
  const parameters = parameterValues(api);
  const names = [...parameters.values()].flatMap((values) => [...values]);
  return operationsOf(api).flatMap((target) => {
    const { operationId, requestBody } = target.operation;
    const [[, media] = []] = mediaTypesOf(requestBody);
    const bodies = Object.values(examplesOf(media)).map(({ value }) => valuesOf(value));
    const { server, pathValues } = operationExample(api, target);
    const problemsOf = (code: string, body: readonly string[]): string[] => {
      const known = [server, ...names, ...body];
      const texts = new Set([...known, ...known.flatMap((value) => value.split('.'))]);
      return [
        ...body.filter((value) => !hasValue(code, value)).map((value) => `lacks ${value}`),
        ...Object.keys(pathValues)
          .filter(
            (name) => ![...(parameters.get(name) ?? [])].some((value) => hasValue(code, value)),
          )
          .map((name) => `lacks a value of ${name}`),
        ...[...stringsOf(code)]
          .filter((text) => !texts.has(text))
          .map((text) => `has "${text}", which no example has`),
      ];
    };
    return (['java', 'python'] as const).flatMap((client) => {
      const code = samples[operationId]?.[client];
      if (code === undefined) {
        return [];
      }
      // A sample follows one of the examples: the Python client knows no tables, so its catalogs are of filesets.
      const [problems = []] = (bodies.length === 0 ? [[]] : bodies)
        .map((body) => problemsOf(code, body))
        .sort((a, b) => a.length - b.length);
      return problems.map((problem) => `${operationId}, ${client}: ${problem}`);
    });
  });
}

const javaImport = /^import ([\w.]+)\.(\w+);$/gm;

/** What a piece of Java imports or calls that the client of the facts hasn't. */
function unknownInJava(code: string, { javaApi }: Facts): string[] {
  const imported = new Map(
    [...code.matchAll(javaImport)].map(([, home, name]) => [name, `${home}.${name}`]),
  );
  const types = [...imported.values()].filter((type) => !type.startsWith('java.'));
  const methods = new Set(Object.values(javaApi).flatMap((members) => members.split(' ')));
  const statements = withoutStrings(code).replace(javaImport, '');
  const chains = [...statements.matchAll(/(?<![.\w])([A-Z]\w*)((?:\.\w+)+)/g)].flatMap(
    ([chain, head, tail = '']) => {
      let type = imported.get(head) ?? '';
      for (const name of type.startsWith('java.') ? [] : tail.slice(1).split('.')) {
        if (!javaApi[type]?.split(' ').includes(name)) {
          return [chain];
        }
        type = `${type}.${name}`;
      }
      return [];
    },
  );
  // A chain that begins with a class is looked up above; `put` is a map's.
  const calls = [...statements.matchAll(/(?<=[)\]\s]\.|\b[a-z]\w*\.)(\w+)(?=\()/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'put' && !methods.has(name));
  return [...types.filter((type) => !(type in javaApi)), ...chains, ...calls];
}

const includes = (list: string | undefined, name: string): boolean =>
  list?.split(' ').includes(name) ?? false;

/** What a piece of Python imports or calls that the client of the facts hasn't, parameters among it. */
function unknownInPython(
  code: string,
  { pythonApi: { modules, members, parameters } }: Facts,
): string[] {
  const constructors = Object.keys(parameters)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => parameters[name])
    .join(' ');
  const problems = [...code.matchAll(/^from (\S+) import (.+)$/gm)].flatMap(
    ([, module = '', names = '']) =>
      names
        .split(', ')
        .filter((name) => !includes(modules[module], name))
        .map((name) => `${module}.${name}`),
  );
  const text = ({ from, to }: { from: number; to: number }): string => code.slice(from, to);
  pythonParser.parse(code).iterate({
    enter: ({ name: kind, node }) => {
      if (kind === 'PropertyName' && /^[A-Z]/.test(text(node)) && !includes(members, text(node))) {
        problems.push(text(node));
      }
      const callee = kind === 'CallExpression' ? node.firstChild : null;
      const called = callee?.lastChild ?? callee;
      if (called === null) {
        return;
      }
      const name = text(called);
      // A class without a constructor of its own has its parent's.
      const known = parameters[name] ?? (/^[A-Z]/.test(name) ? constructors : undefined);
      if (known === undefined) {
        problems.push(name);
        return;
      }
      for (const given of node.getChild('ArgList')?.getChildren('VariableName') ?? []) {
        if (given.nextSibling?.name === 'AssignOp' && !includes(known, text(given))) {
          problems.push(`${name}(${text(given)}=)`);
        }
      }
    },
  });
  return problems;
}

/** Lists what samples import or call that the clients of that version haven't. */
export function unknownCalls(samples: ClientSamples, facts: Facts): string[] {
  return Object.keys(samples).flatMap((operationId) => [
    ...unknownInJava(samples[operationId]?.java ?? '', facts).map(
      (name) => `${operationId}, java: ${facts.tag} has no ${name}`,
    ),
    ...unknownInPython(samples[operationId]?.python ?? '', facts).map(
      (name) => `${operationId}, python: ${facts.tag} has no ${name}`,
    ),
  ]);
}
