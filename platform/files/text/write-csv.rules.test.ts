import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvRows } from './csv-rows.ts'
import { writeCsv } from './write-csv.rules.ts'

test('what is written is read back as it was, whatever stands in it', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...Array.from('a ",;\n\réß=')) })
    .filter((cell) => !/^[=\r]/.test(cell))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('x'), text, text), { minLength: 1 }), (rows) => {
      const reader = new CsvRows()
      const read = [...reader.push(writeCsv(rows).slice(1)), ...reader.end()]
      expect(read.map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test('a cell that a spreadsheet would take for a formula is text', () => {
  const rows = [['=1+1', '+351 21', '-2', '@SUM(A1)', '\t=1', 'a=1']]
  expect(writeCsv(rows)).toBe(`\uFEFF'=1+1,'+351 21,'-2,'@SUM(A1),'\t=1,a=1\r\n`)
})
