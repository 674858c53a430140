import type { PlantedWorkspace } from './moving-workspace.ts'
import { withClient } from './moving-workspace.ts'
import { countedJob, type Acknowledged } from './routed-writers.ts'

interface Kept {
  lost: string[]
  doubled: string[]
}

/** What was acknowledged is there once, on one of the servers, and nothing else is. */
export async function verifyMoved(
  adminUrls: readonly string[],
  { workspaceId, networkIds, counters }: PlantedWorkspace,
  { notes, jobs, member, system }: Acknowledged,
): Promise<Kept> {
  const found = await Promise.all(
    adminUrls.map((url) =>
      withClient(url, async (client) => ({
        notes: (
          await client.query<{ id: string; text: string }>(
            'select id, text from contacts.contact_notes where network_id = any($1::int[])',
            [networkIds],
          )
        ).rows,
        jobs: (
          await client.query<{ note: string }>(
            `select j.payload->>'note' as note from graphile_worker._private_jobs j
             join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 and j.payload->>'workspaceId' = $2`,
            [countedJob.name, workspaceId],
          )
        ).rows.map(({ note }) => note),
      })),
    ),
  )
  const all = found.flatMap((server) => server.notes)
  const counted = new Map(all.map(({ id, text }) => [id, Number(text)]))
  const plain = all.map(({ id }) => id).filter((id) => !Object.values(counters).includes(id))
  const compare = (what: string, acknowledged: readonly string[], there: readonly string[]): Kept => {
    const [wanted, present] = [new Set(acknowledged), new Set(there)]
    const repeated = there.filter((id, i) => there.indexOf(id) !== i)
    return {
      lost: acknowledged.filter((id) => !present.has(id)).map((id) => `${what} ${id}`),
      doubled: [...repeated, ...there.filter((id) => !wanted.has(id))].map((id) => `${what} ${id}`),
    }
  }
  const both = [
    compare('note', notes, plain),
    compare(
      'job',
      jobs,
      found.flatMap((server) => server.jobs),
    ),
  ]
  for (const [name, acknowledged] of [
    ['member', member],
    ['system', system],
  ] as const) {
    const value = counted.get(counters[name]) ?? 0
    if (value < acknowledged) both.push({ lost: [`${acknowledged - value} counts of the ${name}`], doubled: [] })
    if (value > acknowledged) both.push({ lost: [], doubled: [`${value - acknowledged} counts of the ${name}`] })
  }
  return { lost: both.flatMap(({ lost }) => lost), doubled: both.flatMap(({ doubled }) => doubled) }
}
