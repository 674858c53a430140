import { expect, test } from 'vitest'
import { contentWords, labelKey, piecesOf, splitCompound, stem } from './occupation-words.rules.ts'

test.each([
  ['Lehrer', 'Lehrerinnen'],
  ['conductor', 'conductoras'],
  ['directeur', 'directrice'],
  ['direttore', 'direttrice'],
  ['manager', 'managers'],
  ['secretary', 'secretaries'],
  ['vendeur', 'vendeuse'],
  ['addetto', 'addette'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one.toLowerCase())).toBe(stem(other.toLowerCase()))
})

test('short words keep their endings', () => {
  expect(['data', 'art', 'nurs'].map(stem)).toEqual(['data', 'art', 'nurs'])
})

test('what a title excepts and what only connects is left out', () => {
  expect(contentWords('Drivers of buses, except school buses')).toEqual(['drivers', 'buses'])
})

test('gender, number and the order of words make no other label', () => {
  expect(labelKey('conductora de autobús')).toBe(labelKey('AUTOBÚS, CONDUCTORES DE'))
  expect(labelKey('bus driver')).not.toBe(labelKey('truck driver'))
})

test('a compound is split into the most frequent words, without the letters between them', () => {
  const frequency = new Map([
    ['vertrieb', 10],
    ['leiter', 20],
    ['hafen', 3],
    ['kranfuhrer', 2],
  ])
  expect(splitCompound('vertriebsleiter', frequency)).toEqual(['vertrieb', 'leiter'])
  expect(splitCompound('hafenkranfuhrer', frequency)).toEqual(['hafen', 'kranfuhrer'])
  expect(splitCompound('bergsteiger', frequency)).toEqual([])
  expect(splitCompound('leiter', frequency)).toEqual([])
})

test('pieces of a word know its beginning and its end', () => {
  expect(piecesOf('arzt')).toEqual([' ar', 'arz', 'rzt', 'zt ', ' arz', 'arzt', 'rzt '])
})
