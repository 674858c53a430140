import { expect, test } from 'vitest'
import { chanceWords, replyBasis, replyWords } from './insight-words.ts'

const insight = {
  trustScore: 40,
  replyProbability: 0.34,
  introProbability: null,
  reputationScore: null,
  freshnessLabel: 'warm',
} as const
const unseen = { ...insight, replyProbability: null, freshnessLabel: 'unknown' } as const

test('a chance stands with whose it is and what it rests on', () => {
  expect(replyWords(insight, { viaName: 'Ana' })).toBe('Ana is about 34% likely to reply')
  expect(replyWords(insight, { viaName: null })).toBe('About 34% likely to reply')
  expect(replyBasis(insight)).toBe('estimate, no history yet')
})

test('an unknown chance is said to be unknown, and one of 0 is not', () => {
  expect(replyWords(unseen, { viaName: 'Ana' })).toBe('Chance of a reply is unknown')
  expect(chanceWords(null)).toBe('unknown')
  expect(chanceWords(0)).toBe('about 0%')
})
