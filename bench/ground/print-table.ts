/** As Markdown, so that what is printed can be pasted into docs/measurements. */
export function printTable(
  title: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [headings, ...rows].map((row) => row.map(String))
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const [head, ...body] = cells
  console.log(`\n### ${title}\n`)
  console.log([line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n'))
}

export const milliseconds = (value: number): string =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0)
