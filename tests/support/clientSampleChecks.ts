import { parser as pythonParser } from '@lezer/python';
import type { ClientSamples } from '../../src/plugins/rest-reference/clientSamples';
import { Examples } from '../../src/plugins/rest-reference/examples';
import {
  examplesOf,
  mediaTypesOf,
  type OpenApi,
  operationsOf,
} from '../../src/plugins/rest-reference/openApi';
import type { Facts } from './docs/facts';

const stringPattern = /"(?:[^"\\]|\\.)*"/g;

/** Returns the string literals of Java or Python code. */
const stringsOf = (code: string): Set<string> =>
  new Set((code.match(stringPattern) ?? []).map((text) => JSON.parse(text) as string));

/** Removes the string literals from code. */
const withoutStrings = (code: string): string => code.replace(stringPattern, '');

/** Lists the texts and numbers of a JSON value, and the keys of its properties. */
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

/** Returns whether a sample has a value, as a string, as strings for its parts, or as an identifier or number. */
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

/** Collects the example values of parameters by name, because operations share parameters. */
function parameterValues(api: OpenApi, examples: Examples): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const target of operationsOf(api)) {
    for (const [name, value] of Object.entries(examples.request(target).pathValues)) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return values;
}

/**
 * Lists differences between samples and examples: a value of the body or path that a sample lacks, or a text that no example has.
 */
export function driftedSamples(api: OpenApi, samples: ClientSamples): string[] {
  const examples = new Examples(api);
  const parameters = parameterValues(api, examples);
  const names = [...parameters.values()].flatMap((values) => [...values]);
  return operationsOf(api).flatMap((target) => {
    const { operationId, requestBody } = target.operation;
    const [[, media] = []] = mediaTypesOf(requestBody);
    const bodies = Object.values(examplesOf(media)).map(({ value }) => valuesOf(value));
    const { server, pathValues } = examples.request(target);
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
      // A sample follows one of the examples. The Python client doesn't support tables, so its catalogs are of filesets.
      const [problems = []] = (bodies.length === 0 ? [[]] : bodies)
        .map((body) => problemsOf(code, body))
        .sort((a, b) => a.length - b.length);
      return problems.map((problem) => `${operationId}, ${client}: ${problem}`);
    });
  });
}

const javaImport = /^import ([\w.]+)\.(\w+);$/gm;

/** Lists imports and calls of Java code that the client doesn't have. */
function findUnknownInJava(code: string, { javaApi }: Facts): string[] {
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
  // Chains that begin with a class are checked above, and `put` is a method of maps.
  const calls = [...statements.matchAll(/(?<=[)\]\s]\.|\b[a-z]\w*\.)(\w+)(?=\()/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'put' && !methods.has(name));
  return [...types.filter((type) => !(type in javaApi)), ...chains, ...calls];
}

const includes = (list: string | undefined, name: string): boolean =>
  list?.split(' ').includes(name) ?? false;

/** Lists imports, calls, and parameters of Python code that the client doesn't have. */
function findUnknownInPython(
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
      // A class without its own constructor has its parent's.
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

/** Lists imports and calls of samples that the clients of their version don't have. */
export function unknownCalls(samples: ClientSamples, facts: Facts): string[] {
  return Object.keys(samples).flatMap((operationId) => [
    ...findUnknownInJava(samples[operationId]?.java ?? '', facts).map(
      (name) => `${operationId}, java: ${facts.tag} has no ${name}`,
    ),
    ...findUnknownInPython(samples[operationId]?.python ?? '', facts).map(
      (name) => `${operationId}, python: ${facts.tag} has no ${name}`,
    ),
  ]);
}
