import { translate } from '@docusaurus/Translate';
import type { SamplesRan as Ran } from '@site/src/site/reference';
import styles from './styles.module.css';

/** Says at the end of a page that its samples ran against the product, and when. */
export default function SamplesRan({ release, date, ran, all }: Ran) {
  const text =
    ran === all
      ? translate(
          { id: 'samplesRan.all', message: 'Samples ran against Gravitino {release} on {date}.' },
          { release, date },
        )
      : translate(
          {
            id: 'samplesRan.some',
            message: '{ran} of {all} samples ran against Gravitino {release} on {date}.',
          },
          { release, date, ran, all },
        );
  return <p className={styles.ran}>{text}</p>;
}
