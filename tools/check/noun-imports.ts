import { join } from 'node:path/posix'
import { areaOf, areas } from './areas.ts'
import { circlesIn } from './circles.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

const product: ReadonlySet<string> = new Set(areas.slice(1))
const isInProduct = (path: string): boolean =>
  path.endsWith('.ts') && !/\.test\.ts$|-for-tests\.ts$/.test(path) && product.has(areaOf(path))

const nounOf = (path: string): string | null => {
  const [area, noun, file] = path.split('/')
  return area && noun && file && product.has(area) ? `${area}/${noun}` : null
}

const imported = /\b(?:from|import) ?\(?'((?:@wellmet\/|\.{1,2}\/)[^']+)'/g
const targetOf = (path: string, specifier: string): string =>
  specifier.startsWith('@wellmet/') ? specifier.slice('@wellmet/'.length) : join(path, '..', specifier)

/** Files of the product, without tests and generated code. */
export const productFiles = (files = repositoryFiles()): string[] =>
  files.filter((path) => isInProduct(path) && !path.endsWith('.gen.ts'))

/** Which noun imports which other noun: types, messages and the types of generated SQL included. */
export function nounImports(files = repositoryFiles(), read = readRepositoryFile): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of files.filter(isInProduct)) {
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

/**
 * Circles of nouns, over every file but tests and without exceptions. Nouns in a circle are one noun cut in pieces, or
 * have another noun inside: move what both need to the lower one, or let the lower one run a hook.
 */
export const circlesOfNouns = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  circlesIn(nounImports(files, read)).map((circle) => `circle-of-nouns: ${circle.join(', ')}`)
