import { expect, test } from 'vitest'
import { isOrnament, joinedWords, spelledOutWords } from './name-words.rules.ts'

test.each([
  ['Seán O’Dwyer', ['odwyer', 'odwyer']],
  ['Min-jun Park', ['minjun', 'mj']],
  ['Jean-Baptiste Roux', ['jeanbaptiste', 'jb']],
  ['Joost van der Meulen', ['vandermeulen']],
  ['Maria de la Cruz', ['delacruz']],
  ['von Berg', ['vonberg']],
  ['Jane Doe', []],
  ['', []],
])('%s is typed in one piece as %j', (name, words) => {
  expect(joinedWords(name)).toEqual(words)
})

test.each([
  ['Zoë Müller', ['zoe', 'mueller']],
  ['Søren Åberg', ['soeren', 'aaberg']],
  ['MU\u0308LLER', ['mueller']],
  ['Jane', []],
])('%s is spelled out as %j', (name, words) => {
  expect(spelledOutWords(name)).toEqual(words)
})

test('titles, degrees and pronouns are no part of a name', () => {
  expect(['Dr', 'PhD', 'Frau', 'her'].map(isOrnament)).toEqual([true, true, true, true])
  expect(['Jane', 'Drake', 'Masters'].map(isOrnament)).toEqual([false, false, false])
})
