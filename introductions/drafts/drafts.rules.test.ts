import { expect, test } from 'vitest'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import { findAskerIn } from './blind.rules.ts'
import { draftGap, hasGap, suggestDrafts, type DraftFacts } from './drafts.rules.ts'
import { hintsFor } from './hints.rules.ts'

const step = (message: Message): DraftFacts['relationships'][number] => ({
  strength: 50,
  basis: 'verified',
  freshness: 'fresh',
  explanations: [{ ...message, params: { ...message.params }, audience: 'viewer' }],
  evidence: [],
  corrections: [],
})
const on = new Date('2026-11-11T00:00:00Z')
const known = pathsMessages.youOnRecord.message({
  name: 'Hamish Whitcombe',
  messages: 136,
  meetings: 0,
  both: 'no',
  on,
})
const colleagues = pathsMessages.workTogether.message({
  one: 'Hamish Whitcombe',
  other: 'Tunde Nwosu',
  company: 'Harmattan',
  people: 70,
  period: 'between',
  since: '2019',
  until: '2021',
})
const facts: DraftFacts = {
  asker: { name: 'Ana Lima', workspace: 'Halyard' },
  connector: { name: 'Hamish Whitcombe' },
  target: { name: 'Tunde Nwosu', title: 'CISO', company: 'Sentrywell' },
  relationships: [step(known), step(colleagues)],
  isBlind: false,
}

test('the draft repeats what is on record, names its sources and leaves the reason to the asker', () => {
  const [first, ...others] = suggestDrafts(facts)
  expect(first!.message).toBe(
    [
      'Hi Tunde,',
      'I’m Ana Lima from Halyard. Hamish Whitcombe and I know each other. I asked Hamish to introduce us because you both ' +
        'worked at Harmattan. I’m writing to you because you are CISO at Sentrywell. I’d like to talk with you about […]. ' +
        'Would you have 20 minutes for a call in the next two weeks?',
      'Best, Ana',
    ].join('\n\n'),
  )
  expect(first!.restsOn).toEqual([
    known.text,
    colleagues.text,
    'I’m writing to you because you are CISO at Sentrywell.',
  ])
  expect(new Set([first, ...others].map((draft) => draft!.message)).size).toBe(3)
})

test('what is not on record is not said', () => {
  const oneWay = pathsMessages.youOneWay.message({ name: 'Hamish Whitcombe' })
  const unknown = pathsMessages.connected.message({ one: 'Hamish Whitcombe', other: 'Tunde Nwosu' })
  const drafts = suggestDrafts({
    ...facts,
    target: { name: 'Tunde Nwosu', title: null, company: 'Sentrywell' },
    relationships: [step(oneWay), step(unknown)],
  })
  for (const { message, restsOn } of drafts) {
    expect(message).not.toMatch(/know each other|worked|you are|Sentrywell/)
    expect(message).toContain('I asked Hamish whether they could introduce us.')
    expect(restsOn).toEqual([])
  }
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
  const teammates = pathsMessages.sameWorkspace.message({ name: 'Hamish Whitcombe' })
  const asker = { ...facts.asker, address: 'ana@halyard.example' }
  for (const relationships of [facts.relationships, [step(teammates), step(colleagues)]])
    for (const { message } of suggestDrafts({ ...facts, relationships, isBlind: true })) {
      expect(findAskerIn(message, asker)).toBeNull()
      expect(message).toMatch(/Thank you for considering it\.$/)
    }
})

test('a workspace that is named after the asker is not in the draft', () => {
  const [draft] = suggestDrafts({ ...facts, asker: { name: 'Ana Lima', workspace: 'Ana Lima’s workspace' } })
  expect(draft!.message).toContain('I’m Ana Lima. ')
})
