// Ours: the stock menu is rendered with every page, 117 of a documentation page's 550 fibers, and doesn't close by Escape. This one
// is the server's HTML until it is used, and closes by Escape, also under the pointer.
import Dormant from '@site/src/components/Dormant';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** What closes an open menu when it happens elsewhere. */
const elsewhere = ['mousedown', 'touchstart', 'focusin'] as const;

type Item = Props['items'][number];

/** Tells one list of items from another: what an item shows, and where it leads. */
const viewOf = (items: readonly Item[]): string =>
  JSON.stringify(items.map(({ label, to, href }) => [label, to, href]));

/** An item that does more than lead somewhere has to be alive when it is pressed. */
const controlsIn = (items: readonly Item[]): string | undefined =>
  items.some((item) => 'onClick' in item) ? 'a' : undefined;

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _,
  ...props
}: Props): React.JSX.Element {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Closed by Escape, although the pointer is still on it. */
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      dropdown.current?.contains(target as Node) ?? false;
    const closeElsewhere = ({ target }: Event): void => {
      if (!isInside(target)) {
        setOpen(false);
      }
    };
    const dismiss = ({ key }: globalThis.KeyboardEvent): void => {
      const hasFocus = isInside(document.activeElement);
      if (key === 'Escape' && (hasFocus || dropdown.current?.matches(':hover'))) {
        setOpen(false);
        setDismissed(true);
        if (hasFocus) {
          dropdown.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
        }
      }
    };
    for (const type of elsewhere) {
      document.addEventListener(type, closeElsewhere);
    }
    document.addEventListener('keydown', dismiss);
    return () => {
      for (const type of elsewhere) {
        document.removeEventListener(type, closeElsewhere);
      }
      document.removeEventListener('keydown', dismiss);
    };
  }, []);

  const allowAgain = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') {
      setDismissed(false);
    }
  };
  const toggle = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      setOpen(!isOpen);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what the menu inside is told
    <div
      ref={dropdown}
      className={clsx(
        'navbar__item',
        'dropdown',
        'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
        isDismissed && styles.dismissed,
      )}
      onMouseLeave={() => setDismissed(false)}
      onKeyDown={allowAgain}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // An anchor without an address can't be reached by key, where there is no page to lead to.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={toggle}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <Dormant
        as="ul"
        className="dropdown__menu"
        name={`menu ${props.label}`}
        view={viewOf(items)}
        controls={controlsIn(items)}
      >
        {items.map((item, index) => (
          <NavbarItem
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing else of its own, and the list is the configuration's
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </Dormant>
    </div>
  );
}
