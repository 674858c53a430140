import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'

async function stage() {
  const { world, me, bob, find } = await introductionStage()
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  const { id, askedBy } = await world.as(me).requests.create({ body })
  const { rows } = await world.superuser.query('select workspace_id from introductions.requests where id = $1', [id])
  const workspaceId: string = rows[0].workspace_id
  const write = (viewerId: string, statement: ReturnType<typeof sql>) =>
    world.services.database
      .asViewer({ viewerId, workspaceId, principal: viewerId })
      .transaction(async (tx) => Number((await statement.execute(tx)).numAffectedRows ?? 0n))
  return { world, me, bob, id, asker: askedBy.userId, workspaceId, write }
}

const edit = (id: string) => sql`update introductions.requests set subject = 'Hello' where id = ${id}`

test('an asker may write the content of a draft and nobody else’s, and no status', async () => {
  const { world, me, bob, id, asker, write } = await stage()
  expect(await write(asker, edit(id))).toBe(1)
  expect(await write(bob.user.id, edit(id))).toBe(0)
  const move = sql`update introductions.requests set stage = 'intro_sent' where id = ${id}`
  await expect(write(asker, move)).rejects.toThrow('permission denied')
  await world.as(me).requests.update({ params: { id }, body: { status: 'pending' } })
  await expect(write(asker, edit(id))).rejects.toThrow('row-level security')
})

test('an asker may add lines about their own writing, and none that counts as an ask or is somebody else’s', async () => {
  const { bob, id, asker, workspaceId, write } = await stage()
  const line = (by: string, kind: string) =>
    sql`insert into introductions.request_events (id, request_id, workspace_id, at, by, kind)
      values (gen_random_uuid(), ${id}, ${workspaceId}, now(), ${by}, ${kind})`
  expect(await write(asker, line('asker', 'changed'))).toBe(1)
  await expect(write(asker, line('asker', 'asked'))).rejects.toThrow('row-level security')
  await expect(write(asker, line('connector', 'changed'))).rejects.toThrow('row-level security')
  await expect(write(bob.user.id, line('asker', 'changed'))).rejects.toThrow('row-level security')
})

test('a new request is the viewer’s own and a draft', async () => {
  const { bob, id, asker, write } = await stage()
  const copy = (viewerId: string, stage: string) => sql`
    insert into introductions.requests (id, workspace_id, user_id, target_key, target, connector_user, connector_key, connector,
      subject, message, is_blind, stage, time_zone, route, fallback_paths,
      created_at, changed_at)
    select gen_random_uuid(), workspace_id, ${viewerId}, target_key, target, connector_user, connector_key, connector, subject,
      message, is_blind, ${stage}, time_zone, route, fallback_paths, now(), now()
    from introductions.requests where id = ${id}`
  expect(await write(asker, copy(asker, 'drafted'))).toBe(1)
  await expect(write(asker, copy(asker, 'intro_sent'))).rejects.toThrow('row-level security')
  await expect(write(asker, copy(bob.user.id, 'drafted'))).rejects.toThrow('row-level security')
})
