import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import LoadError from '@site/src/components/shared/LoadError';
import { sandbox } from '@site/src/sandbox/client/words';
import { startsAtOnce } from '@site/src/site/controls';
import { curlSample } from '@site/src/site/restSamples';
import { sandboxSamples, sandboxStateKey } from '@site/src/site/sandbox';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styles from './place.module.css';
import { requestOf } from './request';
import { sandboxPage as words } from './words';

const { loading } = sandbox;

/** The place of the playground, which is loaded with its styles as soon as the app is alive. Without JavaScript, it shows what to send. */
export default function Console(): React.JSX.Element {
  const [content, setContent] = useState<ReactNode>(<p>{loading}</p>);
  const versions = useVersions(undefined);
  const { hash } = useLocation();
  const shared = hash.startsWith(`#${sandboxStateKey}=`) ? hash : '';
  const load = useCallback((): void => {
    const start = async (): Promise<void> => {
      const latest = versions.find(({ isLast }) => isLast)?.name ?? 'current';
      const names = versions.map(({ name }) => name);
      const [{ default: View }, { readState }] = await Promise.all([
        import('./View'),
        import('./state'),
      ]);
      const initial = await readState(shared, names, latest);
      if (shared) {
        // A reload goes on from where the reader is, not from the link.
        window.history.replaceState(window.history.state, '', window.location.pathname);
      }
      setContent(<View key={shared} initial={initial} />);
    };
    start().catch((error: unknown) => setContent(<LoadError error={error} retry={load} />));
  }, [versions, shared]);
  useEffect(load, [load]);
  return (
    <>
      <div className={styles.place} {...{ [startsAtOnce]: '' }}>
        {content}
      </div>
      <p className={styles.limits}>{words.limits}</p>
      <noscript>
        <p>{words.withoutScripts}</p>
        {sandboxSamples.map((sample) => (
          <section key={sample.name}>
            <h2>{words.samples[sample.name]}</h2>
            <pre>
              <code>{curlSample(requestOf(sample))}</code>
            </pre>
          </section>
        ))}
      </noscript>
    </>
  );
}
