import { afterAll, beforeAll, expect, test } from 'vitest'
import { suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { bring } from '../../tests/world/imports.ts'
import { world, type World } from '../../tests/world/world.ts'

let made: World
beforeAll(async () => {
  made = await world()
})
afterAll(() => made.close())

const mail = (from: string, to: string, on: string): string =>
  [
    `From MAILER-DAEMON ${on}`,
    `From: ${from}`,
    `To: ${to}`,
    `Date: ${on}`,
    `Message-ID: <${Math.random()}@kade.example>`,
    'Subject: x',
    '',
    'x',
    '',
    '',
  ].join('\n')

test('nobody is written to without a permission, and the answer says what would change it', async () => {
  const me = await made.signUp('Mara Lind')
  const verdict = await made.as(me).sending.check({ body: { email: 'stranger@kade.example' } })
  expect(verdict).toEqual({
    may: false,
    isAnswer: false,
    permissions: [],
    refusal: {
      reason: 'no_permission',
      says: 'Nothing shows that this person expects an email from you.',
      remedy: 'Ask someone who knows them for an introduction, or wait until they write to you.',
      from: null,
    },
  })
})

test('mail in both directions is a conversation, and whoever wrote last may be answered at any hour', async () => {
  const me = await made.signUp('Mara Lind')
  const [own, joost] = [me.user.email, 'Joost de Wit <joost@kade.example>']
  const check = (email: string) => made.as(me).sending.check({ body: { email } })
  const received = mail(joost, own, 'Mon, 02 Nov 2026 10:00:00 +0000')
  await bring(made, me, 'one.mbox', received)
  // Anybody can write to a mailbox.
  expect(await check('joost@kade.example')).toMatchObject({ may: false, permissions: [] })
  const sent = mail(`Mara Lind <${own}>`, joost, 'Sun, 01 Nov 2026 10:00:00 +0000')
  await bring(made, me, 'two.mbox', received + sent)
  const verdict = await check('Joost+news@kade.example')
  expect(verdict).toMatchObject({ may: true, isAnswer: true, permissions: [{ kind: 'conversation' }] })
  expect(verdict.permissions[0]!.evidence).toBe('You wrote to each other, last on November 2, 2026.')
  const other = await made.signUp('Eve Sand')
  expect(await made.as(other).sending.check({ body: { email: 'joost@kade.example' } })).toMatchObject({ may: false })
})

test('whoever wants no email, or objected, is not written to by anybody', async () => {
  const me = await made.signUp('Mara Lind')
  const [own, pia] = [me.user.email, 'Pia Sol <pia@kade.example>']
  const thread =
    mail(`Mara Lind <${own}>`, pia, 'Sun, 01 Nov 2026 10:00:00 +0000') +
    mail(pia, own, 'Mon, 02 Nov 2026 10:00:00 +0000')
  await bring(made, me, 'mail.mbox', thread)
  const check = () => made.as(me).sending.check({ body: { email: 'pia@kade.example' } })
  expect(await check()).toMatchObject({ may: true })
  const { services } = made

  await services.database.system.asSystem((tx) => suppressAddress(tx, services, 'PIA@kade.example'))
  expect(await check()).toMatchObject({
    may: false,
    refusal: { reason: 'unreachable', says: 'You can’t email this person.', from: null },
  })
})

const zones =
  `Europe/Berlin Europe/London Europe/Lisbon Europe/Dublin Europe/Madrid Europe/Paris Europe/Rome Europe/Vienna
  Europe/Zurich Europe/Warsaw Europe/Athens Europe/Helsinki Europe/Kyiv Europe/Bucharest Europe/Istanbul Europe/Moscow
  America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage America/Toronto
  America/Halifax America/St_Johns America/Sao_Paulo America/Santiago America/Asuncion Pacific/Honolulu Pacific/Auckland
  Pacific/Chatham Australia/Sydney Australia/Adelaide Australia/Lord_Howe Australia/Perth Asia/Kolkata Asia/Kathmandu Asia/Tokyo
  Asia/Jerusalem Africa/Cairo`
    .trim()
    .split(/\s+/)

const clocks = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
)
const isOffice = (at: number, zone: string): boolean => {
  const parts = new Map(
    clocks
      .get(zone)!
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const hour = Number(parts.get('hour'))
  return !['Sat', 'Sun'].includes(parts.get('weekday')!) && hour >= 9 && hour < 17
}
const anHour = 3_600_000

/** What is wrong with an answer: an office is open for eight hours, so looking at every hour finds an earlier one. */
function wrongAnswer(from: number, answer: number, zone: string): string | null {
  if (!isOffice(answer, zone) || answer < from) return 'is not open'
  if (answer > from && isOffice(answer - 1, zone)) return 'was open before'
  for (let at = from; at < answer; at += anHour) if (isOffice(at, zone)) return 'opens earlier'
  return null
}

const offsets = new Map(
  zones.map((zone) => [zone, new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })]),
)
const offsetAt = (at: number, zone: string): string =>
  offsets
    .get(zone)!
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value

/** The days of 2027 on which clocks change there; where they never do, two Sundays on which they do elsewhere. */
function changesOf(zone: string): number[] {
  const days = Array.from({ length: 365 }, (_, at) => Date.UTC(2027, 0, 1 + at, 12))
  const changed = days.filter((at) => offsetAt(at, zone) !== offsetAt(at - 86_400_000, zone))
  return changed.length === 2 ? changed : [Date.UTC(2027, 2, 28, 12), Date.UTC(2027, 9, 31, 12)]
}

test('office hours begin when they do there, in 40 zones and across both changes of clocks', async () => {
  expect(zones).toHaveLength(40)
  const asked = zones.flatMap((zone) =>
    changesOf(zone).flatMap((day) =>
      // From Friday to Tuesday, at every odd hour and a few seconds.
      Array.from({ length: 32 }, (_, at) => ({ zone, at: day - 2 * 86_400_000 + at * 11_000_000 + 7_000 })),
    ),
  )
  const { rows } = await made.superuser.query<{ at: Date }>(
    `select outreach.next_office_time(to_timestamp(a.at / 1000.0), a.zone) as at
     from unnest($1::text[], $2::bigint[]) with ordinality a(zone, at, n) order by a.n`,
    [asked.map(({ zone }) => zone), asked.map(({ at }) => at)],
  )
  const wrong = asked.flatMap(({ zone, at }, n) => {
    const answer = rows[n]!.at.getTime()
    const why = wrongAnswer(at, answer, zone)
    return why === null ? [] : [`${zone} ${new Date(at).toISOString()}: ${new Date(answer).toISOString()} ${why}`]
  })
  expect(wrong).toEqual([])
  expect(asked.length).toBe(2_560)
}, 120_000)
