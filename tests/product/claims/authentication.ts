import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../stack/cache';
import { packageOf } from '../stack/product';
import { send } from '../stack/rest';
import { must } from '../stack/run';
import { javaRootOf, startServer } from '../stack/server';
import { startSpark } from '../stack/spark';
import { catalogProperties } from '../stack/stack';
import { startTrino } from '../stack/trino';
import type { Claim } from './findings';
import { messageOf } from './lab';

/** Configuration of OAuth with a public key of this run. */
function oauth(algorithm: string): Record<string, string> {
  const { publicKey } = algorithm.startsWith('ES')
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    'gravitino.authenticator': 'oauth',
    'gravitino.authenticator.oauth.serviceAudience': 'lab',
    'gravitino.authenticator.oauth.defaultSignKey': key,
    'gravitino.authenticator.oauth.signAlgorithmType': algorithm,
    'gravitino.authenticator.oauth.serverUri': 'http://127.0.0.1:1',
    'gravitino.authenticator.oauth.tokenPath': '/token',
  };
}

/** Claims about who may send requests. */
export const authenticationClaims: Claim[] = [
  {
    name: 'oauth-elliptic-curve',
    says: 'A server with an ES256 key doesn’t start: Failed to decode key',
    async attempt({ version }) {
      try {
        const configuration = oauth('ES256');
        const server = await startServer({ version, name: 'oauth', configuration, isOpen: false });
        await server.stop();
        return { holds: false, saw: 'the server started' };
      } catch (error) {
        const text = String((error as Error).message);
        const saw = /Failed to decode key[^\n]*|[\w.]*Exception[^\n]*/.exec(text)?.[0] ?? text;
        return { holds: text.includes('Failed to decode key'), saw: saw.slice(0, 300) };
      }
    },
  },
  {
    name: 'oauth-answers',
    says: 'With OAuth, a request without a valid token answers 401',
    async attempt({ version }) {
      const configuration = oauth('RS256');
      const server = await startServer({ version, name: 'oauth', configuration, isOpen: false });
      const seen = [];
      for (const [what, value] of [
        ['no header', undefined],
        ['empty', ''],
        ['Bearer alone', 'Bearer '],
        ['Bearer garbage', 'Bearer garbage'],
        ['Bearer with an unsigned token', 'Bearer eyJhbGciOiJub25lIn0.eyJhdWQiOiJsYWIifQ.'],
        ['Basic', 'Basic YW5hOg=='],
      ] as const) {
        const headers: Record<string, string> = value === undefined ? {} : { Authorization: value };
        const answer = await send(server.url, 'GET', '/metalakes', undefined, headers);
        const message = answer.json
          ? messageOf(answer)
          : /<title>(.*?)<\/title>/.exec(answer.text)?.[1];
        seen.push(`${what}: ${answer.status} ${message ?? answer.text.slice(0, 100)}`);
      }
      await server.stop();
      return { holds: seen.every((one) => one.includes(': 401')), saw: seen.join('; ') };
    },
  },
  {
    name: 'load-event-is-anonymous',
    says: 'The event of loading a catalog names the user anonymous, the event of creating it the user of the request',
    versions: ['0.5.0', '0.5.1'],
    async attempt({ version, stack }) {
      const classes = cacheFolder('run', 'listener');
      const api = `${javaRootOf(version)}.listener.api`;
      const source = join(classes, 'Listener.java');
      writeFileSync(
        source,
        `public class Listener implements ${api}.EventListenerPlugin {
  public void init(java.util.Map<String, String> properties) {}
  public void start() {}
  public void stop() {}
  public void onPostEvent(${api}.event.Event event) {
    System.out.println("seen " + event.getClass().getSimpleName() + " " + event.user());
  }
}`,
      );
      await must('javac', ['-cp', `${await packageOf(version)}/libs/*`, '-d', classes, source]);
      const configuration = {
        'gravitino.eventListener.names': 'lab',
        'gravitino.eventListener.lab.class': 'Listener',
      };
      const server = await startServer({ version, name: 'listener', configuration, classes });
      const headers = { Authorization: `Basic ${Buffer.from('ana:dummy').toString('base64')}` };
      await send(server.url, 'POST', '/metalakes', { name: 'lab' }, headers);
      const properties = await catalogProperties.hadoop?.(stack);
      const body = { name: 'files', type: 'fileset', provider: 'hadoop', properties };
      await send(server.url, 'POST', '/metalakes/lab/catalogs', body, headers);
      await send(server.url, 'GET', '/metalakes/lab/catalogs/files', undefined, headers);
      await server.stop();
      const saw =
        readFileSync(server.log, 'utf8')
          .match(/seen .*/g)
          ?.join('; ') ?? '';
      const holds = /CreateCatalogEvent ana/.test(saw) && /LoadCatalogEvent anonymous/.test(saw);
      return { holds, saw };
    },
  },
  {
    name: 'spark-cannot-authenticate',
    says: 'With OAuth, a Spark application with the connector fails at startup: the server answers 401',
    versions: ['0.5.1'],
    async attempt({ version }) {
      const configuration = oauth('RS256');
      const server = await startServer({ version, name: 'oauth', configuration, isOpen: false });
      const saw = await startSpark(version, {
        'spark.plugins': `${javaRootOf(version)}.spark.connector.plugin.GravitinoSparkPlugin`,
        'spark.sql.gravitino.uri': server.url,
        'spark.sql.gravitino.metalake': 'lab',
      }).then(
        (spark) => {
          spark.stop();
          return 'Spark started';
        },
        (error: Error) => error.message.slice(0, 400),
      );
      await server.stop();
      return { holds: /401|Unauthorized/i.test(saw), saw };
    },
  },
  {
    name: 'trino-cannot-authenticate',
    says: 'With OAuth, the Trino connector loads no metalake: the server answers 401',
    versions: ['0.5.1'],
    async attempt({ version }) {
      const configuration = oauth('RS256');
      const server = await startServer({ version, name: 'oauth', configuration, isOpen: false });
      const settings = { 'gravitino.uri': server.url, 'gravitino.metalake': 'lab' };
      const trino = await startTrino(version, settings, []);
      const made = await trino
        .query("CALL gravitino.system.create_catalog('c', 'hive', MAP(ARRAY['a'], ARRAY['b']))")
        .then(
          () => 'created',
          (error: Error) => error.message,
        );
      const log = readFileSync(trino.log, 'utf8');
      await trino.stop();
      await server.stop();
      const logged = /Load Metalake lab failed.*\n.*\n?/.exec(log)?.[0] ?? 'nothing in the log';
      return { holds: /401|Unauthorized/i.test(logged + made), saw: `${made}; ${logged}` };
    },
  },
  {
    name: 'role-without-objects',
    says: 'The REST API answers 400 to a role without securable objects, and creates it all the same: a second request answers 409',
    versions: ['next'],
    async attempt({ version }) {
      const server = await startServer({
        version,
        name: 'authorization',
        configuration: {
          'gravitino.authorization.enable': 'true',
          'gravitino.authorization.serviceAdmins': 'anonymous',
        },
      });
      await send(server.url, 'POST', '/metalakes', { name: 'lab', comment: 'lab' });
      const body = { name: 'empty', properties: {}, securableObjects: [] };
      const answer = await send(server.url, 'POST', '/metalakes/lab/roles', body);
      const again = await send(server.url, 'POST', '/metalakes/lab/roles', body);
      const loaded = await send(server.url, 'GET', '/metalakes/lab/roles/empty');
      await server.stop();
      const saw = [answer, again, loaded].map((one) => messageOf(one).slice(0, 250)).join('; ');
      return { holds: answer.status === 400 && again.status === 409, saw };
    },
  },
];
