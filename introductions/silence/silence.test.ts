import { expect, test } from 'vitest'
import { introductionStage, message, type Stage } from '../../tests/world/introductions.ts'

const day = 86_400_000

/** Later by our clock: what waits in the queue for that time is woken up. */
async function pass({ world }: Stage, days: number): Promise<void> {
  world.clock.shiftMs += days * day
  await world.superuser.query(
    `update graphile_worker._private_jobs set run_at = now() where run_at <= now() + $1 * interval '1 millisecond'`,
    [world.clock.shiftMs],
  )
  await world.work()
}

async function asked() {
  const stage = await introductionStage({ SESSION_DAYS: '400' })
  const { world, me, bob } = stage
  const body = {
    target: { personId: await stage.find('Ana') },
    connector: { personId: bob.user.id },
    message,
    status: 'pending',
  }
  const { id } = await world.as(me).requests.create({ body })
  await world.work()
  const told = async () =>
    (await world.as(me).notifications.list({})).items
      .filter(({ kind }) => kind === 'introduction.due')
      .map(({ title, body: next }) => `${title}. ${next ?? ''}`)
  const yes = async () => {
    await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
    await world.work()
  }
  return { stage, world, me, bob, id, told, yes }
}

test('two reminders of one silence are one notification, and it is taken back with the answer', async () => {
  const { stage, told, yes } = await asked()
  await pass(stage, 5.1)
  expect(await told()).toEqual([expect.stringContaining('No answer yet about Ana Ribeiro')])
  await pass(stage, 7.1)
  expect(await told()).toHaveLength(1)
  await yes()
  expect(await told()).toEqual([])
})

test('whoever said yes and does not introduce is not said to have given no answer', async () => {
  const { stage, world, me, id, told, yes } = await asked()
  await yes()
  await pass(stage, 5.1)
  expect(await told()).toEqual([
    'Bob Reyes said yes, but hasn’t introduced you to Ana Ribeiro yet. Remind Bob Reyes. If you were introduced, record it.',
  ])
  await world.as(me).outcomes.record({ body: { requestId: id, outcome: 'intro_sent' } })
  await world.work()
  expect(await told()).toEqual([])
  await pass(stage, 5.1)
  expect(await told()).toEqual([expect.stringContaining('Ana Ribeiro hasn’t replied yet')])
})

test('a promise that is not kept ends as one', async () => {
  const { stage, told, yes } = await asked()
  await yes()
  for (const days of [5.1, 7.1, 18.1]) await pass(stage, days)
  expect(await told()).toEqual([expect.stringContaining('Bob Reyes said yes, but didn’t introduce you to Ana Ribeiro')])
})
