import Link from '@docusaurus/Link';
import Hero from '@site/src/components/landing/Hero';
import SitePage from '@site/src/components/landing/SitePage';
import FactTable from '@site/src/components/shared/FactTable';
import { LinkList } from '@site/src/components/shared/links';
import Section from '@site/src/components/shared/Section';
import { axes, axisHeads, compare, comparison, comparisonHeads } from '@site/src/site/comparison';
import { pages } from '@site/src/site/links';

export default function Compare() {
  const { title, heading, lead } = compare;
  return (
    <SitePage title={title} description={lead} path={pages.compare}>
      <Hero heading={heading} lead={lead} drawing="drawers" />
      <Section id="comparison" heading={compare.table}>
        <FactTable
          heads={comparisonHeads}
          isFirstOurs
          rows={comparison.map((entry) => ({
            key: entry.name,
            cells: [
              <>
                {entry.name}
                <LinkList key={entry.name} links={entry.sources} />
              </>,
              entry.purpose,
              entry.manages,
              entry.protocol,
              entry.license,
              entry.better,
            ],
          }))}
        />
      </Section>
      <Section id="details" tone="raised" heading={compare.axes}>
        <FactTable
          heads={axisHeads}
          rows={axes.map(({ axis, cells }) => ({
            key: axis,
            cells: [
              axis,
              ...cells.map(({ text, source }, column) => (
                <>
                  {text}.{' '}
                  <Link
                    to={source}
                    aria-label={`${compare.source}: ${axisHeads[column + 1]}, ${axis}`}
                  >
                    {compare.source}
                  </Link>
                </>
              )),
            ],
          }))}
        />
      </Section>
    </SitePage>
  );
}
