/** An item of a sidebar as the docs plugin has it. */
export interface SidebarItem {
  type: string;
  label?: string;
  id?: string;
  link?: { type: string; id?: string };
  items?: SidebarItem[];
}

/** Yields the ids of a sidebar's pages in reading order, with the labels of their categories, outermost first. */
export function* sidebarPages(
  items: readonly SidebarItem[],
  labels: readonly string[] = [],
): Generator<{ id: string; labels: readonly string[] }> {
  for (const item of items) {
    if (item.type === 'category') {
      const below = [...labels, item.label ?? ''];
      if (item.link?.id !== undefined) {
        yield { id: item.link.id, labels: below };
      }
      yield* sidebarPages(item.items ?? [], below);
    } else if (item.id !== undefined && (item.type === 'doc' || item.type === 'ref')) {
      yield { id: item.id, labels };
    }
  }
}
