import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { insightsMessages } from './insights.messages.ts'

const linkedin = (title = 'Partner') =>
  connections([
    `Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,${title},08 Feb 2024`,
    'Tomasz,Nowak,https://www.linkedin.com/in/tomasz,tomasz@heliograph.example,Heliograph,VP Engineering,12 Mar 2023',
    'Priya,Raman,https://www.linkedin.com/in/priya,priya@kade.example,Kade Systems,CTO,12 Mar 2023',
    'Omar,Haddad,https://www.linkedin.com/in/omar,omar@kade.example,Kade Systems,CFO,12 Mar 2023',
    'Lena,Fischer,https://www.linkedin.com/in/lena,,Heliograph,Designer,12 Mar 2023',
  ])

interface Letter {
  from: string
  to: string
  daysAgo: number
}

const mailbox = (letters: Letter[]): string =>
  letters
    .map(({ from, to, daysAgo }, i) => {
      const date = addDays(new Date(), -daysAgo).toUTCString()
      return [
        `From - ${date.replace(',', '').replace(' GMT', '')}`,
        `From: ${from}`,
        `To: ${to}`,
        `Date: ${date.replace('GMT', '+0000')}`,
        `Message-ID: <${i}@letters>`,
        '',
        '.',
        '',
      ].join('\n')
    })
    .join('\n')

const [ana, tomasz, priya, omar] = ['ana@northgate', 'tomasz@heliograph', 'priya@kade', 'omar@kade'].map(
  (name) => `${name}.example`,
) as [string, string, string, string]

const bothWays = (me: string, other: string, days: number[]): Letter[] =>
  days.flatMap((daysAgo) => [
    { from: me, to: other, daysAgo },
    { from: other, to: me, daysAgo },
  ])
const weeks = (count: number, last: number): number[] => Array.from({ length: count }, (_, i) => last + i * 7)

test('nothing is known of nobody, and the first step is said', async () => {
  const { as, signUp } = await worldForThisTest()
  expect(await as(await signUp()).insights.show({})).toMatchObject({
    contacts: 0,
    strengths: { strong: 0, unknown: 0 },
    warming: [],
    cooling: [],
    changed: [],
    goingQuiet: [],
    coverage: { unknownShare: null, next: insightsMessages.importSomething() },
    note: null,
  })
})

test('who warms, who cools, who goes quiet and who does not answer is told with the reason', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const own = me.user.email
  await bring(world, me, 'Connections.csv', linkedin())
  await bring(
    world,
    me,
    'mail.mbox',
    mailbox([
      ...bothWays(own, ana, [300, ...weeks(4, 1)]),
      ...bothWays(own, tomasz, weeks(40, 80)),
      { from: own, to: priya, daysAgo: 9 },
      { from: own, to: priya, daysAgo: 5 },
      { from: omar, to: own, daysAgo: 3 },
    ]),
  )
  const told = await world.as(me).insights.show({})
  expect(told.warming).toMatchObject([
    { contact: { name: 'Ana Ribeiro', company: 'Northgate' }, days: 30, change: expect.any(Number) },
  ])
  expect(told.warming[0]!.sentence).toMatch(
    /^You were in touch on 4 of the last 30 days\. Strength rose from \d+ to \d+\.$/,
  )
  expect(told.warming[0]!.strength - told.warming[0]!.before.days30!).toBe(told.warming[0]!.change)
  expect(told.cooling).toMatchObject([{ contact: { name: 'Tomasz Nowak' } }])
  expect(told.cooling[0]!.change).toBeLessThan(0)
  expect(told.goingQuiet).toMatchObject([{ contact: { name: 'Tomasz Nowak' } }])
  expect(told.goingQuiet[0]!.sentence).toContain('80 days ago')
  expect(told.reciprocity).toMatchObject({ bothWays: 2, onlyYou: 1, onlyThem: 1 })
  expect(told.reciprocity.unanswered).toMatchObject([{ contact: { name: 'Priya Raman' }, messages: 2 }])
  expect(told.reciprocity.unreturned).toMatchObject([{ contact: { name: 'Omar Haddad' }, messages: 1 }])
  expect(told.freshness).toEqual({ fresh: 3, warm: 0, cooling: 1, dormant: 0, unknown: 1 })
  expect(Object.values(told.strengths).reduce((sum, n) => sum + n)).toBe(told.contacts)
  expect(told.coverage).toMatchObject({ withoutContact: 1, next: insightsMessages.importCalendar() })
})

test('the strength that is told is the one on the contact’s page', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', linkedin())
  await bring(world, me, 'mail.mbox', mailbox(bothWays(me.user.email, ana, [300, ...weeks(4, 1)])))
  const [told] = (await world.as(me).insights.show({})).warming
  const page = await world.as(me).contacts.show({ params: { id: told!.contact.id } })
  expect(page.contact.strength).toBe(told!.strength)
  expect(told!.contact.personState, 'and so is where things stand').toEqual(page.contact.personState)
})

test('a newer file that says otherwise is a change', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', linkedin())
  await bring(world, me, 'Connections.csv', linkedin('Managing Partner'))
  const { changed } = await world.as(me).insights.show({})
  expect(changed).toMatchObject([
    { kind: 'new title', sentence: 'Ana Ribeiro changed title from Partner to Managing Partner.' },
  ])
})

test('lists are as long as one asks, and hold nobody whom a teammate shares', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', linkedin())
  await bring(
    world,
    bob,
    'mail.mbox',
    mailbox(bothWays(bob.user.email, ana, [300, 1]).concat(bothWays(bob.user.email, tomasz, [300, 2]))),
  )
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect(await world.as(me).insights.show({})).toMatchObject({
    contacts: 0,
    warming: [],
    reciprocity: { bothWays: 0 },
  })
  const { warming } = await world.as(bob).insights.show({ query: { limit: 1 } })
  expect(warming).toHaveLength(1)
})
