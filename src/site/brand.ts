/** Names and addresses of the vendor and the product. */
export const brand = {
  /** The vendor's name, with which page titles end. */
  vendor: 'Datastrato',
  /** The vendor's name in addresses of other services. */
  vendorSlug: 'datastrato',
  product: 'Gravitino',
  /** The product's name at The Apache Software Foundation. */
  productFullName: 'Apache Gravitino',
  tagline: 'Unify data, analytics and AI in one place',
  description:
    'Datastrato builds on Apache Gravitino, the open-source metadata lake that gives tables, files, streams, and models one catalog, one API, and one place for access rules.',
  titleDelimiter: '|',
  /** The address of the site: the host, and the path with a slash at both ends. */
  url: 'https://datastrato.ai',
  baseUrl: '/',
  locale: 'en',
  /** Languages of the site, beginning with `locale`. */
  locales: ['en'] as readonly string[],
  trademarkNotice:
    'Apache, Apache Gravitino, Apache Hive, Apache Iceberg, Apache Spark, Apache Flink, Apache Doris, Apache Kafka, and Apache Hadoop are trademarks of The Apache Software Foundation. Other names are trademarks of their owners.',
} as const;

/** Returns the whole address of a path of the site, such as `/blog`. */
export const absoluteUrl = (path: string): string => `${brand.url}${brand.baseUrl}${path.slice(1)}`;
