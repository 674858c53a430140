import { expect, test } from 'vitest'
import { nameOnBehalf, readMailFrom } from './mail-sender.rules.ts'

const ours = 'Wellmet <hello@wellmet.example>'

test('the operator’s sender is read with or without a name', () => {
  expect(readMailFrom(ours)).toEqual({ name: 'Wellmet', address: 'hello@wellmet.example' })
  expect(readMailFrom('"Acme Intros" <intros@acme.example>')).toEqual({
    name: 'Acme Intros',
    address: 'intros@acme.example',
  })
  expect(readMailFrom(' hello@wellmet.example ')).toEqual({ name: '', address: 'hello@wellmet.example' })
})

test('a mail in the name of a person names them and the server', () => {
  expect(nameOnBehalf('Ana Lima', ours)).toBe('Ana Lima via Wellmet')
  expect(nameOnBehalf('Zoë Müller', 'Acme Intros <intros@acme.example>')).toBe('Zoë Müller via Acme Intros')
  expect(nameOnBehalf('Ana Lima', 'hello@wellmet.example')).toBe('Ana Lima via Wellmet')
  expect(nameOnBehalf(undefined, ours)).toBeNull()
})

test('a name holds no second address, no header and no encoded word, and is not endless', () => {
  expect(nameOnBehalf('Ana" <eve@evil.example>, x', ours)).toBe('Ana eve evil.example x via Wellmet')
  expect(nameOnBehalf('Ana\r\nBcc: eve@evil.example', ours)).toBe('Ana Bcc eve evil.example via Wellmet')
  expect(nameOnBehalf('=?utf-8?q?Ana?=', ours)).toBe('utf-8?q?Ana via Wellmet')
  expect(nameOnBehalf('Ana\u202enalA', ours)).toBe('AnanalA via Wellmet')
  expect(nameOnBehalf('<>', ours)).toBeNull()
  expect(nameOnBehalf('x'.repeat(5_000), ours)!.length).toBeLessThan(100)
})
