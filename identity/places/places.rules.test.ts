import { expect, test } from 'vitest'
import { placeAt, placeNamed, placesOf } from './places.rules.ts'

test.each([
  ['München, Bayern, Germany', ['city:munich', 'country:de', 'state:de.02']],
  ['Zürich', ['city:zurich', 'country:ch', 'state:ch.zh']],
  ['San Francisco Bay Area', ['city:san-francisco', 'country:us']],
  ['Greater London, England, United Kingdom', ['city:london', 'country:gb']],
  ['New York, NY', ['city:new-york', 'country:us', 'state:us.ny']],
  ['Bengaluru, India', ['city:bangalore', 'country:in', 'state:in.19']],
  ['Deutschland', ['country:de']],
  ['Cambridge, MA', ['city:cambridge', 'country:us', 'state:us.ma']],
  ['Cambridge, England', ['city:cambridge', 'country:gb', 'state:gb.eng']],
  ['Portland', ['city:portland', 'country:us']],
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

test.each([
  ['DACH', ['country:de', 'country:at', 'country:ch']],
  ['New England', ['state:us.ct', 'state:us.me', 'state:us.ma', 'state:us.nh', 'state:us.ri', 'state:us.vt']],
])('%s is all of its parts', (name, parts) => {
  expect(placeNamed(name)?.parts).toEqual(parts)
})

test.each([
  ['NRW', 'North Rhine-Westphalia'],
  ['BaWü', 'Baden-Württemberg'],
  ['UAE', 'United Arab Emirates'],
  ['the Valley', 'Bay Area'],
  ['Toskana', 'Tuscany'],
  ['HCMC', 'Ho Chi Minh City'],
  ['Ruhrpott', 'Ruhr Area'],
])('%s is short for %s', (name, english) => {
  expect(placeNamed(name)?.name).toBe(english)
})
