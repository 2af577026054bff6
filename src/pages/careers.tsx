import Hero from '@site/src/components/landing/Hero';
import JobList from '@site/src/components/landing/JobList';
import Timeline from '@site/src/components/landing/Timeline';
import ButtonLink from '@site/src/components/shared/ButtonLink';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { careers, jobs } from '@site/src/site/careers';
import { mail } from '@site/src/site/links';
import { breadcrumbs } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';

const steps = careers.hiring.steps.map(({ title, text }, index) => ({
  date: `Step ${index + 1}`,
  title,
  text,
}));

export default function Careers(): React.JSX.Element {
  return (
    <Layout title="Careers" description={careers.lead}>
      <StructuredData data={breadcrumbs([{ name: 'Careers', path: '/careers' }])} />
      <main>
        <Hero heading={careers.heading} lead={careers.lead} />
        <Section id="positions" heading="Open positions">
          <JobList jobs={jobs} />
        </Section>
        <Section id="hiring" tone="raised" heading={careers.hiring.heading}>
          <Timeline entries={steps} />
          <ButtonLink to={`mailto:${mail.contact}`}>Write to us</ButtonLink>
        </Section>
      </main>
    </Layout>
  );
}
