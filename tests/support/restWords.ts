/**
 * What a reader of an OpenAPI file expects to find on the page of one operation, read from the file by code that shares nothing with the
 * code that makes pages: the names of fields, and the words of everything else.
 */
export interface Expected {
  names: Set<string>;
  words: Set<string>;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows a reference of a file. */
export function follow(file: Json, pointer: string): unknown {
  let target: unknown = file;
  for (const part of pointer.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = isObject(target) || Array.isArray(target) ? (target as Json)[key] : undefined;
  }
  return target;
}

/** Splits a text into what Markdown, line breaks, and typography can't change. */
export const wordsOf = (text: string): string[] =>
  text
    // Browsers don't know such an address, so the page drops it.
    .replace(/\]\(ref:[^)]*\)/g, ']')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Members whose names are those of replies, media types, headers, or links. */
const namedMembers = 'properties headers links callbacks responses content patternProperties'.split(
  ' ',
);
/** Members whose values are words on the page, as they are or listed. */
const valueMembers = (
  'description summary format pattern enum const default minimum maximum minLength maxLength minItems maxItems ' +
  'minProperties maxProperties multipleOf name operationId url value'
).split(' ');

/**
 * What pages leave out on purpose. Vendors' extensions; XML's names, which only matter to a program; tags, which are groups; the text next
 * to a reference in favor of a nearer one; security schemes, which the introduction has; examples of whole objects, which the bodies
 * of samples have.
 */
const isLeftOut = (key: string): boolean =>
  key.startsWith('x-') ||
  ['xml', 'tags', 'security', 'servers', 'discriminator', 'encoding'].includes(key);

/** Gathers what an operation's page has to show. */
export function expectedOf(file: Json, operation: Json): Expected {
  const names = new Set<string>();
  const words = new Set<string>();
  const seen = new Set<unknown>();
  const addValue = (value: unknown): void => {
    if (Array.isArray(value) || isObject(value)) {
      for (const item of Object.values(value)) {
        addValue(item);
      }
    } else if (value !== null) {
      for (const word of wordsOf(String(value))) {
        words.add(word);
      }
    }
  };
  const visit = (node: unknown, isRedescribed = false): void => {
    if (Array.isArray(node)) {
      for (const item of node) {
        visit(item);
      }
      return;
    }
    if (!isObject(node) || seen.has(node)) {
      return;
    }
    if (typeof node.$ref === 'string') {
      visit(follow(file, node.$ref), 'description' in node);
    }
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (isLeftOut(key) || key === '$ref') {
        continue;
      }
      if (namedMembers.includes(key) && isObject(value)) {
        for (const [name, member] of Object.entries(value)) {
          if (key === 'properties') {
            names.add(name);
          } else {
            addValue(name);
          }
          visit(member);
        }
      } else if (valueMembers.includes(key) && !(key === 'description' && isRedescribed)) {
        addValue(value);
      } else if (key === 'example' && !isObject(value) && !Array.isArray(value)) {
        addValue(value);
      } else if (key === 'deprecated' && value === true) {
        words.add('deprecated');
      } else {
        visit(value);
      }
    }
  };
  // The page is titled by the summary and named after the id.
  const { summary: _, operationId: __, ...shown } = operation;
  visit(shown);
  return { names, words };
}

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace'];

/** Lists the parameters of an operation and those of its path that it doesn't replace. */
function parametersOf(file: Json, ...owners: Json[]): unknown[] {
  const all = owners.flatMap((owner) => (Array.isArray(owner.parameters) ? owner.parameters : []));
  const named = all.map((parameter): [string, unknown] => {
    const target = (parameter.$ref ? follow(file, parameter.$ref) : parameter) as Json;
    return [`${target.name} ${target.in}`, parameter];
  });
  return [...new Map(named).values()];
}

/** Lists the operations of a file, with the parameters of their paths. */
export function operationsIn(file: Json): Json[] {
  return Object.values({ ...(file.paths as Json), ...(file.webhooks as Json) }).flatMap((item) => {
    const target = isObject(item) && typeof item.$ref === 'string' ? follow(file, item.$ref) : item;
    return isObject(target)
      ? methods.flatMap((method) => {
          const operation = target[method];
          return isObject(operation)
            ? [{ ...operation, parameters: parametersOf(file, target, operation) }]
            : [];
        })
      : [];
  });
}

/** Lists what a page lacks. */
export function missingOn(page: HTMLElement, { names, words }: Expected): string[] {
  const codes = new Set([...page.querySelectorAll('code')].map((code) => code.textContent));
  const links = [...page.querySelectorAll('[href], [src]')].map(
    (element) => `${element.getAttribute('href')} ${element.getAttribute('src')}`,
  );
  const shown = new Set(
    wordsOf(
      `${page.textContent} ${links.join(' ')} ${[...page.querySelectorAll('p, li, h3, summary, span, code, td, button')].map((element) => element.textContent).join(' ')}`,
    ),
  );
  return [
    ...[...names].filter((name) => !codes.has(name)).map((name) => `field ${name}`),
    ...[...words].filter((word) => !shown.has(word)),
  ];
}
