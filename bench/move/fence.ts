import pg from 'pg'
import { plantWorkspace } from '../../tests/faults/moving-workspace.ts'
import { describeMachine } from '../ground/machine.ts'
import { printTable } from '../ground/print-table.ts'
import { preparePrivateProduct } from '../ground/private-product.ts'
import { runUndoing } from '../ground/undoing.ts'

/**
 * What it costs that every transaction that writes for a workspace asks whether it is here: the same transaction with and
 * without, in turns, so that both meet the same machine.
 */
const [rounds, each] = [20, 100]

await runUndoing(async (undoing) => {
  console.log(`npm run bench:fence\n${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const { viewerId, workspaceId, networkIds } = await plantWorkspace(product.adminUrl, 'Measured', 10)
  const begin = `BEGIN; SELECT set_config('wellmet.viewer', '${viewerId}', true), set_config('wellmet.workspace', '${workspaceId}', true), set_config('wellmet.principal', 'user', true)`
  const rows: (string | number)[][] = []
  for (const clients of [1, 16]) {
    const open = await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = new pg.Client({ connectionString: product.databaseUrl })
        await client.connect()
        undoing.later(() => client.end())
        return client
      }),
    )
    const times = { without: [] as number[], with: [] as number[] }
    const write = async (client: pg.Client, kind: keyof typeof times) => {
      const began = performance.now()
      await client.query(kind === 'with' ? `${begin}, platform.enter_workspace()` : begin)
      await client.query(
        `insert into contacts.contact_notes (id, network_id, person_id, text, created_at, changed_at)
         values (gen_random_uuid(), $1, 1, 'A note.', now(), now())`,
        [networkIds[0]],
      )
      await client.query('COMMIT')
      times[kind].push(performance.now() - began)
    }
    const run = (kind: keyof typeof times) =>
      Promise.all(
        open.map(async (client) => {
          for (let i = 0; i < each / clients; i++) await write(client, kind)
        }),
      )
    await run('without')
    times.without.length = 0
    for (let round = 0; round < rounds; round++)
      for (const kind of round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const))
        await run(kind)
    const at = (list: number[], share: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)]!
    for (const [kind, list] of Object.entries(times))
      rows.push([clients, kind, list.length, at(list, 0.5).toFixed(2), at(list, 0.95).toFixed(2)])
  }
  printTable('A write transaction, ms', ['clients', 'the question', 'transactions', 'p50', 'p95'], rows)
  return 0
})
