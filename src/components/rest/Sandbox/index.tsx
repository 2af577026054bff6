import LoadError from '@site/src/components/shared/LoadError';
import { loadError } from '@site/src/site/loadError';
import { sandbox } from '@site/src/site/sandbox';
import { wakesAtOnce } from '@site/src/site/wake';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import styles from './place.module.css';

type Loading = 'under way' | { View: ComponentType } | { error: unknown };

/** The place of the playground, which is loaded with its styles as soon as the app is alive: the page is of no use without it. */
export default function Sandbox(): React.JSX.Element {
  const [loading, setLoading] = useState<Loading>('under way');
  const load = useCallback((): void => {
    setLoading('under way');
    import('./View').then(
      ({ default: View }) => setLoading({ View }),
      (error: unknown) => setLoading({ error }),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <div className={styles.place} {...{ [wakesAtOnce]: '' }}>
      {loading === 'under way' && <p>{sandbox.loading}</p>}
      {typeof loading === 'object' && 'error' in loading && (
        <LoadError error={loading.error} retry={load} heading={loadError.part} />
      )}
      {typeof loading === 'object' && 'View' in loading && <loading.View />}
      <noscript>
        <p>The playground needs JavaScript. The samples of the guides do the same on a server.</p>
      </noscript>
    </div>
  );
}
