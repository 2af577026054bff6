import { brand } from './brand';

/**
 * The announcement bar (specification §2). Set `content` to an empty string to take the bar away. A new `id` shows the bar
 * again to readers who had closed the one before.
 */
export const announcement = {
  id: 'gravitino-1-0-0',
  content: `Apache Gravitino 1.0.0 is out. <a href="${brand.baseUrl}blog/gravitino-1-0-0-release-notes">Read what is new</a>`,
  backgroundColor: '#14213d',
  textColor: '#ffffff',
  isCloseable: true,
} as const;
