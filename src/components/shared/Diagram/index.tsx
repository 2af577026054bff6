import type { DiagramData } from '@site/src/site/diagrams';
import clsx from 'clsx';
import { useId } from 'react';
import { type Box, layOut, metrics } from './layout';
import styles from './styles.module.css';

function Item({ box: { x, y, width, lines } }: { box: Box }) {
  const first = y + metrics.boxHeight / 2 + (lines.length > 1 ? -3 : 5);
  return (
    <>
      <rect x={x} y={y} width={width} height={metrics.boxHeight} rx="8" />
      {lines.map((text, index) => (
        <text
          key={text}
          className={index > 0 ? styles.second : undefined}
          x={x + width / 2}
          y={first + index * 17}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}

interface Props {
  data: DiagramData;
  width: number;
  perLine: number;
  className?: string;
}

function Drawing({ data, width, perLine, className }: Props) {
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
      {bands.map(({ label, paths }) => (
        <path key={label} className={styles.lines} d={paths.join('')} />
      ))}
      {bands.map((band, index) => (
        <g
          key={band.label}
          className={clsx(
            styles.row,
            index === bands.length - 1 && styles.last,
            band.emphasis && styles.emphasis,
          )}
        >
          <text className={styles.label} x={band.labelX} y={band.y + 16}>
            {band.label}
          </text>
          {band.flow && (
            <text
              className={styles.label}
              x={width - metrics.edge}
              y={band.y + 16}
              textAnchor="end"
            >
              {band.flow} ↓
            </text>
          )}
          {band.boxes.map((box) => (
            <Item key={`${box.x} ${box.y}`} box={box} />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface DiagramProps {
  data: DiagramData;
  isPageWide?: boolean;
}

/**
 * A layered diagram, drawn from data: wide where there is room, tall on phones, and a list for those who don't see it.
 * A page has room for a wider drawing than an article; both keep their text above 12 px.
 */
export default function Diagram({ data, isPageWide = false }: DiagramProps) {
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
      {!isPageWide && <figcaption>{data.description}</figcaption>}
    </figure>
  );
}
