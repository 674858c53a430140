import { expect, test } from 'vitest'
import { hooksOf } from '@wellmet/platform/area.ts'
import { startRun } from '@wellmet/platform/runs/start-run.ts'
import { areas } from '../../apps/areas.ts'
import { makeDue } from '../../tests/world/exports.ts'
import { madeUp, madeUpArea, witnessTable } from '../../tests/world/made-up-playbook.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody } from '../../tests/world/world.ts'

const firstWeek = 'introductions.first-week'

async function start(settings: { seconds?: number; failures?: number } = {}, playbooks = [madeUp()]) {
  const product = [...areas, madeUpArea(playbooks)]
  const world = await worldForThisTest({}, undefined, product)
  const use = (all: typeof playbooks) => Object.assign(world.services, { hooks: hooksOf([...areas, madeUpArea(all)]) })
  use(playbooks)
  await world.superuser.query(witnessTable)
  const ana = await world.signUp('Ana Lima')
  const mia = await join(world, ana, 'member', 'Mia Member')
  await world.as(ana).orchestrator.configure({ body: { playbookId: 'test.made-up', isOn: true, settings } })
  const begin = (what = 'it', who = mia, playbook = playbooks.at(-1)!) =>
    world.services.database.system.asSystem(async (tx) => {
      const started = { workspaceId: who.workspace!.id, viewerId: who.user.id, about: what, input: { what } }
      return (await startRun({ tx, services: world.services }, playbook, started))!
    })
  const see = async (who: Somebody, id: string) =>
    (await world.as(who).orchestrator.status({ query: { run: id } })).items[0]
  /** Everything that is due by now, and what fails for good too. */
  const pass = async (seconds = 0) => {
    world.clock.shiftMs += seconds * 1000
    await makeDue(world, 'platform.advance-run')
    await world.work()
  }
  const effects = async () =>
    (await world.superuser.query<{ effect: string }>('select effect from witness.effects order by effect')).rows.map(
      ({ effect }) => effect,
    )
  const approve = async () => {
    const [asked] = (await world.as(ana).approvals.pending({ query: {} })).items
    await world.as(ana).approvals.approve({ params: { approvalId: asked!.id }, body: { hash: asked!.hash } })
    await world.work()
    return asked!
  }
  return { world, ana, mia, begin, see, pass, effects, approve, use }
}

const states = (run: { steps: { state: string }[] } | undefined) => run?.steps.map(({ state }) => state)

test('a run acts, waits, asks, stumbles and ends, and each effect comes about once', async () => {
  const { world, ana, mia, begin, see, pass, effects, approve } = await start({ seconds: 60, failures: 2 })
  const id = await begin()
  await world.work()
  const waiting = await see(mia, id)
  expect(waiting).toMatchObject({ state: 'waiting', viewer: { name: 'Mia Member' }, controls: ['pause', 'cancel'] })
  expect(waiting!.steps[0]).toMatchObject({ state: 'done', says: 'Told you of it' })
  expect(waiting!.steps[1]).toMatchObject({ state: 'waiting', waitsFor: { kind: 'time', until: expect.any(String) } })
  await pass(61)
  const asks = await see(ana, id)
  expect(states(asks)).toEqual(['done', 'done', 'waiting', 'ahead', 'ahead'])
  const asked = await approve()
  expect(asks!.steps[2]!.waitsFor).toMatchObject({ kind: 'approval', approvalId: asked.id })
  expect(states(await see(ana, id))).toEqual(['done', 'done', 'done', 'retrying', 'ahead'])
  await pass(1)
  await pass(2)
  expect(await see(mia, id)).toMatchObject({ state: 'done', controls: [] })
  expect(await effects()).toEqual(['end with it', 'heard it', 'stumble', 'tell'])
  expect((await world.mails('it@example.com')).length).toBe(1)
  const told = (await world.as(mia).notifications.list({})).items.filter(({ kind }) => kind === 'playbook.nudge')
  expect(told).toHaveLength(1)
})

