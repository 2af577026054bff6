// Wrapped: one more type of item, the heading of a group within a menu.
import MenuHeading from '@site/src/components/shared/Menu/Heading';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default { ...ComponentTypes, 'custom-heading': MenuHeading };
