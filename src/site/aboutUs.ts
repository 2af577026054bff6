import { links } from './links';

/** Words of the about page; everything here is from public sources, which the entries of the timeline name and link. */
export const about = {
  title: 'About us',
  heading: 'One place for everything a company knows about its data',
  lead: 'Datastrato is the company that started Gravitino and gave it to The Apache Software Foundation. It builds on the open project, with its community.',
  mission: {
    heading: 'Mission',
    paragraphs: [
      'Data has moved to many places: warehouses, lakes, databases, streams, buckets of files. What is known about it (names, types, owners, rules) has been scattered with it.',
      'Datastrato works on bringing that knowledge together without moving the data: one open catalog in which people, engines and AI agents find what exists and what they may do with it.',
    ],
  },
  values: {
    heading: 'What guides the work',
    cards: [
      {
        icon: 'people',
        title: 'Open by default',
        text: 'The core is open source under the Apache License 2.0, developed in the open and governed by a foundation, not by a vendor.',
      },
      {
        icon: 'plug',
        title: 'Meet systems where they are',
        text: 'Connecting to what a company runs beats asking it to migrate. New sources come as catalogs, new engines as connectors.',
      },
      {
        icon: 'chart',
        title: 'Say what is measured',
        text: 'Figures come with their source. What is not known is said to be not known.',
      },
    ],
  },
  timeline: {
    heading: 'How it came about',
    entries: [
      {
        date: '2023',
        title: 'Datastrato is founded',
        text: 'Three members of The Apache Software Foundation start the company and Gravitino, to end silos across clouds.',
        to: links.incubatorProposal,
        source: 'Incubator proposal',
      },
      {
        date: 'December 2023',
        title: 'Gravitino becomes open source',
        text: 'The source is published under the Apache License 2.0, with release 0.3.0.',
        to: '/blog/gravitino-open-source',
        source: 'Announcement',
      },
      {
        date: 'February 2024',
        title: 'Release 0.4.0',
        text: 'Partitions, column defaults and indexes.',
        to: '/blog/gravitino-0-4-0-introduction',
        source: 'Announcement',
      },
      {
        date: 'April 2024',
        title: 'Release 0.5.0',
        text: 'Filesets, Kafka topics, a Doris catalog and the Spark connector.',
        to: '/blog/gravitino-release-0-5-0',
        source: 'Announcement',
      },
      {
        date: 'June 2024',
        title: 'Gravitino enters the Apache Incubator',
        text: 'The project moves to The Apache Software Foundation.',
        to: links.incubatorStatus,
        source: 'Status page of the Incubator',
      },
      {
        date: 'August 2024',
        title: 'Release 0.6.0, the first at Apache',
        text: 'Tags, users, roles and privileges, the Flink connector and a Paimon catalog.',
        to: `${links.releases}/tag/v0.6.0-incubating`,
        source: 'Release on GitHub',
      },
      {
        date: 'June 2025',
        title: 'A top-level project',
        text: 'Gravitino graduates from the Apache Incubator.',
        to: links.topLevelProject,
        source: 'Announcement of the project',
      },
      {
        date: 'September 2025',
        title: 'Release 1.0.0',
        text: 'The first major release of Apache Gravitino.',
        to: '/blog/gravitino-1-0-0-release-notes',
        source: 'Release notes',
      },
    ],
  },
} as const;
