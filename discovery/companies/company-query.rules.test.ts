import { expect, test } from 'vitest'
import { isIn, readCompanyQuery, tellingWords } from './company-query.rules.ts'

test('a sector and a place are read from a question', () => {
  expect(readCompanyQuery('fintech companies in Berlin')).toMatchObject({
    sectors: ['fintech'],
    location: ['berlin'],
    rest: [],
  })
  expect(readCompanyQuery('which companies do we know in insurance')).toMatchObject({
    sectors: ['insurance'],
    location: [],
    rest: [],
  })
  expect(readCompanyQuery('agencies london')).toMatchObject({ sectors: ['agency'], rest: ['london'] })
})

test('whoever asks for companies like one names it', () => {
  expect(readCompanyQuery('companies like Stripe')).toMatchObject({ isLike: true, rest: ['stripe'] })
})

test('an address is read as such and not as a question', () => {
  expect(readCompanyQuery('https://www.kade-systems.com/about')).toMatchObject({
    domain: 'kade-systems.com',
    name: ['kade', 'systems'],
    sectors: [],
  })
})

test('a name is what is left without common words and sectors', () => {
  expect(tellingWords(['nordlicht', 'versicherung'])).toEqual(['nordlicht'])
  expect(tellingWords(['wayne', 'enterprises'])).toEqual(['wayne'])
})

test('a place is known in two languages', () => {
  expect(isIn('München, Germany', ['munich'])).toBe(true)
  expect(isIn('Munich, Germany', ['berlin'])).toBe(false)
  expect(isIn(null, ['berlin'])).toBe(false)
})
