import LoadError from '@site/src/components/shared/LoadError';
import { loadError as loadErrorWords } from '@site/src/site/loadError';
import { sandbox } from '@site/src/site/sandbox';
import { sandboxPage } from '@site/src/site/sandboxPage';
import { wakesAtOnce } from '@site/src/site/wake';
import { translated } from '@site/src/words/translated';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import styles from './place.module.css';

const loadError = translated('loadError', loadErrorWords);
const words = translated('sandboxPage', sandboxPage);
const { loading: loadingWords } = translated('sandbox', sandbox);

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
      {loading === 'under way' && <p>{loadingWords}</p>}
      {typeof loading === 'object' && 'error' in loading && (
        <LoadError error={loading.error} retry={load} heading={loadError.part} />
      )}
      {typeof loading === 'object' && 'View' in loading && <loading.View />}
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
    </div>
  );
}
