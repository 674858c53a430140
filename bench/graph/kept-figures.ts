import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from '../ground/pgbench.ts'
import { milliseconds, printTable } from '../ground/print-table.ts'
import { benchFolder } from '../network/bench-server.ts'
import { sizes, type Size } from '../network/sizes.ts'

/** Measurements by name: `top-people alone 1` is the statements alone with one client. */
export type Figures = Record<string, Measured>

const folder = join(benchFolder, 'figures')
const fileOf = (size: Size): string => join(folder, `${size}.json`)

export function keepFigures(size: Size, figures: Figures): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(size), JSON.stringify(figures))
}

const read = (size: Size): Figures | null =>
  existsSync(fileOf(size)) ? (JSON.parse(readFileSync(fileOf(size), 'utf8')) as Figures) : null

/** How the sizes measured so far compare, whichever run measured them. */
export function printGrowth(): void {
  const known = (Object.keys(sizes) as Size[]).flatMap((size) => {
    const figures = read(size)
    return figures ? [{ size, figures }] : []
  })
  if (known.length < 2) return
  const [first, last] = [known[0]!, known.at(-1)!]
  printTable(
    `Growth from ${first.size.toUpperCase()} to ${last.size.toUpperCase()}, p50 ms`,
    ['', ...known.map(({ size }) => size.toUpperCase()), `${last.size.toUpperCase()} / ${first.size.toUpperCase()}`],
    Object.keys(last.figures).map((name) => [
      name,
      ...known.map(({ figures }) => (figures[name] ? milliseconds(figures[name].p50) : '')),
      first.figures[name] ? (last.figures[name]!.p50 / first.figures[name].p50).toFixed(1) : '',
    ]),
  )
}
