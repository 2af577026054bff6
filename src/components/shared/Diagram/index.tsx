import type { DiagramData } from '@site/src/site/diagrams';
import clsx from 'clsx';
import { useId } from 'react';
import { type Band, layOut, metrics } from './layout';
import styles from './styles.module.css';

function Arrow({ x, band }: { x: number; band: Band }): React.JSX.Element {
  const end = band.y - 4;
  return (
    <g className={styles.arrow}>
      <path d={`M${x} ${band.y - metrics.arrow + 6}V${end}m-5-6 5 6 5-6`} />
      {band.flow && (
        <text x={x + 14} y={band.y - metrics.arrow / 2 + 5}>
          {band.flow}
        </text>
      )}
    </g>
  );
}

function Drawing({
  data,
  width,
  perLine,
  className,
}: {
  data: DiagramData;
  width: number;
  perLine: number;
  className?: string;
}): React.JSX.Element {
  const id = useId();
  const { height, bands } = layOut(data.rows, width, perLine);
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{data.title}</title>
      <desc id={`${id}-desc`}>{data.description}</desc>
      {bands.map((band) => (
        <g key={band.label} className={clsx(band.emphasis && styles.emphasis)}>
          {band.flow !== undefined && <Arrow x={perLine > 2 ? width / 2 : width / 4} band={band} />}
          <rect
            className={styles.band}
            x="1"
            y={band.y + 1}
            width={width - 2}
            height={band.height - 2}
            rx="12"
          />
          <text className={styles.label} x={metrics.padding} y={band.y + 22}>
            {band.label}
          </text>
          {band.boxes.map((box) => (
            <g key={`${box.x} ${box.y}`}>
              <rect
                className={styles.box}
                x={box.x}
                y={box.y}
                width={box.width}
                height={metrics.boxHeight}
                rx="8"
              />
              <text
                className={styles.item}
                x={box.x + box.width / 2}
                y={box.y + metrics.boxHeight / 2 + 5}
                textAnchor="middle"
              >
                {box.text}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/**
 * A layered diagram, drawn from data: wide where there is room, tall on phones, and a list for those who don't see it.
 * A page has room for a wider drawing than an article; both keep their text above 12 px.
 */
export default function Diagram({
  data,
  isPageWide = false,
}: {
  data: DiagramData;
  isPageWide?: boolean;
}): React.JSX.Element {
  return (
    <figure className={clsx(styles.figure, isPageWide && styles.pageWide)}>
      <Drawing data={data} width={isPageWide ? 960 : 720} perLine={6} className={styles.wide} />
      <Drawing data={data} width={336} perLine={2} className={styles.tall} />
      <ul className="visually-hidden">
        {data.rows.map((row) => (
          <li key={row.label}>
            {row.label}: {row.items.join(', ')}
            {row.flow && ` (${row.flow})`}
          </li>
        ))}
      </ul>
      {/* A section of a page says in its lead what the drawing says in its description. */}
      {!isPageWide && <figcaption className={styles.caption}>{data.description}</figcaption>}
    </figure>
  );
}
