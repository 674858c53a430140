import { expect, test } from 'vitest'
import { occupationsAlike, occupationsIn } from './titles-alike.ts'

const areSame = (asked: string, title: string): boolean => {
  const said = occupationsIn(title)
  return occupationsAlike(asked).same.some((code) => said.includes(code))
}

test.each([
  ['judges', 'Circuit Judge'],
  ['judge', 'Richterin am Landgericht'],
  ['archivists', 'Digital Archivist | formerly Carreg National Archive'],
  ['Dolmetscher', 'Gerichtsdolmetscherin'],
  ['midwife', 'Hebamme'],
  ['sparky', 'Elektroinstallateur'],
  ['sommelier', 'Head Sommelier'],
])('who asks for %s is served by %s', (asked, title) => {
  expect(areSame(asked, title)).toBe(true)
})

test.each([
  ['judges', 'Barrister'],
  ['sommelier', 'Concierge'],
  ['midwife', 'Plumber'],
])('who asks for %s is not served by %s', (asked, title) => {
  expect(areSame(asked, title)).toBe(false)
})

test('an unknown title names no occupation, and a compound is near to its last part', () => {
  expect(occupationsIn('Zorblatt of the Quonk')).toEqual([])
  expect(occupationsIn(null)).toEqual([])
  expect(occupationsAlike('zorblatt')).toEqual({ same: [], near: [] })
  expect(occupationsAlike('Turmuhrdolmetscher').near).toEqual(occupationsIn('Dolmetscher'))
})
