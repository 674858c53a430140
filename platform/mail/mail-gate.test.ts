import { expect, onTestFinished, test } from 'vitest'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { platformSettings } from '../config/config.ts'
import { mayMail, reserveMail } from './mail-gate.ts'
import { mailProblem } from './mail-problem.ts'
import { queueMail, type Mail, type QueuedMail } from './mail.ts'
import { newId } from '../values/id.ts'
import { says, words } from './mail-blocks.rules.ts'

const senderOf = ({ user, workspace }: Somebody) => ({ userId: user.id, workspaceId: workspace!.id })

const mailOf = (who: Somebody, address: string, more: Partial<Mail> = {}): Mail => ({
  kind: 'test.mail',
  sender: senderOf(who),
  to: { address },
  subject: 'Hello',
  blocks: [says('Dear stranger,')],
  ...more,
})

const queue = ({ services }: World, mail: Mail): Promise<QueuedMail> =>
  services.database.system.asSystem((tx) => queueMail(tx, services, mail))

const tooMany = { is: 'refused', reason: 'too_many' }
const queued = { is: 'queued' }

test('a mail caused by somebody who has not confirmed their address is refused, whoever it is to', async () => {
  const world = await worldForThisTest()
  const owner = await world.signUp()
  const unverified = await world.signUpUnverified('Mal Ory')
  const mate = await join(world, owner, 'member')
  for (const to of ['stranger@example.com', mate.user.email])
    expect(await queue(world, mailOf(unverified, to))).toEqual({ is: 'refused', reason: 'not_verified' })
  expect(await world.mails('stranger@example.com')).toEqual([])
})

test('somebody whose account is to be deleted is told that, and not that their address is not confirmed', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  await world.superuser.query(`update account.users set deletes_at = now() + interval '14 days' where id = $1`, [
    ana.user.id,
  ])
  expect(await queue(world, mailOf(ana, 'stranger@example.com'))).toEqual({ is: 'refused', reason: 'leaving' })
  expect(mailProblem('leaving')).toMatchObject({
    code: 'forbidden',
    message: expect.stringContaining('Cancel the deletion'),
  })
})

test('a user, a workspace and a mailbox each have a cap a day, and mail to verified members is not counted', async () => {
  const world = await worldForThisTest({
    MAILS_PER_USER_A_DAY: '3',
    MAILS_PER_WORKSPACE_A_DAY: '5',
    MAILS_PER_RECIPIENT_A_DAY: '2',
  })
  const ana = await world.signUp()
  const bob = await join(world, ana, 'member', 'Bob')
  for (let i = 0; i < 6; i += 1) expect(await queue(world, mailOf(ana, bob.user.email))).toMatchObject(queued)
  for (const to of ['a@example.com', 'A+tag@example.com'])
    expect(await queue(world, mailOf(bob, to))).toMatchObject(queued)
  // The mailbox has got its two, whoever writes and however the address is written.
  expect(await queue(world, mailOf(ana, 'a+other@example.com'))).toEqual(tooMany)
  expect(await queue(world, mailOf(bob, 'b@example.com'))).toMatchObject(queued)
  // Bob has written his three, and Ana two of hers: the invitation of Bob was one, before he belonged.
  expect(await queue(world, mailOf(bob, 'c@example.com'))).toEqual(tooMany)
  expect(await queue(world, mailOf(ana, 'c@example.com'))).toMatchObject(queued)
  expect(await queue(world, mailOf(ana, 'd@example.com'))).toEqual(tooMany)
  world.clock.shiftMs = 25 * 3_600_000
  expect(await queue(world, mailOf(ana, 'd@example.com'))).toMatchObject(queued)
})

