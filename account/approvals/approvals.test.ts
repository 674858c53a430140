import { expect, test } from 'vitest'
import { askForNote, noteDecisions, noteKind } from '../../tests/world/approvals.ts'
import { makeDue } from '../../tests/world/exports.ts'
import { startSession } from '../../tests/contract/team.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const hour = 3_600_000
const massMail = noteKind({ name: 'test.mass-mail', risk: 'mass_mail', mayBeAutomatic: true })
const money = noteKind({ name: 'test.money', risk: 'money', mayBeAutomatic: true })

async function start() {
  const world = await worldForThisTest()
  const notes = await noteDecisions(world, noteKind(), massMail, money)
  const ana = await world.signUp('Ana Lima')
  const bo = await join(world, ana, 'admin', 'Bo Admin')
  const mia = await join(world, ana, 'member', 'Mia Member')
  return { world, notes, ana, bo, mia }
}

const waiting = async (world: World, who: Somebody) => (await world.as(who).approvals.pending({ query: {} })).items

const decide = (world: World, who: Somebody, id: string, hash: string, how: 'approve' | 'reject' = 'approve') =>
  world.as(who).approvals[how]({ params: { approvalId: id }, body: { hash } })

test('an admin sees what would happen, says yes, and it happens once', async () => {
  const { world, notes, ana, bo, mia } = await start()
  await askForNote(world, mia, noteKind(), 'a poem')
  const [asked] = await waiting(world, bo)
  expect(asked).toMatchObject({
    title: 'Write a poem',
    facts: [{ label: 'What', value: 'a poem' }],
    requestedBy: { name: 'Mia Member' },
    verdict: null,
    needsSomebodyElse: false,
  })
  expect(await notes()).toEqual([])
  const decided = await decide(world, bo, asked!.id, asked!.hash)
  expect(decided).toMatchObject({ verdict: 'approved', decidedBy: { name: 'Bo Admin' } })
  expect(await notes()).toEqual(['a poem'])
  expect(await waiting(world, ana)).toEqual([])
  expect(await world.as(ana).approvals.stats({})).toMatchObject({ pending: 0, approved: 1, automatic: 0, rejected: 0 })
  const { items } = await world.as(ana).audit.list({ query: {} })
  expect(items.map(({ action }) => action)).toContain('approval.approved')
  const told = (await world.as(mia).notifications.list({})).items.map(({ title }) => title)
  expect(told).toContain('Bo Admin approved: Write a poem')
  const askedOf = (await world.as(bo).notifications.list({})).items.map(({ title }) => title)
  expect(askedOf).toContain('Mia Member needs your approval: Write a poem')
})

test('a no is listed with its reason, and nothing happens', async () => {
  const { world, notes, bo, mia } = await start()
  const { approvalId } = await askForNote(world, mia, noteKind(), 'a poem')
  const [asked] = await waiting(world, bo)
  await world.as(bo).approvals.reject({
    params: { approvalId },
    body: { hash: asked!.hash, reason: 'Too long' },
  })
  const rejected = await world.as(bo).approvals.rejected({ query: {} })
  expect(rejected.items).toMatchObject([{ id: approvalId, verdict: 'rejected', reason: 'Too long' }])
  expect([await notes(), await notes('rejected')]).toEqual([[], ['a poem']])
  expect(await world.as(bo).approvals.stats({})).toMatchObject({ rejected: 1, approved: 0 })
})

