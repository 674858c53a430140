/**
 * A spreadsheet would run it; with an apostrophe in front it is text (OWASP, CSV injection). Where the country's separator
 * is a semicolon, Excel also begins a cell after each `;`, tab or newline inside ours, because a quote in the middle of
 * what it takes for a cell protects nothing.
 */
const defused = (text: string): string =>
  text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll(/([;\t\r\n][\s"]*)(?=[=+\-@])/g, "$1'")

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

type Rows = readonly (readonly string[])[]

/** Rows as CSV by RFC 4180, each cell as it is: for our own readers, and never for a file that somebody opens. */
export const joinCsv = (rows: Rows): string => rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

/** Rows as a file for people. Begins with a byte order mark, without which Excel does not read UTF-8. */
export const writeCsv = (rows: Rows): string => `\uFEFF${csvOf(rows)}`

/** Rows for people, to be added to a file that has begun. */
export const csvOf = (rows: Rows): string => joinCsv(rows.map((cells) => cells.map(defused)))
