/** Documentation pages that have moved; addresses below `/docs`. A deleted page names its nearest neighbour. */
export const movedPages: readonly { from: string; to: string }[] = [
  { from: '/next/security', to: '/next/security/security' },
];
