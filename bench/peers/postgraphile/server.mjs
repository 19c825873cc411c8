// PostGraphile as its documentation runs it in production: the library on node:http, no explorer, no watching.
// Runs in its own folder under .cache/bench. Usage: server.mjs <socket folder> <port> <connections>
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const [socketFolder, port, connections] = process.argv.slice(2);
const graphql = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: `postgres://postgres@/rohi?host=${encodeURIComponent(socketFolder)}`,
      schemas: ['public', 'bench_postgraphile'],
      poolConfig: { max: Number(connections) },
    }),
  ],
  // Plain lists: a connection would add cursors and page information that are not asked for.
  schema: { defaultBehavior: 'list -connection' },
  grafserv: { graphiql: false, watch: false, websockets: false },
  grafast: { explain: false },
});
const server = createServer();
await graphql.createServ(grafserv).addTo(server);
await graphql.getSchema();
server.listen(Number(port), '127.0.0.1');
