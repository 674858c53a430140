import { expect, test } from 'vitest'
import { plantRequest } from '../../tests/world/hq-requests.ts'
import { operatorIn } from '../../tests/world/staff.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const authorization = 'Bearer a token for metrics, at least 16'

async function start() {
  const world = await worldForThisTest({ METRICS_TOKEN: 'a token for metrics, at least 16' })
  const ana = await world.signUp('Ana Lima')
  await plantRequest(world, { userId: ana.user.id, workspaceId: ana.workspace!.id }, 0, {})
  return { world, ana, staff: await operatorIn(world) }
}

test('the room, the metrics and the command line say the same numbers', async () => {
  const { world, staff } = await start()
  const status = await world.as(staff).missionControl.status({})
  expect(status).toMatchObject({ workers: 0, workspaces: 2, users: { total: 2 } })
  expect(status.needs.map(({ code }) => code)).toEqual(['no_worker', 'no_backup', 'no_drill'])
  const metrics = await (await fetch(`${world.origin()}/metrics`, { headers: { authorization } })).text()
  expect(metrics).toContain(`users{kind="total"} ${status.users['total']}`)
  expect(metrics).toContain(`database_bytes ${status.database.bytes}`)
  for (const { name, due } of status.jobs) expect(metrics).toContain(`jobs{name="${name}",state="due"} ${due}`)
  await expect(world.as(null).missionControl.status({})).rejects.toMatchObject({ status: 401 })
  expect((await world.as(staff).users.session({})).user.name).toBe('Staff')
})

test('what happened is listed by hour and without names', async () => {
  const { world, ana, staff } = await start()
  const { items } = await world.as(staff).missionControl.activity({ query: { hours: 24 } })
  expect(items).toEqual(
    expect.arrayContaining([
      { hour: expect.any(String), kind: 'user_joined', n: 2, says: '2 people joined' },
      { hour: expect.any(String), kind: 'introduction_asked', n: 1, says: '1 introduction asked for' },
    ]),
  )
  expect(JSON.stringify(items)).not.toMatch(/Ana|Staff/)
  expect((await world.as(ana).users.session({})).user.name).toBe('Ana Lima')
})

test('the days between stages are a median with quartiles, and unknown without any', async () => {
  const { world, ana, staff } = await start()
  const { figures } = await world.as(staff).missionControl.velocity({ query: { days: 30 } })
  const of = (key: string) => figures.find((figure) => figure.key === key)!
  expect(of('draft_to_ask')).toMatchObject({ unit: 'days', value: 0, n: 1, interval: 'quartiles' })
  expect(of('reply_to_meeting')).toMatchObject({ value: null, n: 0, low: null, high: null, interval: null })
  expect((await world.as(ana).users.session({})).user.name).toBe('Ana Lima')
})
