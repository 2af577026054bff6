import Translate from '@docusaurus/Translate';
import { useLoaded } from '@site/src/components/shared/LoadError';
import { sandboxWords } from '@site/src/sandbox/client';
import { startsAtOnce } from '@site/src/site/controls';
import { examples } from '@site/src/site/playground';
import { curlSample } from '@site/src/site/restSamples';
import { useEffect } from 'react';
import { exampleWords, requestOfDraft } from './useConsole';

/** Loads the playground when the app runs. Without JavaScript, it shows requests to send. */
export default function Console() {
  const [content, load] = useLoaded(
    () => import('./View').then(({ default: View }) => <View />),
    <span className="scripted">{sandboxWords.loading}</span>,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => load(), []);
  return (
    <>
      <div {...{ [startsAtOnce]: '' }}>{content}</div>
      <p className="small-text margin-top--sm">
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
              <code>{curlSample(requestOfDraft(examples[name]))}</code>
            </pre>
          </section>
        ))}
      </noscript>
    </>
  );
}
