import yauzl from 'yauzl'
import { expect } from 'vitest'
import type { Credentials } from './client.ts'
import type { World } from './world.ts'

/** Asks for an export, has it written, downloads it, and opens it: the text of every file by its name. */
export async function exportOf(world: World, who: Credentials): Promise<Map<string, string>> {
  const { id } = await world.as(who).exports.create({})
  await world.work()
  return openExport(await download(world, who, id))
}

export const download = (world: World, who: Credentials, id: string): Promise<Response> =>
  fetch(`${world.origin()}/api/account/exports/${id}/file`, { headers: { cookie: who.cookie! } })

export async function openExport(answer: Response): Promise<Map<string, string>> {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return openArchive(Buffer.from(await answer.arrayBuffer()))
}

async function openArchive(archive: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(archive)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) chunks.push(chunk)
    files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'))
  }
  return files
}

/** The rows of one table. */
export const rowsIn = (files: Map<string, string>, name: string): Record<string, unknown>[] =>
  JSON.parse(files.get(`${name}.json`) ?? '[]') as Record<string, unknown>[]

/** Makes the jobs of a kind due: the database has a clock of its own. */
export const makeDue = ({ superuser }: World, job: string) =>
  superuser.query(
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [job],
  )

/** Asks to be deleted, lets the days pass, and has everything done. */
export async function leaveForGood(world: World, who: Credentials & { user: { email: string } }): Promise<void> {
  await world.as(who).leaving.plan({ body: { email: who.user.email } })
  world.clock.shiftMs += 7 * 86_400_000 + 1_000
  await makeDue(world, 'account.leave-user')
  await world.work()
  world.clock.shiftMs += 5 * 60_000
  await makeDue(world, 'account.erase-user')
  await world.work()
}

/** An export that can be downloaded, with what is said to be of all workspaces of its user. */
export const plantExport = async ({ superuser }: Pick<World, 'superuser'>, userId: string, content: string) => {
  await superuser.query(
    `with made as (
       insert into account.exports (id, user_id, state, bytes, created_at, finished_at, expires_at, workspace_ids)
       select gen_random_uuid(), $1, 'done', length($2), now(), now(), now() + interval '3 days',
         array(select workspace_id from account.memberships where user_id = $1) returning id
     )
     insert into account.export_pieces (export_id, number, user_id, bytes) select id, 0, $1, $2::text::bytea from made`,
    [userId, content],
  )
}
