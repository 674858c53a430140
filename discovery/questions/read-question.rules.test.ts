import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Slot } from './question.rules.ts'
import { textOf } from './query.rules.ts'
import { readQuestion } from './read-question.rules.ts'

const shown = ({ part, typed }: Slot): string => `${part}: ${typed}`

/** What was read, in one line: "role: CTO · not location: Berlin". */
function readingOf(text: string): string {
  const { slots, unwanted, handles } = readQuestion(text)
  return [
    ...slots.map(shown),
    ...unwanted.map((slot) => `not ${shown(slot)}`),
    ...handles.map(({ email, linkedinUrl }) => email ?? linkedinUrl),
  ].join(' · ')
}

const asTable = (kind: string, rows: readonly (readonly [text: string, reading: string])[]): void => {
  describe(`read: ${kind}`, () => {
    test.each(rows)('%s', (text, reading) => {
      expect(readingOf(text)).toBe(reading)
    })
  })
}

describe('words around the question do not matter', () => {
  asTable('in English', [
    ['who do we know at Acme', 'company: Acme'],
    ['Who knows somebody at Acme?', 'company: Acme'],
    ['find me someone who works at Acme in São Paulo', 'company: Acme · location: São Paulo'],
    ['can you introduce me to Priya Raman please', 'word: Priya · word: Raman'],
    ['could you please help me find a CTO in Berlin?', 'role: CTO · location: Berlin'],
    ['I am looking for a VP of Sales at Acme', 'role: VP of Sales · company: Acme'],
    ['who is the CFO of Adyen', 'role: CFO · company: Adyen'],
    ['CFOs of municipal utilities in Saxony', 'role: CFOs · sector: municipal utilities · location: Saxony'],
    ['who is in charge of nursing at Lindenhof', 'role: nursing · company: Lindenhof'],
  ])

  asTable('in German', [
    ['wer kennt jemanden bei Siemens', 'company: Siemens'],
    ['Wen kenne ich bei Siemens in München?', 'company: Siemens · location: München'],
    ['wen kenn ich bei Siemens', 'company: Siemens'],
    ['wen kenne ich bei Krankenhäusern', 'sector: Krankenhäusern'],
    ['Finanzvorstand bei Banken', 'role: Finanzvorstand · sector: Banken'],
    ['kenne ich jemanden bei Siemens', 'company: Siemens'],
    ['kennst du jemanden bei Siemens', 'company: Siemens'],
    ['wen kennt Mei-Lin bei Siemens', 'company: Siemens'],
    ['mit wem bin ich bei Siemens vernetzt', 'company: Siemens'],
    ['wem habe ich lange nicht geschrieben bei Siemens', 'company: Siemens'],
    ['Wen kennen wir bei Siemens in München?', 'company: Siemens · location: München'],
    ['ich suche einen Leiter Vertrieb in Hamburg', 'role: Leiter Vertrieb · location: Hamburg'],
    ['Kannst du mir bitte jemanden bei SAP vorstellen?', 'company: SAP'],
    ['Geschäftsführer in Wien', 'role: Geschäftsführer · location: Wien'],
  ])

  asTable('in French', [
    ['qui connaissez-vous chez Danone', 'company: Danone'],
    ['nous cherchons un directeur financier chez Danone', 'role: directeur financier · company: Danone'],
    ['pouvez-vous me présenter quelqu’un chez Danone, s’il vous plaît', 'company: Danone'],
    ['directeur commercial à Paris', 'role: directeur commercial · word: Paris'],
  ])

  asTable('nor do case, commas and spaces', [
    ['VP SALES AT ACME', 'role: VP SALES · company: ACME'],
    ['vp   sales,, at   Acme', 'role: vp sales · company: Acme'],
    ['Jane Doe, CTO, Acme', 'word: Jane · word: Doe · role: CTO · word: Acme'],
    ['cto @ Kade Systems', 'role: cto · company: Kade Systems'],
  ])
})

asTable('what somebody does with a thing is no name', [
  [
    'who can introduce me to someone who buys security software at Mooring Bank?',
    'role: security software · company: Mooring Bank',
  ],
  ['investors who invest in fintech', 'role: investors · sector: fintech'],
  ['people who sell at Acme', 'company: Acme'],
  ['Kathrin Back', 'word: Kathrin · word: Back'],
])

asTable('a role is read in the plural too', [
  ['engineers in Berlin', 'role: engineers · location: Berlin'],
  ['software engineers', 'role: software engineers'],
  ['CTOs in Berlin', 'role: CTOs · location: Berlin'],
  ['product managers at Stripe', 'role: product managers · company: Stripe'],
  ['head of people at Acme', 'role: head of people · company: Acme'],
  ['co-founder at Acme', 'role: co founder · company: Acme'],
  ['angel investors in Berlin', 'role: angel investors · location: Berlin'],
])

