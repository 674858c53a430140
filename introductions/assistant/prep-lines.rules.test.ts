import { expect, test } from 'vitest'
import { toClaims, type Fact } from '../grounding/claim-words.rules.ts'
import { kofi, meera, you } from '../grounding/sample-claims-for-tests.ts'
import { linesOf, sharedLines } from './prep-lines.rules.ts'

const atCalyx = (id: string, name: string): Fact => ({
  kind: 'worked_together',
  subject: { id, name },
  others: [meera],
  values: { company: 'Calyx', isNow: true },
  evidenceIds: [`work:${id}`],
})
const runsCalyx: Fact = {
  kind: 'works_at',
  subject: { id: 'lena', name: 'Lena Ott' },
  others: [],
  values: { title: 'Founder & CEO', company: 'Calyx' },
  evidenceIds: ['contacts:lena'],
}

test('of many colleagues three are named, whoever runs the company first, and one name once', () => {
  const people = [
    ['tom', 'Tom Ek'],
    ['tom-too', 'Tom Ek'],
    ['mia', 'Mia Berg'],
    ['ravi', 'Ravi Nair'],
    ['zoe', 'Zoe Lang'],
    ['lena', 'Lena Ott'],
  ].map(([id, name]) => atCalyx(id!, name!))
  const lines = (facts: readonly Fact[]) => {
    const claims = toClaims([...facts, runsCalyx], you.id)
    const about = claims.filter(({ kind }) => kind === 'worked_together')
    return sharedLines(meera, about, { claims, viewerId: you.id }).map(({ text }) => text)
  }
  expect(lines(people)).toEqual(['Lena Ott (Founder & CEO), Tom Ek, Mia Berg, and 2 more are at Calyx too.'])
  expect(lines(people.slice(0, 4))).toEqual(['Tom Ek, Mia Berg, and Ravi Nair are at Calyx too.'])
})

test('a silence is told in weeks, and of more than a year since when', () => {
  const last: Fact = {
    kind: 'messages',
    subject: you,
    others: [kofi],
    values: { count: 4, on: '2023-05-09' },
    evidenceIds: ['mail:me:kofi'],
  }
  const said = (now: string) =>
    linesOf(kofi, toClaims([last], you.id), { viewerId: you.id, now: new Date(now) }).at(-1)!.text
  expect(said('2023-07-11')).toBe('Nothing on record for 9 weeks. Start with what is new on your side.')
  expect(said('2026-11-18')).toBe('Nothing on record since May 2023. Start with what is new on your side.')
})
