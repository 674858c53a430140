import { expect, test } from 'vitest'
import { derivedWords } from './derived-words.rules.ts'

test('whoever works in a field and the field are words of one family', () => {
  expect(derivedWords('seismologists')).toContain('seismology')
  expect(derivedWords('cartography')).toContain('cartographer')
  expect(derivedWords('economist')).toContain('economics')
  expect(derivedWords('musikwissenschaftler')).toContain('musikwissenschaft')
  expect(derivedWords('brauerei')).toContain('brauer')
})

test('England and America spell one word in two ways', () => {
  expect(derivedWords('organisers')).toContain('organizer')
  expect(derivedWords('anaesthetist')).toContain('anesthetist')
})

test('a short word is left alone', () => expect(derivedWords('optic')).toEqual([]))
