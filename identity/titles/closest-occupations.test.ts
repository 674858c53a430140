import { beforeAll, expect, test } from 'vitest'
import { closestOccupations, functionsOfTitle } from './closest-occupations.ts'

// Reading the lexicon takes seconds, more on a busy machine; a hook may take longer than a test.
beforeAll(() => void closestOccupations('any'))

test.each([
  ['Bäckerin', 'de', 'baker'],
  ['Conductores de autobús', 'es', 'bus driver'],
  ['Avvocato', 'it', 'lawyer'],
  ['Advogada', 'pt', 'lawyer'],
  ['Sygeplejerske', 'da', 'nurse responsible for general care'],
  ['Tandarts', 'nl', 'dental practitioner'],
] as const)('%s (%s) is closest to %s', (title, language, label) => {
  expect(closestOccupations(title, language, 1).map(({ occupation }) => occupation.labels.en?.[0])).toEqual([label])
})

test('a title that our own words do not know gets the function of the occupation with that label', () => {
  expect(functionsOfTitle('Dachdeckerin')).toEqual(['trades'])
  expect(functionsOfTitle('VP Eng')).toEqual(['engineering'])
  expect(functionsOfTitle('Something strange')).toEqual([])
})
