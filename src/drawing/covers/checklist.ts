import { box, ground, line, type Shape, stroke } from '../shapes';

/** A list with three points ticked and one open. */
export const checklist = (): Shape[] => [
  ground('accent-soft'),
  box([196, 44, 248, 296, 16], 'surface-raised', 'accent'),
  box([270, 24, 100, 40, 10], 'accent', 'accent'),
  ...[90, 150, 210, 270].flatMap((y, row) => {
    const isOpen = row === 3;
    return [
      box(
        [222, y, 40, 40, 8],
        isOpen ? 'surface-raised' : 'second',
        isOpen ? 'border-strong' : 'second',
      ),
      ...(isOpen ? [] : [stroke(`M231 ${y + 21}l8 9l14 -19`, 'surface-raised')]),
      line([284, y + 12, 416 - (row % 2) * 28, y + 12], 'border-strong'),
      line([284, y + 30, 372 + (row % 2) * 20, y + 30], 'border'),
    ];
  }),
];
