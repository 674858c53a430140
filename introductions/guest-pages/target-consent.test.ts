import { sendDigestsJob } from '@wellmet/account/notifications/notifications.jobs.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { expect, test } from 'vitest'
import { join } from '../../tests/world/team.ts'
import type { Somebody } from '../../tests/world/world.ts'
import { ana, joost, message, stage } from './guest-pages-for-tests.ts'

/** Ana says that Wellmet may ask Joost. */
async function asked(changes: object = {}) {
  const all = await stage()
  const id = await all.ask(changes)
  const token = await all.tokenTo(ana)
  await all.reply(token, { reply: 'accept', how: 'ask_target', targetEmail: joost })
  await all.world.work()
  return { ...all, id, token }
}

test('without an address of the target the connector is asked for it', async () => {
  const { ask, tokenTo, reply, stageOf } = await stage()
  const id = await ask()
  const token = await tokenTo(ana)
  await expect(reply(token, { reply: 'accept', how: 'ask_target' })).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'targetEmail' }] },
  })
  expect(await stageOf(id)).toBe('awaiting_connector')
})

test('a blind question names nobody but the connector, and the asker is not told the address', async () => {
  const { world, mara, id, tokenTo, consentPage } = await asked()
  const [mail] = await world.mails(joost)
  expect(mail!.subject).toBe('Ana Ribeiro would like to introduce you to someone')
  expect(mail!.body).toContain(message)
  const seenByTarget = JSON.stringify([mail, await consentPage(await tokenTo(joost))])
  for (const secret of ['Mara', 'Lind', mara.user.email]) expect(seenByTarget).not.toContain(secret)
  const seenByAsker = JSON.stringify([
    await world.as(mara).requests.show({ params: { id } }),
    await world.as(mara).requests.list({}),
  ])
  expect(seenByAsker).not.toContain(joost)
})

test('where the ask is not blind the target is told who asks', async () => {
  const { world, tokenTo, consentPage } = await asked({ blind: false })
  expect((await world.mails(joost))[0]!.subject).toBe('Ana Ribeiro would like to introduce you to Mara Lind')
  expect((await consentPage(await tokenTo(joost))).asker).toEqual({
    name: 'Mara Lind',
    workspace: 'Mara Lind’s workspace',
  })
})

test('when both said yes each gets the other’s name and address, once, and the connector is named', async () => {
  const { world, mara, id, tokenTo, consent, stageOf, askPage, token: connectorToken } = await asked()
  const token = await tokenTo(joost)
  const answers = await Promise.all(Array.from({ length: 5 }, () => consent(token, 'yes')))
  for (const answer of answers) expect(answer).toMatchObject({ state: 'yes', asker: { name: 'Mara Lind' } })
  await world.work()
  expect(await stageOf(id)).toBe('target_replied')
  expect((await askPage(connectorToken)).state).toBe('introduced')
  const introductions = (await world.mails()).filter(({ subject }) => subject.startsWith('Introduction:'))
  expect(introductions).toHaveLength(2)
  expect(introductions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ to_address: mara.user.email, reply_to_address: joost }),
      expect.objectContaining({ to_address: joost, reply_to_address: mara.user.email }),
    ]),
  )
  for (const { body, to_address: to } of introductions)
    expect(body).toContain(`Ana Ribeiro ${to === joost ? `(${ana}) ` : ''}is introducing you`)
  expect(await consent(token, 'never')).toMatchObject({ state: 'yes' })
})

