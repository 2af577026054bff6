import Specimens from '@site/src/components/landing/Specimens';
import CardGrid from '@site/src/components/shared/Card';
import { iconNames } from '@site/src/site/content';

const cards = iconNames.map((name) => ({
  icon: name,
  title: name,
  text: <code>{`<TileIcon name="${name}" />`}</code>,
}));

export default function Icons() {
  const grid = <CardGrid size="narrow" cards={cards} />;
  return <Specimens title="Icons" states={{ 'Icons of cards and tiles': grid }} />;
}
