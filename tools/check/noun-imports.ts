import { join } from 'node:path/posix'
import { areaOf, areas } from './areas.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

const product: ReadonlySet<string> = new Set(areas.slice(1))
const isProductCode = (path: string): boolean =>
  path.endsWith('.ts') && !/\.(?:test|gen)\.ts$|-for-tests\.ts$/.test(path) && product.has(areaOf(path))

const nounOf = (path: string): string | null => {
  const [area, noun, file] = path.split('/')
  return area && noun && file && product.has(area) ? `${area}/${noun}` : null
}

const imported = /\bfrom '((?:@wellmet\/|\.{1,2}\/)[^']+)'/g
const targetOf = (path: string, specifier: string): string =>
  specifier.startsWith('@wellmet/') ? specifier.slice('@wellmet/'.length) : join(path, '..', specifier)

/** Files of the product, without tests and generated code. */
export const productFiles = (files = repositoryFiles()): string[] => files.filter(isProductCode)

/** Which noun imports which other noun, types included. */
export function nounImports(files = repositoryFiles(), read = readRepositoryFile): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of productFiles(files)) {
    const from = nounOf(path)
    if (from === null) continue
    for (const [, specifier] of read(path).matchAll(imported)) {
      const to = nounOf(targetOf(path, specifier ?? ''))
      if (to === null || to === from) continue
      found.set(from, (found.get(from) ?? new Set()).add(to))
    }
  }
  return found
}

/** Pairs of nouns that import each other, in alphabetical order. */
export function mutualNouns(files = repositoryFiles(), read = readRepositoryFile): string[] {
  const imports = nounImports(files, read)
  return [...imports]
    .flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })))
    .filter(({ from, to }) => from < to && imports.get(to)?.has(from))
    .map(({ from, to }) => `${from} ↔ ${to}`)
    .toSorted()
}

/** A user is created with their first workspace, and a workspace is entered by changing the session of a user. */
const known = new Set(['account/users ↔ account/workspaces'])

/** A pair that imports each other is one noun cut in two, or two nouns with a third inside. */
export const unexpectedMutualNouns = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  mutualNouns(files, read)
    .filter((pair) => !known.has(pair))
    .map((pair) => `mutual-nouns: ${pair}`)
