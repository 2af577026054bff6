import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths';
import { curlCall, shellCommands } from '../shellWords';
import { factsName } from './facts';
import type { DocPage } from './pages';

/** What the sources of an image say of it. */
interface ImageFact {
  /** Files below the tag. */
  source: string;
  ports: number[];
  /** Variables that its start reads. */
  environment: string[];
  /** Those without which it doesn't start. */
  required?: string[];
  /** Programs on its path that pages call. */
  commands: string[];
  /** Where a schema without a location is stored. */
  warehouse?: string;
}

/** The images that the tutorial of a version runs. */
export interface ImageFacts {
  tag: string;
  images: Record<string, ImageFact>;
}

/** Reads `tests/facts/images/<version>.json`. */
export function readImageFacts(version: string): ImageFacts {
  const file = join(rootDir, 'tests/facts/images', `${factsName(version)}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const withValue = new Set(['--name', '--hostname', '--network', '-p', '-e']);

/** The options of a `docker run`, each with its values, and the words after them. */
function runOptions(words: readonly string[]): { options: Map<string, string[]>; rest: string[] } {
  const options = new Map<string, string[]>();
  const left = [...words];
  while (left[0]?.startsWith('-')) {
    const option = left.shift() ?? '';
    if (withValue.has(option)) {
      options.set(option, [...(options.get(option) ?? []), left.shift() ?? '']);
    }
  }
  return { options, rest: left };
}

/** What exists once the steps up to here are done. */
interface State {
  networks: Set<string>;
  containers: Map<string, ImageFact>;
  published: Set<string>;
  objects: Set<string>;
}

/** Addresses that containers are told must be those of containers. */
const addresses = /(?:thrift|hdfs|http):\/\/([\w.-]+):(\d+)/g;

function unreachable(text: string, { containers }: State): string[] {
  return [...text.matchAll(addresses)].flatMap(([address, host = '', port]) => {
    const fact = containers.get(host);
    if (!fact) return [`${address}: no container is named ${host} at this step`];
    return fact.ports.includes(Number(port)) ? [] : [`${address}: ${host} has no port ${port}`];
  });
}

function dockerRun(words: readonly string[], state: State, facts: ImageFacts): string[] {
  const { options, rest } = runOptions(words);
  const [image = ''] = rest;
  const fact = facts.images[image];
  if (!fact) return [`${image}: no image of ${facts.tag} that tests/facts/images knows`];
  const problems: string[] = [];
  const [name = ''] = options.get('--name') ?? [];
  const [network = ''] = options.get('--network') ?? [];
  const [hostname = name] = options.get('--hostname') ?? [];
  if (state.containers.has(name)) problems.push(`${name}: runs already`);
  if (hostname !== name) problems.push(`${name}: calls itself ${hostname}`);
  if (!state.networks.has(network)) problems.push(`${name}: there is no network "${network}" yet`);
  for (const mapping of options.get('-p') ?? []) {
    const [outer = '', inner] = mapping.split(':');
    if (!fact.ports.includes(Number(inner))) problems.push(`${image} has no port ${inner}`);
    state.published.add(outer);
  }
  const variables = new Map(
    (options.get('-e') ?? []).map((pair) => pair.split('=', 2) as [string, string]),
  );
  for (const variable of variables.keys()) {
    if (!fact.environment.includes(variable)) problems.push(`${image} doesn't read ${variable}`);
  }
  for (const variable of fact.required ?? []) {
    if (!variables.get(variable)) problems.push(`${image} needs ${variable}`);
  }
  const server = variables.get('GRAVITINO_HOST_IP');
  if (server !== undefined) {
    problems.push(
      ...unreachable(`http://${server}:${variables.get('GRAVITINO_HOST_PORT')}`, state),
    );
    const metalake = variables.get('GRAVITINO_METALAKE_NAME') ?? '';
    if (!state.objects.has(`/api/metalakes/${metalake}`))
      problems.push(`the metalake ${metalake} isn't there yet`);
  }
  state.containers.set(name, fact);
  return problems;
}

function dockerExec(words: readonly string[], state: State): string[] {
  const [name = '', command = ''] = words.filter((word) => !/^-\w+$/.test(word));
  const fact = state.containers.get(name);
  if (!fact) return [`docker exec ${name}: it doesn't run at this step`];
  return fact.commands.includes(command) ? [] : [`${name} has no command ${command}`];
}

function docker(words: readonly string[], state: State, facts: ImageFacts): string[] {
  const [action, ...rest] = words;
  if (action === 'run') return dockerRun(rest, state, facts);
  if (action === 'exec') return dockerExec(rest, state);
  if (action === 'rm') {
    return rest
      .filter((name) => !name.startsWith('-'))
      .flatMap((name) =>
        state.containers.delete(name) ? [] : [`docker rm ${name}: no such container`],
      );
  }
  if (action === 'network') {
    const [verb, name = ''] = rest;
    if (verb === 'create') state.networks.add(name);
    else if (verb === 'rm') {
      if (state.containers.size > 0) return [`${name} is still in use`];
      if (!state.networks.delete(name)) return [`there is no network "${name}"`];
    }
    return [];
  }
  return [`docker ${action}: a command that this test doesn't know`];
}

/** Paths that hold collections: creating in one makes the object that the body names. */
const collection = /\/(?:metalakes|catalogs|schemas|tables)$/;

function rest(words: readonly string[], state: State, facts: ImageFacts): string[] {
  const { method = '', url = '', body } = curlCall(words) ?? {};
  const { port, pathname } = new URL(url);
  if (!state.published.has(port)) return [`${url}: no container publishes port ${port}`];
  const parent = pathname.replace(/\/(?:testConnection|version)$/, '').replace(collection, '');
  const problems =
    parent === '/api' || state.objects.has(parent)
      ? []
      : [`${method} ${pathname}: ${parent} isn't there yet`];
  if (body !== undefined) {
    problems.push(...unreachable(body, state));
    const { name = '', properties } = JSON.parse(body);
    if (collection.test(pathname)) state.objects.add(`${pathname}/${name}`);
    const isLocal = Object.values(facts.images).some(({ warehouse }) =>
      warehouse?.includes('//localhost'),
    );
    if (pathname.endsWith('/schemas') && isLocal && !properties?.location)
      problems.push(`${name}: without a location the files of the schema are at localhost`);
  }
  return problems;
}

/**
 * Goes through the steps of a tutorial in their order, as far as they can be told without running them: images, ports,
 * variables and names of containers, what each call needs to be there, and that the clean-up leaves nothing.
 *
 * @returns what is wrong, with the command; bodies and paths are compared with the OpenAPI file elsewhere.
 */
export function checkTutorial(page: DocPage, facts: ImageFacts): string[] {
  const state: State = {
    networks: new Set(),
    containers: new Map(),
    published: new Set(),
    objects: new Set(),
  };
  const problems = page.codeBlocks
    .filter(({ language }) => language === 'shell')
    .flatMap(({ line, text }) =>
      shellCommands(text).flatMap((words) => {
        const at = words.indexOf('docker');
        const found =
          words[0] === 'curl'
            ? rest(words, state, facts)
            : at >= 0
              ? docker(words.slice(at + 1), state, facts)
              : [];
        return found.map((problem) => `${page.file}:${line}: ${problem}`);
      }),
    );
  for (const name of state.containers.keys()) problems.push(`${name} is left running`);
  for (const name of state.networks) problems.push(`the network "${name}" is left`);
  return problems;
}
