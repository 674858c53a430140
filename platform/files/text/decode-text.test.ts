import { expect, test } from 'vitest'
import { bytesOf, collect } from '../files-for-tests.ts'
import { decodeText } from './decode-text.ts'

const decode = async (bytes: Uint8Array, pieceLength: number) =>
  (await collect(decodeText(bytesOf(bytes, pieceLength)))).join('')
const text = 'plain, then Jürgen and 日本 and 👩'

test.each([1, 2, 3, 5, 1_000])('every encoding survives being cut into pieces of %d bytes', async (length) => {
  expect(await decode(Buffer.from(text), length)).toBe(text)
  expect(await decode(Buffer.from(`\ufeff${text}`), length)).toBe(text)
  expect(await decode(Buffer.from(`\ufeff${text}`, 'utf16le'), length)).toBe(text)
  expect(await decode(Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), length)).toBe(text)
})

test.each([4, 5, 1_000])(
  'Windows-1252 is known by its first letter that is not UTF-8, in pieces of %d bytes',
  async (length) => {
    expect(
      await decode(
        Buffer.concat([Buffer.from('Caf\u00e9 Z\u00fcrich \u00e0 la carte ', 'latin1'), Buffer.from([0x80])]),
        length,
      ),
    ).toBe('Café Zürich à la carte €')
  },
)

test('a letter at the very end decides too', async () => {
  expect(await decode(Buffer.from('Café', 'latin1'), 2)).toBe('Café')
  expect(await decode(Buffer.from('Café'), 2)).toBe('Café')
})

test('damage in a UTF-8 file does not turn the rest of it into something else', async () => {
  expect(await decode(Buffer.concat([Buffer.from('Jürgen '), Buffer.from([0xff]), Buffer.from(' Müller')]), 9)).toBe(
    'Jürgen \ufffd Müller',
  )
})

test('lone surrogates are replaced', async () => {
  expect(await decode(Buffer.from('\ufeffa\ud800b', 'utf16le'), 2)).toBe('a\ufffdb')
})

test('nothing is nothing', async () => {
  expect(await decode(Buffer.alloc(0), 1)).toBe('')
})
