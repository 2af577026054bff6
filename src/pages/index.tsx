import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import latestPosts from '@generated/site-data/default/latest.json';
import PostCards from '@site/src/components/blog/PostCards';
import SignUpForm from '@site/src/components/forms/SignUpForm';
import CatalogTree from '@site/src/components/landing/CatalogTree';
import Hero from '@site/src/components/landing/Hero';
import Screenshot from '@site/src/components/landing/Screenshot';
import { Metrics } from '@site/src/components/landing/Sourced';
import CardGrid from '@site/src/components/shared/Card';
import { CopyLine } from '@site/src/components/shared/CodeFrame';
import CodeSamples from '@site/src/components/shared/CodeSamples';
import ConceptDiagram from '@site/src/components/shared/ConceptDiagram';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { useRelease } from '@site/src/components/shared/useRelease';
import { brand } from '@site/src/site/brand';
import { comparison, comparisonHeads } from '@site/src/site/comparison';
import {
  capabilities,
  compareAll,
  compared,
  coverage,
  figures,
  hero,
  installCommand,
  installLabel,
  morePictures,
  newsletterLabel,
  organization,
  samples,
  sections,
  software,
  solutions,
} from '@site/src/site/home';
import { links } from '@site/src/site/links';
import { solutionsSwitch } from '@site/src/site/shellFigures';
import Layout from '@theme/Layout';

/** Notes about the command's release, later releases, and the comparison. */
function Coverage({ latest }: { latest: string }) {
  const apacheSite = <Link href={links.apacheDocs}>{coverage.apacheSite}</Link>;
  const compare = <Link to={compareAll.to}>{coverage.compare}</Link>;
  return (
    <Interpolate values={{ latest: <strong>{latest}</strong>, apacheSite, compare }}>
      {coverage.text}
    </Interpolate>
  );
}

/** Turns “You have one cluster.” into the end of a sentence. */
const betterWhen = (better: string): string =>
  `${comparisonHeads.at(-1)} ${better.charAt(0).toLowerCase()}${better.slice(1)}`;

export default function Home() {
  const latest = useRelease();
  return (
    <Layout description={brand.description}>
      <StructuredData data={organization} />
      <StructuredData data={software} />
      <main>
        <Hero {...hero} note={<Coverage latest={latest.number} />} visual={<CatalogTree />}>
          <CopyLine text={installCommand(latest)} label={installLabel} />
        </Hero>
        <Section id="architecture" {...sections.architecture}>
          <ConceptDiagram name="architecture-0.5" isPageWide />
          <Metrics metrics={figures(latest)} />
        </Section>
        <Section id="comparison" tone="raised" {...sections.comparison}>
          <CardGrid
            cards={comparison
              .filter(({ name }) => compared.some((engine) => engine === name))
              .map(({ name, purpose, better }) => ({
                title: name,
                text: `${purpose}. ${betterWhen(better)}`,
              }))}
          />
          <Link to={compareAll.to} className="outlined-action">
            {compareAll.label}
          </Link>
        </Section>
        <Section id="samples" layout="split" {...sections.samples}>
          <CodeSamples samples={samples(latest)} />
        </Section>
        <Section id="product" tone="raised" {...sections.product}>
          <Screenshot name="hive-table" />
          <Link to={morePictures.to} className="outlined-action">
            {morePictures.label}
          </Link>
          <CardGrid cards={capabilities} />
        </Section>
        <Section id={solutionsSwitch.id} tone="dark" {...sections.solutions}>
          <CardGrid cards={solutions} size="narrow" />
        </Section>
        <Section id="latest-posts" {...sections.latestPosts}>
          <PostCards posts={latestPosts} isBrief />
          <h3>{sections.newsletter.heading}</h3>
          <p>{sections.newsletter.lead}</p>
          <SignUpForm provider="newsletter" label={newsletterLabel} />
        </Section>
      </main>
    </Layout>
  );
}
