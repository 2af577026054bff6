/** A class that a file carries and whose rules the build has left out. */
export interface MissingClass {
  name: string;
  /** A page or script, as a path below the build. */
  file: string;
}

const classAttribute = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const classNameText = /\bclassName:\s*(["'`])((?:(?!\1).)*)\1/g;

/** Returns the classes that elements of a page have. */
export function classesInPage(html: string): Set<string> {
  const values = [...html.matchAll(classAttribute)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

/**
 * Returns the words of a script that are classes. A name such as `button--lg` is one wherever it stands; one such as `hero`
 * is a word of the language, too, and counts where a `className` begins.
 */
export function classesInScript(code: string): Set<string> {
  const compound = [...code.matchAll(/(?<![\w-])[a-z]+(?:-[a-z]+)*(?:--|__)[\w-]+/g)];
  const named = [...code.matchAll(classNameText)];
  return new Set([
    ...compound.map(([name]) => name),
    ...named.flatMap(([, , text = '']) => text.split(/\s+/)),
  ]);
}

/** Returns what of `dropped` a file carries. */
export function missingIn(
  { file, text }: { file: string; text: string },
  dropped: ReadonlySet<string>,
): MissingClass[] {
  const classes = file.endsWith('.html') ? classesInPage(text) : classesInScript(text);
  return [...classes].filter((name) => dropped.has(name)).map((name) => ({ name, file }));
}

/** Tells what is missing, where, and what to do. */
export function describeMissing(missing: readonly MissingClass[]): string {
  const names = [...new Set(missing.map(({ name }) => name))].sort();
  const lines = names.map((name) => {
    const files = missing.filter((one) => one.name === name).map(({ file }) => file);
    const others = files.length > 1 ? ` and ${files.length - 1} more` : '';
    return `  .${name} in ${files[0]}${others}`;
  });
  return [
    'Pages carry classes of Infima whose rules the build leaves out:',
    ...lines,
    'Add them to keptClasses in src/plugins/lean-styles/infima.ts, or use a class of your own.',
  ].join('\n');
}
