import { CsvRows, type CsvRow } from './csv-rows.ts'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'
import type { SkippedRow, SkipReason } from '../records.ts'

export interface TableShape<K extends string> {
  /** Each column by the names it has had. Several columns may answer to one name. */
  columns: Record<K, RegExp>
  /** The row that has all of these is the header, wherever it stands. */
  needs: readonly NoInfer<K>[]
  /** Characters wanted of a cell, for columns whose text is not ours to read. */
  keep?: Partial<Record<NoInfer<K>, number>>
  delimiter?: string
}

export class TableRow<K extends string> {
  readonly line: number
  readonly #cells: string[]
  readonly #places: Places<K>

  constructor(line: number, cells: string[], places: Places<K>) {
    this.line = line
    this.#cells = cells
    this.#places = places
  }

  has = (column: K): boolean => this.#places[column].length > 0

  /** The first that is not empty. */
  get(column: K): string {
    for (const place of this.#places[column]) {
      const cell = this.#cells[place]?.trim()
      if (cell) return cell
    }
    return ''
  }

  /** All of that name, empty ones too, so that `Label` and `Value` stay in step. */
  all = (column: K): string[] => this.#places[column].map((place) => this.#cells[place]?.trim() ?? '')

  isBlankBut = (column: K): boolean =>
    this.#cells.every((cell, place) => this.#places[column].includes(place) || cell.trim() === '')
}

type Places<K extends string> = Record<K, number[]>

/** Rows below the header. Columns that no name answers to are passed over without becoming strings. */
export async function* readTable<K extends string>(
  text: AsyncIterable<string>,
  file: string,
  shape: TableShape<K>,
): AsyncGenerator<TableRow<K> | SkippedRow> {
  const rows = new CsvRows(shape.delimiter)
  let places: Places<K> | undefined
  let before = 0

  function* below(found: Iterable<CsvRow>) {
    for (const { line, cells, fault } of found) {
      if (places) {
        if (fault) yield { kind: 'skipped', file, line, reason: fault } satisfies SkippedRow
        else yield new TableRow(line, cells, places)
        continue
      }
      if (fault === 'too_many_columns') throw new ImportRefused('too_many_columns')
      before += 1
      places = headerIn(cells, shape)
      if (places) rows.keep = keepOnly(places, shape)
      else if (before >= limits.csvRowsBeforeHeader) return
    }
  }

  for await (const chunk of text) {
    yield* below(rows.push(chunk))
    if (!places && before >= limits.csvRowsBeforeHeader) break
  }
  yield* below(rows.end())
  if (!places) yield { kind: 'skipped', file, line: 1, reason: 'header_not_found' }
}

/** Each row as a record, or the reason why it is none. */
export async function* mapTable<K extends string, R>(
  text: AsyncIterable<string>,
  file: string,
  shape: TableShape<K>,
  toRecord: (row: TableRow<K>) => R | SkipReason,
): AsyncGenerator<Exclude<R, string> | SkippedRow> {
  for await (const row of readTable(text, file, shape)) {
    const made = row instanceof TableRow ? toRecord(row) : row
    if (typeof made === 'string')
      yield { kind: 'skipped', file, line: (row as TableRow<K>).line, reason: made as SkipReason }
    else yield made as Exclude<R, string>
  }
}

/** `E-mail 1 - Value` and `E-MAIL_1 - VALUE` are one name, also behind a byte order mark. */
export const columnName = (cell: string): string =>
  cell.length > 200
    ? ''
    : cell
        .replace(/\ufeff/g, '')
        .replace(/[\s_]+/g, ' ')
        .trim()
        .toLowerCase()

/** Where each column is, or undefined when this row is not the header. */
export function headerIn<K extends string>(
  cells: readonly string[],
  { columns, needs }: Pick<TableShape<K>, 'columns' | 'needs'>,
): Places<K> | undefined {
  const names = cells.map(columnName)
  const keys = Object.keys(columns) as K[]
  const placesOf = (key: K) => names.flatMap((name, place) => (columns[key].test(name) ? [place] : []))
  if (!needs.every((key) => names.some((name) => columns[key].test(name)))) return undefined
  return Object.fromEntries(keys.map((key) => [key, placesOf(key)])) as Places<K>
}

function keepOnly<K extends string>(places: Places<K>, { keep }: TableShape<K>): CsvRows['keep'] {
  const wanted: number[] = []
  for (const [key, found] of Object.entries(places) as [K, number[]][])
    for (const place of found) wanted[place] = keep?.[key] ?? Infinity
  return (column) => wanted[column] ?? 0
}

/** A list separator of the country: Outlook writes what Windows is set to. */
export function delimiterOf(head: string): string {
  const [first = ''] = head.split(/[\r\n]/, 1)
  const count = (mark: string) => first.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}
