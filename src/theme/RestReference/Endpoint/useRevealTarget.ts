import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/**
 * Opens the fields around the target of the address. A browser does this for a page it loads; here it is also done when a
 * reader comes by a link within the site.
 */
export default function useRevealTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    let around = target?.parentElement?.closest('details');
    const isHidden = around?.open === false;
    while (around) {
      around.open = true;
      around = around.parentElement?.closest('details');
    }
    if (isHidden) {
      target?.scrollIntoView();
    }
  }, [hash]);
}
