/** The site's own line icons: one path each, drawn on a 24 by 24 grid. */
export const iconPaths = {
  layers: 'M12 3 21 8l-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  table: 'M4 4h16v16H4zM4 9.5h16M4 15h16M10 9.5V20',
  files: 'M8 3h7l5 5v9H8zM15 3v5h5M4 7v14h12',
  stream: 'M3 7c3-3 6 3 9 0s6 3 9 0M3 12c3-3 6 3 9 0s6 3 9 0M3 17c3-3 6 3 9 0s6 3 9 0',
  shield: 'M12 3 20 6v6c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  spark: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5 18 18M6 18l2.5-2.5M15.5 8.5 18 6',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.500-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.3c2.3.700 3.7 2.6 4 5.7',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
} as const;
