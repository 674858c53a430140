import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../limits.rules.ts'
import { CsvRows, type CsvRow, type Keep } from './csv-rows.ts'

function read(text: string, pieceLength = text.length || 1, keep?: Keep): CsvRow[] {
  const rows = new CsvRows()
  if (keep) rows.keep = keep
  const found: CsvRow[] = []
  for (let at = 0; at < text.length; at += pieceLength) found.push(...rows.push(text.slice(at, at + pieceLength)))
  return [...found, ...rows.end()]
}
const cells = (rows: CsvRow[]) => rows.map((row) => row.cells)

const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'ü', '=', '🙂'), maxLength: 8 })
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

test('it reads what csv-parse reads, wherever the text is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.integer({ min: 1, max: 9 }),
      (table, newline, isEnded, pieceLength) => {
        const text = table.map((row) => row.map(quote).join(',')).join(newline) + (isEnded ? newline : '')
        const expected = parse(text, { relax_column_count: true, skip_empty_lines: true, record_delimiter: newline })
        expect(cells(read(text, pieceLength))).toEqual(expected)
        expect(expected).toEqual(table)
      },
    ),
  )
})

test('cells without quotes are read as csv-parse reads them', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', ' ', 'ü', '=', "'"), minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(fc.array(plain, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (table) => {
      const text = table.map((row) => row.join(',')).join('\n')
      expect(cells(read(text, 3))).toEqual(parse(text, { relax_column_count: true }))
    }),
  )
})

test('lines are counted through quoted newlines and blank lines', () => {
  expect(read('a,"b\nc"\n\n"d\r\n",e\nf').map(({ line }) => line)).toEqual([1, 4, 6])
})

test('quotation marks in the wrong place do no harm', () => {
  expect(cells(read('a"b,"c"d,"e""",f'))).toEqual([['a"b', 'cd', 'e"', 'f']])
})

test('of a cell that is not wanted nothing is kept, and it does not count', () => {
  const rows = read(`a,${'x'.repeat(limits.csvRecord * 2)},b`, 1_000, (column) => (column === 1 ? 3 : Infinity))
  expect(rows).toEqual([{ line: 1, cells: ['a', 'xxx', 'b'] }])
})

test('a row that is too long or too wide is marked, and the next one is read', () => {
  const rows = read(`${'x'.repeat(limits.csvRecord + 1)}\n${','.repeat(limits.csvColumns)}\nok`)
  expect(rows.map(({ fault }) => fault)).toEqual(['row_too_long', 'too_many_columns', undefined])
  expect(rows[2]?.cells).toEqual(['ok'])
})

test('a quotation mark that is never closed is marked', () => {
  expect(read('a,"b\nc,d')).toEqual([{ line: 1, cells: ['a', 'b\nc,d'], fault: 'quote_not_closed' }])
})

test('a row that never ends is refused', () => {
  const piece = 'x'.repeat(1024 * 1024)
  const rows = new CsvRows()
  const push = () => {
    for (let times = 0; times < 10; times += 1) Array.from(rows.push(times === 0 ? `"${piece}` : piece))
  }
  expect(push).toThrow(expect.objectContaining({ code: 'record_too_long' }))
})
