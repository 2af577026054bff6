import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../stack/cache';
import { javaClasspath, startLanguage } from '../stack/languages';
import { must } from '../stack/process';
import { packageOf } from '../stack/product';
import { pathOf } from './calls';
import type { Sample } from './data';
import type { Scene } from './scene';

const creating = /(?:create\w*|create_\w+)\s*\(\s*(?:ident=)?$/;

/**
 * Finds the objects that a sample names in `NameIdentifier.of(…)`, and the metalake and catalog of a client. After 0.5.1, names in
 * a catalog begin with the schema instead of the metalake, so the context of the sample completes them.
 */
export function referencesIn(text: string, context: Scene['context']) {
  const found: { names: string[]; isCreated: boolean }[] = [];
  const client = /withMetalake\("(\w+)"\)|metalake_name="(\w+)"/.exec(text);
  if (client) {
    context.metalake = client[1] ?? client[2];
    found.push({ names: [context.metalake ?? ''], isCreated: false });
  }
  const plain = /\b(create|load|alter|drop)_?(metalake|catalog|schema)\(\s*(?:\w*name=)?"(\w+)"/gi;
  for (const [, verb, kind = '', name = ''] of text.matchAll(plain)) {
    const type = kind.toLowerCase();
    if (type === 'metalake') context.metalake = name;
    if (type === 'catalog') context.catalog = name;
    const { metalake = 'demo', catalog = '' } = context;
    const names =
      type === 'metalake' ? [name] : [metalake, ...(type === 'schema' ? [catalog] : []), name];
    found.push({ names, isCreated: verb?.toLowerCase() === 'create' });
  }
  if (/\.list_?schemas\(\)/i.test(text) && context.catalog !== undefined) {
    found.push({ names: [context.metalake ?? 'demo', context.catalog], isCreated: false });
  }
  for (const match of text.matchAll(/(NameIdentifier|Namespace)\.of\w*\(([^()]*)\)/g)) {
    const before = text.slice(0, match.index).replace(/\s+$/, '');
    const names = [...(match[2] ?? '').matchAll(/"([^"]*)"/g)].map(([, word = '']) => word);
    const isCreated = match[1] === 'NameIdentifier' && creating.test(before.slice(-60));
    found.push({ names, isCreated });
    const isCatalog = /[cC]atalog\s*\(\s*(?:ident=)?$/.test(before);
    if (names.length >= 2 && isCatalog) context.catalog = names[1];
  }
  return found.filter(({ names }) => names.length > 0);
}

/** Compiles a class, such as a listener, with the server's jars. */
async function compileClass({ text }: Sample, { version }: Scene): Promise<undefined> {
  const folder = cacheFolder('run', `classes-${version}`);
  const name = /public (?:final )?(?:class|interface) (\w+)/.exec(text)?.[1] ?? 'Sample';
  const file = join(folder, `${name}.java`);
  writeFileSync(file, text);
  const home = await packageOf(version);
  const folders = ['libs', 'catalogs/lakehouse-iceberg/libs', 'iceberg-rest-server/libs'];
  const jars = folders.map((one) => `${home}/${one}/*`);
  const classpath = [...jars, await javaClasspath(version)].join(':');
  await must('javac', ['-proc:none', '-cp', classpath, '-d', folder, file]);
}

/** Creates the objects that a Java or Python sample names, and runs the sample. */
export async function runInterpreted(sample: Sample, scene: Scene): Promise<string | undefined> {
  if (/^package [\w.]+;/m.test(sample.text)) return compileClass(sample, scene);
  const kind = sample.kind === 'java' ? 'java' : 'python';
  scene.started[kind] ??= startLanguage(kind, scene.version);
  const interpreter = await scene.started[kind];
  const named = referencesIn(sample.text, scene.context).map(({ names, isCreated }) => {
    const isFull =
      names[0] === scene.context.metalake || names.length > 2 || scene.version !== 'next';
    const { metalake = 'demo', catalog = '' } = scene.context;
    const full = isFull ? names : [metalake, ...(names[0] === catalog ? [] : [catalog]), ...names];
    return { path: pathOf(full, sample.text), isCreated };
  });
  // The sample creates these objects and their children.
  const created = named.filter(({ isCreated }) => isCreated).map(({ path }) => `${path}/`);
  const references = named.filter(
    ({ path, isCreated }) =>
      !created.some((one) => `${path}/`.startsWith(one) && !(isCreated && one === `${path}/`)),
  );
  const prepare = async (isFresh: boolean) => {
    for (const { path, isCreated } of references) {
      if (isCreated || isFresh) await scene.remove(path);
      if (!isCreated) await scene.freeNames(sample.text, path);
      await scene.ensure(isCreated ? path.replace(/\/\w+\/[^/]+$/, '') : path);
    }
  };
  await prepare(false);
  const text = await scene.toStack(sample.text);
  const problem = await interpreter.run(text);
  const isStale = problem !== undefined && /Exception|Error/.test(problem) && references.length > 0;
  if (!isStale) return problem;
  await prepare(true);
  return interpreter.run(text);
}
