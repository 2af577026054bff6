import Link from '@docusaurus/Link';
import { Drawing, Icon } from '@site/src/components/shared/pictures';
import type { CoverName } from '@site/src/site/blog';
import type { IconName } from '@site/src/site/content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The content of a card. With `to`, the whole card is a link. */
export interface CardData {
  icon?: IconName;
  title: string;
  text?: ReactNode;
  to?: string;
  meta?: ReactNode;
  /** A drawing of the blog's above all. */
  cover?: CoverName;
  /** Level of the title, below that of the list. */
  heading?: 'h2' | 'h3';
}

export function Card({ icon, title, text, to, meta, cover, heading: Heading = 'h3' }: CardData) {
  const Text = typeof text === 'string' ? 'p' : 'div';
  return (
    <li className={styles.card}>
      {cover && <Drawing name={cover} className={styles.cover} />}
      {icon && <Icon name={icon} className={styles.icon} />}
      {meta && <p className={styles.meta}>{meta}</p>}
      <Heading className={styles.title}>
        {to ? (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {text && <Text className={styles.text}>{text}</Text>}
    </li>
  );
}

interface Props {
  cards: readonly CardData[];
  size?: 'small' | 'narrow' | 'medium' | 'wide';
  /** On phones the titles say enough. */
  isBrief?: boolean;
}

/** Cards of equal height, as many in a row as fit: up to three, two wide, four narrow, or five small ones. */
export default function CardGrid({ cards, size = 'medium', isBrief = false }: Props) {
  return (
    <ul className={clsx(styles.grid, size !== 'medium' && styles[size], isBrief && styles.brief)}>
      {cards.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </ul>
  );
}
