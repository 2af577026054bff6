import { translate } from '@docusaurus/Translate';
import type { SamplesRan as Ran } from '@site/src/site/reference';
import styles from './styles.module.css';

/** Says at the end of a page that its samples ran against the product, and when. */
export default function SamplesRan({ release, date, ran, all }: Ran) {
  const text =
    ran === all
      ? translate(
          { id: 'samplesRan.all', message: 'Samples verified on Gravitino {release}, {date}.' },
          { release, date },
        )
      : translate(
          {
            id: 'samplesRan.some',
            message: '{ran} samples verified on Gravitino {release}, {date}.',
          },
          { release, date, ran },
        );
  return <p className={styles.ran}>{text}</p>;
}
