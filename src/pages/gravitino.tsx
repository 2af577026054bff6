import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import SignUpForm from '@site/src/components/forms/SignUpForm';
import CatalogTree from '@site/src/components/landing/CatalogTree';
import Hero from '@site/src/components/landing/Hero';
import Split from '@site/src/components/landing/Split';
import ButtonLink from '@site/src/components/shared/ButtonLink';
import CardGrid from '@site/src/components/shared/Card';
import ConceptDiagram from '@site/src/components/shared/ConceptDiagram';
import CopyLine from '@site/src/components/shared/CopyLine';
import FactTable from '@site/src/components/shared/FactTable';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { breadcrumbs } from '@site/src/components/shared/StructuredData/breadcrumbs';
import {
  commands,
  comparison,
  concepts,
  forms,
  guide,
  product,
  sections,
  support,
} from '@site/src/site/gravitino';
import { pages } from '@site/src/site/links';
import Layout from '@theme/Layout';

export default function Gravitino(): React.JSX.Element {
  const latest = useLatestVersion(undefined).name;
  return (
    <Layout title={product.title} description={product.lead}>
      <StructuredData data={breadcrumbs({ name: product.title, path: pages.product })} />
      <main>
        <Hero {...product} visual={<CatalogTree />} />
        <Section id="concepts" {...sections.concepts}>
          <Split>
            <FactTable
              heads={['Concept', 'Meaning']}
              rows={concepts(latest).map(({ term, text }) => ({ key: term, cells: [term, text] }))}
            />
            <ConceptDiagram name="metadata-model" />
          </Split>
        </Section>
        <Section id="support" tone="raised" {...sections.support}>
          <FactTable
            heads={['Part', 'Version']}
            rows={support(latest).map(({ what, versions }) => ({
              key: what,
              cells: [what, versions],
            }))}
          />
        </Section>
        <Section id="comparison" {...sections.comparison}>
          <CardGrid cards={comparison} />
        </Section>
        <Section id="start" tone="raised" {...sections.start}>
          <ol className="plain-list">
            {commands(latest).map(({ label, text }) => (
              <li key={label}>
                <p>{label}</p>
                <CopyLine text={text} label={label} />
              </li>
            ))}
          </ol>
          <ButtonLink to={guide.to}>{guide.label}</ButtonLink>
        </Section>
        <Section id="cloud" {...sections.cloud}>
          <SignUpForm provider="cloud" {...forms.cloud} />
        </Section>
        <Section id="enterprise" {...sections.enterprise}>
          <SignUpForm {...forms.enterprise} />
        </Section>
      </main>
    </Layout>
  );
}
