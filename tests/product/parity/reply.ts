/** What is compared of a reply. */
export interface Compared {
  status: number;
  code?: number;
  type?: string;
  /** Names and types of all fields; `text` for a reply without JSON. */
  shape: Shape;
}

export type Shape = string | { [field: string]: Shape };

/** Fields that hold names of the reader's own: only their values' type counts. */
const maps = ['properties'];

/** Fields whose values may have another structure from one object to the next. */
const isOpen = (field: string): boolean => field === 'type' || maps.includes(field);

function shapeOf(value: unknown, field = ''): Shape {
  if (Array.isArray(value)) {
    const shapes = value.map((one) => shapeOf(one));
    return { '[]': shapes.reduce<Shape>((all, one) => merged(all, one), 'any') };
  }
  if (typeof value === 'object' && value !== null) {
    return isOpen(field)
      ? 'map'
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one, key)]));
  }
  return field === 'type' ? 'map' : value === null ? 'null' : typeof value;
}

/** The shape of several elements of a list. An empty list fits every other. */
function merged(a: Shape, b: Shape): Shape {
  if (typeof a === 'string' || typeof b === 'string') {
    return a === 'any' || a === 'null' ? b : a;
  }
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(keys.map((key) => [key, merged(a[key] ?? 'any', b[key] ?? 'any')]));
}

interface Body {
  code?: number;
  type?: string;
  stack?: unknown;
  metalakes?: { name: string }[];
}

/** @param suffix of the scenario's metalakes: a list may hold those of other scenarios, too. */
export function readReply(status: number, text: string, suffix: string): Compared {
  try {
    // A server adds the stack trace; the sandbox has none.
    const { stack: _, ...body } = JSON.parse(text) as Body;
    const metalakes = body.metalakes?.filter(({ name }) => name.endsWith(suffix));
    const shape = shapeOf({ ...body, ...(metalakes && { metalakes }) });
    return { status, code: body.code, type: body.type, shape };
  } catch {
    return { status, shape: 'text' };
  }
}

/** Lists where two shapes differ, as paths of fields. */
function shapeDifferences(sandbox: Shape, server: Shape, path = ''): string[] {
  if (sandbox === 'any' || server === 'any') {
    return [];
  }
  if (typeof sandbox === 'string' || typeof server === 'string') {
    const [a, b] = [sandbox, server].map((one) => (typeof one === 'string' ? one : 'object'));
    return a === b ? [] : [`shape ${path || '.'}: ${a}, server ${b}`];
  }
  const keys = new Set([...Object.keys(sandbox), ...Object.keys(server)]);
  return [...keys].flatMap((key) =>
    shapeDifferences(sandbox[key] ?? 'absent', server[key] ?? 'absent', `${path}/${key}`),
  );
}

/** Says how a reply of the sandbox differs from the server's; empty where it doesn't. */
export function differences(sandbox: Compared, server: Compared): string[] {
  if (sandbox.status !== server.status) {
    return [`status: ${sandbox.status}, server ${server.status}`];
  }
  return [
    ...(['code', 'type'] as const)
      .filter((field) => sandbox[field] !== server[field])
      .map((field) => `${field}: ${sandbox[field]}, server ${server[field]}`),
    ...shapeDifferences(sandbox.shape, server.shape),
  ];
}
