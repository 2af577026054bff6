import AnnouncementSpecimen from '@site/src/components/landing/AnnouncementSpecimen';
import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import FactTable from '@site/src/components/shared/FactTable';
import { announcement } from '@site/src/site/shell';

export default function Banner(): React.JSX.Element {
  return (
    <SpecimenPage title="Banners">
      <Specimen name="Announcement, as site data">
        <FactTable
          heads={['Field', 'Value']}
          rows={Object.entries(announcement).map(([name, value]) => ({
            key: name,
            cells: [<code key={name}>{name}</code>, String(value)],
          }))}
        />
        <p>
          The bar is at the top of every page until a reader closes it. A new <code>id</code> shows
          it to everyone again; an empty <code>content</code> takes it away.
        </p>
      </Specimen>
      <Specimen name="Announcement that can be closed">
        <AnnouncementSpecimen {...announcement} />
      </Specimen>
      <Specimen name="Announcement that stays">
        <AnnouncementSpecimen {...announcement} isCloseable={false} />
      </Specimen>
      <Specimen name="Announcement in other colors, longer than its line">
        <AnnouncementSpecimen
          {...announcement}
          content={`${announcement.content}. `.repeat(3)}
          backgroundColor="#fff1c2"
          textColor="#111a2e"
        />
      </Specimen>
    </SpecimenPage>
  );
}
