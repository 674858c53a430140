import { expect, test } from 'vitest'
import { cardText } from './card-text.rules.ts'

const counted = { connector: 'Ximena', doors: 3 }

test('without a template the card says who opened how many doors', () => {
  expect(cardText(counted, [])).toBe('Ximena opened 3 doors for us.')
  expect(cardText({ ...counted, doors: 1 }, [])).toBe('Ximena opened one door for us.')
})

test('a template of the workspace gets the name and the counted number', () => {
  expect(cardText(counted, ['Thank you, [connector], for [doors]!'])).toBe('Thank you, Ximena, for 3 doors!')
})

test.each([
  '[connector] opened 300 doors, [doors]!',
  '[connector] is great',
  'We had [doors]',
  '[connector]: ٣ [doors]',
])('a template that types a number or leaves one out is not used: %s', (template) =>
  expect(cardText(counted, [template])).toBe('Ximena opened 3 doors for us.'),
)
