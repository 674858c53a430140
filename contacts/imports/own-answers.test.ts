import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const box = 'spam@evil.example'
const day = (daysAgo: number): string => addDays(new Date(), -daysAgo).toISOString().slice(0, 10).replaceAll('-', '')

interface Invitation {
  uid: string
  daysAgo: number
  /** Of the member; without it the calendar does not have them on the list. */
  answer?: string
  organizer?: string
  others?: string[]
}

const calendar = (member: string, invitations: readonly Invitation[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...invitations.flatMap(({ uid, daysAgo, answer, organizer = box, others = [] }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART:${day(daysAgo)}T100000Z`,
      'DURATION:PT30M',
      `ORGANIZER;CN=${organizer.split('@')[0]}:mailto:${organizer}`,
      ...(answer === undefined ? [] : [`ATTENDEE;CN=Vic Tim;PARTSTAT=${answer}:mailto:${member}`]),
      ...[box, ...others].map((one) => `ATTENDEE;CN=${one.split('@')[0]};PARTSTAT=ACCEPTED:mailto:${one}`),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const eight = (answer: string | undefined): Invitation[] =>
  Array.from({ length: 8 }, (_, i) => ({
    uid: `coffee-${i}`,
    daysAgo: i + 1,
    ...(answer === undefined ? {} : { answer }),
  }))

const mail = (from: string, to: string, daysAgo: number): string =>
  [
    'From x Thu Jan  1 00:00:00 2026',
    `From: ${from}`,
    `To: ${to}`,
    `Date: ${addDays(new Date(), -daysAgo).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${from}-${to}-${daysAgo}@mail.example>`,
    'Subject: x',
    '',
    'x',
    '',
    '',
  ].join('\n')

async function stage() {
  const world = await worldForThisTest()
  const vic = await world.signUp('Vic Tim')
  const email = vic.user.email
  return {
    world,
    vic,
    email,
    bringCalendar: (invitations: Invitation[]) => bring(world, vic, 'c.ics', calendar(email, invitations)),
    bringMail: (...mails: string[]) => bring(world, vic, 'mail.mbox', mails.join('')),
    contactOf: (name: string) => contactNamed(world, vic, name),
  }
}

const contactNamed = async ({ as }: World, who: Somebody, name: string) =>
  (await as(who).contacts.list({})).items.find((one) => one.name === name)

test.each([
  ['declined', 'DECLINED'],
  ['unanswered', 'NEEDS-ACTION'],
  ['that do not name the member', undefined],
])('eight invitations of a stranger, %s, make no contact and no strength', async (_, answer) => {
  const { world, vic, bringCalendar } = await stage()
  await bringCalendar(eight(answer))
  expect((await world.as(vic).contacts.list({})).items).toEqual([])
})

test('eight declined invitations add nothing to somebody on my own card', async () => {
  const { world, vic, bringCalendar, contactOf } = await stage()
  const row = `Spam,Mer,https://www.linkedin.com/in/spam,${box},Evil,CEO,08 Feb 2024`
  await bring(world, vic, 'Connections.csv', connections([row]))
  const before = await contactOf('Spam Mer')
  await bringCalendar(eight('DECLINED'))
  expect(await contactOf('Spam Mer')).toEqual(before)
  expect(before!.strength).toBeLessThanOrEqual(5)
  const { evidence } = await world.as(vic).contacts.show({ params: { id: before!.id } })
  expect(evidence.filter(({ kind }) => kind === 'meeting')).toHaveLength(8)
  for (const piece of evidence.filter(({ kind }) => kind === 'meeting'))
    expect(piece).toMatchObject({ maker: 'anybody', counts: false })
})

test('accepted meetings make a strong contact, tentative ones less', async () => {
  const { bringCalendar, contactOf, world } = await stage()
  await bringCalendar(eight('ACCEPTED'))
  const accepted = await contactOf('spam')
  expect(accepted).toMatchObject({ strength: 80, freshness: 'fresh', isTwoWay: true, meetings: 8 })
  const other = await world.signUp('Tia Tentative')
  await bring(world, other, 'c.ics', calendar(other.user.email, eight('TENTATIVE')))
  const tentative = await contactNamed(world, other, 'spam')
  expect(tentative!.strength).toBeGreaterThan(60)
  expect(tentative!.strength).toBeLessThan(80)
})

test('an unanswered invitation counts with whoever invited, once we write to each other, and with nobody else', async () => {
  const { email, bringCalendar, bringMail, contactOf, world, vic } = await stage()
  const [ana, ben] = ['ana@kade.example', 'ben@kade.example']
  const mails = [ana, ben].flatMap((one) => [mail(email, one, 9), mail(one, email, 8)])
  await bringMail(...mails)
  const before = { ana: await contactOf(ana), ben: await contactOf(ben) }
  await bringCalendar([
    { uid: 'weekly', daysAgo: 2, answer: 'NEEDS-ACTION', organizer: ana, others: [ana, ben] },
    { uid: 'trap', daysAgo: 1, answer: 'NEEDS-ACTION', others: [ana, ben] },
  ])
  expect(await contactOf(ana)).toMatchObject({ meetings: 1 })
  expect((await contactOf(ana))!.strength).toBeGreaterThan(before.ana!.strength!)
  expect(await contactOf(ben)).toEqual(before.ben)
  expect((await world.as(vic).contacts.list({})).items).toHaveLength(2)
})

test('an answer that is given later counts, and one that is taken back does not', async () => {
  const { bringCalendar, contactOf } = await stage()
  await bringCalendar([{ uid: 'a', daysAgo: 2, answer: 'NEEDS-ACTION' }])
  expect(await contactOf('spam')).toBeUndefined()
  await bringCalendar([{ uid: 'a', daysAgo: 2, answer: 'ACCEPTED' }])
  expect(await contactOf('spam')).toMatchObject({ isTwoWay: true, meetings: 1 })
  // A calendar without the member on the list does not say that the answer was taken back.
  await bringCalendar([{ uid: 'a', daysAgo: 2 }])
  expect(await contactOf('spam')).toMatchObject({ isTwoWay: true, meetings: 1 })
  await bringCalendar([{ uid: 'a', daysAgo: 2, answer: 'DECLINED' }])
  expect(await contactOf('spam')).toMatchObject({ isTwoWay: false, meetings: 0, strength: null })
})

test('mail that I never answered gives somebody on my card a strength of 5 at most', async () => {
  const { world, vic, email, bringMail, contactOf } = await stage()
  const card = `BEGIN:VCARD\nVERSION:3.0\nFN:Cold Caller\nEMAIL:${box}\nEND:VCARD\n`
  await bring(world, vic, 'c.vcf', card)
  await bringMail(mail(box, email, 3), mail(box, email, 2), mail(box, email, 1))
  const unanswered = await contactOf('Cold Caller')
  expect(unanswered).toMatchObject({ isTwoWay: false, messages: 3 })
  expect(unanswered!.strength).toBeLessThanOrEqual(5)
  await bringMail(mail(email, box, 0))
  expect((await contactOf('Cold Caller'))!.strength).toBeGreaterThan(50)
})

test('who copies two of my contacts on mail that I never answer does not show that they know each other', async () => {
  const { world, email, bringMail } = await stage()
  const [ana, ben] = ['ana@kade.example', 'ben@kade.example']
  await bringMail(mail(email, ana, 9), mail(email, ben, 9))
  const together = async () =>
    (await world.superuser.query('select count(*)::int as n from contacts.co_occurrences')).rows[0].n as number
  await bringMail(mail(box, `${email}, ${ana}, ${ben}`, 2))
  expect(await together()).toBe(0)
  await bringMail(mail(ana, `${email}, ${ben}`, 1))
  expect(await together()).toBe(1)
})
