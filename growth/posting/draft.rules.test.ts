import { expect, test } from 'vitest'
import { cutText, draftOf } from './draft.rules.ts'

const page = {
  title: 'What we learned',
  summary: 'In one year.',
  body: '::: hero\nWelcome\n:::\n\nText.\n\n::: form contact\n:::\n\nThe end.',
}

test('where title and text are apart the text is the whole page without its blocks', () => {
  expect(draftOf(page, { mostText: 1000, hasTitle: true })).toEqual({
    text: 'Welcome\n\nText.\n\nThe end.',
    isCut: false,
  })
})

test('a chat gets title and summary', () => {
  expect(draftOf(page, { mostText: 1000, hasTitle: false }).text).toBe('What we learned\n\nIn one year.')
})

test.each([5, 12, 20, 29])('a text is cut at a word within %i characters', (most) => {
  const text = cutText('What we learned 👩‍🚀 in one year.', most)
  expect(text.length).toBeLessThanOrEqual(most)
  expect(text.endsWith('…')).toBe(true)
  expect(text.isWellFormed()).toBe(true)
})
