import { expect, test } from 'vitest'
import { buildOccupationSearch } from './occupation-search.rules.ts'
import type { OccupationLexicon } from './occupations.rules.ts'

const lexicon: OccupationLexicon = {
  occupations: [
    {
      id: 'bus',
      functions: ['transport'],
      labels: { en: ['bus driver'], de: ['Busfahrer/Busfahrerin'], nl: ['buschauffeur'] },
    },
    {
      id: 'nurse',
      functions: ['medical'],
      labels: { en: ['nurse'], de: ['Krankenpfleger'], fr: ['infirmier/infirmière'] },
    },
    { id: 'crane', functions: ['transport'], labels: { en: ['crane operator'], de: ['Kranführer'] } },
  ],
  groups: [
    { code: '53-3052.00', titles: ['Motor Coach Operator', 'Bus Drivers'], occupations: [[0, 1]] },
    { code: '29-1141.00', titles: ['Registered Nurses'], occupations: [[1, 1]] },
  ],
}
const search = buildOccupationSearch(lexicon)

const best = (title: string, language?: 'en' | 'de' | 'fr'): string => {
  const scores = search.scores(title, language)
  return lexicon.occupations[scores.indexOf(Math.max(...scores))]!.id
}

test.each([
  ['Bus Drivers', 'en', 'bus'],
  ['Hafenkranführerin', 'de', 'crane'],
  ['Infirmières', 'fr', 'nurse'],
  ['Krankenpflegerin', undefined, 'nurse'],
] as const)('%s (%s) is a %s', (title, language, occupation) => {
  expect(best(title, language)).toBe(occupation)
})

test('a title is found by the label in another language', () => {
  expect(best('Buschauffeur', 'de')).toBe('bus')
})

test('an English title is found by the titles that people report, which no label has', () => {
  expect(best('Motor Coach Operators', 'en')).toBe('bus')
})

test('a title without anything in common fits nothing', () => {
  expect([...search.scores('zzz')]).toEqual([0, 0, 0])
})

test('a label is known in every gender and number, in its language only', () => {
  expect(search.labelled('Bus drivers')).toEqual([0])
  expect(search.labelled('Krankenpflegerinnen', 'de')).toEqual([1])
  expect(search.labelled('Krankenpfleger', 'en')).toEqual([])
})
