import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvRows } from './csv-rows.ts'
import { writeCsv } from './write-csv.rules.ts'

test('what is written is read back as it was, whatever stands in it', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...Array.from('a ",;\n\réß=')) })
    .filter((cell) => !/^[=\r]|[;\r\n][\s"]*=/.test(cell))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('x'), text, text), { minLength: 1 }), (rows) => {
      const reader = new CsvRows()
      const read = [...reader.push(writeCsv(rows).slice(1)), ...reader.end()]
      expect(read.map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test('a cell that a spreadsheet would take for a formula is text', () => {
  const rows = [['=1+1', '+351 21', '-2', '@SUM(A1)', '\t1', 'a=1']]
  expect(writeCsv(rows)).toBe(`\uFEFF'=1+1,'+351 21,'-2,'@SUM(A1),"'\t1",a=1\r\n`)
})

test.each([
  ['a semicolon', 'x;=cmd()', `"x;'=cmd()"`],
  ['a semicolon and a space', 'x; =cmd()', `"x; '=cmd()"`],
  ['a semicolon and a quote', 'x;"=cmd()"', `"x;""'=cmd()"""`],
  ['each of several semicolons', ';+1;-1;@x', `";'+1;'-1;'@x"`],
  ['a tab', 'x\t=cmd()', `"x\t'=cmd()"`],
  ['a newline', 'x\n=cmd()', `"x\n'=cmd()"`],
])('a spreadsheet that separates by semicolons or tabs finds no formula after %s', (_, cell, written) => {
  expect(writeCsv([['a', cell]])).toBe(`\uFEFFa,${written}\r\n`)
})

test('text with a semicolon and nothing to run keeps its words', () => {
  expect(writeCsv([['Berlin; Lisbon']])).toBe(`\uFEFF"Berlin; Lisbon"\r\n`)
})
