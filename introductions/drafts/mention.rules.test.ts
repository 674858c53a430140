import { expect, test } from 'vitest'
import { mentionMessage } from './mention.rules.ts'

const message = (sentence: string) => `Hi Hamish,\n\nI’m Ana Lima from Halyard. ${sentence}I build ports.\n\nBest, Ana`

test.each([
  'Ximena was kind enough to pass this on to you. ',
  'Ximena was kind enough to pass this on to you; you both worked at Greywatch. ',
  'I asked Ximena to introduce us because you both work at Greywatch. ',
  'I asked Ximena to introduce us because you both worked at Tandem Advisory. ',
  'I asked Ximena to introduce us because you have both worked at Tandem Advisory. ',
  'I know Ximena Navarro and asked for an introduction because you both work at Greywatch. ',
  'I’m on the same team as Ximena Navarro at Halyard and asked for an introduction. ',
  'I asked Ximena to introduce us because you know each other. ',
  'I asked Ximena whether they could introduce us. ',
])('a message that says that the connector was asked says instead that they may be mentioned: %s', (asked) => {
  expect(mentionMessage(message(asked), 'Ximena Navarro')).toBe(message('Ximena said I may mention them. '))
})

test('a message of the asker’s own words begins with it after the greeting', () => {
  expect(mentionMessage(message(''), 'Ximena Navarro')).toBe(
    'Hi Hamish,\n\nXimena said I may mention them. I’m Ana Lima from Halyard. I build ports.\n\nBest, Ana',
  )
  expect(mentionMessage('I build ports.', 'Ximena Navarro')).toBe('Ximena said I may mention them. I build ports.')
})
