import { expect, test } from 'vitest'
import { fold } from './words.rules.ts'

test('accents, case and punctuation are folded', () => {
  expect(fold('  Zoë  MÜLLER-Lüdenscheidt, Ph.D. ')).toBe('zoe muller ludenscheidt ph d')
  expect(fold('Łukasz Ødegård, Đức Yıldırım, Größing, Æsa Þór')).toBe('lukasz odegard duc yildirim grossing aesa thor')
})
