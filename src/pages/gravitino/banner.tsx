import Hero from '@site/src/components/Hero';
import { Specimen, SpecimenPage } from '@site/src/components/Specimens';
import { announcement } from '@site/src/site/announcement';
import { closing } from '@site/src/site/home';

export default function Banner(): React.JSX.Element {
  return (
    <SpecimenPage title="Banners">
      <Specimen name="Announcement, as site data">
        <p>
          The bar at the top of every page has the id <code>{announcement.id}</code>; a new id shows
          it again to readers who closed it.
        </p>
      </Specimen>
      <Specimen name="Call to action">
        <Hero {...closing} headingLevel={3} />
      </Specimen>
    </SpecimenPage>
  );
}
