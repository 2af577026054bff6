// Replaced: the stock category needs React to open, and its pages aren't in the HTML; `details` needs nothing, and
// src/client/controls/page.ts closes its neighbors.
import Link from '@docusaurus/Link';
import {
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import styles from '../../docs.module.css';

const withoutSlash = (path: string | undefined): string | undefined => path?.replace(/\/$/, '');

function Category({ item, activePath, level, ...props }: Props) {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  const { label, href, items } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = href !== undefined && withoutSlash(href) === withoutSlash(activePath);
  const description = translate(
    {
      id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
      message: "Expand sidebar category '{label}'",
    },
    { label },
  );
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        item.className,
      )}
    >
      {href !== undefined && (
        <Link
          className={clsx('menu__link', isActive && 'menu__link--active')}
          aria-current={isCurrent ? 'page' : undefined}
          href={href}
        >
          {label}
        </Link>
      )}
      <details
        data-closes-neighbors={autoCollapseCategories ? '' : undefined}
        open={isActive || !item.collapsed}
      >
        {href === undefined ? (
          <summary
            className={clsx(
              'menu__link menu__link--sublist menu__link--sublist-caret',
              isActive && 'menu__link--active',
            )}
          >
            {label}
          </summary>
        ) : (
          <summary className={clsx('menu__caret', styles.caret)} aria-label={description} />
        )}
        <ul className="menu__list">
          <DocSidebarItems items={items} activePath={activePath} level={level + 1} {...props} />
        </ul>
      </details>
    </li>
  );
}

export default function DocSidebarItemCategory(props: Props) {
  const { item, activePath } = props;
  if (useVisibleSidebarItems(item.items, activePath).length > 0) {
    return <Category {...props} />;
  }
  const { label, href, className } = item;
  return href === undefined ? null : (
    <DocSidebarItemLink {...props} item={{ type: 'link', label, href, className }} />
  );
}
