import Icon from '@site/src/components/shared/Icon';
import { type IconName, iconNames } from '@site/src/site/icons';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Shows a Markdown list as tiles: the first paragraph of an item is its title, whose link the whole tile follows, the rest says what
 * is there. A numbered list is a path of steps. In the Markdown export and for the search it is the list that the writer wrote.
 */
export default function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}

/**
 * The icon before the title of a tile.
 *
 * @throws Error listing the known names for an unknown name.
 */
export function TileIcon({ name }: { name: string }) {
  if (!iconNames.includes(name as IconName)) {
    throw new Error(`TileIcon: there is no icon "${name}". Known: ${iconNames.join(', ')}.`);
  }
  return <Icon name={name as IconName} />;
}
