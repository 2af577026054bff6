import { useState } from 'react';

/** A component with state, which a writer could add. */
export default function Counter({ label }: { label: string }): React.JSX.Element {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
