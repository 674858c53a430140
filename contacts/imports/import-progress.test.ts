import { expect, onTestFinished, test } from 'vitest'
import { listenTo } from '../../tests/contract/listen-to.ts'
import { connections } from '../../tests/world/imports.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import type { Import } from './imports.contract.ts'

const rows = ['Ana,Ribeiro,https://www.linkedin.com/in/ana-ribeiro,ana@northgate.example,Northgate,Partner,08 Feb 2024']

async function upload({ origin }: World, who: Somebody, content: string): Promise<string> {
  const answer = await fetch(`${origin()}/api/network/imports?fileName=Connections.csv`, {
    method: 'POST',
    headers: { cookie: who.cookie!, 'content-type': 'application/octet-stream' },
    body: content,
  })
  return ((await answer.json()) as { id: string }).id
}

async function watch({ origin }: World, who: Somebody, id: string) {
  const stream = await listenTo(`${origin()}/api/network/imports/${id}/progress`, { cookie: who.cookie! })
  onTestFinished(() => stream.hangUp())
  return stream
}

const note = ({ superuser }: World, id: string, read: number) =>
  superuser.query(
    `update contacts.imports set state = 'reading', counts = jsonb_set(counts, '{rows}', to_jsonb($2::int)) where id = $1`,
    [id, read],
  )

test('an import is told as it is, then with every change, until it is done', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const id = await upload(world, me, connections(rows))
  const stream = await watch(world, me, id)
  expect(await stream.nextEvent<Import>()).toMatchObject({ id, state: 'waiting', counts: { rows: 0 } })
  await note(world, id, 5_000)
  expect(await stream.nextEvent<Import>()).toMatchObject({ state: 'reading', counts: { rows: 5_000 } })
  await note(world, id, 10_000)
  expect(await stream.nextEvent<Import>()).toMatchObject({ state: 'reading', counts: { rows: 10_000 } })
  await world.work()
  const last = await stream.nextEvent<Import>()
  expect(last).toMatchObject({ state: 'done', format: 'linkedin-csv', counts: { rows: 1, created: 1 } })
  expect(last).toEqual((await world.as(me).imports.show({ params: { id } })).import)
  expect(await stream.nextEvent()).toBeNull()
})

test('a file that is refused ends with its reason, also for who comes late', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const id = await upload(world, me, 'not an export at all')
  await world.work()
  const stream = await watch(world, me, id)
  expect(await stream.nextEvent<Import>()).toMatchObject({ state: 'refused', problem: expect.any(String) })
  expect(await stream.nextEvent()).toBeNull()
})

test('an import of somebody else is not there, and neither is one that never was', async () => {
  const world = await worldForThisTest()
  const [me, other] = [await world.signUp(), await world.signUp()]
  const id = await upload(world, me, connections(rows))
  expect((await watch(world, other, id)).status).toBe(404)
  expect((await watch(world, me, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('many watch at once without a database connection each', async () => {
  const world = await worldForThisTest({ DATABASE_MAX_CONNECTIONS: '2', MAX_IN_FLIGHT: '2' })
  const me = await world.signUp()
  const id = await upload(world, me, connections(rows))
  const streams = []
  for (let n = 0; n < 10; n++) streams.push(await watch(world, me, id))
  await Promise.all(streams.map((stream) => stream.nextEvent()))
  expect((await world.as(me).imports.list({})).items).toHaveLength(1)
  await note(world, id, 5_000)
  const heard = await Promise.all(streams.map((stream) => stream.nextEvent<Import>()))
  expect(heard.map((one) => one?.counts.rows)).toEqual(Array(10).fill(5_000))
})
