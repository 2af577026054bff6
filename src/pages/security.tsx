import Link from '@docusaurus/Link';
import Hero from '@site/src/components/landing/Hero';
import SitePage from '@site/src/components/landing/SitePage';
import FactTable from '@site/src/components/shared/FactTable';
import { LinkList } from '@site/src/components/shared/links';
import Section from '@site/src/components/shared/Section';
import { pages } from '@site/src/site/links';
import { security } from '@site/src/site/security';

export default function Security() {
  const { title, heading, lead, report, facts } = security;
  return (
    <SitePage title={title} description={lead} path={pages.security}>
      <Hero heading={heading} lead={lead} drawing="key" />
      <Section id="report" layout="splitTop" heading={report.heading}>
        <FactTable
          heads={['About', 'Write to', 'Read']}
          rows={report.rows.map(({ about, address, policies }) => ({
            key: about,
            cells: [
              about,
              <a key={address} href={`mailto:${address}`}>
                {address}
              </a>,
              policies.length > 0 && <LinkList key={about} links={policies} />,
            ],
          }))}
        />
      </Section>
      <Section
        id="deploy"
        layout="splitTop"
        tone="raised"
        heading={facts.heading}
        lead={facts.lead}
      >
        <div>
          <FactTable
            heads={['Question', 'Answer']}
            rows={facts.rows.map(({ question, answer }) => ({
              key: question,
              cells: [question, answer],
            }))}
          />
          <Link to={facts.guide.to} className="outlined-action">
            {facts.guide.label}
          </Link>
        </div>
      </Section>
    </SitePage>
  );
}
