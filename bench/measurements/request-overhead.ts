import { ask } from '../ground/ask.ts'
import { pgbench, type Measured } from '../ground/pgbench.ts'
import { milliseconds, printTable } from '../ground/print-table.ts'
import type { Stage } from '../ground/stage.ts'

/** What `GET /api/workspaces/current` asks of PostgreSQL, in the words of its stores. */
const identify = 'select * from account.identify_by_session(:token, now());'
const select = 'select * from account.workspaces where id = :workspace::uuid;'
const begin = `begin;
select set_config('wellmet.viewer', :viewer, true), set_config('wellmet.workspace', :workspace, true), set_config('wellmet.principal', :principal, true);`

const another = 'GET /api/account/session'
const clientCounts = [1, 16]

/** Layer by layer, in one run: what the transaction, row-level security, signing in and HTTP each add to one statement. */
export async function requestOverhead(stage: Stage): Promise<number> {
  const { product, seconds, people } = stage
  const { userId, workspaceId, tokenHash } = people[0]!
  const variables = { token: tokenHash, workspace: workspaceId, viewer: userId, principal: `user:${userId}` }
  const bench = (url: string, sql: string, clients: number) => pgbench(url, { sql, variables, clients, seconds })
  for (const clients of clientCounts) {
    /** The last one asks more of PostgreSQL than this, so it is not compared. */
    const layers: [string, Measured][] = [
      ['pgbench: the select, row-level security bypassed', await bench(product.adminUrl, select, clients)],
      ['pgbench: + begin, set_config, commit', await bench(product.adminUrl, `${begin}\n${select}\ncommit;`, clients)],
      ['pgbench: + row-level security', await bench(product.databaseUrl, `${begin}\n${select}\ncommit;`, clients)],
      [
        'pgbench: + who is asking (identify_by_session)',
        await bench(product.databaseUrl, `${identify}\n${begin}\n${select}\ncommit;`, clients),
      ],
      ['GET /health/live (HTTP alone)', await ask(stage, '/health/live', clients)],
      ['GET /api/workspaces/current', await ask(stage, '/api/workspaces/current', clients)],
      [another, await ask(stage, '/api/account/session', clients)],
    ]
    const same = layers[3]![1]
    printTable(
      `One authenticated request against its own statements, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
      ['', 'p50 ms', 'p95 ms', 'per second', 'p50 / same statements in pgbench', 'per second / same'],
      layers.map(([name, { p50, p95, perSecond }]) => [
        name,
        milliseconds(p50),
        milliseconds(p95),
        perSecond.toFixed(0),
        name === another ? '' : (p50 / same.p50).toFixed(2),
        name === another ? '' : (perSecond / same.perSecond).toFixed(2),
      ]),
    )
  }
  return 0
}
