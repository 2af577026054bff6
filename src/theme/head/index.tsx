import { type ReactNode, useLayoutEffect, useState } from 'react';
import { describeHead, type HeadDescription, mergeHeads } from './describe';
import { updateDocument } from './update';

/** What the Heads of the page say, by the order in which they were first rendered. */
const heads = new Map<number, HeadDescription>();
let count = 0;
let frame = 0;

function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const inOrder = [...heads].sort(([a], [b]) => a - b).map(([, head]) => head);
    updateDocument(mergeHeads(inOrder));
  });
}

/**
 * Takes the place of react-helmet-async in the browser (src/plugins/lean-client): 4 KB of brotli less on every page. The server
 * has the original; a test renders the same trees with both.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [order] = useState(() => {
    count += 1;
    return count;
  });
  const described = JSON.stringify(describeHead(children));
  useLayoutEffect(() => {
    heads.set(order, JSON.parse(described));
    schedule();
    return () => {
      heads.delete(order);
      schedule();
    };
  }, [order, described]);
  return null;
}

/** The context that the original's tags are collected in; here the document is. */
export const HelmetProvider = ({ children }: { children?: ReactNode }): ReactNode => children;
