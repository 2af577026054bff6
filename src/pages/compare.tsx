import Hero from '@site/src/components/landing/Hero';
import FactTable from '@site/src/components/shared/FactTable';
import LinkList from '@site/src/components/shared/LinkList';
import Section from '@site/src/components/shared/Section';
import StructuredData from '@site/src/components/shared/StructuredData';
import { breadcrumbs } from '@site/src/components/shared/StructuredData/breadcrumbs';
import { compare, comparison, comparisonHeads } from '@site/src/site/comparison';
import { pages } from '@site/src/site/links';
import Layout from '@theme/Layout';

export default function Compare(): React.JSX.Element {
  const { title, heading, lead } = compare;
  return (
    <Layout title={title} description={lead}>
      <StructuredData data={breadcrumbs({ name: title, path: pages.compare })} />
      <main>
        <Hero heading={heading} lead={lead} drawing="drawers" />
        <Section id="comparison" heading={compare.table}>
          <FactTable
            heads={comparisonHeads}
            rows={comparison.map((one) => ({
              key: one.name,
              cells: [
                <>
                  {one.name}
                  <LinkList key={one.name} links={one.sources} isSmall />
                </>,
                one.purpose,
                one.manages,
                one.protocol,
                one.license,
                one.better,
              ],
            }))}
          />
        </Section>
      </main>
    </Layout>
  );
}