test('an account writes to five strangers on its first day, and to twice as many on each day after', async () => {
  expect(platformSettings.MAILS_PER_USER_ON_FIRST_DAY.parse(undefined)).toBe(5)
  const world = await worldForThisTest({ MAILS_PER_USER_ON_FIRST_DAY: '5', MAILS_PER_USER_A_DAY: '50' })
  const mal = await world.signUp('Mal Ory')
  const write = async (day: number, count: number) => {
    const answers = []
    for (let i = 0; i < count; i += 1) answers.push(await queue(world, mailOf(mal, `${day}-${i}@example.com`)))
    return answers.filter(({ is }) => is === 'queued').length
  }
  expect(await write(1, 8)).toBe(5)
  world.clock.shiftMs = 25 * 3_600_000
  expect(await write(2, 12)).toBe(10)
  world.clock.shiftMs = 30 * 24 * 3_600_000
  expect(await write(31, 52)).toBe(50)
})

test('the server has a cap a day, of which new accounts together get a fifth', async () => {
  const world = await worldForThisTest({
    MAILS_PER_SERVER_A_DAY: '10',
    MAILS_PER_USER_ON_FIRST_DAY: '5',
    MAILS_PER_USER_A_DAY: '50',
  })
  const known = await world.signUp('Ana Lima')
  await world.superuser.query(`update account.users set created_at = now() - interval '30 days' where id = $1`, [
    known.user.id,
  ])
  const [mal, eve] = [await world.signUp('Mal Ory'), await world.signUp('Eve Sand')]
  expect(await queue(world, mailOf(mal, 'a@example.com'))).toMatchObject(queued)
  expect(await queue(world, mailOf(eve, 'b@example.com'))).toMatchObject(queued)
  expect(await queue(world, mailOf(mal, 'c@example.com'))).toEqual(tooMany)
  expect(await queue(world, mailOf(eve, 'd@example.com'))).toEqual(tooMany)
  for (let i = 0; i < 8; i += 1) expect(await queue(world, mailOf(known, `${i}@example.com`))).toMatchObject(queued)
  expect(await queue(world, mailOf(known, 'z@example.com'))).toEqual(tooMany)
})

test('mails that are queued at the same time do not pass the cap together', async () => {
  const world = await worldForThisTest({ MAILS_PER_RECIPIENT_A_DAY: '4' })
  const people = await Promise.all(Array.from({ length: 6 }, () => world.signUp()))
  const all = await Promise.all(
    Array.from({ length: 24 }, (_, i) => queue(world, mailOf(people[i % 6]!, 'flooded@example.com'))),
  )
  expect(all.filter(({ is }) => is === 'queued')).toHaveLength(4)
})

test('deleting what a mail is about makes no room for another', async () => {
  const world = await worldForThisTest({ MAILS_PER_RECIPIENT_A_DAY: '1' })
  const ana = await world.signUp()
  expect(await queue(world, mailOf(ana, 'a@example.com'))).toMatchObject(queued)
  await world.superuser.query('delete from platform.mails')
  expect(await queue(world, mailOf(ana, 'a@example.com'))).toEqual(tooMany)
})

test('a mail that was reserved passes once, although the cap is reached since', async () => {
  const world = await worldForThisTest({ MAILS_PER_USER_A_DAY: '1' })
  const { services } = world
  const ana = await world.signUp()
  const [about, sender] = [newId(), senderOf(ana)]
  const wish = { sender, to: 'a@example.com', about }
  const reserve = () => services.database.system.asSystem((tx) => reserveMail(tx, services, wish))
  expect([await reserve(), await reserve()]).toEqual([null, null])
  const may = await services.database.system.asSystem((tx) => mayMail(tx, services, { sender, to: 'b@example.com' }))
  expect(may).toBe('too_many')
  expect(await queue(world, mailOf(ana, 'a@example.com', { about }))).toMatchObject(queued)
  expect(await queue(world, mailOf(ana, 'a@example.com', { about }))).toEqual(tooMany)
})

