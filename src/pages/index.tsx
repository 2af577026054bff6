import ButtonLink from '@site/src/components/ButtonLink';
import CopyLine from '@site/src/components/CopyLine';
import Section from '@site/src/components/Section';
import { servedPart } from '@site/src/components/Served/part';
import SignUpForm from '@site/src/components/SignUpForm';
import StructuredData from '@site/src/components/StructuredData';
import { brand } from '@site/src/site/brand';
import { closing } from '@site/src/site/closing';
import { organization, software } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';

const Sections = await servedPart({
  name: 'home',
  // A chunk of its own would take a request for half a kilobyte.
  islands: { 'copy-line': async () => ({ default: CopyLine }) },
  load: () => import('@site/src/components/HomeSections'),
});

export default function Home(): React.JSX.Element {
  return (
    <Layout description={brand.description}>
      <StructuredData data={organization} />
      <StructuredData data={software} />
      <main>
        <Sections />
        <Section
          id="newsletter"
          tone="raised"
          heading="News, a few times a year"
          lead="Releases and design notes by mail. Nothing else."
          layout="beside"
        >
          <SignUpForm provider="newsletter" label="Email address for the newsletter" />
        </Section>
        <Section id="start" layout="beside" heading={closing.heading} lead={closing.lead}>
          <div>
            <ButtonLink to={closing.primary.to}>{closing.primary.label}</ButtonLink>{' '}
            <ButtonLink to={closing.secondary.to} variant="outlined">
              {closing.secondary.label}
            </ButtonLink>
          </div>
        </Section>
      </main>
    </Layout>
  );
}
