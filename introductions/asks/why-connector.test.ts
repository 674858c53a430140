import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { findPerson, introductionStage } from '../../tests/world/introductions.ts'
import { mailbox } from '../../tests/world/mailbox.ts'
import { ana, joost, message, stage } from '../guest-pages/guest-pages-for-tests.ts'

const atYourMedia = [
  `Ana,Ribeiro,https://www.linkedin.com/in/ana,${ana},Your Media,Partner,08 Feb 2024`,
  `Joost,de Wit,https://www.linkedin.com/in/joost,${joost},Your Media,Founder,08 Feb 2024`,
]

test('a contact is told of the employer they share with the target, and nothing out of the asker’s own mail', async () => {
  const { world, mara, tokenTo, askPage } = await stage()
  const own = mara.user.email
  const together = [12, 8, 4].map((daysAgo) => ({ from: ana, to: [own, joost], daysAgo }))
  const alone = [30, 20, 9].flatMap((daysAgo) => [
    { from: own, to: [ana], daysAgo },
    { from: ana, to: [own], daysAgo: daysAgo - 1 },
  ])
  await bring(world, mara, 'Connections.csv', connections(atYourMedia))
  await bring(world, mara, 'mail.mbox', mailbox([...together, ...alone]))

  const { items } = await world.as(mara).contacts.list({})
  const connector = { personId: items.find(({ name }) => name === 'Ana Ribeiro')!.id }
  const target = { personId: await findPerson(world, mara, 'Joost') }
  const { route } = await world.as(mara).requests.create({ body: { target, connector, message, status: 'pending' } })
  await world.work()

  expect(route!.explanations).toMatchObject([
    { text: expect.stringMatching(/^You and Ana Ribeiro have \d+ messages on record, last on /), audience: 'viewer' },
    { text: expect.stringContaining('together in 3 small threads or meetings of yours'), audience: 'viewer' },
    { text: expect.stringContaining('both work at Your Media'), audience: 'connector' },
  ])
  expect(route!.path.explanation).toEqual(route!.explanations.map(({ text }) => text))
  const page = await world.as(mara).paths.person({ params: { id: target.personId } })
  const path = page.paths.find(({ viaId }) => viaId === connector.personId)!
  expect(path.relationships.flatMap(({ explanations }) => explanations)).toEqual(route!.explanations)

  const shared = 'It looks like you and Joost de Wit both work at Your Media'
  const [mail] = await world.mails(ana)
  expect(mail!.body).toContain(`Why I’m asking you: ${shared}`)
  expect(mail!.body, 'what is inferred is not stated as a fact, and counts nobody').toContain(`${shared}.`)
  expect(mail!.body).not.toMatch(/both ways|threads|meetings|\d people/)
  expect((await askPage(await tokenTo(ana))).why).toEqual([expect.stringContaining(shared)])
})

test('a teammate is told of their own contact with the target, which the asker does not see, and writes to the address they have', async () => {
  const { world, me, bob, find } = await introductionStage()
  const own = bob.user.email
  const wrote = [
    { from: own, to: [joost], daysAgo: 40 },
    { from: joost, to: [own], daysAgo: 39 },
  ]
  await bring(world, bob, 'mail.mbox', mailbox(wrote))
  const target = { personId: await find('Joost') }
  const connector = { personId: bob.user.id }
  const { route } = await world.as(me).requests.create({ body: { target, connector, message, status: 'pending' } })
  await world.work()
  expect(route!.explanations.map(({ audience }) => audience)).toEqual(['workspace', 'connector'])
  const body = (await world.mails(bob.user.email)).map((mail) => mail.body).join('\n')
  const month = new Date(Date.now() - 39 * 86_400_000).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const lastContact = `You and Joost de Wit last wrote in ${month}.`
  expect(body).toContain(`Added by Wellmet from your own records, which I don’t see: ${lastContact}`)
  expect(body).not.toMatch(/in this workspace together|Bob Reyes and Joost|Why I’m asking you/)
  expect(JSON.stringify(route), 'the asker is not told when').not.toContain(month)
  const { items } = await world.as(bob).asks.list({})
  expect(items).toMatchObject([{ lastContact, targetEmail: joost, knowsAddress: false }])
  const { id } = items[0]!
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'ask_target' } })
  await world.work()
  expect((await world.mails(joost)).map(({ kind }) => kind)).toEqual(['introductions.target-consent'])
})

test('that nothing is on record is told to the asker alone', async () => {
  const { world, mara, ask, tokenTo, askPage } = await stage()
  const { route } = await world.as(mara).requests.show({ params: { id: await ask() } })
  expect(route!.explanations).toMatchObject([{ code: 'requests.statedPath', audience: 'viewer' }])
  expect((await askPage(await tokenTo(ana))).why).toEqual([])
})
