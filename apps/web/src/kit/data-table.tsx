import styles from './data-table.module.css'
import text from './text.module.css'
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  hideHeader?: boolean
  /** What the values mean, shown on the header. */
  about?: string
  /** Stands in place of the header, which then only names the column. */
  head?: ReactNode
}
type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table of 48 px rows; on a phone each row becomes a small card with its column names beside the values. */
export const DataTable = <Row,>({ caption, columns, rows, keyOf }: Props<Row>) => (
  <div className={styles.frame}>
    <table className={styles.dataTable}>
      <caption className={text.onlySpoken}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header, align, hideHeader, head, about }) => (
            <th key={key} scope="col" data-align={align} data-column={key} title={about}>
              {head ?? (hideHeader ? <span className={text.onlySpoken}>{header}</span> : header)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, header, cell, align, hideHeader }) => (
              <td key={key} data-align={align} data-column={key} data-label={hideHeader ? undefined : header}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
