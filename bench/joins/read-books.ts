import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from './made-up-entries.ts'

type Row = Record<string, string>

/** A LinkedIn export and Google contacts of one person. Whoever has the same name and company in both is one person. */
export function readBooks(folder: string): Entry[] {
  const people = new Map<string, number>()
  const personOf = (name: string, company: string): number => {
    const key = `${name} ${company}`.toLowerCase()
    people.set(key, people.get(key) ?? people.size)
    return people.get(key)!
  }
  const linkedin = readRows(join(folder, 'Connections.csv'), 3).map((row): Entry => {
    const name = `${row['First Name']} ${row['Last Name']}`
    return {
      person: personOf(name, row['Company'] ?? ''),
      source: 'linkedin',
      year: 2026,
      name,
      emails: row['Email Address'] ? [row['Email Address']] : [],
      phones: [],
      ...(row['URL'] && { profile: row['URL'] }),
      ...(row['Company'] && { company: row['Company'] }),
      ...(row['Position'] && { title: row['Position'] }),
    }
  })
  const google = readRows(join(folder, 'google.csv'), 0).map((row): Entry => {
    const name = `${row['First Name']} ${row['Last Name']}`
    return {
      person: personOf(name, row['Organization Name'] ?? ''),
      source: 'google',
      year: 2026,
      name,
      emails: row['E-mail 1 - Value'] ? [row['E-mail 1 - Value']] : [],
      phones: row['Phone 1 - Value'] ? [row['Phone 1 - Value']] : [],
      ...(row['Organization Name'] && { company: row['Organization Name'] }),
    }
  })
  return [...linkedin, ...google]
}

/** Rows of a file in which nothing spans lines, by the names of its columns. */
function readRows(path: string, header: number): Row[] {
  const [names = [], ...rows] = readFileSync(path, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(header)
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain ?? ''),
    )
  return rows.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])))
}
