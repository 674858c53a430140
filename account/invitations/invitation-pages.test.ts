import { expect, test } from 'vitest'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { tokenIn, worldForThisTest, type World } from '../../tests/world/world.ts'
import { pageIdIn } from './invitation-state.rules.ts'
import { sweepInvitationsJob } from './invitations.jobs.ts'

const email = 'bob@example.com'

async function invited() {
  const world = await worldForThisTest({ SESSION_DAYS: '30' })
  const ana = await world.signUp('Ana Lima')
  const { id } = await world.as(ana).invitations.create({ body: { email, role: 'member' } })
  const token = tokenIn((await world.mails(email))[0]!.body)
  const page = { id: pageIdIn(token)! }
  const { invitationPages } = world.as(null)
  return {
    world,
    ana,
    id,
    token,
    page,
    show: () => invitationPages.show({ params: page }),
    say: (kind: 'opened' | 'declined' | 'asked_for_new_link') =>
      invitationPages.record({ params: page, body: { kind } }),
    change: (action: 'resend' | 'extend' | 'take_back') =>
      world.as(ana).invitationPages.change({ params: { id }, body: { action } }),
    listed: async () => (await world.as(ana).invitations.list({})).items[0],
  }
}

const mailsTo = async ({ mails }: World) => (await mails(email)).filter(({ kind }) => kind === 'account.invitation')

test('the page tells who invites where, no address, and nothing by which one could join', async () => {
  const { show, page, world } = await invited()
  const shown = await show()
  expect(shown).toMatchObject({
    state: 'open',
    invitation: { workspaceName: 'Ana Lima’s workspace', inviterName: 'Ana Lima', role: 'member' },
  })
  expect(JSON.stringify(shown)).not.toMatch(/bob|example\.com/)
  expect(shown.notSharedByJoining.join(' ')).toContain('Your contacts')
  await expect(world.as(null).invitations.preview({ body: { token: page.id } })).rejects.toMatchObject({
    code: 'link_not_valid',
  })
  const bob = await world.signUp('Bob', email)
  await expect(world.as(bob).invitations.accept({ body: { token: page.id } })).rejects.toMatchObject({ status: 422 })
})

test('only the script of the page opens it, and once', async () => {
  const { show, say, listed, world } = await invited()
  await show()
  expect(await listed()).toMatchObject({ state: 'open', openedAt: null })
  await say('opened')
  const first = (await listed())!.openedAt
  expect(first).not.toBeNull()
  world.clock.shiftMs = 3_600_000
  await say('opened')
  expect((await listed())!.openedAt).toBe(first)
})

test('whoever declines is not mailed again, until they ask for a new link', async () => {
  const { show, say, change, listed, world, ana } = await invited()
  expect(await say('declined')).toMatchObject({ state: 'declined' })
  await say('declined')
  expect(await listed()).toMatchObject({ state: 'declined' })
  const { notifications } = world.as(ana)
  const news = async () => (await notifications.list({})).items.filter(({ kind }) => kind === 'invitation.answered')
  expect(await news()).toMatchObject([{ title: 'Someone you invited said no' }])
  await expect(change('resend')).rejects.toMatchObject({ status: 409 })
  await expect(change('extend')).rejects.toMatchObject({ status: 409 })
  const again = () => world.as(ana).invitations.create({ body: { email, role: 'admin' } })
  await expect(again()).rejects.toMatchObject({ status: 409, problem: { errors: [{ field: 'email' }] } })
  await change('take_back')
  await expect(again()).rejects.toMatchObject({ status: 409 })
  expect(await mailsTo(world)).toHaveLength(1)
  expect(await show()).toMatchObject({ state: 'taken_back', invitation: null })
})

test('whoever asks for a new link gets one when an admin sends it', async () => {
  const { say, change, listed, world, token } = await invited()
  await say('declined')
  world.clock.shiftMs = millisecondsPerDay
  expect(await say('asked_for_new_link')).toMatchObject({ state: 'open' })
  await say('asked_for_new_link')
  expect(await listed()).toMatchObject({ state: 'open', wantsNewLink: true })
  world.clock.shiftMs = 2 * millisecondsPerDay
  expect(await change('resend')).toMatchObject({ state: 'open', wantsNewLink: false })
  const [, second] = await mailsTo(world)
  const fresh = tokenIn(second!.body)
  expect(pageIdIn(fresh)).toBe(pageIdIn(token))
  await expect(world.as(null).invitations.preview({ body: { token } })).rejects.toMatchObject({ status: 422 })
  const bob = await world.signUp('Bob', email)
  await world.as(bob).invitations.accept({ body: { token: fresh } })
})

test('an invitation is extended without a mail, and its link goes on working', async () => {
  const { show, change, world, token } = await invited()
  world.clock.shiftMs = 15 * millisecondsPerDay
  expect(await show()).toMatchObject({ state: 'expired', invitation: null })
  expect(await change('extend')).toMatchObject({ state: 'open' })
  expect(await mailsTo(world)).toHaveLength(1)
  await expect(world.as(null).invitations.preview({ body: { token } })).resolves.toMatchObject({ role: 'member' })
})

test('what is taken back or accepted is over, and each refusal says what to do', async () => {
  const { show, say, change, world, ana, token } = await invited()
  const bob = await world.signUp('Bob', email)
  await world.as(bob).invitations.accept({ body: { token } })
  expect(await say('declined')).toMatchObject({ state: 'accepted', invitation: null })
  await expect(change('resend')).rejects.toThrow('They’re a member now')
  const cy = await world.as(ana).invitations.create({ body: { email: 'cy@example.com', role: 'viewer' } })
  await world.as(ana).invitations.revoke({ params: { id: cy.id } })
  await expect(
    world.as(ana).invitationPages.change({ params: { id: cy.id }, body: { action: 'extend' } }),
  ).rejects.toThrow('Invite them again')
  const eve = await world.signUp('Eve')
  await expect(
    world.as(eve).invitationPages.change({ params: { id: cy.id }, body: { action: 'extend' } }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await show()).toMatchObject({ state: 'accepted' })
})

test('what nobody answered goes after a year; a no stays', async () => {
  const { say, world, ana } = await invited()
  await say('declined')
  await world.as(ana).invitations.create({ body: { email: 'cy@example.com', role: 'viewer' } })
  world.clock.shiftMs = 400 * millisecondsPerDay
  await world.services.database.system.asSystem((tx) => enqueue(tx, sweepInvitationsJob, {}))
  await world.work()
  const { rows } = await world.superuser.query<{ email: string }>('select email from account.invitations')
  expect(rows.map((row) => row.email)).toEqual([email])
})
