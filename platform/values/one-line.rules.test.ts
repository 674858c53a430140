import { expect, test } from 'vitest'
import { oneLine } from './one-line.rules.ts'

test('names fit on one line and read in one direction', () => {
  expect(oneLine('Ana\r\nBcc: eve@evil.example')).toBe('Ana Bcc: eve@evil.example')
  expect(oneLine('\u202eAna\u0000 \u2028 Lima\u200b')).toBe('Ana Lima')
  expect(oneLine('x'.repeat(500))).toHaveLength(200)
})
