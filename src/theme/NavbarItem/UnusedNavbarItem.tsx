/** Stands for the types of items that the navbar has none of: their code isn't sent (src/plugins/lean-client). */
export default function UnusedNavbarItem(): never {
  throw new Error(
    'The navbar has an item whose type was not in src/site/navigation.ts when the site was built. Build it anew.',
  );
}
