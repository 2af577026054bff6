import { releaseFile } from '../site-data/readRelease';

/** Name of the file beside the pages of a version that holds the properties its release declares. */
export const propertiesFile = 'properties.yaml';

/** Pages with the matrices of operations and types. */
export const matrixPages = ['reference/catalog-operations.md', 'reference/data-types.md'] as const;

/** Files of a version that `readCatalogs` reads, below the version's folder. */
export const catalogFiles = [...matrixPages, propertiesFile, releaseFile];
