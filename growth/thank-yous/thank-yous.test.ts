import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { findPerson, message } from '../../tests/world/introductions.ts'
import { outcomeStage, settle } from '../../tests/world/outcomes.ts'

const linkIn = (text: string): string => /thank-you\/([\w-]{43})/.exec(text)![1]!

async function stage() {
  const made = await outcomeStage()
  const { world, me, bob, ask } = made
  const record = (requestId: string, outcome: string) =>
    world.as(me).outcomes.record({ body: { requestId, outcome } as never })
  /** Somebody introduced me, and we met. */
  const meetBy = async (who: typeof bob, name: string) => {
    const requestId = await ask(who, name)
    await record(requestId, 'intro_sent')
    await record(requestId, 'meeting_booked')
    return requestId
  }
  const mailTo = async (address: string) => {
    await settle(world)
    return (await world.mails(address)).findLast(({ kind }) => kind === 'growth.thank-you')
  }
  return { ...made, api: world.as(me).thankYous, meetBy, mailTo }
}

test('a teammate is thanked with a counted number once they agree, and no longer than that', async () => {
  const { world, me, bob, cleo, api, ask, meetBy, mailTo } = await stage()
  expect(await api.list({})).toEqual({ cards: [], candidates: [], asked: [] })
  await meetBy(bob, 'Ana')
  const requestId = await meetBy(bob, 'Joost')
  // Asked for, and nothing came of it.
  await ask(bob, 'Priya')
  expect((await api.list({})).candidates).toMatchObject([{ connector: 'Bob Reyes', doors: 2, canBeAsked: true }])
  const { cards, candidates } = await api.ask({ body: { requestId } })
  expect([cards[0], candidates]).toMatchObject([{ state: 'asked', text: null, doors: 2, isMine: true }, []])
  await expect(api.ask({ body: { requestId } })).rejects.toMatchObject({ status: 409 })
  const id = cards[0]!.id
  expect(JSON.stringify(await mailTo(bob.user.email))).toContain('Bob Reyes opened 2 doors for us.')

  // Nobody else sees it, and nobody else answers.
  expect((await world.as(cleo).thankYous.list({})).cards).toEqual([])
  const agree = { params: { id }, body: { answer: 'agree' as const } }
  for (const other of [me, cleo])
    await expect(world.as(other).thankYous.answer(agree)).rejects.toMatchObject({ status: 404 })
  const theirs = await world.as(bob).thankYous.list({})
  expect(theirs.asked).toMatchObject([{ id, by: 'Mara Lind', state: 'asked' }])
  await world.as(bob).thankYous.answer(agree)
  const shown = (await world.as(cleo).thankYous.list({})).cards
  expect(shown).toMatchObject([{ id, text: 'Bob Reyes opened 2 doors for us.', isMine: false }])

  await world.as(bob).thankYous.answer({ params: { id }, body: { answer: 'withdraw' } })
  expect((await world.as(cleo).thankYous.list({})).cards).toEqual([])
  expect((await api.list({})).cards).toMatchObject([{ id, state: 'withdrawn', text: null }])
  await expect(world.as(bob).thankYous.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await api.remove({ params: { id } })
  expect((await api.list({})).cards).toEqual([])
})

test('somebody without an account answers by the link in their mail, as often as they like', async () => {
  const { world, me, api, mailTo } = await stage()
  await bring(
    world,
    me,
    'Connections.csv',
    connections(['Ximena,Ruiz,https://www.linkedin.com/in/ximena,ximena@halde.example,Halde,Partner,08 Feb 2024']),
  )
  const ximena = await findPerson(world, me, 'Ximena')
  const target = { name: 'Noor Haddad', company: 'Acme', email: 'noor@acme.example' }
  const { id: requestId } = await world
    .as(me)
    .requests.create({ body: { target, connector: { personId: ximena }, message, status: 'pending' } })
  for (const outcome of ['intro_sent', 'meeting_booked'])
    await world.as(me).outcomes.record({ body: { requestId, outcome } as never })
  await api.ask({ body: { requestId } })
  const params = { token: linkIn(JSON.stringify(await mailTo('ximena@halde.example'))) }
  const guest = world.as(null).thankYouQuestions
  expect(await guest.show({ params })).toMatchObject({ state: 'asked', text: 'Ximena Ruiz opened one door for us.' })
  // Looking changes nothing.
  expect((await api.list({})).cards).toMatchObject([{ state: 'asked', text: null }])
  expect(await guest.answer({ params, body: { answer: 'agree' } })).toMatchObject({ state: 'agreed' })
  expect((await api.list({})).cards).toMatchObject([{ text: 'Ximena Ruiz opened one door for us.' }])
  await guest.answer({ params, body: { answer: 'withdraw' } })
  expect((await api.list({})).cards).toMatchObject([{ state: 'withdrawn', text: null }])
  const other = { params: { token: 'a'.repeat(43) } }
  await expect(guest.show(other)).rejects.toMatchObject({ problem: { code: 'link_not_valid' } })
})

test('only whose introduction led to a meeting can be thanked', async () => {
  const { api, bob, ask } = await stage()
  const requestId = await ask(bob, 'Ana')
  await expect(api.ask({ body: { requestId } })).rejects.toMatchObject({ status: 422 })
})

test('a text of the workspace is used, unless it types a number of its own', async () => {
  const { world, me, bob, api, meetBy } = await stage()
  const requestId = await meetBy(bob, 'Ana')
  const { cards } = await api.ask({ body: { requestId } })
  await world.as(bob).thankYous.answer({ params: { id: cards[0]!.id }, body: { answer: 'agree' } })
  const write = async (text: string) => {
    const body = { kind: 'thank-you', fields: { title: 'Ours', text } } as never
    const { id } = await world.as(me).documents.create({ body })
    await world.as(me).documents.publish({ params: { id }, body: {} })
  }
  await write('[connector] opened 99 doors, or [doors].')
  expect((await api.list({})).cards).toMatchObject([{ text: 'Bob Reyes opened one door for us.' }])
  await write('Thank you for [doors], [connector]!')
  expect((await api.list({})).cards).toMatchObject([{ text: 'Thank you for one door, Bob Reyes!' }])
})
