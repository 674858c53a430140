import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
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
  const read = (file: string, fromLine: number): Row[] =>
    parse(readFileSync(join(folder, file), 'utf8'), {
      columns: true,
      from_line: fromLine,
      bom: true,
      relax_quotes: true,
    })
  const linkedin = read('Connections.csv', 4).map((row): Entry => {
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
  const google = read('google.csv', 1).map((row): Entry => {
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
