import Translate from '@docusaurus/Translate';
import LoadError from '@site/src/components/shared/LoadError';
import { sandboxWords } from '@site/src/sandbox/client';
import { startsAtOnce } from '@site/src/site/controls';
import { examples } from '@site/src/site/playground';
import { curlSample } from '@site/src/site/restSamples';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { requestOf } from './useConsole';
import { exampleWords } from './words';

/** The place of the playground, which the running app loads. Without JavaScript, it shows what to send. */
export default function Console() {
  const [content, setContent] = useState<ReactNode>(
    <p className="scripted">{sandboxWords.loading}</p>,
  );
  const load = useCallback((): void => {
    import('./View').then(
      ({ default: View }) => setContent(<View />),
      (error: unknown) => setContent(<LoadError error={error} retry={load} />),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <>
      <div {...{ [startsAtOnce]: '' }}>{content}</div>
      <p className="small-text">
        <Translate id="playground.limits">
          The simulated server checks names, properties, column types, and operations against the
          tables in this documentation, and nothing else. Its error messages differ from those of a
          real server.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate id="playground.withoutScripts">
            The playground needs JavaScript. Without it, send the same requests to your own server:
          </Translate>
        </p>
        {exampleWords.map(([name, label]) => (
          <section key={name}>
            <h2>{label}</h2>
            <pre>
              <code>{curlSample(requestOf(examples[name]))}</code>
            </pre>
          </section>
        ))}
      </noscript>
    </>
  );
}
