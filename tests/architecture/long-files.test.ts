import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alwaysInBrowser, drawnFiles, longFiles, longInBrowser } from '../long-files.ts'

test('every file that a run may leave out, or must not, exists', () => {
  const named = [...longFiles, ...longInBrowser, ...drawnFiles, ...alwaysInBrowser]
  expect(named.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})
