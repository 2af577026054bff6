/** A diagram of `static/img/diagrams` with the heights of its files, which are 720 and 336 units wide. */
interface Diagram {
  title: string;
  description: string;
  heights: readonly [wide: number, narrow: number];
}

const architecture = {
  title: 'Architecture of Gravitino',
  description:
    'Engines and clients speak to one catalog through its APIs; the catalog manages the metadata in the sources themselves, and engines read data from the sources directly.',
};
const regions = {
  title: 'Metadata across regions',
  description:
    'Each region keeps its sources and its data. Catalogs of all regions belong to one metalake, so that one name finds a table wherever it lives.',
};
const gvfs = {
  title: 'A path through the virtual file system',
  description:
    'A client opens a gvfs path; the virtual file system asks the server where the fileset is stored and continues with the storage’s own file system.',
};

/** Diagrams by name. A number at the end is the first release that the diagram is for. */
export const diagrams = {
  architecture: { ...architecture, heights: [444, 780] },
  'architecture-0.5': { ...architecture, heights: [444, 668] },
  'architecture-0.3': { ...architecture, heights: [444, 500] },
  'metadata-model': {
    title: 'The metadata model',
    description:
      'A metalake holds catalogs, a catalog holds schemas, and a schema holds tables, filesets, or topics, depending on the type of its catalog.',
    heights: [444, 444],
  },
  'metadata-model-0.3': {
    title: 'The metadata model',
    description: 'A metalake holds catalogs, a catalog holds schemas, and a schema holds tables.',
    heights: [444, 444],
  },
  'change-path': {
    title: 'A change on its way',
    description:
      'A client asks the server for a change. The server looks the catalog up, locks the name, lets the source make the change first, and then writes its own record.',
    heights: [444, 444],
  },
  grants: {
    title: 'Users, roles, and privileges',
    description:
      'Roles are granted to users and groups. A role holds privileges on objects, and a privilege on an object counts for everything below it.',
    heights: [322, 434],
  },
  'push-down': {
    title: 'From a grant to its enforcement',
    description:
      'A grant in Gravitino goes through the plugin of the catalog to Apache Ranger, which keeps it as a policy; the plugin of Ranger inside HiveServer2 enforces it for queries that go through HiveServer2.',
    heights: [322, 378],
  },
  'geo-distribution': { ...regions, heights: [322, 378] },
  'geo-distribution-0.3': { ...regions, heights: [322, 378] },
  'trino-path': {
    title: 'A query through Trino',
    description:
      'The Gravitino connector in Trino asks the server for catalogs and tables, then reads the data with the connector of the source.',
    heights: [444, 500],
  },
  'spark-path': {
    title: 'A query through Spark',
    description:
      'The Gravitino plugin registers a Spark catalog for each catalog of the metalake; tables are then read and written by the source’s own Spark classes.',
    heights: [444, 444],
  },
  'gvfs-path': { ...gvfs, heights: [444, 500] },
  'gvfs-path-0.5': { ...gvfs, heights: [444, 444] },
} as const satisfies Record<string, Diagram>;

export type DiagramName = keyof typeof diagrams;