test.each(['not_now', 'never'] as const)('"%s" looks to the asker like no answer yet', async (said) => {
  const silent = await asked()
  const refused = await asked()
  await refused.consent(await refused.tokenTo(joost), said)
  await refused.world.work()
  const seen = async ({ world, mara, id }: typeof silent) => {
    const shown = await world.as(mara).requests.show({ params: { id } })
    const list = await world.as(mara).requests.list({})
    const plain = { ...shown, route: null, timeline: shown.timeline.map((line) => ({ ...line, at: '' })) }
    return [plain, ...list.items].map((one) =>
      JSON.stringify(one).replace(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
    )
  }
  expect(await seen(refused)).toEqual(await seen(silent))
  expect(await refused.askPage(refused.token)).toMatchObject({ state: 'ask_target' })
})

test('"not now" may become a yes', async () => {
  const { id, tokenTo, consent, stageOf } = await asked()
  const token = await tokenTo(joost)
  expect(await consent(token, 'not_now')).toMatchObject({ state: 'not_now', asker: null })
  expect(await consent(token, 'yes')).toMatchObject({ state: 'yes' })
  expect(await stageOf(id)).toBe('target_replied')
})

test('who never wants to be asked again gets no further email, whoever asks, and nobody can tell', async () => {
  const { world, mara, ask, tokenTo, reply, consent, subjectsTo } = await asked()
  await consent(await tokenTo(joost), 'never')
  const other = await ask({ target: { name: 'J. de Wit', company: 'Kade Group', email: joost.toUpperCase() } })
  expect(await reply(await tokenTo(ana), { reply: 'accept', how: 'ask_target' })).toMatchObject({
    state: 'ask_target',
  })
  await world.work()
  expect(await subjectsTo(joost)).toHaveLength(1)
  const shown = await world.as(mara).requests.show({ params: { id: other } })
  expect(shown.timeline.map(({ kind }) => kind)).toContain('target_asked')
  const { rows } = await world.superuser.query('select s::text as row from platform.suppressed_mailboxes s')
  expect(JSON.stringify(rows)).not.toContain('joost')
})

test('a yes is told to who asked and who joined, each in their words; before it nobody hears of anything', async () => {
  const { world, mara, ask, tokenTo, reply, consent } = await stage()
  const ida = await join(world, mara, 'member', 'Ida Berg')
  const id = await ask()
  await world.superuser.query(
    `insert into introductions.request_followers (request_id, workspace_id, user_id, target, connector, followed_at)
     select id, workspace_id, $2, target || '{"name": "J. de Wit"}', connector, now() from introductions.requests where id = $1`,
    [id, ida.user.id],
  )
  await reply(await tokenTo(ana), { reply: 'accept', how: 'ask_target', targetEmail: joost })
  await world.work()
  const heard = async (who: Somebody) =>
    (await world.as(who).notifications.list({})).items
      .filter(({ kind }) => kind.startsWith('introduction.'))
      .map(({ title }) => title)
  const before = await heard(mara)
  expect(before).toEqual(['Ana Ribeiro said yes and asks Joost de Wit first'])
  await consent(await tokenTo(joost), 'not_now')
  await world.work()
  expect(await heard(mara)).toEqual(before)
  await consent(await tokenTo(joost), 'yes')
  await world.work()
  const said = ['Joost de Wit wants to meet you', 'You and Joost de Wit have been introduced']
  expect((await heard(mara)).toSorted()).toEqual([...before, ...said].toSorted())
  expect((await heard(ida)).filter((title) => title.includes('Mara')).toSorted()).toEqual([
    'J. de Wit wants to meet Mara Lind',
    'Mara Lind and J. de Wit have been introduced',
  ])
  const { items } = await world.as(mara).notifications.list({})
  expect(JSON.stringify(items)).not.toContain(joost)
  await world.superuser.query('update account.users set email_verified = true')
  world.clock.shiftMs = 86_400_000
  await world.services.database.system.asSystem((tx) => enqueue(tx, sendDigestsJob, {}))
  await world.work()
  const digest = (await world.mails(mara.user.email)).find(({ body }) => body.includes('You have unread notifications'))
  for (const title of said) expect(digest!.body).toContain(`- ${title}`)
  expect(digest!.body).toContain('Write within a day and offer two times.')
})

test('what names an asker who wants to stay unnamed is refused at its field, from the asker and from the connector', async () => {
  const { world, mara, ask, tokenTo, reply, stageOf } = await stage()
  for (const [words, field] of [
    [{ message: 'I’m Mara, and I build tools for harbours.' }, 'message'],
    [{ subject: 'Lind' }, 'subject'],
    [{ message: `Write to ${mara.user.email}` }, 'message'],
  ] as const)
    await expect(ask(words)).rejects.toMatchObject({ status: 422, problem: { errors: [{ field }] } })
  const id = await ask()
  const token = await tokenTo(ana)
  const text = 'Mara builds tools.'
  for (const how of ['forward', 'ask_target'] as const)
    await expect(reply(token, { reply: 'accept', how, text, targetEmail: joost } as never)).rejects.toMatchObject({
      status: how === 'forward' ? 400 : 422,
    })
  await expect(reply(token, { reply: 'accept', how: 'forward', text })).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'text' }] },
  })
  await expect(reply(token, { reply: 'accept', how: 'name_drop' })).rejects.toMatchObject({ status: 409 })
  expect(await stageOf(id)).toBe('awaiting_connector')
  await reply(token, { reply: 'accept', how: 'forward' })
  await world.work()
  const [asked, forward] = await world.mails(ana)
  expect(asked!.body).toContain('I’d like to stay unnamed until Joost says yes')
  expect(JSON.stringify([forward!.subject, forward!.body])).not.toMatch(/Mara|Lind/)
})

test('a message that the connector changed is shown as edited by them', async () => {
  const { world, mara, ask, tokenTo, reply, consent, consentPage } = await stage()
  await ask({ blind: false })
  await reply(await tokenTo(ana), { reply: 'accept', how: 'ask_target', text: 'Changed.', targetEmail: joost })
  await world.work()
  const token = await tokenTo(joost)
  expect(await consentPage(token)).toMatchObject({ isEdited: true })
  expect((await world.mails(joost))[0]!.body).toContain('Mara Lind writes, edited by Ana Ribeiro:')
  await consent(token, 'yes')
  await world.work()
  for (const address of [joost, mara.user.email])
    expect((await world.mails(address)).at(-1)!.body).toContain('Mara Lind wrote, edited by Ana Ribeiro:')
})

test('the email to forward is signed with the asker’s address and says in its subject who is introduced', async () => {
  const { world, mara, ask, tokenTo, reply } = await stage()
  await ask({ blind: false, subject: undefined })
  await reply(await tokenTo(ana), { reply: 'accept', how: 'forward' })
  await world.work()
  const forward = (await world.mails(ana)).at(-1)!
  expect(forward.subject).toBe('Introduction: Mara Lind')
  const line = 'For you to forward to Joost de Wit. You can delete this line.'
  expect(forward.body).toBe(`${line}\n\n${message}\n${mara.user.email}\n`)
})
