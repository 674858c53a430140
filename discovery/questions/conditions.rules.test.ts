import { expect, test } from 'vitest'
import { takeConditions } from './conditions.rules.ts'
import { daysMeant, endOfLast } from './when.rules.ts'

test.each([
  ['surgeons i havent talked to in a year', 'surgeons', { kind: 'silent', days: 365 }],
  ['who have I not spoken to for more than six months at Adyen', 'at Adyen', { kind: 'silent', days: 180 }],
  ['mit wem habe ich seit zwei Jahren nicht gesprochen', '', { kind: 'silent', days: 730 }],
  ['founders I met this year', 'founders', { kind: 'met', when: { kind: 'year', offset: 0 } }],
  [
    'new LinkedIn connections in the last 3 months in gaming',
    'in gaming',
    { kind: 'connected', when: { kind: 'last', days: 90 } },
  ],
  ['my own contacts at Kade', 'at Kade', { kind: 'mine' }],
  ['which of my contacts are bakers', 'are bakers', { kind: 'mine' }],
  ['nurses who owe me a reply', 'nurses', { kind: 'unanswered' }],
  ['bakers I am friends with', 'bakers', { kind: 'close' }],
  ['airport contacts gone quiet', 'airport contacts', { kind: 'silent', days: 365 }],
  ['lost touch with bakers since 2024', 'bakers', { kind: 'silentSince', when: { kind: 'since', year: 2024 } }],
  ['no word from anyone at Kade for ages', 'anyone at Kade', { kind: 'silent', days: 365 }],
  ['LinkedIn contacts from 2022 at Kade', 'contacts at Kade', { kind: 'connected', when: { kind: 'in', year: 2022 } }],
  [
    'whom I last spoke to before 2024 at Kade',
    'whom I at Kade',
    { kind: 'silentSince', when: { kind: 'before', year: 2024 } },
  ],
  ['zuletzt gesprochen 2023, Bäcker', ', Bäcker', { kind: 'contacted', when: { kind: 'in', year: 2023 } }],
  [
    'bakers I met in spring 2025',
    'bakers',
    { kind: 'met', when: { kind: 'inMonth', month: 2, months: 3, year: 2025 } },
  ],
  [
    'bakers met in the first half of 2025',
    'bakers',
    { kind: 'met', when: { kind: 'inMonth', month: 0, months: 6, year: 2025 } },
  ],
  ['bakers I connected with before 2020', 'bakers', { kind: 'connected', when: { kind: 'before', year: 2020 } }],
  ['bakers I met two years ago', 'bakers', { kind: 'met', when: { kind: 'ago', days: 730, spread: 182.5 } }],
  ['whom does Kofi know at Stripe', 'at Stripe', { kind: 'knownBy', name: 'Kofi' }],
  ['wen kennt Kofi bei Stripe', 'bei Stripe', { kind: 'knownBy', name: 'Kofi' }],
  ['wen kennt Mei-Lin bei Greywatch?', 'bei Greywatch?', { kind: 'knownBy', name: 'Mei-Lin' }],
  ['captains Kofi Mensah knows in Oslo', 'captains in Oslo', { kind: 'knownBy', name: 'Kofi Mensah' }],
  ['who does Kofi Mensah know at Kade', 'at Kade', { kind: 'knownBy', name: 'Kofi Mensah' }],
  ['people Mei-Lin knows', 'people', { kind: 'knownBy', name: 'Mei-Lin' }],
  ['kennt Özge jemanden bei Kade', 'bei Kade', { kind: 'knownBy', name: 'Özge' }],
  ['does Kofi know anyone at Kade', 'at Kade', { kind: 'knownBy', name: 'Kofi' }],
  ['who do I know at Greywatch', 'at Greywatch', { kind: 'mine', typed: 'who do I know' }],
  ['Do I already know anybody at Kade?', 'at Kade?', { kind: 'mine' }],
  ['founders that I know in Lisbon', 'founders in Lisbon', { kind: 'mine' }],
  ['people I know', '', { kind: 'mine' }],
  ['Wen kenne ich bei Greywatch?', 'bei Greywatch?', { kind: 'mine', typed: 'Wen kenne ich' }],
  ['wen kenn ich bei Kade', 'bei Kade', { kind: 'mine' }],
  ['kenne ich da jemanden bei Kade', 'bei Kade', { kind: 'mine' }],
  ['Leute, die ich schon kenne bei Kade', 'Leute, bei Kade', { kind: 'mine' }],
  ['mit wem bin ich bei Kade verbunden', 'bei Kade verbunden', { kind: 'mine' }],
  ['wen kenne ich bei Kade am besten', 'bei Kade', { kind: 'closest' }],
  ['who do I know at Kade well?', 'at Kade', { kind: 'close' }],
  ['people not spoken to in a year', '', { kind: 'silent', days: 365 }],
  ['wem habe ich lange nicht geschrieben', 'wem', { kind: 'silent', days: 365 }],
  ['my strongest contacts at Stripe', 'at Stripe', { kind: 'closest' }],
  ['engineers I wrote to and got no answer', 'engineers', { kind: 'unanswered' }],
  ['who left Stripe recently', 'formerly at Stripe', { kind: 'left' }],
  ['bakers connected since March', 'bakers', { kind: 'connected', when: { kind: 'since', month: 2 } }],
  ['neue Kontakte seit September', '', { kind: 'new', when: { kind: 'since', month: 8 } }],
  ['hotel contacts added in the last six months', 'hotel', { kind: 'new', when: { kind: 'last', days: 180 } }],
  ['investors met in May 2024', 'investors', { kind: 'met', when: { kind: 'inMonth', month: 4, year: 2024 } }],
  [
    'people I have not heard from since 2024 at Kade',
    'at Kade',
    { kind: 'silentSince', when: { kind: 'since', year: 2024 } },
  ],
  ['lost touch with founders', 'founders', { kind: 'silent', days: 365 }],
  ['who never wrote back to me at Kade', 'at Kade', { kind: 'unanswered' }],
  ['wer hat mir nie geantwortet', '', { kind: 'unanswered' }],
  ['people Kofi could introduce me to at Kade', 'at Kade', { kind: 'knownBy', name: 'Kofi' }],
  ['Kofis Kontakte bei Kade', 'bei Kade', { kind: 'knownBy', name: 'Kofi' }],
  ['my colleagues’ contacts at Kade', 'at Kade', { kind: 'teammates' }],
  ['Kontakte meiner Kollegen bei Kade', 'bei Kade', { kind: 'teammates' }],
  [
    'conductors I have not written to since Easter',
    'conductors',
    { kind: 'silentSince', when: { kind: 'feast', feast: 'easter', isSince: true } },
  ],
  [
    'mit welchen Archivaren habe ich seit einem halben Jahr nicht gesprochen',
    'mit welchen Archivaren',
    { kind: 'silent', days: 183 },
  ],
  [
    'Archivare, die ich letztes Jahr kennengelernt habe',
    'Archivare, die ich',
    { kind: 'met', when: { kind: 'year', offset: -1 } },
  ],
  [
    'printers I haven’t been in touch with this year',
    'printers I',
    { kind: 'silentSince', when: { kind: 'year', offset: 0 } },
  ],
  [
    'with whom did I have lunch since Monday at Kade',
    'with whom did I have at Kade',
    { kind: 'met', when: { kind: 'weekday', weekday: 1, isSince: true } },
  ],
  ['tellers who wrote to me over the past year', 'tellers', { kind: 'contacted', when: { kind: 'last', days: 365 } }],
  ['New contacts of mine in the last month', '', { kind: 'new', when: { kind: 'last', days: 31 } }],
  ['new freight contacts last 30 days', 'freight contacts', { kind: 'new', when: { kind: 'last', days: 30 } }],
  ['who is new in the last month', '', { kind: 'new', when: { kind: 'last', days: 31 } }],
  ['who did i meet in summer', '', { kind: 'met', when: { kind: 'inMonth', month: 5, months: 3 } }],
  ['vets i met this yr', 'vets', { kind: 'met', when: { kind: 'year', offset: 0 } }],
  ["Teuta's railway contacts in Poland", 'railway contacts in Poland', { kind: 'knownBy', name: 'Teuta' }],
  ['who does zdenka on our team know at Falck', 'at Falck', { kind: 'knownBy', name: 'zdenka' }],
  ['who changed jobs this year', '', { kind: 'moved', when: { kind: 'year', offset: 0 } }],
])('%s', (asked, rest, condition) => {
  const read = takeConditions(asked)
  expect(read.conditions).toEqual([expect.objectContaining(condition)])
  expect(read.rest.replace(/\s+/g, ' ').trim()).toBe(rest)
})

