import { expect, test } from 'vitest'
import { placeAt, placeNamed, placesOf } from './places.rules.ts'

test.each([
  ['München, Bayern, Germany', ['city:munich', 'country:de', 'region:dach', 'region:europe', 'state:de.02']],
  ['Zürich', ['city:zurich', 'country:ch', 'region:dach', 'region:europe']],
  ['San Francisco Bay Area', ['city:san-francisco', 'country:us', 'region:north-america']],
  ['Greater London, England, United Kingdom', ['city:london', 'country:gb', 'region:europe']],
  ['New York, NY', ['city:new-york', 'country:us', 'region:north-america']],
  ['Bengaluru, India', ['city:bangalore', 'country:in', 'region:asia', 'region:apac']],
  ['Deutschland', ['country:de', 'region:dach', 'region:europe']],
  ['DACH', ['region:dach']],
  ['Remote', []],
  ['', []],
  [null, []],
])('%s is in %j', (location, places) => {
  expect(placesOf(location)).toEqual(places)
})

test.each([
  ['Wien', 'Vienna'],
  ['Genève', 'Geneva'],
  ['Kopenhagen', 'Copenhagen'],
  ['Allemagne', 'Germany'],
  ['Estados Unidos', 'United States'],
  ['UK', 'United Kingdom'],
  ['Skandinavien', 'Nordics'],
])('%s is another name of %s', (name, english) => {
  expect(placeNamed(name)?.name).toBe(english)
  expect(placeNamed(name)).toBe(placeNamed(english))
})

test('the longest place that begins at a word is taken, and nothing is made up', () => {
  const words = ['cto', 'new', 'york', 'city', 'berlin']
  expect(placeAt(words, 1)).toMatchObject({ place: { code: 'city:new-york' }, length: 3 })
  expect(placeAt(words, 4)).toMatchObject({ place: { code: 'city:berlin' }, length: 1 })
  expect(placeAt(words, 0)).toBeUndefined()
  expect(placeAt(words, 5)).toBeUndefined()
  expect(placeNamed('Springfield Elementary')).toBeUndefined()
  expect(placeNamed('constructor')).toBeUndefined()
})
