import { existsSync, readFileSync } from 'node:fs'

/** The cells of every row of the tables on a page. */
export const rowsOf = (page: string): string[][] =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

/** Every path in a cell, with the tests in quotes behind it. */
export const namedIn = (cell: string): { path: string; tests: string[] }[] =>
  [...cell.matchAll(/`([^`]+)`((?:,? "[^"]+")*)/g)]
    .filter(([, path]) => path!.includes('/') || path!.endsWith('.md'))
    .map(([, path, tests]) => ({ path: path!, tests: [...tests!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!) }))

export const missingFiles = (cell: string): string[] =>
  namedIn(cell).flatMap(({ path }) => (existsSync(path) ? [] : [path]))

export const missingTests = (cell: string): string[] =>
  namedIn(cell).flatMap(({ path, tests }) => {
    const text = tests.length > 0 && existsSync(path) ? readFileSync(path, 'utf8') : ''
    return tests.filter((name) => !text.includes(`'${name}'`)).map((name) => `${path} "${name}"`)
  })
