/** A spreadsheet would run it; with an apostrophe in front it is text (OWASP, CSV injection). */
const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

type Rows = readonly (readonly string[])[]

/** Rows as CSV by RFC 4180, each cell as it is: for our own readers, and never for a file that somebody opens. */
export const joinCsv = (rows: Rows): string => rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

/** Rows as a file for people. Begins with a byte order mark, without which Excel does not read UTF-8. */
export const writeCsv = (rows: Rows): string => `\uFEFF${csvOf(rows)}`

/** Rows for people, to be added to a file that has begun. */
export const csvOf = (rows: Rows): string => joinCsv(rows.map((cells) => cells.map(defused)))