test('what a run says is for its person alone, and others see neither it nor the run', async () => {
  const { world, ana, mia, begin, see } = await start()
  const bo = await join(world, ana, 'member', 'Bo Other')
  const id = await begin()
  await world.work()
  expect((await see(ana, id))!.steps.map(({ says }) => says)).not.toContain('Told you of it')
  await expect(see(bo, id)).rejects.toMatchObject({ status: 404 })
  const stranger = await world.signUp('Eve')
  for (const who of [bo, stranger])
    await expect(world.as(who).orchestrator.control({ body: { runId: id, action: 'cancel' } })).rejects.toMatchObject({
      status: 404,
    })
  expect((await world.as(bo).orchestrator.status({ query: {} })).counts).toMatchObject({ running: 0, waiting: 0 })
  expect((await see(mia, id))!.state).toBe('waiting')
})

test('a paused run does nothing, not even after a yes, and goes on where it was', async () => {
  const { world, mia, begin, see, effects, approve, pass } = await start()
  const id = await begin()
  await pass()
  const control = (action: 'pause' | 'resume' | 'retry' | 'cancel') =>
    world.as(mia).orchestrator.control({ body: { runId: id, action } })
  expect(await control('pause')).toMatchObject({
    state: 'paused',
    controls: ['resume', 'cancel'],
    pausedAt: expect.any(String),
    controlledBy: { name: 'Mia Member' },
  })
  await approve()
  await pass(600)
  expect(await effects()).toEqual(['tell'])
  await expect(control('pause')).rejects.toMatchObject({ status: 409 })
  await control('resume')
  await world.work()
  expect((await see(mia, id))!.state).toBe('done')
  expect(await effects()).toEqual(['end with it', 'heard it', 'stumble', 'tell'])
})

test('a step that fails too often stops the run, is told, and a retry repeats that step only', async () => {
  const { world, ana, mia, begin, see, effects, approve, pass } = await start({ failures: 5 })
  const id = await begin()
  await pass()
  await approve()
  for (let seconds = 1; seconds < 64; seconds *= 2) await pass(seconds)
  const failed = await see(mia, id)
  expect(failed).toMatchObject({ state: 'failed', controls: ['retry', 'cancel'] })
  expect(failed!.steps[3]).toMatchObject({ state: 'failed', failures: 5, says: 'Something went wrong on our side.' })
  const told = (await world.as(mia).notifications.list({})).items.map(({ title }) => title)
  expect(told).toContain('A playbook stopped: Made up')
  await world.superuser.query(`update platform.runs set settings = '{"seconds": 0, "failures": 0}'`)
  await world.as(ana).orchestrator.control({ body: { runId: id, action: 'retry' } })
  await world.work()
  expect((await see(mia, id))!.state).toBe('done')
  expect(await effects()).toEqual(['end with it', 'heard it', 'stumble', 'tell'])
})

test('a no ends a run, a cancelled run withdraws what it asked for, and neither goes on', async () => {
  const { world, ana, mia, begin, see, effects, pass } = await start()
  const [rejected, cancelled] = [await begin('one'), await begin('two')]
  await pass()
  const waiting = (await world.as(ana).approvals.pending({ query: {} })).items
  const one = waiting.find(({ title }) => title === 'Do one')!
  await world.as(ana).approvals.reject({ params: { approvalId: one.id }, body: { hash: one.hash } })
  expect(await world.as(mia).orchestrator.control({ body: { runId: cancelled, action: 'cancel' } })).toMatchObject({
    state: 'cancelled',
  })
  await pass(600)
  const ended = await see(mia, rejected)
  expect(ended!.state).toBe('done')
  expect(ended!.steps[2]!.says).toBe('It was not approved.')
  expect((await world.as(ana).approvals.pending({ query: {} })).items).toEqual([])
  expect(await effects()).toEqual(['tell', 'tell'])
})

test('an open run goes on with its own version, and the next one begins with the newer', async () => {
  const { mia, begin, see, approve, pass, effects, use } = await start()
  const old = await begin('old')
  await pass()
  const newer = madeUp(2, ['more'])
  use([madeUp(), newer])
  await approve()
  await pass()
  expect(await see(mia, old)).toMatchObject({ state: 'done', version: 1 })
  const next = await begin('new', mia, newer)
  await pass()
  await approve()
  await pass()
  expect(await see(mia, next)).toMatchObject({ state: 'done', version: 2 })
  expect((await effects()).filter((effect) => effect === 'more')).toHaveLength(1)
})

