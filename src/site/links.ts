/** Addresses outside this site. Everything that links out takes its address from here. */
export const links = {
  company: 'https://datastrato.ai',
  repository: 'https://github.com/apache/gravitino',
  playground: 'https://github.com/apache/gravitino-playground',
  releases: 'https://github.com/apache/gravitino/releases',
  issues: 'https://github.com/apache/gravitino/issues',
  foundationSite: 'https://gravitino.apache.org',
  foundation: 'https://www.apache.org',
  forum: 'https://gravitino.discourse.group',
  chat: 'https://s.apache.org/slack-invite',
  video: 'https://www.youtube.com/@Datastrato',
  x: 'https://twitter.com/datastrato',
  linkedin: 'https://www.linkedin.com/company/datastrato',
  images: 'https://hub.docker.com/u/datastrato',
  /** Repository of this site, used by “Edit this page”. */
  siteRepository: 'https://github.com/datastrato/gravitino-website',
} as const;

/** Mailboxes that the project's public documents name. */
export const mail = {
  contact: 'support@datastrato.com',
  security: 'security@datastrato.com',
} as const;
