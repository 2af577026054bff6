import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import LoadError from '@site/src/components/shared/LoadError';
import { sandbox } from '@site/src/sandbox/client/words';
import { startsAtOnce } from '@site/src/site/controls';
import { curlSample } from '@site/src/site/restSamples';
import { sandboxSamples, sandboxStateKey } from '@site/src/site/sandbox';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styles from './place.module.css';
import { requestOf } from './request';
import { sampleWords } from './words';

/** The place of the playground, which is loaded with its styles as soon as the app is alive. Without JavaScript, it shows what to send. */
export default function Console() {
  const [content, setContent] = useState<ReactNode>(<p>{sandbox.loading}</p>);
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
      <p className={styles.limits}>
        <Translate id="playground.limits">
          The playground checks names, properties, column types, and operations against the tables
          of this documentation. It does not simulate rules that these tables do not state,
          properties that a source adds, or the wording of a source’s own errors.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate id="playground.withoutScripts">
            The playground needs JavaScript. Without it, send the same requests to a server of your
            own:
          </Translate>
        </p>
        {sandboxSamples.map((sample) => (
          <section key={sample.name}>
            <h2>{sampleWords[sample.name]}</h2>
            <pre>
              <code>{curlSample(requestOf(sample))}</code>
            </pre>
          </section>
        ))}
      </noscript>
    </>
  );
}
