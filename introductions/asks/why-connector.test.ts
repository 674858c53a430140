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
    { text: expect.stringContaining('You and Ana Ribeiro are in contact both ways'), audience: 'viewer' },
    { text: expect.stringContaining('small threads or meetings of yours'), audience: 'viewer' },
    { text: expect.stringContaining('both work at Your Media'), audience: 'connector' },
  ])
  expect(route!.path.explanation).toEqual(route!.explanations.map(({ text }) => text))
  const page = await world.as(mara).paths.person({ params: { id: target.personId } })
  const path = page.paths.find(({ viaId }) => viaId === connector.personId)!
  expect(path.relationships.flatMap(({ explanations }) => explanations)).toEqual(route!.explanations)

  const shared = route!.explanations[2]!.text
  const [mail] = await world.mails(ana)
  expect(mail!.body).toContain(shared)
  expect(mail!.body).not.toMatch(/both ways|threads|meetings/)
  expect((await askPage(await tokenTo(ana))).why).toEqual([shared])
})

test('a teammate is told of their own contact with the target, and not how they stand to the asker', async () => {
  const { world, me, bob, find } = await introductionStage()
  const target = { personId: await find('Joost') }
  const connector = { personId: bob.user.id }
  const { route } = await world.as(me).requests.create({ body: { target, connector, message, status: 'pending' } })
  await world.work()
  expect(route!.explanations.map(({ audience }) => audience)).toEqual(['workspace', 'connector'])
  const body = (await world.mails(bob.user.email)).map((mail) => mail.body).join('\n')
  expect(body).toContain('Bob Reyes and Joost de Wit are connected on LinkedIn')
  expect(body).not.toContain('in this workspace together')
})

test('that nothing is on record is told to the asker alone', async () => {
  const { world, mara, ask, tokenTo, askPage } = await stage()
  const { route } = await world.as(mara).requests.show({ params: { id: await ask() } })
  expect(route!.explanations).toMatchObject([{ code: 'requests.statedPath', audience: 'viewer' }])
  expect((await askPage(await tokenTo(ana))).why).toEqual([])
})
