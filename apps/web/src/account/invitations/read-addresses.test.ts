import { expect, test } from 'vitest'
import { readAddresses } from './read-addresses.ts'

test('several addresses are read from one field, each once', () => {
  expect(readAddresses('ana@example.com, Bo@example.com;cy@example.com\n ana@example.com ')).toEqual({
    addresses: ['ana@example.com', 'bo@example.com', 'cy@example.com'],
    wrong: [],
  })
})

test('names as mail programs copy them are left out', () => {
  expect(readAddresses('Ana Lima <ana@example.com>, "Bo, Jr." <bo@example.com>').addresses).toEqual([
    'ana@example.com',
    'bo@example.com',
  ])
})

test('what is no address is named', () => {
  expect(readAddresses('ana@example.com bo@')).toEqual({ addresses: ['ana@example.com'], wrong: ['bo@'] })
  expect(readAddresses('  ')).toEqual({ addresses: [], wrong: [] })
})