asTable('a company', [
  ['at acme berlin', 'company: acme · location: berlin'],
  ['cfo at Bank of America', 'role: cfo · company: Bank of America'],
  ['engineers at AT&T', 'role: engineers · company: att'],
  ['jane from acme', 'word: jane · company: acme'],
  ['jane doe @acme', 'word: jane · word: doe · company: acme'],
  ['SAP', 'company: SAP'],
  ['SAP consultant', 'role: SAP consultant'],
])

asTable('a place', [
  ['people based in Zürich', 'location: Zürich'],
  ['engineer in Tübingen', 'role: engineer · location: Tübingen'],
  ['jane from berlin', 'word: jane · location: berlin'],
  ['cto new york', 'role: cto · location: new york'],
])

describe('"or" joins what stands on both sides', () => {
  asTable('of any kind', [
    ['at Stripe or Adyen', 'company: Stripe or Adyen'],
    ['people at N26, Kontora or Medora', 'company: N26 or Kontora or Medora'],
    ['VP Sales in Berlin or Munich', 'role: VP Sales · location: Berlin or Munich'],
    ['engineers or designers', 'role: engineers or designers'],
    ['ex-Google or Stripe', 'former: Google or Stripe'],
    ['jane or john', 'word: jane or john'],
    ['Goldman Sachs or Kade Systems', 'word: Goldman Sachs or Kade Systems'],
    ['Ingenieure oder Designer', 'role: Ingenieure or Designer'],
  ])

  test('and each of several companies is looked for by its own name', () => {
    const [{ options } = { options: [] }] = readQuestion('at N26, Kontora or Medora').slots
    const queries = options.map(({ query }) => textOf(query))
    for (const key of ['n26', 'kontora', 'medora']) expect(queries.join(' | ')).toContain(`'=company:${key}'`)
  })

  test('and no level is left out of one of them alone', () => {
    expect(readQuestion('VP Sales or designers').slots[0]?.withoutLevel).toBeUndefined()
    expect(readQuestion('VP Sales').slots[0]?.withoutLevel).toBeDefined()
  })
})

asTable('what is not wanted', [
  ['CTO not in Berlin', 'role: CTO · not location: Berlin'],
  ['CTO -Berlin', 'role: CTO · not location: Berlin'],
  ['engineers not at Google', 'role: engineers · not company: Google'],
  ['engineers except Google', 'role: engineers · not company: Google'],
  ['founders outside Germany', 'role: founders · not location: Germany'],
  ['founders outside of London', 'role: founders · not location: London'],
  ['Ingenieure nicht bei Siemens', 'role: Ingenieure · not company: Siemens'],
  ['Jean-Pierre', 'word: Jean · word: Pierre'],
])

asTable('where somebody was before', [
  ['ex-Google PMs', 'former: Google · role: PMs'],
  ['ex Google engineers in London', 'former: Google · role: engineers · location: London'],
  ['former Stripe engineers', 'former: Stripe · role: engineers'],
  ['formerly at Stripe', 'former: Stripe'],
  ['who used to work at Stripe', 'former: Stripe'],
  ['people who left Twitter', 'former: Twitter'],
  ['who have left the Lindengrand', 'former: Lindengrand'],
  ['weavers who came from Feldkamp', 'word: weavers · former: Feldkamp'],
  ['worked previously for Indigo Loom', 'former: Indigo Loom'],
  ['alumni of Cold Ridge Lodge', 'former: Cold Ridge Lodge'],
  ['people no longer at Kade', 'former: Kade'],
  ['war mal bei Feldkamp', 'former: Feldkamp'],
  ['Wer war früher bei der Goldenen Krone?', 'former: Goldenen Krone'],
  ['hat früher für Nordwald gearbeitet', 'former: Nordwald'],
  ['Stripe alumni in Berlin', 'former: Stripe · location: Berlin'],
  ['Kade Systems alumni', 'former: Kade Systems'],
  ['ehemalige Siemens Ingenieure', 'former: Siemens · role: Ingenieure'],
  ['anciens de McKinsey', 'former: McKinsey'],
])

asTable('addresses, profiles and sites', [
  ['Priya@Kade.example', 'priya@kade.example'],
  ['mailto:priya@kade.example', 'priya@kade.example'],
  ['linkedin.com/in/priya-raman', 'https://www.linkedin.com/in/priya-raman'],
  ['https://de.linkedin.com/in/priya-raman/?trk=x', 'https://www.linkedin.com/in/priya-raman'],
  ['in/priya-raman', 'https://www.linkedin.com/in/priya-raman'],
  ['who is priya@kade.example', 'priya@kade.example'],
  ['https://www.kade.io/about', 'company: kade.io'],
  ['CFO kade.io', 'role: CFO · company: kade.io'],
  ['who works at stripe.com', 'company: stripe.com'],
])

