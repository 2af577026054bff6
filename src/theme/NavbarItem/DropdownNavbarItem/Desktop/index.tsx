// Replaced: the stock menu needs React for its keys; src/client/controls/dropdown.ts handles this menu.
import { dropdown } from '@site/src/site/controls';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import styles from '../../../Navbar/Layout/styles.module.css';

export default function NativeDropdown({
  items,
  position,
  className,
  onClick: _,
  ...props
}: Props) {
  return (
    <div
      {...{ [dropdown]: '' }}
      className={clsx(
        'navbar__item dropdown dropdown--hoverable',
        styles.dropdown,
        position === 'right' && 'dropdown--right',
      )}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={false}
        role="button"
        href={props.to ? undefined : '#'}
        {...props}
        className={clsx('navbar__link', className)}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu have no other name, and keep their order
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
