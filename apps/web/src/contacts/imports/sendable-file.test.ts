import { expect, test } from 'vitest'
import { sentName, sizeWords, whyNotSend } from './sendable-file.ts'

test('an empty and an over-large file are not sent', () => {
  expect(whyNotSend({ size: 0 })).toContain('empty')
  expect(whyNotSend({ size: 512 * 1024 * 1024 + 1 })).toContain('larger')
  expect(whyNotSend({ size: 512 * 1024 * 1024 })).toBeNull()
})

test('a name is one line of at most 120 characters and keeps its end', () => {
  expect(sentName('Basic\nexport.zip')).toBe('Basic export.zip')
  const long = sentName(`${'a'.repeat(300)}.zip`)
  expect(long).toHaveLength(120)
  expect(long.endsWith('.zip')).toBe(true)
})

test('sizes are said in the unit that fits', () => {
  expect([0, 900, 52_000, 3_400_000, 1_200_000_000].map(sizeWords)).toEqual([
    '1 kB',
    '1 kB',
    '52 kB',
    '3.4 MB',
    '1.2 GB',
  ])
})
