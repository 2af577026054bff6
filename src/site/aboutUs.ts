import { links } from './links';

/** Texts of the about page, from public sources, which the timeline links to. */
export const about = {
  title: 'About us',
  heading: 'One place for everything a company knows about its data',
  lead: 'Datastrato started Gravitino and donated it to The Apache Software Foundation. The company builds on the open project, together with its community.',
  mission: {
    heading: 'Mission',
    paragraphs: [
      'Data is spread across warehouses, lakes, databases, streams, and buckets of files. Knowledge about that data, such as names, types, owners, and rules, is just as scattered.',
      'Datastrato brings that knowledge together without moving the data: in one open catalog, people, engines, and AI agents find what exists and what they are allowed to do with it.',
    ],
  },
  values: {
    heading: 'What guides us',
    cards: [
      {
        icon: 'people',
        title: 'Open by default',
        text: 'The core is open source under the Apache License 2.0, developed in the open, and governed by a foundation rather than a vendor.',
      },
      {
        icon: 'plug',
        title: 'Meet systems where they are',
        text: 'We connect to the systems that a company runs instead of asking it to migrate. Catalogs add data sources, and connectors add engines.',
      },
      {
        icon: 'chart',
        title: 'Publish what we measure',
        text: 'We name the source of every figure. If we don’t know something, we say so.',
      },
    ],
  },
  people: {
    heading: 'The people who built it',
    lead: 'The maintainers named in the source of release 0.5.1, with their GitHub accounts. Today, The Apache Software Foundation lists the project’s committers.',
    maintainers: {
      'Justin Mclean': 'justinmclean',
      'Heng Qin': 'qqqttt123',
      McHades: 'mchades',
      'Xun Liu': 'xunliu',
      'Hui Yu': 'diqiu50',
      'Xiaojing Fang': 'FANNG1',
      'Qi Yu': 'yuqi1129',
      Clearvive: 'Clearvive',
      Cheyne: 'ch3yne',
      'Jerry Shao': 'jerryshao',
    },
    sources: [
      { label: 'MAINTAINERS.md of 0.5.1', to: links.firstMaintainers },
      { label: 'Committers today', to: links.committers },
    ],
  },
  timeline: {
    heading: 'How it started',
    entries: [
      {
        date: '2023',
        title: 'Datastrato is founded',
        text: 'Three members of The Apache Software Foundation start the company and Gravitino to end data silos across clouds.',
        to: links.incubatorProposal,
        source: 'Incubator proposal',
      },
      {
        date: 'December 2023',
        title: 'Gravitino becomes open source',
        text: 'The source code is published under the Apache License 2.0, with release 0.3.0.',
        to: '/blog/gravitino-open-source',
        source: 'Announcement',
      },
      {
        date: 'February 2024',
        title: 'Release 0.4.0',
        text: 'Partitions, column defaults, and indexes.',
        to: '/blog/gravitino-0-4-0-introduction',
        source: 'Announcement',
      },
      {
        date: 'April 2024',
        title: 'Release 0.5.0',
        text: 'Filesets, Kafka topics, a Doris catalog, and the Spark connector.',
        to: '/blog/gravitino-release-0-5-0',
        source: 'Announcement',
      },
      {
        date: 'June 2024',
        title: 'Gravitino enters the Apache Incubator',
        text: 'The project moves to The Apache Software Foundation.',
        to: links.incubatorStatus,
        source: 'Incubator status page',
      },
      {
        date: 'August 2024',
        title: 'Release 0.6.0, the first at Apache',
        text: 'Tags, users, roles, and privileges, the Flink connector, and a Paimon catalog.',
        to: `${links.releases}/tag/v0.6.0-incubating`,
        source: 'Release on GitHub',
      },
      {
        date: 'June 2025',
        title: 'A top-level project',
        text: 'The foundation announces that Gravitino has graduated from the Apache Incubator.',
        to: links.topLevelProject,
        source: 'Project announcement',
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
