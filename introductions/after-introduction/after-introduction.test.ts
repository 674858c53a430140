import { expect, test } from 'vitest'
import { makeDue } from '../../tests/world/exports.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'

const playbookId = 'introductions.after-introduction'

async function introduced() {
  const stage = await introductionStage({ SESSION_DAYS: '400' })
  const { world, me, bob } = stage
  await world.as(me).orchestrator.configure({ body: { playbookId, isOn: true } })
  const target = { personId: await stage.find('Ana') }
  const { id } = await world.as(me).requests.create({
    body: { target, connector: { personId: bob.user.id }, message, status: 'pending' },
  })
  await world.work()
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  await world.as(me).outcomes.record({ body: { requestId: id, outcome: 'intro_sent' } })
  await world.work()
  const pass = async (days: number) => {
    world.clock.shiftMs += days * 86_400_000 + 1_000
    await makeDue(world, 'platform.advance-run')
    await world.work()
  }
  const told = async () =>
    (await world.as(me).notifications.list({})).items
      .filter(({ kind }) => kind === 'playbook.nudge')
      .map(({ title }) => title)
  const run = async () => (await world.as(me).orchestrator.status({ query: {} })).items[0]
  return { world, me, bob, id, pass, told, run }
}

test('the asker is reminded to thank, to follow up and to record, and nobody else hears of it', async () => {
  const { world, bob, pass, told, run } = await introduced()
  expect(await told()).toEqual(['Thank Bob Reyes for introducing you to Ana Ribeiro'])
  const shown = await run()
  expect(shown!.about).toBe('Introduction to Ana Ribeiro')
  expect(shown!.steps[1]).toMatchObject({
    state: 'waiting',
    waitsFor: { kind: 'event', words: expect.stringMatching(/^If no reply by .*, we remind you to follow up\.$/) },
  })
  await pass(5)
  await pass(14)
  expect(await told()).toEqual([
    'What came of your introduction to Ana Ribeiro?',
    'Follow up with Ana Ribeiro',
    'Thank Bob Reyes for introducing you to Ana Ribeiro',
  ])
  expect(await run()).toBeUndefined()
  const ofBob = await world.as(bob).notifications.list({})
  expect(ofBob.items.filter(({ kind }) => kind === 'playbook.nudge')).toEqual([])
  expect((await world.as(bob).orchestrator.status({ query: { show: 'ended' } })).items).toEqual([])
}, 90_000)

test('a reply goes on at once without a reminder, and a meeting ends the wait for an outcome', async () => {
  const { world, me, id, told, run } = await introduced()
  await world.as(me).outcomes.record({ body: { requestId: id, outcome: 'target_replied' } })
  await world.work()
  expect((await run())!.steps.map(({ state }) => state)).toEqual(['done', 'done', 'skipped', 'waiting', 'ahead'])
  await world.as(me).outcomes.record({ body: { requestId: id, outcome: 'meeting_booked' } })
  await world.work()
  expect(await run()).toBeUndefined()
  const ended = await world.as(me).orchestrator.status({ query: { show: 'ended' } })
  expect(JSON.stringify(ended.items[0]!.steps.at(-1))).toContain(
    'A meeting is booked. Home asks afterwards how it went.',
  )
  expect(await told()).toHaveLength(1)
})
