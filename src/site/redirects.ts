/** A page that moved within the documentation; addresses below a version's own, such as `/docs/next`. */
export interface MovedPage {
  from: string;
  to: string;
}

/**
 * Documentation pages that have moved. A line holds in every version that has the new page and not the old one, so it is
 * written once, and a cut carries it along. A deleted page names its nearest neighbour.
 */
export const movedPages: readonly MovedPage[] = [
  { from: '/security', to: '/security/security' },
  { from: '/manage-metadata-using-gravitino', to: '/manage-relational-metadata-using-gravitino' },
  {
    from: '/table-partitioning-bucketing-sort-order',
    to: '/table-partitioning-bucketing-sort-order-indexes',
  },
  // No page has ever been there: readers cut the address of a REST page short.
  { from: '/api/rest', to: '/api/rest/gravitino-rest-api' },
];