test('the lines that stop mail come last of all, and are only in the headers of a mail that is forwarded whole', async () => {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const world = await worldForThisTest({ SMTP_URL: catcher.url })
  const ana = await world.signUp()
  const blocks = [says('Hi, would you?'), words('Hi Eirik', 'My message')]
  await queue(world, mailOf(ana, 'stranger@example.com', { blocks }))
  await queue(world, mailOf(ana, 'other@example.com', { blocks, isToForward: true }))
  await world.work()
  const to = (address: string) => catcher.mails.find((mail) => mail.to.includes(address))!
  expect(to('stranger@example.com').text).toMatch(
    /would you\?\s+My message:\s+-{40}\s+Hi Eirik\s+-{40}\s+-- \s+Never email me again: \S+\s+Your data, and how to delete it: \S+\s*$/,
  )
  expect(to('stranger@example.com').html).toMatch(/Never email me again<\/a><br>\s*<a[^>]*>Your data/)
  const forwarded = to('other@example.com')
  for (const part of [forwarded.text, forwarded.html]) expect(part).not.toMatch(/never-email|Never email/)
  expect(forwarded.raw).toMatch(/^list-unsubscribe:/im)
})

test('a mail to a stranger has the link that stops all mail, in its text and its headers; opening it changes nothing', async () => {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const world = await worldForThisTest({ SMTP_URL: catcher.url })
  const [ana, eve] = [await world.signUp(), await world.signUp('Eve')]
  await queue(world, mailOf(ana, 'stranger@example.com', { subject: 'See https://hostile.example/login now' }))
  await world.work()
  const mail = catcher.mails.find(({ to }) => to.includes('stranger@example.com'))!
  const token = /Never email me again: http:\/\/wellmet\.test\/never-email\/([\w-]+)/.exec(mail.text)![1]!
  expect(mail.raw.replace(/\r\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <http://wellmet.test/never-email/${token}>`)
  expect(mail.raw).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click/im)
  expect(mail.subject).toBe('See … now')
  await fetch(`${world.origin()}/never-email/${token}`)
  const shown = () => world.as(null).mailboxes.show({ params: { token } })
  expect(await shown()).toEqual({ isSuppressed: false })
  expect(await queue(world, mailOf(eve, 'stranger@example.com'))).toMatchObject(queued)

  // As a mail program does it, without an account.
  const oneClick = await fetch(`${world.origin()}/never-email/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(204)
  expect(await shown()).toEqual({ isSuppressed: true })
  await world.as(null).mailboxes.suppress({ params: { token } })
  for (const who of [ana, eve])
    expect(await queue(world, mailOf(who, 'Stranger+work@example.com'))).toEqual({ is: 'refused', reason: 'never' })
  const { rows } = await world.superuser.query('select s::text as row from platform.suppressed_mailboxes s')
  expect(rows).toHaveLength(1)
  expect(rows[0].row).not.toContain('stranger')
})

test('a link that was changed or made up stops nobody’s mail', async () => {
  const { as, superuser } = await worldForThisTest()
  for (const token of ['x', 'x'.repeat(43), `${'A'.repeat(42)}B`])
    await expect(as(null).mailboxes.suppress({ params: { token } })).rejects.toMatchObject({ code: 'link_not_valid' })
  expect((await superuser.query('select from platform.suppressed_mailboxes')).rowCount).toBe(0)
})

test('confirmation and reset mails to one mailbox are three an hour of each kind, and the answer does not tell', async () => {
  const { as, signUpUnverified, mails, work, clock } = await worldForThisTest({ ACCOUNT_MAILS_PER_HOUR: '3' })
  const ana = await signUpUnverified('Ana', 'ana@example.com')
  const kinds = async () => (await mails()).map(({ kind }) => kind)
  for (let i = 0; i < 8; i += 1) {
    await as(null).users.forgotPassword({ body: { email: ana.user.email } })
    await as(ana).users.resendVerification({})
    await work()
  }
  const sent = await kinds()
  expect(sent.filter((kind) => kind === 'account.reset-password')).toHaveLength(3)
  expect(sent.filter((kind) => kind === 'account.verify-email')).toHaveLength(3)
  // The same mailbox under other names.
  for (let i = 0; i < 3; i += 1) await signUpUnverified('Eve', `ana+${i}@example.com`)
  expect(await kinds()).toHaveLength(6)
  clock.shiftMs = 61 * 60_000
  await as(null).users.forgotPassword({ body: { email: ana.user.email } })
  await work()
  expect(await kinds()).toHaveLength(7)
})
