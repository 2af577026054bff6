import Hero from '@site/src/components/Hero';
import { Specimen, SpecimenPage } from '@site/src/components/Specimens';
import { announcement } from '@site/src/site/announcement';
import { closing } from '@site/src/site/home';

export default function Banner(): React.JSX.Element {
  return (
    <SpecimenPage title="Banners">
      <Specimen name="Announcement, as site data">
        <dl>
          {Object.entries(announcement).map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
        <p>
          The bar is at the top of every page until a reader closes it. A new <code>id</code> shows
          it to everyone again; an empty <code>content</code> takes it away.
        </p>
      </Specimen>
      <Specimen name="Call to action">
        <Hero {...closing} headingLevel={3} />
      </Specimen>
    </SpecimenPage>
  );
}
