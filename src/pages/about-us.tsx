import Hero from '@site/src/components/landing/Hero';
import Timeline from '@site/src/components/landing/Timeline';
import CardGrid from '@site/src/components/shared/Card';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { about } from '@site/src/site/aboutUs';
import { breadcrumbs } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';

export default function AboutUs(): React.JSX.Element {
  return (
    <Layout title="About us" description={about.lead}>
      <StructuredData data={breadcrumbs([{ name: 'About us', path: '/about-us' }])} />
      <main>
        <Hero heading={about.heading} lead={about.lead} />
        <Section id="mission" heading={about.mission.heading}>
          {about.mission.paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
        </Section>
        <Section id="values" tone="raised" heading="What guides the work">
          <CardGrid cards={about.values} />
        </Section>
        <Section id="timeline" heading="How it came about">
          <Timeline entries={about.timeline} />
        </Section>
      </main>
    </Layout>
  );
}
