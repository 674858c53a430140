import { expect, test } from 'vitest'
import {
  densityWords,
  departmentWords,
  factWords,
  introducerWords,
  reachWords,
  unrankedWords,
  pathsInWords,
} from './company-words.ts'

test('people within reach are counted, and nobody is said in words', () => {
  expect([0, 1, 1204].map(reachWords)).toEqual([
    'nobody within reach yet',
    '1 person within reach',
    '1,204 people within reach',
  ])
})

test('nobody known who could introduce you is unknown, not none', () => {
  expect(pathsInWords(0)).toBe('no connector known yet')
  expect(pathsInWords(3)).toBe('3 people could introduce you')
})

test('a company without a place says why', () => {
  expect(unrankedWords(0)).toContain('until you can reach someone there')
  expect(unrankedWords(2)).toBe('not in the top 200')
})

test('who may introduce you is counted', () => {
  expect(introducerWords(2)).toBe('2 people could introduce you')
})

test('a density of 0 claims no more than that no contact was seen', () => {
  expect(densityWords(0)).toBe('no two-way contact yet')
  expect(densityWords(35)).toBe('35% of relationships are two-way')
})

test('only what the directory knows is said of a company', () => {
  const facts = { industry: 'Software', location: null, domain: 'kade.example', people: null, source: 'x', asOf: 'x' }
  expect(factWords(facts)).toBe('Software · kade.example')
  expect(factWords(null)).toBe('')
})

test('people whose title says no department are in none', () => {
  expect(departmentWords('security')).toBe('Security')
  expect(departmentWords('unknown')).toBe('Department unknown')
})
