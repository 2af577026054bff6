import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { dropdown } from '@site/src/site/controls';
import { assistants } from '@site/src/site/markdownExport';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

interface ItemProps extends ComponentProps<'a'> {
  label: string;
  note: string;
}

function Item({ label, note, ...props }: ItemProps) {
  return (
    <a {...props} className={styles.item}>
      {label}
      <span className={styles.note}>{note}</span>
    </a>
  );
}

/** The other ways to read a page: a fold over the text, which `src/client/controls/dropdown.ts` closes like the menus of the navbar. */
export default function Menu({ address }: { address: string }) {
  const { url } = useDocusaurusContext().siteConfig;
  const request = translate(
    { id: 'copyPage.prompt', message: 'Read {address} so that I can ask questions about it.' },
    { address: new URL(address, url).href },
  );
  return (
    <details className={styles.more} data-nosnippet="" data-unsearched="" {...{ [dropdown]: '' }}>
      <summary
        className={styles.toggle}
        aria-label={translate({ id: 'copyPage.more', message: 'More ways to read this page' })}
      />
      <div className={styles.menu}>
        <Item
          href={address}
          label={translate({ id: 'copyPage.view.label', message: 'View as Markdown' })}
          note={translate({ id: 'copyPage.view.note', message: 'This page as plain text' })}
        />
        {assistants.map(({ name, address: assistant }) => (
          <Item
            key={name}
            href={assistant + encodeURIComponent(request)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            label={translate({ id: 'copyPage.open.label', message: 'Open in {name}' }, { name })}
            note={translate({
              id: 'copyPage.open.note',
              message: 'With the address of this page as Markdown',
            })}
          />
        ))}
      </div>
    </details>
  );
}
