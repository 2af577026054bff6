import ButtonLink from '@site/src/components/ButtonLink';
import CardGrid from '@site/src/components/Card';
import CatalogTree from '@site/src/components/CatalogTree';
import CodeSamples from '@site/src/components/CodeSamples';
import ConceptDiagram from '@site/src/components/ConceptDiagram';
import CopyLine from '@site/src/components/CopyLine';
import Hero from '@site/src/components/Hero';
import LatestPosts from '@site/src/components/LatestPosts';
import Metrics from '@site/src/components/Metrics';
import Section from '@site/src/components/Section';
import SignUpForm from '@site/src/components/SignUpForm';
import StructuredData from '@site/src/components/StructuredData';
import { brand } from '@site/src/site/brand';
import { capabilities, closing, figures, hero, samples, solutions } from '@site/src/site/home';
import { solutionsSwitch } from '@site/src/site/navigation';
import { organization, software } from '@site/src/site/structuredData';
import Layout from '@theme/Layout';

export default function Home(): React.JSX.Element {
  return (
    <Layout description={brand.description}>
      <StructuredData data={organization} />
      <StructuredData data={software} />
      <main>
        <Hero {...hero} visual={<CatalogTree />}>
          <CopyLine text={hero.install} label="Command that starts Gravitino in Docker" />
        </Hero>
        <Section
          id="architecture"
          heading="Between your engines and your data"
          lead="Gravitino holds the metadata and the rules. Data stays where it is, and engines read it from there."
        >
          <ConceptDiagram name="architecture" isPageWide />
        </Section>
        <Section
          id="samples"
          tone="raised"
          heading="One task, your language"
          lead="List the catalogs of a metalake over HTTP, from Java or Python, or in SQL through Trino."
        >
          <CodeSamples samples={samples} />
        </Section>
        <Section id="capabilities" heading="What it does">
          <CardGrid cards={capabilities} />
        </Section>
        <Section
          id={solutionsSwitch.id}
          tone="dark"
          heading={solutions.heading}
          lead={solutions.lead}
        >
          <CardGrid cards={solutions.cards} isNarrow />
        </Section>
        <Section id="figures" heading="In figures">
          <Metrics metrics={figures} />
        </Section>
        <LatestPosts />
        <Section
          id="newsletter"
          tone="raised"
          heading="News, a few times a year"
          lead="Releases and design notes by mail. Nothing else."
        >
          <SignUpForm provider="newsletter" label="Email address for the newsletter" />
        </Section>
        <Section id="start" heading={closing.heading} lead={closing.lead}>
          <ButtonLink to={closing.primary.to}>{closing.primary.label}</ButtonLink>{' '}
          <ButtonLink to={closing.secondary.to} variant="outlined">
            {closing.secondary.label}
          </ButtonLink>
        </Section>
      </main>
    </Layout>
  );
}
