import { links, mail, pages } from './links';

/** Texts of the security page, which repeat the linked documentation and policies. */
export const security = {
  title: 'Security',
  heading: 'Report a vulnerability, and run Gravitino safely',
  lead: 'Please don’t report security problems in public issues, forums, or chats.',
  report: {
    heading: 'How to report',
    rows: [
      {
        about: 'Apache Gravitino, all releases',
        address: mail.apacheSecurity,
        policies: [
          { label: 'Security policy', to: links.securityPolicy },
          { label: 'Apache process', to: links.apacheSecurity },
        ],
      },
      {
        about: 'This website, or Datastrato',
        address: mail.security,
        policies: [],
      },
    ],
  },
  facts: {
    heading: 'What to know before you deploy',
    lead: 'These answers are about the latest release that this site documents. The security page of the documentation has the details.',
    rows: [
      {
        question: 'Does the server check who calls?',
        answer:
          'Not as shipped: it accepts the name that a client sends. For production, turn on OAuth or Kerberos, and HTTPS. First check which clients can use them: Trino, Spark, and the Python client can’t.',
      },
      {
        question: 'Who may do what?',
        answer:
          'Whoever can connect may change everything. 0.5.1 stores users, roles, and grants, but no operation on metadata checks them. 0.6.0 does.',
      },
      {
        question: 'Where are secrets kept?',
        answer:
          'Passwords of databases are properties of catalogs. The server stores them in plain text and returns them with the catalog, so restrict who reaches its API and its store.',
      },
      {
        question: 'What does the web UI show?',
        answer:
          'The passwords of catalogs, in plain text. Its login page doesn’t mask the OAuth secret either.',
      },
    ],
    guide: { label: 'Security in the documentation', to: pages.securityGuide },
  },
} as const;
