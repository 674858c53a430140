import { expect, onTestFinished, test } from 'vitest'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { join, signInAt } from '../../tests/world/team.ts'
import { tokenIn, worldForThisTest } from '../../tests/world/world.ts'

test('somebody is invited by mail, sees what for, and joins', async () => {
  const world = await worldForThisTest()
  const { as, signUp, mails } = world
  const ana = await signUp('Ana Lima')
  const invitation = await as(ana).invitations.create({ body: { email: 'Bob@example.com', role: 'member' } })
  expect(invitation).toMatchObject({ email: 'bob@example.com', role: 'member', invitedBy: 'Ana Lima' })
  const [mail] = await mails('bob@example.com')
  expect(mail!.body).toContain('Wellmet shows who in your network and your team’s can introduce you')
  expect(mail!.body).toContain('Don’t forward this email')
  const token = tokenIn(mail!.body)
  expect(await as(null).invitations.preview({ body: { token } })).toEqual({
    workspaceName: 'Ana Lima’s workspace',
    inviterName: 'Ana Lima',
    role: 'member',
    provesAddress: true,
    sentTo: 'b…@example.com',
  })
  const bob = await signUp('Bob', 'bob@example.com')
  const session = await as(bob).invitations.accept({ body: { token } })
  expect(session.workspace).toMatchObject({ id: ana.workspace!.id, role: 'member' })
  await expect(as(bob).invitations.accept({ body: { token } })).rejects.toMatchObject({ code: 'link_not_valid' })
  expect((await as(ana).invitations.list({})).items).toEqual([])
})

test('a forwarded link does not let a stranger in', async () => {
  const { as, signUp, mails } = await worldForThisTest()
  const [ana, eve] = [await signUp(), await signUp('Eve')]
  await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'member' } })
  const token = tokenIn((await mails('bob@example.com'))[0]!.body)
  const asEve = as(eve).invitations.accept({ body: { token } })
  await expect(asEve).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  await expect(asEve).rejects.not.toThrow('bob@example.com')
  const preview = await as(null).invitations.preview({ body: { token } })
  expect(JSON.stringify(preview)).not.toContain('bob')
})

const password = 'correct horse battery'

test('whoever signs up with the link from the mail has joined, with a confirmed address and no second mail', async () => {
  const { as, signUp, mails } = await worldForThisTest()
  const ana = await signUp()
  await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'member' } })
  const [mail] = await mails('bob@example.com')
  const token = tokenIn(mail!.body)
  const session = await as(null).invitations.signUp({
    body: { token, name: 'Bob', email: 'bob@example.com', password },
  })
  expect(session).toMatchObject({
    user: { email: 'bob@example.com', emailVerified: true },
    workspace: { id: ana.workspace!.id, role: 'member' },
  })
  expect(session.workspaces).toHaveLength(1)
  expect(await mails('bob@example.com')).toHaveLength(1)
  expect((await as(ana).members.list({})).items.map(({ name }) => name).toSorted()).toEqual(['Ana Lima', 'Bob'])
  await expect(as(null).invitations.preview({ body: { token } })).rejects.toMatchObject({ code: 'link_not_valid' })
})

test('an invitation comes in the name of whoever invites, from our address, and cannot be replied to', async () => {
  const catcher = await startMailCatcher()
  onTestFinished(() => catcher.stop())
  const { as, signUp, work } = await worldForThisTest({
    SMTP_URL: catcher.url,
    MAIL_FROM: 'Wellmet <hello@wellmet.example>',
  })
  const ana = await signUp('Ana Lima')
  await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'member' } })
  await work()
  const mail = catcher.mails.find(({ to }) => to.includes('bob@example.com'))!
  expect(mail.raw).toMatch(/^From: Ana Lima via Wellmet <hello@wellmet\.example>\r$/m)
  expect(mail.from).toBe('hello@wellmet.example')
  expect(mail.raw).not.toMatch(/^Reply-To:/im)
})

test('a link that was copied proves no address: whoever signs up with it joins only once the address is confirmed', async () => {
  const world = await worldForThisTest()
  const { as, signUp, mails } = world
  const ana = await signUp()
  const { id } = await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'admin' } })
  // The admin knows this link, and could be the one who signs up with it.
  const token = tokenIn((await as(ana).invitations.link({ params: { id } })).link)
  expect(await as(null).invitations.preview({ body: { token } })).toMatchObject({ provesAddress: false, sentTo: null })
  const session = await as(null).invitations.signUp({
    body: { token, name: 'Not Bob', email: 'bob@example.com', password },
  })
  expect(session).toMatchObject({ user: { emailVerified: false }, workspaces: [{ role: 'owner' }] })
  expect((await mails('bob@example.com')).map(({ kind }) => kind)).toEqual([
    'account.invitation',
    'account.verify-email',
  ])
  const stranger = { ...session, password, ...(await signInAt(world, { ...session, password })) }
  const accept = () => as(stranger).invitations.accept({ body: { token } })
  await expect(accept()).rejects.toMatchObject({ status: 403, code: 'email_not_verified' })
  expect((await as(ana).members.list({})).items).toHaveLength(1)
  await world.verify(stranger)
  await expect(accept()).resolves.toMatchObject({ workspace: { role: 'admin' } })
})

