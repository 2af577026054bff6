/** An object that a Java or Python sample names, as a path below `/api` without the kind of the last part. */
export interface Reference {
  names: string[];
  isCreated: boolean;
}

const creating = /(?:create\w*|create_\w+)\s*\(\s*(?:ident=)?$/;

/**
 * Finds the objects that a sample names: those in `NameIdentifier.of(…)`, and the metalake and the catalog of a client. Names
 * below a catalog start with the metalake up to 0.5.1 and with the schema later, so the context of the sample completes them.
 */
export function referencesIn(
  text: string,
  context: { metalake?: string; catalog?: string },
): Reference[] {
  const found: Reference[] = [];
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
