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
    'Datastrato builds on Apache Gravitino, the open-source metadata lake that gives tables, files, streams and models one catalog, one API and one place for access rules.',
  titleDelimiter: '|',
  url: 'https://datastrato.ai',
  locale: 'en',
  trademarkNotice:
    'Apache, Apache Gravitino, Apache Hive, Apache Iceberg, Apache Spark, Apache Flink, Apache Doris, Apache Kafka and Apache Hadoop are trademarks of The Apache Software Foundation. Other names are trademarks of their owners.',
} as const;