test('the link from the mail confirms the address of an account that was made before, and ends what else was signed in to it', async () => {
  const world = await worldForThisTest()
  const { as, signUp, signUpUnverified, mails } = world
  const ana = await signUp()
  const elsewhere = await signUpUnverified('Bob', 'bob@example.com')
  const bob = await signInAt(world, elsewhere)
  await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'member' } })
  const token = tokenIn((await mails('bob@example.com')).at(-1)!.body)
  const session = await as(bob).invitations.accept({ body: { token } })
  expect(session).toMatchObject({ user: { emailVerified: true }, workspace: { id: ana.workspace!.id } })
  await expect(as(elsewhere).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('nobody signs up with an invitation under another address, and a taken address is not taken over', async () => {
  const { as, signUp, signUpUnverified, mails } = await worldForThisTest()
  const ana = await signUp()
  await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'member' } })
  const token = tokenIn((await mails('bob@example.com'))[0]!.body)
  const signUpAs = (email: string) =>
    as(null).invitations.signUp({ body: { token, name: 'Somebody', email, password } })
  await expect(signUpAs('eve@example.com')).rejects.toMatchObject({
    status: 403,
    problem: { errors: [{ field: 'email' }] },
  })
  const before = await signUpUnverified('Somebody before', 'bob@example.com')
  await expect(signUpAs('bob@example.com')).rejects.toMatchObject({ status: 409, code: 'email_taken' })
  expect((await as(before).users.session({})).user.emailVerified).toBe(false)
  expect((await as(ana).members.list({})).items).toHaveLength(1)
})

test('a link ends with its days, with being taken back, and with a second invitation', async () => {
  const { as, signUp, mails, clock } = await worldForThisTest()
  const ana = await signUp()
  const invite = async () => {
    const { id } = await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'viewer' } })
    return { id, token: tokenIn((await mails('bob@example.com')).at(-1)!.body) }
  }
  const preview = (token: string) => as(null).invitations.preview({ body: { token } })
  const first = await invite()
  const second = await invite()
  await expect(preview(first.token)).rejects.toMatchObject({ code: 'link_not_valid' })
  await as(ana).invitations.revoke({ params: { id: second.id } })
  await expect(preview(second.token)).rejects.toMatchObject({ code: 'link_not_valid' })
  await expect(as(ana).invitations.revoke({ params: { id: second.id } })).rejects.toMatchObject({ status: 404 })
  const third = await invite()
  clock.shiftMs = 15 * millisecondsPerDay
  await expect(preview(third.token)).rejects.toMatchObject({ code: 'link_not_valid' })
})

test('somebody who belongs already is not invited again', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const bob = await join(world, ana, 'member')
  const again = world.as(ana).invitations.create({ body: { email: bob.user.email, role: 'admin' } })
  await expect(again).rejects.toMatchObject({ status: 409, problem: { errors: [{ field: 'email' }] } })
})

test('a link to send by other means replaces the one in the mail, and lets in nobody but the invited address', async () => {
  const { as, signUp, mails } = await worldForThisTest()
  const [ana, eve] = [await signUp(), await signUp('Eve')]
  const { id } = await as(ana).invitations.create({ body: { email: 'bob@example.com', role: 'member' } })
  const mailed = tokenIn((await mails('bob@example.com'))[0]!.body)
  await expect(as(eve).invitations.link({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const token = tokenIn((await as(ana).invitations.link({ params: { id } })).link)
  await expect(as(null).invitations.preview({ body: { token: mailed } })).rejects.toMatchObject({ status: 422 })
  await expect(as(eve).invitations.accept({ body: { token } })).rejects.toMatchObject({ status: 403 })
  const bob = await signUp('Bob', 'bob@example.com')
  await expect(as(bob).invitations.accept({ body: { token } })).resolves.toMatchObject({
    workspace: { role: 'member' },
  })
  await expect(as(ana).invitations.link({ params: { id } })).rejects.toMatchObject({ status: 404 })
})
