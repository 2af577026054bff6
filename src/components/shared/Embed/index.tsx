import { translate } from '@docusaurus/Translate';
import Figure from '@site/src/components/shared/Figure';
import { columnSizes, type Picture } from '@site/src/site/content';
import { needsApp, type Plays, playsMark } from '@site/src/site/controls';
import styles from './styles.module.css';

interface Props {
  /** Address of the frame or of the video. */
  src: string;
  /** Shown until the reader presses it; the build makes a `Picture` of its file. */
  poster: Picture;
  /** What is to be seen, in words. */
  title: string;
}

/** Name of the other site that a press asks, or `undefined` where it is this one. */
const hostOf = (src: string): string | undefined => /^https:\/\/([^/]+)/.exec(src)?.[1];

function Still({ src, poster, title, plays }: Props & { plays: Plays }) {
  const host = hostOf(src);
  const caption =
    host === undefined
      ? title
      : translate(
          { id: 'embedWords.elsewhere', message: '{title} (plays from {host} when pressed)' },
          { title, host },
        );
  return (
    <Figure caption={caption}>
      <div className={styles.stage}>
        <a className={styles.still} href={src} {...{ [playsMark]: plays, [needsApp]: '' }}>
          <img
            {...poster}
            sizes={columnSizes}
            alt={translate({ id: 'embedWords.play', message: 'Play: {title}' }, { title })}
            loading="lazy"
            decoding="async"
          />
          <svg className={`screen-only ${styles.play}`} viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="32" />
            <path d="M25 19v26l22-13z" />
          </svg>
        </a>
        <div className={styles.player} data-title={title} />
      </div>
    </Figure>
  );
}

/** A page of another site, such as a film there. Nothing is asked of that site before the reader presses the still. */
export default function Embed(props: Props) {
  return <Still {...props} plays="frame" />;
}

/** A video: a still, which a press makes a player of. Without scripts it is a link to the file. */
export function Video(props: Props) {
  return <Still {...props} plays="video" />;
}
