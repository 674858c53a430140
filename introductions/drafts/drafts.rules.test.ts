import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import '@wellmet/graph/paths/paths.messages.de.ts'
import { inLocale, languages } from '@wellmet/platform/messages/locale.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import { verifyText } from '../grounding/verify.rules.ts'
import './drafts.messages.de.ts'
import { askThrough, findAsked } from './asked-sentences.rules.ts'
import { findAskerIn } from './blind.rules.ts'
import {
  arrangeDraft,
  draftClaims,
  draftGap,
  hasGap,
  suggestDrafts,
  suggestedIn,
  type DraftFacts,
} from './drafts.rules.ts'
import { hintsFor } from './hints.rules.ts'

const step = (message: Message): DraftFacts['path']['relationships'][number] => ({
  strength: 50,
  basis: 'verified',
  freshness: 'fresh',
  explanations: [{ ...message, params: { ...message.params }, audience: 'viewer' }],
  evidence: [],
  corrections: [],
})
const on = new Date('2026-11-11T00:00:00Z')
const hamish = { id: 'hamish', name: 'Hamish Whitcombe', title: null, company: null }
const names = { one: hamish.name, other: 'Tunde Nwosu' }
const onRecord = { name: hamish.name, messages: 136, meetings: 0, both: 'no', on }
const known = pathsMessages.youOnRecord.message(onRecord)
const together = { ...names, company: 'Harmattan', people: 70, since: '2019', until: '2021' }
const colleagues = pathsMessages.workTogether.message({ ...together, period: 'between' })
const through = (...steps: Message[]): DraftFacts['path'] => ({
  between: [{ id: hamish.id, name: hamish.name, kind: 'contact' }],
  relationships: steps.map(step),
})
const facts: DraftFacts = {
  asker: { id: 'ana', name: 'Ana Lima', workspace: 'Halyard', headline: null },
  connector: hamish,
  target: { id: 'tunde', name: 'Tunde Nwosu', title: 'CISO', company: 'Sentrywell' },
  path: through(known, colleagues),
  goal: null,
  isBlind: false,
}
const goal = { id: 'mission', title: 'Ten heads of procurement' }
const raw = { id: 'mission', title: 'Meet heads of procurement' }
const german = { id: 'mission', title: 'Zwei Pilotkunden im Hafen' }
const titles = ['CISO', 'Founder & CEO', 'Head of Incident Response', null]

/** What the steps of a path can rest on, in the words that the ranking gives them. */
const first: readonly Message[] = [
  known,
  pathsMessages.youOnRecord.message({ ...onRecord, messages: 3, meetings: 2, both: 'yes' }),
  pathsMessages.youOneWay.message({ name: hamish.name }),
  pathsMessages.youConnected.message({ name: hamish.name, since: '2018' }),
  pathsMessages.sameWorkspace.message({ name: hamish.name }),
  pathsMessages.youSaid.message({ name: hamish.name, familiarity: 'well' }),
]
const second: readonly Message[] = [
  colleagues,
  pathsMessages.workTogether.message({ ...together, period: 'now' }),
  pathsMessages.workTogether.message({ ...together, period: 'since' }),
  pathsMessages.workTogether.message({ ...together, period: 'once', since: '', until: '' }),
  pathsMessages.togetherTimes.message({ ...names, times: 3, on }),
  pathsMessages.inTouch.message({ ...names, freshness: 'warm' }),
  pathsMessages.connected.message(names),
  pathsMessages.oneWay.message(names),
]

test('the draft repeats what is on record, in two styles, and leaves the reason to the asker', () => {
  const [brief, personal] = suggestDrafts(facts)
  expect(brief!.message).toBe(
    [
      'Hi Tunde,',
      'I’m Ana Lima from Halyard. Hamish was kind enough to pass this on to you; you both worked at Harmattan.',
      'I’d like to talk with you about […]. Would a short call next week work for you?',
      'Thank you for considering it, and no problem at all if now is not a good time.',
      'Best, Ana Lima',
    ].join('\n\n'),
  )
  const own = { ...facts, goal, asker: { ...facts.asker, headline: 'I build software for ports' } }
  expect(suggestDrafts(own)[0]!.message).toBe(
    [
      'Hi Tunde,',
      'I’m Ana Lima from Halyard. I build software for ports. Hamish was kind enough to pass this on to you; you both worked at Harmattan.',
      'I’m looking for ten heads of procurement and would value your view, especially on […]. Would a short call next week work for you?',
      'Thank you for considering it, and no problem at all if now is not a good time.',
      'Best, Ana Lima',
    ].join('\n\n'),
  )
  expect(suggestDrafts(own)[1]!.message).toBe(
    [
      'Hi Tunde,',
      'I know Hamish Whitcombe and asked for an introduction because you both worked at Harmattan.',
      'I’m Ana Lima from Halyard. I build software for ports. I’m looking for ten heads of procurement and would like to talk with you.',
      'Would you have 20 minutes for a call in the next two weeks?',
      'Thank you for considering it, and no problem at all if now is not a good time.',
      'Best, Ana Lima',
    ].join('\n\n'),
  )
  const shared = brief!.sentences.filter(({ text }) => personal!.sentences.some((one) => one.text === text))
  expect(shared.length).toBeLessThan(brief!.sentences.length)
})

