import { BodyDetails } from '../RequestBody';
import type { Props } from '../types';
import styles from './styles.module.css';

/** What an operation may answer: success open, errors to unfold. */
export default function Responses({ operation }: Props): React.JSX.Element {
  const { responses, schemas } = operation;
  return (
    <>
      {responses.map((response) => (
        <details
          key={response.status}
          className={styles.response}
          open={response.status.startsWith('2')}
        >
          <summary>
            <strong>{response.status}</strong> {response.description}
          </summary>
          <BodyDetails body={response} schemas={schemas} />
        </details>
      ))}
    </>
  );
}
