import Hero from '@site/src/components/landing/Hero';
import JobList from '@site/src/components/landing/JobList';
import Timeline from '@site/src/components/landing/Timeline';
import ButtonLink from '@site/src/components/shared/ButtonLink';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { breadcrumbs } from '@site/src/components/shared/StructuredData/breadcrumbs';
import { careers, jobs } from '@site/src/site/careers';
import { mail, pages } from '@site/src/site/links';
import Layout from '@theme/Layout';

export default function Careers(): React.JSX.Element {
  return (
    <Layout title={careers.title} description={careers.lead}>
      <StructuredData data={breadcrumbs({ name: careers.title, path: pages.careers })} />
      <main>
        <Hero heading={careers.heading} lead={careers.lead} />
        <Section id="positions" {...careers.positions}>
          <JobList jobs={jobs} />
        </Section>
        <Section id="hiring" tone="raised" heading={careers.hiring.heading}>
          <Timeline entries={careers.hiring.steps} isInRow />
          <ButtonLink to={`mailto:${mail.contact}`}>{careers.apply}</ButtonLink>
        </Section>
      </main>
    </Layout>
  );
}
