export interface Reply {
  status: number;
  text: string;
}

/** What is compared of a reply. */
export interface Compared {
  status: number;
  code?: number;
  type?: string;
  /** Names and types of all fields; `text` for a reply without JSON. */
  shape: Shape;
}

type Shape = string | { [field: string]: Shape };

function shapeOf(value: unknown, field = ''): Shape {
  if (Array.isArray(value)) {
    return { '[]': value.map((one) => shapeOf(one)).reduce<Shape>(merged, 'any') };
  }
  const isObject = typeof value === 'object' && value !== null;
  // The structure of types and properties differs from one object to the next.
  if (field === 'type' || (isObject && field === 'properties')) return 'map';
  if (!isObject) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one, key)]));
}

const keysOf = (...shapes: object[]): string[] => [...new Set(shapes.flatMap(Object.keys))];

/** The shape of several elements of a list. An empty list fits every other. */
function merged(a: Shape, b: Shape): Shape {
  if (typeof a === 'string' || typeof b === 'string') return a === 'any' || a === 'null' ? b : a;
  return Object.fromEntries(
    keysOf(a, b).map((key) => [key, merged(a[key] ?? 'any', b[key] ?? 'any')]),
  );
}

/** @param suffix of the scenario's metalakes: a list may hold those of other scenarios, too. */
export function readReply({ status, text }: Reply, suffix: string): Compared {
  if (!text.startsWith('{')) return { status, shape: 'text' };
  // A server adds the stack trace; the sandbox has none.
  const { stack: _, ...body } = JSON.parse(text);
  const isOwn = ({ name }: { name: string }) => name.endsWith(suffix);
  if (body.metalakes) body.metalakes = body.metalakes.filter(isOwn);
  return { status, code: body.code, type: body.type, shape: shapeOf(body) };
}

/** Lists where two shapes differ, as paths of fields. */
function shapeDifferences(sandbox: Shape, server: Shape, path = ''): string[] {
  if (sandbox === 'any' || server === 'any') return [];
  if (typeof sandbox === 'string' || typeof server === 'string') {
    const [a, b] = [sandbox, server].map((one) => (typeof one === 'string' ? one : 'object'));
    return a === b ? [] : [`shape ${path || '.'}: ${a}, server ${b}`];
  }
  return keysOf(sandbox, server).flatMap((key) =>
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
