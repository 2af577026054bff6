import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../stack/cache';
import { packageOf } from '../stack/product';
import { run } from '../stack/run';
import { javaClasspath, startJava, startPython } from './interpreter';
import type { Sample } from './read';
import { referencesIn } from './references';
import { freeNames, type Scene } from './scene';
import { pathOf } from './world';

/** Compiles a whole class, such as a listener that a server loads, against the server's jars. */
async function compileClass({ text }: Sample, { version }: Scene): Promise<string | undefined> {
  const folder = cacheFolder('run', `classes-${version}`);
  const name = /public (?:final )?(?:class|interface) (\w+)/.exec(text)?.[1] ?? 'Sample';
  const file = join(folder, `${name}.java`);
  writeFileSync(file, text);
  const home = await packageOf(version);
  const folders = ['libs', 'catalogs/lakehouse-iceberg/libs', 'iceberg-rest-server/libs'];
  const jars = folders.map((one) => `${home}/${one}/*`);
  const classpath = [...jars, await javaClasspath(version)].join(':');
  const { code, output } = await run('javac', ['-proc:none', '-cp', classpath, '-d', folder, file]);
  return code === 0 ? undefined : output;
}

/** Runs a Java or Python sample, after the objects that it names are there. */
export async function runInterpreted(sample: Sample, scene: Scene): Promise<string | undefined> {
  if (/^package [\w.]+;/m.test(sample.text)) return compileClass(sample, scene);
  const kind = sample.kind === 'java' ? 'java' : 'python';
  const start = kind === 'java' ? startJava : startPython;
  scene.interpreters[kind] ??= start(scene.version);
  const interpreter = await scene.interpreters[kind];
  const named = referencesIn(sample.text, scene.context).map(({ names, isCreated }) => {
    const isFull =
      names[0] === scene.context.metalake || names.length > 2 || scene.version !== 'next';
    const { metalake = 'demo', catalog = '' } = scene.context;
    const full = isFull ? names : [metalake, ...(names[0] === catalog ? [] : [catalog]), ...names];
    return { path: pathOf(full, sample.text), isCreated };
  });
  // What the sample creates, and all below it, is its own matter.
  const created = named.filter(({ isCreated }) => isCreated).map(({ path }) => `${path}/`);
  const references = named.filter(
    ({ path, isCreated }) =>
      !created.some((one) => `${path}/`.startsWith(one) && !(isCreated && one === `${path}/`)),
  );
  const prepare = async (isFresh: boolean) => {
    for (const { path, isCreated } of references) {
      if (isCreated || isFresh) await scene.world.remove(path);
      if (!isCreated) await freeNames(sample.text, path, scene);
      await scene.world.ensure(isCreated ? path.replace(/\/\w+\/[^/]+$/, '') : path);
    }
  };
  await prepare(false);
  const text = await scene.addresses.toStack(sample.text);
  const problem = await interpreter.run(text);
  const isStale = problem !== undefined && /Exception|Error/.test(problem) && references.length > 0;
  if (!isStale) return problem;
  await prepare(true);
  return interpreter.run(text);
}