test.each(languages)(
  'every sentence of every draft in %s is backed by the claims that it names, and by no others',
  (language) => {
    inLocale(language, () =>
      fc.assert(
        fc.property(
          fc.constantFrom(...first),
          fc.constantFrom(...second),
          fc.constantFrom(...titles),
          fc.constantFrom(...titles),
          fc.constantFrom(null, goal, raw, german),
          fc.array(fc.nat(20), { maxLength: 6 }),
          fc.constantFrom('brief' as const, 'personal' as const),
          fc.constantFrom(null, 'I build software for ports', 'We make harbors quieter.', 'Wir machen Häfen leiser'),
          fc.constantFrom(null, 'Harmattan', 'Sentrywell'),
          fc.constantFrom('Halyard', 'Ana Lima’s workspace'),
          fc.boolean(),
          (one, two, title, connectorsTitle, wanted, places, tone, headline, company, workspace, isBlind) => {
            const drawn = {
              ...facts,
              asker: { ...facts.asker, headline, workspace },
              goal: wanted,
              connector: { ...hamish, title: connectorsTitle, company },
              target: { ...facts.target, title, company: company ?? facts.target.company },
              path: through(one, two),
              isBlind,
            }
            const voice = { speaker: 'ana', reader: 'tunde' }
            const grounds = { claims: draftClaims(drawn), viewerId: 'ana', voice, today: 20_776 }
            const known = draftClaims(drawn)
            const order = places.map((place) => known[place % known.length]?.id ?? 'nobody')
            const arranged = arrangeDraft(drawn, { order: [...order, 'nobody'], tone })
            for (const { message, sentences } of [...suggestDrafts(drawn), arranged]) {
              const checked = verifyText(message, grounds)
              expect(checked.filter(({ verdict }) => verdict !== 'backed' && verdict !== 'no_claim')).toEqual([])
              for (const { text, claims } of sentences) {
                const found = checked.find((sentence) => sentence.text === text)
                expect([text, found?.claims.map(({ id }) => id).toSorted()]).toEqual([
                  text,
                  claims.map(({ id }) => id).toSorted(),
                ])
              }
            }
          },
        ),
        { numRuns: 300 },
      ),
    )
  },
)

test('whoever leads a company is not told that they work there', () => {
  const founder = { ...facts.target, title: 'Co-founder & CEO' }
  const now = through(known, second[1]!)
  const chosen = (target: DraftFacts['target'], tone: 'brief' | 'personal') => {
    const own = { ...facts, target, path: now }
    const claim = draftClaims(own).find(({ kind }) => kind === 'worked_together')!
    return arrangeDraft(own, { order: [claim.id], tone }).message
  }
  expect(chosen(facts.target, 'brief')).toContain('you both work at Harmattan')
  expect(chosen(founder, 'brief')).toContain('Hamish was kind enough to pass this on to you; you work together.')
  expect(chosen(founder, 'brief') + chosen(founder, 'personal')).not.toContain('Harmattan')
  // Two who work together know it.
  for (const { message } of suggestDrafts({ ...facts, target: founder, path: now }))
    expect(message).not.toMatch(/work together|both work/)
})

test('where one of the two runs the company, neither is told who runs it or who works there', () => {
  const now = through(known, pathsMessages.workTogether.message({ ...together, company: 'Greywatch', period: 'now' }))
  const said = (target: string, connector: string | null) =>
    suggestDrafts({
      ...facts,
      connector: { ...hamish, title: connector, company: 'Greywatch' },
      target: { ...facts.target, title: target, company: 'Greywatch' },
      path: now,
    }).map(({ message }) => message)
  const titlesOfBoth = [
    ['Founder', 'Head of Incident Response'],
    ['Founder', null],
    ['Analyst', 'CEO'],
    ['Founder', 'CEO'],
  ] as const
  for (const [target, connector] of titlesOfBoth)
    for (const message of said(target, connector)) {
      expect(message).not.toMatch(/from Greywatch|you run|both work|work together/)
    }
})

