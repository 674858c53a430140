import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'

export interface CsvRow {
  /** Where it begins, counted from 1. */
  line: number
  cells: string[]
  fault?: 'row_too_long' | 'too_many_columns' | 'quote_not_closed'
}

/** How many characters of the cell in that column are wanted; the rest is passed over and never becomes a string. */
export type Keep = (column: number) => number

/**
 * Why not a library: csv-parse ends the import at the first row that is too long, makes a string of every message text
 * before we can decline it, and takes four times as long. The tests hold this reader to csv-parse's answers.
 */
export class CsvRows {
  keep: Keep = () => Infinity
  readonly #delimiter: number
  #line = 1
  #row: CsvRow = { line: 1, cells: [] }
  #cell = ''
  #left = Infinity
  #kept = 0
  #passed = 0
  #place: 'start' | 'plain' | 'quoted' | 'after-quote' = 'start'
  #endedByReturn = false

  constructor(delimiter = ',') {
    this.#delimiter = delimiter.charCodeAt(0)
  }

  /** Rows as they are completed. What `keep` is set to between two rows holds from the next one. */
  *push(chunk: string): Generator<CsvRow> {
    let at = 0
    while (at < chunk.length) {
      const code = chunk.charCodeAt(at)
      if (this.#endedByReturn) {
        this.#endedByReturn = false
        if (code === newline) {
          at += 1
          continue
        }
      }
      if (this.#place === 'quoted') {
        const quote = chunk.indexOf('"', at)
        const end = quote < 0 ? chunk.length : quote
        this.#take(chunk, at, end)
        this.#line += countNewlines(chunk, at, end)
        if (quote >= 0) this.#place = 'after-quote'
        at = end + 1
      } else if (code === quoteMark && this.#place !== 'plain') {
        // At the start of a cell it opens; right after a closing one it is a quotation mark of the text.
        if (this.#place === 'after-quote') this.#take('"', 0, 1)
        else this.#beginCell()
        this.#place = 'quoted'
        at += 1
      } else if (code === this.#delimiter) {
        this.#endCell()
        at += 1
      } else if (code === newline || code === carriageReturn) {
        this.#line += 1
        this.#endedByReturn = code === carriageReturn
        at += 1
        const row = this.#endRow()
        if (row) yield row
      } else {
        if (this.#place === 'start') this.#beginCell()
        this.#place = 'plain'
        const end = this.#endOfPlain(chunk, at)
        this.#take(chunk, at, end)
        at = end
      }
    }
  }

  /** The last row, when the file does not end with a newline. */
  *end(): Generator<CsvRow> {
    if (this.#place === 'quoted') this.#row.fault ??= 'quote_not_closed'
    const row = this.#endRow()
    if (row) yield row
  }

  #endOfPlain(chunk: string, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at)
      if (code === this.#delimiter || code === newline || code === carriageReturn) return at
    }
    return chunk.length
  }

  #beginCell(): void {
    this.#left = this.keep(this.#row.cells.length)
  }

  #take(chunk: string, from: number, to: number): void {
    this.#passed += to - from
    if (this.#passed > limits.csvRecordUnread) throw new ImportRefused('record_too_long')
    const wanted = Math.min(to - from, this.#left)
    if (wanted <= 0) return
    this.#left -= wanted
    this.#kept += wanted
    if (this.#kept > limits.csvRecord) {
      this.#row.fault ??= 'row_too_long'
      return
    }
    const piece = chunk.slice(from, from + wanted)
    this.#cell = this.#cell === '' ? piece : this.#cell + piece
  }

  #endCell(): void {
    if (this.#row.cells.length < limits.csvColumns) this.#row.cells.push(this.#cell)
    else this.#row.fault ??= 'too_many_columns'
    this.#passed += 1
    if (this.#passed > limits.csvRecordUnread) throw new ImportRefused('record_too_long')
    this.#cell = ''
    this.#place = 'start'
  }

  #endRow(): CsvRow | undefined {
    const isBlank = this.#row.cells.length === 0 && this.#place === 'start'
    if (!isBlank) this.#endCell()
    const row = isBlank ? undefined : this.#row
    this.#row = { line: this.#line, cells: [] }
    this.#kept = 0
    this.#passed = 0
    return row
  }
}

const quoteMark = 0x22
const newline = 0x0a
const carriageReturn = 0x0d

/** By hand: `indexOf` would look beyond the cell, and a row of a million short cells would cost hours. */
function countNewlines(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === newline) count += 1
  return count
}
