import useBaseUrl from '@docusaurus/useBaseUrl';
import { type DiagramName, diagrams } from '@site/src/site/diagrams';
import styles from '../pictures.module.css';

interface Props {
  name: string;
  /** Whether it is in a section of a page, whose lead says what its caption would. */
  isPageWide?: boolean;
}

/** A diagram for wide columns and one for narrow ones. @throws Error listing the known names. */
export default function ConceptDiagram({ name, isPageWide = false }: Props) {
  const file = useBaseUrl(`/img/diagrams/${name}`);
  if (!Object.hasOwn(diagrams, name)) {
    throw new Error(
      `ConceptDiagram: there is no diagram "${name}". Known: ${Object.keys(diagrams).join(', ')}.`,
    );
  }
  const { title, description, heights } = diagrams[name as DiagramName];
  return (
    <figure className={styles.diagram}>
      {([720, 336] as const).map((width, index) => (
        <svg
          key={width}
          className={index === 0 ? styles.wide : styles.narrow}
          viewBox={`0 0 ${width} ${heights[index]}`}
          role="img"
          aria-label={isPageWide ? `${title}. ${description}` : title}
        >
          <use href={`${file}${index === 0 ? '' : '-narrow'}.svg#diagram`} />
        </svg>
      ))}
      {!isPageWide && <figcaption>{description}</figcaption>}
    </figure>
  );
}
