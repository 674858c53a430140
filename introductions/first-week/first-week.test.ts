import { expect, test } from 'vitest'
import { makeDue } from '../../tests/world/exports.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const playbookId = 'introductions.first-week'

async function start(isOn: boolean) {
  const world = await worldForThisTest({ SESSION_DAYS: '400' })
  const ana = await world.signUp('Ana Lima')
  if (isOn) await world.as(ana).orchestrator.configure({ body: { playbookId, isOn } })
  const mia = await join(world, ana, 'member', 'Mia Member')
  await world.work()
  const pass = async (days: number) => {
    world.clock.shiftMs += days * 86_400_000 + 1_000
    await makeDue(world, 'platform.advance-run')
    await world.work()
  }
  const told = async () =>
    (await world.as(mia).notifications.list({})).items
      .filter(({ kind }) => kind === 'playbook.nudge')
      .map(({ link }) => link)
  return { world, ana, mia, pass, told }
}

test('a new teammate is reminded of what they have not done, some days apart, and nobody is mailed', async () => {
  const { world, mia, pass, told } = await start(true)
  expect(await told()).toEqual(['/access/network'])
  const mails = (await world.mails()).length
  await world.as(mia).sharing.change({ body: { mode: 'workspace' } })
  await pass(2)
  expect(await told()).toEqual(['/access/network'])
  await bring(
    world,
    mia,
    'Connections.csv',
    connections(['Ana,Ribeiro,https://www.linkedin.com/in/ana,,Northgate,Partner,08 Feb 2024']),
  )
  await pass(2)
  expect(await told()).toEqual(['/', '/access/network'])
  await pass(2)
  expect(await told()).toEqual(['/setup-network', '/', '/access/network'])
  const { items } = await world.as(mia).orchestrator.status({ query: { show: 'ended' } })
  expect(items).toMatchObject([{ state: 'done', playbook: playbookId, startedBy: null }])
  expect(items[0]!.steps.find(({ name }) => name === 'share')).toMatchObject({
    state: 'skipped',
    says: 'You had done this already.',
  })
  expect((await world.mails()).length).toBe(mails)
}, 90_000)

test('while it is off nothing starts', async () => {
  const { world, mia, told } = await start(false)
  expect(await told()).toEqual([])
  expect((await world.as(mia).orchestrator.status({ query: {} })).items).toEqual([])
})