test.each([
  'who knows the founder of Acme',
  'Wer kennt jemanden im Einkauf bei Henkel?',
  'who knows somebody at Kade',
  'wer kennt jemanden bei Kade',
  'kennst du jemanden bei Kade',
  'do you know anybody at Kade',
  'who do we know at Kade',
  'people I don’t know at Kade',
  'how do I know Jane Doe',
  'Jane Doe',
  'people who left Acme',
])('%s says nothing of time or of whose contact somebody is', (asked) => {
  expect(takeConditions(asked).conditions).toEqual([])
})

test('a span is told in days of the calendar', () => {
  const now = new Date('2026-11-18T12:00:00Z')
  const dates = (when: Parameters<typeof daysMeant>[0]) => {
    const { from, until } = daysMeant(when, now)
    return [from, until].map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
  }
  expect(dates({ kind: 'year', offset: -1 })).toEqual(['2025-01-01', '2026-01-01'])
  expect(dates({ kind: 'quarter', offset: 0 })).toEqual(['2026-10-01', '2027-01-01'])
  expect(dates({ kind: 'last', days: 30 })).toEqual(['2026-10-19', '2026-11-19'])
  expect(dates({ kind: 'since', year: 2021 })).toEqual(['2021-01-01', '2026-11-19'])
  expect(dates({ kind: 'since', month: 2 })).toEqual(['2026-03-01', '2026-11-19'])
  expect(dates({ kind: 'since', month: 11 })).toEqual(['2025-12-01', '2026-11-19'])
  expect(dates({ kind: 'inMonth', month: 5, months: 3 })).toEqual(['2026-06-01', '2026-09-01'])
  const end = endOfLast({ kind: 'since', year: 2024 }, now)
  expect(new Date(end * 86_400_000).toISOString().slice(0, 10)).toBe('2025-01-01')
})

test('a feast is counted back from today', () => {
  const [easter, christmas] = (['easter', 'christmas'] as const).map((feast) =>
    daysMeant({ kind: 'feast', feast, isSince: true }, new Date('2026-11-19')),
  )
  const day = (text: string): number => Date.parse(text) / 86_400_000
  expect(easter).toEqual({ from: day('2026-04-05'), until: day('2026-11-20') })
  expect(christmas?.from).toBe(day('2025-12-25'))
})