test('what was edited, replayed, expired, asked for by the decider or approved twice is not run', async () => {
  const { world, notes, ana, bo, mia } = await start()
  const refused = async (who: Somebody, id: string, hash: string, said: string) => {
    const answer = await decide(world, who, id, hash).catch((problem: unknown) => problem)
    expect(answer).toMatchObject({ status: 409, message: expect.stringContaining(said) })
  }
  // Edited beside the product, in what would run or in what is shown.
  for (const change of [
    `payload = '{"what": "a bomb", "items": 1}'`,
    `title = '{"code": "x", "params": {}, "text": "Nice"}'`,
  ]) {
    const { approvalId } = await askForNote(world, mia, noteKind(), 'edited')
    const shown = await world.as(bo).approvals.show({ params: { approvalId } })
    await world.superuser.query(`update account.approvals set ${change} where id = $1`, [approvalId])
    await refused(bo, approvalId, shown.hash, 'not what you were shown')
    await world.superuser.query(`update account.approvals set hash = $2 where id = $1`, [approvalId, 'f'.repeat(64)])
    await refused(bo, approvalId, shown.hash, 'not what you were shown')
  }
  // With the hash of another one.
  const one = await askForNote(world, mia, noteKind(), 'one')
  const two = await askForNote(world, mia, noteKind(), 'two')
  const other = await world.as(bo).approvals.show({ params: { approvalId: one.approvalId } })
  await refused(bo, two.approvalId, other.hash, 'not what you were shown')
  // Expired, whether or not the job ran.
  const late = await world.as(bo).approvals.show({ params: { approvalId: two.approvalId } })
  await world.superuser.query(
    `update account.approvals set expires_at = now() - interval '1 hour' where verdict is null`,
  )
  await refused(bo, two.approvalId, late.hash, 'No one decided in time')
  await makeDue(world, 'account.expire-approval')
  await world.work()
  await refused(bo, two.approvalId, late.hash, 'No one decided in time')
  expect(await notes('expired')).toEqual(expect.arrayContaining(['one', 'two']))
  // By whoever asked for it.
  for (const kind of [massMail, money]) {
    const own = await askForNote(world, ana, kind, 'own')
    const shown = await world.as(ana).approvals.show({ params: { approvalId: own.approvalId } })
    expect(shown.needsSomebodyElse).toBe(true)
    await refused(ana, own.approvalId, shown.hash, 'another admin')
  }
  expect(await notes()).toEqual([])
  // Twice.
  const twice = await askForNote(world, mia, noteKind(), 'twice')
  const { hash } = await world.as(bo).approvals.show({ params: { approvalId: twice.approvalId } })
  await decide(world, bo, twice.approvalId, hash)
  await refused(bo, twice.approvalId, hash, 'decided this already')
  await refused(ana, twice.approvalId, hash, 'decided this already')
  expect(await notes()).toEqual(['twice'])
})

test('whoever is the only admin may approve what they asked for', async () => {
  const world = await worldForThisTest()
  const notes = await noteDecisions(world, money)
  const ana = await world.signUp()
  const { approvalId } = await askForNote(world, ana, money, 'a ticket')
  const { hash } = await world.as(ana).approvals.show({ params: { approvalId } })
  await decide(world, ana, approvalId, hash)
  expect(await notes()).toEqual(['a ticket'])
})

/** 500 with `npm run faults:approvals`. */
const races = Number(process.env['APPROVAL_RACES'] ?? 20)

test(
  'of two deciders at once, one wins',
  async () => {
    const { world, notes, ana, bo, mia } = await start()
    const outcomes = { approved: 0, rejected: 0, refused: 0 }
    for (let race = 0; race < races; race++) {
      const { approvalId } = await askForNote(world, mia, noteKind(), `race ${race}`)
      const { hash } = await world.as(ana).approvals.show({ params: { approvalId } })
      const both = await Promise.allSettled([
        decide(world, ana, approvalId, hash),
        decide(world, bo, approvalId, hash, race % 2 === 0 ? 'approve' : 'reject'),
      ])
      const won = both.filter((one) => one.status === 'fulfilled')
      expect(won).toHaveLength(1)
      outcomes[won[0]!.value.verdict as 'approved' | 'rejected'] += 1
      outcomes.refused += both.length - won.length
    }
    expect(outcomes.refused).toBe(races)
    expect((await notes()).length).toBe(outcomes.approved)
    expect((await notes('rejected')).length).toBe(outcomes.rejected)
    expect(new Set(await notes()).size).toBe(outcomes.approved)
    console.info(`${races} races: ${JSON.stringify(outcomes)}`)
  },
  races * 2_000 + 60_000,
)

test('a decision needs a fresh proof, an admin, and a session', async () => {
  const { world, notes, bo, mia } = await start()
  const { approvalId } = await askForNote(world, mia, noteKind(), 'a poem')
  const { hash } = await world.as(bo).approvals.show({ params: { approvalId } })
  const stale = await startSession(world, bo.user.id, bo.workspace!.id, { beginning: 'unproven' })
  for (const how of ['approve', 'reject'] as const) {
    await expect(decide(world, { ...bo, ...stale }, approvalId, hash, how)).rejects.toMatchObject({
      status: 403,
      code: 'step_up_required',
    })
    await expect(decide(world, mia, approvalId, hash, how)).rejects.toMatchObject({ status: 403 })
  }
  const stranger = await world.signUp('Eve')
  await expect(decide(world, stranger, approvalId, hash)).rejects.toMatchObject({ status: 404 })
  expect(await notes()).toEqual([])
})

