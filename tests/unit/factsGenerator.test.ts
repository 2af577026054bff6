import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { javaApi, pythonApi } from '../facts/source/clientApi.mjs';
import { configurationKeys } from '../facts/source/configuration.mjs';
import { environmentVariables, gradleProperties } from '../facts/source/environment.mjs';
import { commitOf, readTree } from '../facts/source/git.mjs';
import { JavaModel } from '../facts/source/javaModel.mjs';
import { asFact, JavaValues } from '../facts/source/javaValues.mjs';
import { restOperations } from '../facts/source/operations.mjs';
import { objectProperties } from '../facts/source/properties.mjs';
import { publishedArtifacts } from '../facts/source/published.mjs';
import { testFolder } from '../support/testFolder';

const java = (path: string, body: string): [string, string] => [`${path}.java`, body];

const constants = java(
  'core/src/main/java/a/Names',
  `package a;
   /** Names, with "quotes" and { braces } in a comment. */
   public class Names {
     public static final String PREFIX = "gravitino.";
     public static final int KILO = 1024;
     enum Mode { FAST(PREFIX + "fast"), SAFE("safe"); private final String text; Mode(String text) { this.text = text; } String text() { return text; } }
   }`,
);

function values(...sources: [string, string][]) {
  return new JavaValues(new JavaModel(new Map([constants, ...sources])));
}

/** The keys of a class whose entries are `fields`. */
function keysOf(fields: string) {
  return configurationKeys(
    values(
      java(
        'core/src/main/java/b/Configs',
        `package b; import a.Names; import static a.Names.KILO;
         public class Configs { ${fields} }`,
      ),
    ),
  );
}

describe('the reader of configuration entries', () => {
  it('follows constants through classes, and computes defaults', () => {
    expect(
      keysOf(`static final ConfigEntry<Integer> SIZE = new ConfigBuilder(Names.PREFIX + "size")
        .doc("Not a fact, " + "whatever it says").version("0.3.0").intConf().createWithDefault(128 * KILO);`),
    ).toEqual([
      {
        place: 'server',
        key: 'gravitino.size',
        type: 'int',
        default: 131072,
        since: '0.3.0',
        source: 'Configs.SIZE',
      },
    ]);
  });

  it('keeps what only a running machine knows as its source text', () => {
    const [entry] = keysOf(
      'static final ConfigEntry<Integer> N = new ConfigBuilder("gravitino.n").intConf().createWithDefault(Runtime.getRuntime().availableProcessors() * 2);',
    );
    expect(entry?.default).toMatch(/^Runtime\.getRuntime\(\)\.availableProcessors\(\) ?\* 2$/);
  });

  it.each([
    ['that is not constant', 'name()', /Configs\.X/],
    ['without its prefix', '"port"', /placesOfClass/],
  ])('stops at a key %s', (_, key, message) => {
    const entry = `new ConfigBuilder(${key}).stringConf().create()`;
    expect(() => keysOf(`static final ConfigEntry<String> X = ${entry};`)).toThrow(message);
  });
});

it('the reader of values reads what an enum constant was made with', () => {
  const model = values(
    java(
      'core/src/main/java/b/Use',
      'package b; import a.Names; class Use { static final String MODE = Names.Mode.FAST.text(); }',
    ),
  );
  expect(asFact(model.field('MODE', model.typeOf('Use')))).toBe('gravitino.fast');
});

describe('the reader of properties', () => {
  const entry = java(
    'core/src/main/java/c/PropertyEntry',
    `package c;
     public final class PropertyEntry<T> {
       public static PropertyEntry<String> stringPropertyEntry(String name, boolean required, String defaultValue) {
         return new Builder<String>().withName(name).withRequired(required).withJavaType(String.class).withDefaultValue(defaultValue).withReserved(false).build();
       }
       public static PropertyEntry<String> stringRequiredPropertyEntry(String name) { return stringPropertyEntry(name, true, null); }
     }`,
  );

  it("goes through PropertyEntry's own factories", () => {
    const properties = objectProperties(
      values(
        entry,
        java(
          'catalogs/catalog-hive/src/main/java/d/HiveTablePropertiesMetadata',
          `package d; import static c.PropertyEntry.stringRequiredPropertyEntry; import static c.PropertyEntry.stringPropertyEntry;
           class HiveTablePropertiesMetadata { static { list(stringRequiredPropertyEntry("uri"), stringPropertyEntry("format", false, "ORC")); } }`,
        ),
      ),
    );
    expect(properties).toMatchObject([
      {
        provider: 'hive',
        object: 'table',
        key: 'uri',
        type: 'string',
        required: true,
        default: null,
      },
      { provider: 'hive', object: 'table', key: 'format', required: false, default: 'ORC' },
    ]);
  });

  it('gives what catalogs share to each that takes it, unless all do', () => {
    const base = java(
      'core/src/main/java/c/BaseCatalogPropertiesMetadata',
      `package c; import static c.PropertyEntry.stringRequiredPropertyEntry;
       class BaseCatalogPropertiesMetadata { static final Map BASIC_CATALOG_PROPERTY_ENTRIES = list(stringRequiredPropertyEntry("package")); }`,
    );
    const catalog = (name: string, body: string) =>
      java(
        `catalogs/catalog-${name}/src/main/java/d/${name}CatalogPropertiesMetadata`,
        `package d; import c.BaseCatalogPropertiesMetadata;
         class ${name}CatalogPropertiesMetadata extends BaseCatalogPropertiesMetadata { ${body} }`,
      );
    const taker = catalog('hive', 'Map all = copy(BASIC_CATALOG_PROPERTY_ENTRIES);');
    const owners = (...catalogs: [string, string][]) =>
      objectProperties(values(entry, base, ...catalogs)).map(({ provider }) => provider);
    expect(owners(taker)).toEqual(['*']);
    expect(owners(taker, catalog('kafka', 'Map all = none();'))).toEqual(['hive']);
  });

  it('stops at a call that no factory takes', () => {
    expect(() =>
      objectProperties(
        values(
          entry,
          java(
            'catalogs/catalog-hive/src/main/java/d/HivePropertiesMetadata',
            'package d; class HivePropertiesMetadata { Object x = stringPropertyEntry("a"); }',
          ),
        ),
      ),
    ).toThrow(/takes 1 arguments/);
  });
});

