import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

test('whoever signs up in German gets German mail, until they choose another language', async () => {
  const world = await worldForThisTest()
  const body = { name: 'Jana Berg', email: 'jana@example.com', password: 'correct horse battery' }
  const { user } = await world.as(null).users.signUp({ body, headers: { 'accept-language': 'de-AT, en;q=0.5' } })
  expect(user.language).toBe('de')
  expect(await world.mails(body.email)).toMatchObject([{ subject: 'Bestätige deine E-Mail-Adresse' }])
  await world.as(null).users.forgotPassword({ body: { email: body.email } })
  await world.work()
  expect((await world.mails(body.email)).at(-1)).toMatchObject({ subject: 'Wähle ein neues Passwort' })
})

test('a refusal is in the language of the request', async () => {
  const { as } = await worldForThisTest()
  const answer = as(null).users.session({ headers: { 'accept-language': 'de' } })
  await expect(answer).rejects.toMatchObject({ status: 401, message: expect.stringContaining('Melde dich an') })
})

test('a teammate is asked in the language of their profile, and others see which it is', async () => {
  const { world, me, bob, find } = await introductionStage()
  expect(await world.as(bob).users.changeProfile({ body: { language: 'de' } })).toMatchObject({ name: 'Bob Reyes' })
  expect((await world.as(me).members.list({})).items).toMatchObject([{ language: null }, { language: 'de' }])
  const target = { personId: await find('Ana') }
  await world
    .as(me)
    .requests.create({ body: { target, connector: { personId: bob.user.id }, message, status: 'pending' } })
  await world.work()
  expect((await world.mails(bob.user.email)).at(-1)).toMatchObject({
    subject: 'Mara Lind möchte Ana Ribeiro kennenlernen',
    body: expect.stringContaining('ürdest du uns vorstellen?'),
  })
  expect(await world.as(bob).users.changeProfile({ body: { language: null } })).toMatchObject({ language: null })
})