test('admins are notified at once and mailed once an hour, and the mail decides nothing', async () => {
  const { world, notes, ana, bo, mia } = await start()
  const { approvalId } = await askForNote(world, mia, noteKind(), 'a secret poem')
  await askForNote(world, mia, noteKind(), 'another')
  const mails = async (who: Somebody) =>
    (await world.mails(who.user.email)).filter(({ kind }) => kind === 'account.approval-asked')
  expect([(await mails(ana)).length, (await mails(bo)).length, (await mails(mia)).length]).toEqual([1, 1, 0])
  const [mail] = await mails(bo)
  expect(mail!.body).toContain(`/settings/approvals/${approvalId}`)
  expect(`${mail!.subject} ${mail!.body}`).not.toContain('secret')
  const link = mail!.body.match(/https?:\S+/)![0]
  await fetch(new URL(new URL(link).pathname, world.origin()))
  expect(await notes()).toEqual([])
  const told = async (unread: boolean) =>
    (await world.as(bo).notifications.list({ query: { unread } })).items.filter(({ kind }) => kind === 'approval.asked')
  expect(await told(true)).toHaveLength(2)
  const { hash } = await world.as(ana).approvals.show({ params: { approvalId } })
  await decide(world, ana, approvalId, hash)
  expect(await told(true)).toHaveLength(1)
})

test('a policy approves within its limits, is listed with what it approved, and a rejection suspends it', async () => {
  const { world, notes, ana, bo, mia } = await start()
  const endsAt = new Date(Date.now() + 30 * 24 * hour).toISOString()
  const add = (kind: string, more = {}) =>
    world.as(ana).approvals.addPolicy({ body: { kind, mostADay: 2, mostItems: 3, endsAt, ...more } })
  for (const kind of ['test.mass-mail', 'test.money', 'test.unknown'])
    await expect(add(kind)).rejects.toMatchObject({ status: 422 })
  await expect(
    add('test.note', { endsAt: new Date(Date.now() + 400 * 24 * hour).toISOString() }),
  ).rejects.toMatchObject({
    status: 422,
  })
  const policy = await add('test.note')
  expect(policy).toMatchObject({ title: 'Write a note', owner: { name: 'Ana Lima' }, counts: true })
  expect((await askForNote(world, mia, noteKind(), 'one', 3)).verdict).toBe('approved')
  expect((await askForNote(world, mia, noteKind(), 'too large', 4)).verdict).toBeNull()
  expect((await askForNote(world, mia, massMail, 'mass mail')).verdict).toBeNull()
  expect((await askForNote(world, mia, noteKind(), 'two')).verdict).toBe('approved')
  expect((await askForNote(world, mia, noteKind(), 'three')).verdict).toBeNull()
  expect(await notes()).toEqual(['one', 'two'])
  const automatic = await world.as(bo).approvals.autoApproved({ query: {} })
  expect(automatic.items).toMatchObject([{ policy: { id: policy.id } }, { policy: { id: policy.id } }])
  // A rejection of the same kind suspends it until an admin resumes it.
  const waits = (await waiting(world, bo)).find(({ title }) => title === 'Write three')!
  await decide(world, bo, waits.id, waits.hash, 'reject')
  await world.superuser.query(`update account.approvals set requested_at = requested_at - interval '25 hours'`)
  const later = world.as(bo).approvals
  expect((await askForNote(world, mia, noteKind(), 'four')).verdict).toBeNull()
  expect((await later.policies({})).items).toMatchObject([{ suspendedAt: expect.any(String), counts: false }])
  await later.resumePolicy({ params: { policyId: policy.id } })
  expect((await askForNote(world, mia, noteKind(), 'five')).verdict).toBe('approved')
  await later.endPolicy({ params: { policyId: policy.id } })
  expect((await askForNote(world, mia, noteKind(), 'six')).verdict).toBeNull()
})

test('a policy whose owner is no admin any more approves nothing', async () => {
  const { world, ana, bo, mia } = await start()
  const endsAt = new Date(Date.now() + 30 * 24 * hour).toISOString()
  await world.as(bo).approvals.addPolicy({ body: { kind: 'test.note', mostADay: 9, mostItems: 1, endsAt } })
  await world.as(ana).members.changeRole({ params: { userId: bo.user.id }, body: { role: 'member' } })
  expect((await askForNote(world, mia, noteKind(), 'one')).verdict).toBeNull()
  expect((await world.as(ana).approvals.policies({})).items).toMatchObject([{ counts: false }])
})
