// Wrapped: whoever renders a menu may arrange its items; the menu of versions puts headings between those that it can't name itself.
import { MenuArrangement, type MenuItem } from '@site/src/components/shared/Menu/arrangement';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
import { type ComponentProps, useContext } from 'react';

type Props = ComponentProps<typeof OriginalDropdown>;

export default function ArrangedDropdown({ items, ...props }: Props): React.JSX.Element {
  const arrange = useContext(MenuArrangement);
  const arranged = arrange(items as readonly MenuItem[]);
  return <OriginalDropdown {...props} items={arranged as Props['items']} />;
}
