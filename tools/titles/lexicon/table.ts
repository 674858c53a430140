import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a table with tabs between its fields, without its heading. */
export const readTable = (folder: string, file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd().split('\t'))