test('an arrangement says what was chosen, in its order, and nothing that was not', () => {
  const claims = draftClaims({ ...facts, asker: { ...facts.asker, headline: 'I build software for ports' } })
  const idOf = (kind: string) => claims.find((claim) => claim.kind === kind)!.id
  const own = { ...facts, asker: { ...facts.asker, headline: 'I build software for ports' } }
  const arranged = arrangeDraft(own, {
    order: [idOf('worked_together'), idOf('self_description'), 'https://x.example'],
    tone: 'brief',
  })
  expect(arranged.message).toBe(
    [
      'Hi Tunde,',
      'I’m Ana Lima from Halyard. Hamish was kind enough to pass this on to you; you both worked at Harmattan. I build software for ports.',
      'I’d like to talk with you about […]. Would a short call next week work for you?',
      'Thank you for considering it, and no problem at all if now is not a good time.',
      'Best, Ana Lima',
    ].join('\n\n'),
  )
  const without = arrangeDraft(own, { order: [idOf('in_touch')], tone: 'personal' }).message
  expect(without).toContain('I know Hamish Whitcombe and asked for an introduction.')
  expect(without).not.toMatch(/Harmattan|software/)
})

test('the past is for what has an end: who is there now is said to work there', () => {
  const once = through(known, pathsMessages.workTogether.message({ ...together, period: 'once', since: '', until: '' }))
  const said = (at: { connector: string | null; target: string | null }, path = once) =>
    suggestDrafts({
      ...facts,
      connector: { ...hamish, company: at.connector },
      target: { ...facts.target, company: at.target },
      path,
    })[0]!.message
  expect(said({ connector: 'Harmattan', target: 'Harmattan' })).not.toContain('worked')
  expect(said({ connector: null, target: 'Harmattan' })).toContain('you have both worked at Harmattan.')
  const ended = facts.path
  expect(said({ connector: 'Harmattan', target: 'Harmattan' }, ended)).toContain('you both worked at Harmattan.')
})

test('what is not on record is not said', () => {
  const oneWay = pathsMessages.youOneWay.message({ name: hamish.name })
  const unknown = pathsMessages.connected.message(names)
  for (const { message } of suggestDrafts({ ...facts, path: through(oneWay, unknown) })) {
    expect(message).not.toMatch(/know each other|worked|you are/)
    expect(message).toContain('Hamish was kind enough to pass this on to you.')
  }
})

test('a sentence of a message is known with what can take its place, until it is changed', () => {
  const { message } = suggestDrafts(facts)[0]!
  const found = suggestedIn(message, facts)
  expect(found.map(({ part }) => part)).toEqual(['who', 'why', 'topic', 'ask'])
  const why = found.find(({ part }) => part === 'why')!
  expect(why.others.map(({ text }) => text)).toEqual([
    'Hamish was kind enough to pass this on to you.',
    'I know Hamish Whitcombe and asked for an introduction because you both worked at Harmattan.',
    'I know Hamish Whitcombe and asked for an introduction.',
  ])
  expect(suggestedIn(message.replace('both worked', 'both lived'), facts).map(({ part }) => part)).not.toContain('why')
})

test('nobody is asked while the gap is open', () => {
  const { message } = suggestDrafts(facts)[0]!
  const hints = (text: string) =>
    hintsFor({
      subject: '',
      unnamed: null,
      message: text,
      nextStep: null,
      connector: { name: 'Hamish', email: 'h@example.com' },
    })
  expect(hasGap(message)).toBe(true)
  expect(hints(message)).toMatchObject([{ code: 'gap', blocks: true }])
  expect(hints(message.replace(draftGap(), 'how you choose suppliers'))).toEqual([])
})

test('a draft of somebody who wants to stay unnamed has no name, signature or workspace of theirs', () => {
  const asker = { ...facts.asker, headline: 'Ana of Halyard builds for ports' }
  const unnamed = { name: asker.name, workspace: asker.workspace, address: 'ana@halyard.example' }
  for (const one of first)
    for (const { message } of suggestDrafts({ ...facts, asker, path: through(one, colleagues), isBlind: true })) {
      expect(findAskerIn(message, unnamed)).toBeNull()
      expect(message).toMatch(/Thank you for considering it\.$/)
    }
})

test('a workspace that is named after the asker is not in the draft', () => {
  const [draft] = suggestDrafts({ ...facts, asker: { ...facts.asker, workspace: 'Ana Lima’s workspace' } })
  expect(draft!.message).toContain('I’m Ana Lima. ')
})

test.each([
  ['Dr. Andreas Richter', 'Andreas'],
  ['Prof. Dr. Richter', 'Prof. Dr. Richter'],
])('nobody is called by a title: %s is %s in a draft, and another connector takes the place', (name, shown) => {
  for (const language of languages)
    inLocale(language, () => {
      const doctor = { ...hamish, name }
      const drafts = suggestDrafts({ ...facts, connector: doctor, target: { ...facts.target, name } })
      for (const { message } of drafts) {
        expect(message.split('\n')[0]).toContain(` ${shown}`)
        expect(message).not.toMatch(/Dr\.(?! (?:Andreas )?Richter)/)
        expect(findAsked(message)?.name.replace(name, shown)).toBe(shown)
        expect(askThrough(message, 'Tunde Nwosu')).toMatch(/Tunde/)
      }
    })
})