it('the reader of operations joins the paths of class and method', () => {
  const operations = restOperations(
    values(
      java(
        'server/src/main/java/e/TableOperations',
        `package e; @Path("metalakes/{metalake}/tables")
           public class TableOperations {
             @GET @Produces("application/json") public Response list(@PathParam("metalake") String metalake) { return null; }
             @DELETE @Path("/{table}") public Response drop() { return null; }
             public Response helper() { return null; }
           }`,
      ),
    ),
  );
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/metalakes/{metalake}/tables',
    'DELETE /api/metalakes/{metalake}/tables/{table}',
  ]);
});

describe('the reader of the clients', () => {
  it('lists the types of the Java client with their members, and no others', () => {
    const { model } = values(
      java(
        'api/src/main/java/c/Catalog',
        `package c;
         public interface Catalog { enum Type { FILESET, MODEL } String KEY = "k"; Type type(); static Catalog of() { return null; } }`,
      ),
      java(
        'common/src/main/java/c/dto/rel/Row',
        'package c.dto.rel; @Builder public class Row { Row() {} }',
      ),
    );
    expect(javaApi(model)).toEqual({
      'c.Catalog': 'KEY Type of type',
      'c.Catalog.Type': 'FILESET MODEL',
      'c.dto.rel.Row': 'builder',
    });
  });

  it('lists the names of the Python client, and the parameters of what can be called', () => {
    const python = (path: string): string => `clients/client-python/gravitino/${path}.py`;
    const client = `from typing import Dict
class Client(Base):
    class Type(Enum):
        FILESET = "fileset"

    def __init__(self, uri: str, names: Dict[str, List[int]] = None):
        """Args:
            uri: address
        """

    def create(
        self,
        name: str,  # of it, whole
        *changes,
    ) -> None: pass

    def _hidden(self, secret): pass
`;
    expect(
      pythonApi(
        new Map([
          [python('__init__'), 'from gravitino.client.a import (Client,\n  B)\n'],
          [python('client/a'), client],
          [python('dto/b'), 'class B:\n    def b(self, c): pass\n'],
        ]),
      ),
    ).toEqual({
      modules: { gravitino: 'B Client', 'gravitino.client.a': 'Client' },
      members: 'FILESET Type',
      parameters: { Client: 'names uri', create: 'name' },
    });
  });
});

describe('the reader of scripts', () => {
  it('takes what a user can set, and leaves out what the script computes', () => {
    const script = `FWDIR=$(pwd)\nif [[ -z "\${GRAVITINO_MEM}" ]]; then\n  export GRAVITINO_MEM="-Xmx1024m"\nfi\necho \${FWDIR} \${JAVA_OPTS}\n`;
    expect(environmentVariables(new Map([['bin/common.sh', script]]))).toEqual([
      { name: 'GRAVITINO_MEM', default: '-Xmx1024m', source: 'bin/common.sh' },
      { name: 'JAVA_OPTS', default: null, source: 'bin/common.sh' },
    ]);
  });

  it('tells options of the build from its own values', () => {
    const files = new Map([
      [
        'build.gradle.kts',
        'val skip = project.hasProperty("skipITs")\nval mode = project.properties["testMode"] as? String ?: "embedded"',
      ],
      ['gradle.properties', 'version = 0.6.0\nskipDockerTests = true'],
    ]);
    expect(gradleProperties(files)).toEqual([
      { name: 'skipDockerTests', default: 'true' },
      { name: 'skipITs', default: null },
      { name: 'testMode', default: 'embedded' },
    ]);
  });
});

it('the reader of builds names artifacts as the build does, or after their modules', () => {
  const files = new Map([
    ['build.gradle.kts', 'allprojects {\n  group = "org.example"\n}'],
    ['gradle.properties', 'version = 1.2.3\n'],
    [
      'settings.gradle.kts',
      'include("clients:client-java", "core", "spark:spark-runtime-3.4")\nproject(":spark:spark-runtime-3.4").projectDir = file("spark/v3.4")',
    ],
    [
      'spark/v3.4/build.gradle.kts',
      `val baseName = "\${rootProject.name}-spark-\${sparkMajorVersion}_$scalaVersion"\n artifactId = baseName`,
    ],
  ]);
  expect(publishedArtifacts(files)).toEqual({
    group: 'org.example',
    version: '1.2.3',
    artifacts: ['client-java', 'gravitino-spark-*_*'],
    python: null,
  });
});

describe('the reader of a clone', () => {
  const { path: folder, write } = testFolder('all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...author, ...args]);

  it('reads a tag, whatever is checked out', () => {
    git('init', '--quiet');
    write('bin/common.sh', 'first: ünïcode\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    git('tag', 'v1');
    write('bin/common.sh', 'second\n');
    git('commit', '--quiet', '--all', '--message', 'Second');
    expect([...readTree(folder, 'v1', (path) => path.startsWith('bin/'))]).toEqual([
      ['bin/common.sh', 'first: ünïcode\n'],
    ]);
    expect(commitOf(folder, 'v1')).toMatch(/^[0-9a-f]{40}$/);
  });

  it('says which revision is missing', () => {
    expect(() => commitOf(folder, 'v2')).toThrow(/v2/);
  });
});
