import { parser as pythonParser } from '@lezer/python';
import type { ClientSamples } from '../../src/plugins/rest-reference/clientSamples';
import { withoutStrings } from './clientSampleChecks';
import type { Facts } from './docs/facts';

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