test('of the same thing one run is open, and what runs as somebody ends when they leave', async () => {
  const { world, ana, mia, begin, see, pass } = await start({ seconds: 60 })
  const id = await begin()
  expect(await begin()).toBeNull()
  await pass()
  await world.as(ana).members.remove({ params: { userId: mia.user.id } })
  await world.work()
  expect((await see(ana, id))!.state).toBe('cancelled')
})

test('playbooks are off until an admin turns them on, and every change is listed', async () => {
  const { world, ana, mia } = await start()
  const playbooks = async (who = ana) => (await world.as(who).orchestrator.playbooks({})).items
  const shown = async (who = ana) => (await playbooks(who)).find(({ id }) => id === firstWeek)!
  expect((await shown()).isOn).toBe(false)
  expect((await shown()).choices.map(({ label }) => label)).toEqual(['Ana Lima', 'Mia Member'])
  expect((await shown(mia)).choices.map(({ label }) => label)).toEqual(['Mia Member'])
  const run = (who: Somebody, about = mia.user.id, dryRun = false) =>
    world.as(who).orchestrator.run({ params: { playbookId: firstWeek }, body: { about, dryRun } })
  await expect(run(mia)).rejects.toMatchObject({ status: 409 })
  const configure = (who: Somebody, body: object) =>
    world.as(who).orchestrator.configure({ body: { playbookId: firstWeek, ...body } })
  await expect(configure(mia, { isOn: true })).rejects.toMatchObject({ status: 403 })
  await expect(configure(ana, { settings: { daysBetween: 99 } })).rejects.toMatchObject({ status: 422 })
  await expect(configure(ana, { settings: { toString: 1 } })).rejects.toMatchObject({ status: 422 })
  await configure(ana, { isOn: true })
  const changed = await configure(ana, { settings: { daysBetween: 3 } })
  expect(changed).toMatchObject({
    isOn: true,
    settings: [{ name: 'daysBetween', value: 3 }],
    history: [
      { isOn: true, settings: { daysBetween: 3 }, changedBy: { name: 'Ana Lima' } },
      { isOn: true, settings: { daysBetween: 2 } },
    ],
  })
  expect((await world.as(ana).audit.list({ query: {} })).items[0]!.action).toBe('playbook.changed')
  await expect(run(mia, ana.user.id)).rejects.toMatchObject({ status: 404 })
  const started = await run(ana)
  expect(started.run).toMatchObject({ viewer: { name: 'Mia Member' }, startedBy: { name: 'Ana Lima' } })
  await expect(run(mia)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Already running for Mia Member.'),
  })
  expect((await world.as(mia).orchestrator.status({ query: {} })).items).toMatchObject([{ id: started.run!.id }])
})

test('a dry run says what would happen and when, and leaves nothing behind', async () => {
  const { world, ana, mia } = await start()
  const rows = async () =>
    (
      await world.superuser.query(
        `select (select count(*) from platform.runs) + (select count(*) from platform.run_steps) +
           (select count(*) from account.notifications) + (select count(*) from graphile_worker._private_jobs) as n`,
      )
    ).rows
  const before = await rows()
  const { rehearsal, run } = await world.as(mia).orchestrator.run({
    params: { playbookId: firstWeek },
    body: { about: mia.user.id, dryRun: true },
  })
  expect(run).toBeNull()
  expect(rehearsal!.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'import done',
    'share-later done',
    'share done',
    'ask-later done',
    'ask done',
    'invite-later done',
    'invite done',
  ])
  expect(rehearsal![0]).toMatchObject({
    says: 'A reminder in the app.',
    shows: 'Import your contacts to see whom you can reach',
  })
  const forMia = await world.as(ana).orchestrator.run({
    params: { playbookId: firstWeek },
    body: { about: mia.user.id, dryRun: true },
  })
  expect(forMia.rehearsal![0]).toMatchObject({ says: 'Mia Member is reminded, unless already done.', shows: null })
  expect(forMia.rehearsal![1]).toMatchObject({ says: null, waitsFor: 'time' })
  const days = (Date.parse(rehearsal![6]!.at) - Date.parse(rehearsal![0]!.at)) / 86_400_000
  expect(days).toBeCloseTo(6, 1)
  expect(await rows()).toEqual(before)
})
