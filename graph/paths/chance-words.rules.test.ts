import { expect, test } from 'vitest'
import { chanceInFewWords, chanceWords } from './chance-words.rules.ts'

const path = { status: 'verified', chance: 0.142, pastAsks: 0, viaName: 'Bob', isRated: true } as const

test('a chance says of what it is and how many past asks are behind it, and never that it is 0', () => {
  expect(chanceWords({ ...path, status: 'none' })).toBe('')
  expect(chanceWords(path)).toBe('About 14% chance of a conversation, an estimate')
  expect(chanceWords({ ...path, viaName: null, chance: 0.4 })).toBe('About 40% chance of a reply, an estimate')
  expect(chanceWords({ ...path, chance: 0.4, pastAsks: 5 })).toBe(
    'About 40% chance of a conversation, from 5 past asks',
  )
  expect(chanceWords({ ...path, chance: 0.001, pastAsks: 1 })).toBe(
    'Less than 1% chance of a conversation, from 1 past ask',
  )
})

test('a list says of what in few words', () => {
  expect([0.6, 0.3, 0.12, 0.05, 0.01].map((chance) => chanceInFewWords({ ...path, chance }))).toEqual([
    'Conversation: likely',
    'Conversation: good chance',
    'Conversation: fair chance',
    'Conversation: small chance',
    'Conversation: very small chance',
  ])
  expect(chanceInFewWords({ ...path, viaName: null, chance: 0.6 })).toBe('Reply: likely')
})

test('without evidence a path is not rated, whatever the formula makes of it', () => {
  const unrated = { ...path, chance: 0.02, isRated: false }
  expect([chanceWords(unrated), chanceInFewWords(unrated)]).toEqual(['Not rated yet', 'Not rated yet'])
})
