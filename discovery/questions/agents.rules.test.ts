import { expect, test } from 'vitest'
import { occupationsWith } from '@wellmet/identity/titles/titles-alike.ts'
import { withAgents } from './agents.rules.ts'

const read = (text: string): string => withAgents(text, occupationsWith).replace(/\s+/g, ' ').trim()

test.each([
  ['who makes the cheese at Kade', 'cheesemaker at Kade'],
  ['who drives the snowcats at Kade', 'snowcat driver at Kade'],
  ['I need somebody who restores old documents', 'I need document restorer'],
  ['somebody who can forecast avalanches', 'avalanche forecaster'],
  ['who buys for Kade', 'buyer at Kade'],
  ['people who brew beer', 'beer brewer'],
  ['Who at Kade Hall makes cheese?', 'cheesemaker? at Kade Hall'],
  ['wer bei Kade leitet die Küche', 'kuchenleiter bei Kade'],
  ['who picks blocks', 'block picker'],
  ['who sells at Kade', 'sales at Kade'],
  ['wer bläst Glas', 'glasblaser'],
  ['wer pflegt die Tiere im Tierpark', 'tierpfleger im Tierpark'],
])('%s asks for: %s', (text, asked) => {
  expect(read(text)).toBe(asked)
})

test.each([
  'who knows the founder of Kade',
  'who left Kade recently',
  'who works at Kade',
  'who at Kade does the books',
  'which marine surveyors do we know',
  'someone at Kade in compliance',
  'engineers who went to IIT Bombay',
  'wer kennt jemanden im Einkauf bei Kade',
])('%s stays as it is', (text) => {
  expect(read(text)).toBe(text)
})
