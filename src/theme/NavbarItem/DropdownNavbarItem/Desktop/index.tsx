// Replaced: the stock menu needs React to open by a key; src/client/controls/dropdown.ts handles this one before the app runs as after it.
import { MenuHeadings } from '@site/src/components/shared/menuHeadings';
import { dropdown, versionMenu } from '@site/src/site/controls';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import { Fragment, useContext } from 'react';
import styles from './styles.module.css';

export default function NativeDropdown({
  items,
  position,
  className,
  onClick: _,
  ...props
}: Props) {
  const headings = useContext(MenuHeadings);
  return (
    <div
      {...{ [dropdown]: '' }}
      {...(headings.length > 0 && { [versionMenu]: '' })}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu have no other name, and keep their order
          <Fragment key={index}>
            {headings[index] && <li className="dropdown-heading">{headings[index]}</li>}
            <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} />
          </Fragment>
        ))}
      </ul>
    </div>
  );
}
