import { expect, test } from 'vitest'
import { hasForm, readBody } from './body.rules.ts'

test('a body is Markdown with blocks between it, in their order', () => {
  const body = [
    '::: hero',
    '# Ship with one account',
    ':::',
    'Some text.',
    '',
    '::: quote Ximena Torres, Halcyon',
    'It took a week.',
    ':::',
    '::: button https://acme.example/demo',
    'See it',
    ':::',
    '::: form newsletter',
    ':::',
  ].join('\n')
  expect(readBody(body)).toEqual({
    parts: [
      { is: 'hero', text: '# Ship with one account' },
      { is: 'markdown', text: 'Some text.\n' },
      { is: 'quote', by: 'Ximena Torres, Halcyon', text: 'It took a week.' },
      { is: 'button', href: 'https://acme.example/demo', text: 'See it' },
      { is: 'form', form: 'newsletter' },
    ],
    faults: [],
  })
  expect(hasForm(body)).toBe(true)
  expect(hasForm('form newsletter')).toBe(false)
})

test.each([
  ['::: video x\n:::', 'Line 1: “video” is not a block. Use one of these: hero, quote, form, button.'],
  ['text\n::: hero\nno end', 'Line 2: close the block with a line that says only :::'],
  ['::: form survey\n:::', 'Line 1: choose one of these forms: contact, newsletter, waitlist, demo.'],
  ['::: button javascript:alert(1)\nGo\n:::', 'Line 1: a button needs a web address after its name, and a text below.'],
  [
    '::: button https://a.example/"onclick=x\nGo\n:::',
    'Line 1: a button needs a web address after its name, and a text below.',
  ],
  ['::: button https://a.example\n:::', 'Line 1: a button needs a web address after its name, and a text below.'],
  ['text\n:::\n', 'Line 2: this ::: closes no block.'],
])('%j is refused in one sentence', (body, says) => {
  expect(readBody(body).faults[0]!.says).toBe(says)
})
