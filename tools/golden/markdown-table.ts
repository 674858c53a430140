/** As the formatter writes it: every column as wide as its longest cell. */
export function markdownTable(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const [head, ...body] = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column]!))))
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}
