import { expect, test } from 'vitest'
import { readSector, sectorsOf } from './sectors.rules.ts'

test.each([
  ['Nordlicht Versicherung', ['insurance']],
  ['Acme Ventures', ['venture-capital']],
  ['Commerzbank AG', ['banking']],
  ['Sparkasse Köln', ['banking']],
  ['Silver Cargo', ['logistics']],
  ['Maple Clinics', ['health']],
  ['Studio Mosaik Werbeagentur', ['agency']],
  ['Agence Lumière', ['agency']],
  ['Cabinet Delmas Avocats', ['legal']],
  ['Müller Maschinenbau GmbH', ['manufacturing']],
  ['Palisade Cyber', ['security']],
  ['Amber Immobilien', ['real-estate']],
  ['Technische Universität München', ['education', 'universities']],
  ['Kade', []],
  ['Bankole Partners', []],
])('%s is in %j', (name, sectors) => {
  expect(sectorsOf({ name })).toEqual(sectors)
})

test.each([
  ['Climate Tech', ['climate']],
  ['Hospital & Health Care', ['health']],
  ['Computer Software', ['software']],
  ['E-Commerce', ['ecommerce']],
  ['Marketing Agency', ['agency']],
  ['Artificial Intelligence', ['ai']],
  ['Law Practice', ['legal']],
  ['Food & Beverages', ['food']],
])('the industry %s is %j, whatever the name says', (industry, sectors) => {
  expect(sectorsOf({ name: 'Kade Capital', industry })).toEqual(sectors)
})

test('an industry that says nothing leaves it to the name and the domain', () => {
  expect(sectorsOf({ name: 'Kade', domain: 'kade.vc', industry: 'Other' })).toEqual(['venture-capital'])
})

test.each([
  ['cyber', 'security'],
  ['vc', 'venture-capital'],
  ['venture capital', 'venture-capital'],
  ['insurtech', 'insurance'],
  ['banks', 'banking'],
  ['logistics companies', 'logistics'],
  ['climate tech startups', 'climate'],
  ['hr tech', 'hr-tech'],
  ['real estate', 'real-estate'],
  ['capital', null],
  ['companies', null],
  ['kade', null],
])('%s asks for %s', (typed, sector) => {
  expect(readSector(typed.split(' '))).toBe(sector)
})

test.each([
  ['Holzbranche', 'forestry'],
  ['Wasserwirtschaft', 'water'],
  ['Immobilienbranche', 'real-estate'],
  ['Landwirtschaft', 'agriculture'],
  ['Logistikunternehmen', 'logistics'],
  ['airlines', 'aviation'],
  ['museums', 'museums'],
  ['banken', 'banking'],
  ['krankenhausern', 'health'],
  ['versicherungen', 'insurance'],
  ['versicherern', 'insurance'],
  ['brauen', null],
])('%s asks for %s', (word, sector) => {
  expect(readSector([word.toLowerCase()])).toBe(sector)
})