asTable('a name', [
  ['Jane Doe', 'word: Jane · word: Doe'],
  ['jane', 'word: jane'],
  ['Émile Zola', 'word: Émile · word: Zola'],
  ['Zoë  MÜLLER', 'word: Zoë · word: MÜLLER'],
  ['John F Kennedy', 'word: John · word: Kennedy'],
  ['Dr. Jane Doe, PhD', 'word: Jane · word: Doe'],
  ['constructor __proto__ toString', 'word: constructor · word: proto · word: toString'],
])

describe('a word that may be more than one thing', () => {
  const fieldsOf = (text: string): string[] => [
    ...new Set(readQuestion(text).slots.flatMap(({ options }) => options.map(({ field }) => field))),
  ]

  test('a city alone may be a name, a company or a place', () => {
    expect(readingOf('Jack London')).toBe('word: Jack · word: London')
    expect(fieldsOf('London').toSorted()).toEqual(['company', 'location', 'name', 'title'])
  })

  test('a name that is a job is found as both', () => {
    expect(fieldsOf('Baker')).toEqual(['title', 'name'])
    expect(fieldsOf('Dean Baker')).toEqual(['title', 'name'])
    expect(textOf(readQuestion('Dean Baker').slots[0]!.options.at(-1)!.query)).toBe("('dean':A & 'baker':A)")
  })
})

test('a word that says nothing may be a part of the name beside it', () => {
  const extrasOf = (text: string) => readQuestion(text).extras.map(({ query }) => textOf(query))
  expect(readingOf('Will Smith')).toBe('word: Smith')
  expect(extrasOf('Will Smith')).toContain("'will':A")
  expect(extrasOf('Priya Das')).toContain("'das':A")
  expect(extrasOf('who works at Acme')).toEqual([])
})

describe('quotes', () => {
  asTable('keep words together', [
    ['"jane doe" acme', 'word: jane doe · word: acme'],
    ['“head of” «platform»', 'role: head of · role: platform'],
    ['engineer at "Acme in Berlin"', 'role: engineer · word: Acme in Berlin'],
    ['"kade', 'word: kade'],
  ])

  test('and take a role as it stands, in one field and in this order', () => {
    const [slot] = readQuestion('"head of platform"').slots
    expect(slot).toMatchObject({ part: 'role', level: 'director', words: [] })
    expect(slot?.options.map(({ query }) => textOf(query))).toEqual(
      ['A', 'B', 'C', 'D'].map((field) => `('head':${field} <-> 'of':${field} <-> 'platform':${field})`),
    )
  })
})

asTable('words that say nothing are looked for when there are no others', [
  ['who', 'word: who'],
  ['Will', 'word: Will'],
  ['at in', 'word: at · word: in'],
  ['find me', 'word: find · word: me'],
  ['!!!', ''],
  ['""', ''],
  ['-', ''],
  ['', ''],
  ['😀', ''],
])

test('a question is text to PostgreSQL, whatever was typed', () => {
  for (const text of [
    "o'neil & x:*",
    "'); drop",
    'a & b | c:*',
    '\\ <-> !',
    "at O'Reilly's",
    "ex-O'Reilly",
    "in L'Aquila",
  ]) {
    const { slots, unwanted } = readQuestion(text)
    for (const { options } of [...slots, ...unwanted])
      for (const { query } of options)
        expect(textOf(query).replace(/'[=:\p{L}\p{N}-]+'(?::\*?[A-D])?/gu, 'word')).toMatch(/^[word()&|<>! -]+$/)
  }
})

test('the level of a role is read', () => {
  const levels = ['VP Sales', 'head of platform', 'CTO', 'senior software engineer', 'engineers'].map(
    (text) => readQuestion(text).slots[0]?.level,
  )
  expect(levels).toEqual(['vp', 'director', 'cxo', 'senior', null])
})

test('whatever is typed, every part asks for something', () => {
  const pieces = fc.constantFrom(
    '"',
    ':',
    '{',
    'at',
    'in',
    'not',
    '-',
    'ex-',
    'or',
    ',',
    '@',
    'CTO',
    'Berlin',
    'acme',
    'é',
    '%',
    "'",
  )
  const typed = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 9 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const { slots, unwanted, extras } = readQuestion(text)
      const options = [...extras, ...[...slots, ...unwanted].flatMap((slot) => slot.options)]
      for (const { query } of options) expect(textOf(query)).not.toMatch(/^$|\(\)|''|:''|=\w+:'/)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['earlier at Kade', 'Kade'],
  ['who was working before in Fjordglimt', 'Fjordglimt'],
  ['former workers of Kade', 'Kade'],
  ['ehemalige Mitarbeiter vom Kade', 'Kade'],
  ['hat mal in der Sennerei Kade gearbeitet', 'Sennerei Kade'],
  ['used 2 work at Kade', 'Kade'],
])('%s asks for who was at %s before', (text, employer) => {
  expect(readQuestion(text).slots.map(({ part, typed }) => [part, typed])).toEqual([['former', employer]])
})
