import styles from './styles.module.css';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const classOf = (value: Json): string => {
  const classes: Record<string, string> = { string: 'code-string', number: 'code-number' };
  return classes[typeof value] ?? 'code-keyword';
};

/** A value after its key; what has something in it can be folded. */
function Value({ name, value, end }: { name?: string; value: Json; end: string }) {
  const key = name !== undefined && (
    <>
      <span className="code-property">{JSON.stringify(name)}</span>:{' '}
    </>
  );
  const isList = Array.isArray(value);
  const entries: [string | undefined, Json][] = isList
    ? value.map((one) => [undefined, one])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  if (entries.length === 0) {
    return (
      <span className={styles.line}>
        {key}
        <span className={classOf(value)}>{JSON.stringify(value)}</span>
        {end}
      </span>
    );
  }
  const [open, close] = isList ? '[]' : '{}';
  return (
    <details className={styles.fold} open>
      <summary data-rest={`… ${close}${end}`}>
        {key}
        {open}
      </summary>
      <div className={styles.inside}>
        {entries.map(([inner, one], at) => (
          <Value
            // biome-ignore lint/suspicious/noArrayIndexKey: elements of a finished reply never move
            key={at}
            name={inner}
            value={one}
            end={at < entries.length - 1 ? ',' : ''}
          />
        ))}
      </div>
      <span className={styles.line}>
        {close}
        {end}
      </span>
    </details>
  );
}

/** JSON in colors, with a fold for each object and list. A text that isn't JSON is shown as it is. */
export default function JsonView({ text }: { text: string }) {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return <pre className={styles.text}>{text}</pre>;
  }
  return (
    <div className={styles.json}>
      <Value value={value} end="" />
    </div>
  );
}
