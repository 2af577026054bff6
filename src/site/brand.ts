/** Who speaks on this site, and in which words. */
export const brand = {
  /** Vendor, and the title of the site: page titles end in it. */
  vendor: 'Datastrato',
  /** Slug of the vendor in addresses of other services. */
  vendorSlug: 'datastrato',
  product: 'Gravitino',
  /** Name of the product since it entered The Apache Software Foundation. */
  productFullName: 'Apache Gravitino',
  tagline: 'Unify data, analytics and AI in one place',
  description:
    'Datastrato builds on Apache Gravitino, the open-source metadata lake that gives tables, files, streams, and models one catalog, one API, and one place for access rules.',
  titleDelimiter: '|',
  /** Where the site is: the host, and where on the host it begins, with a slash at both ends. */
  url: 'https://datastrato.ai',
  baseUrl: '/',
  locale: 'en',
  /** Languages that the site is built in, that of `locale` first. */
  locales: ['en'] as readonly string[],
  trademarkNotice:
    'Apache, Apache Gravitino, Apache Hive, Apache Iceberg, Apache Spark, Apache Flink, Apache Doris, Apache Kafka, and Apache Hadoop are trademarks of The Apache Software Foundation. Other names are trademarks of their owners.',
} as const;

/** Returns the whole address of a path of the site, such as `/blog`. */
export const absoluteUrl = (path: string): string => `${brand.url}${brand.baseUrl}${path.slice(1)}`;
