import { areaOf, areas } from './areas.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

/** Path and reason, one file a line. */
export const ledger = 'docs/as-system.txt'

/** Where the role is taken on for everybody else. */
const definition = 'platform/database/database.ts'
const isServed = (path: string): boolean =>
  path.endsWith('.ts') &&
  !/\.(?:test|gen)\.ts$|-for-tests\.ts$/.test(path) &&
  (areas.some((area) => area === areaOf(path)) || /^apps\/(?:api|worker|wellmet)\//.test(path)) &&
  path !== definition

export const callsAsSystem = (source: string): boolean => /\basSystem\(/.test(source)

/** Files that take on the system role without a reason in the ledger, and lines of the ledger about files that do not. */
export function unlistedSystemCalls(files = repositoryFiles(), read = readRepositoryFile): string[] {
  const lines = files.includes(ledger)
    ? read(ledger)
        .split('\n')
        .filter((line) => line !== '')
    : []
  const entries = lines.map((line) => line.match(/^(?<path>\S+) {2,}(?<reason>\S.*)$/)?.groups)
  const listed = entries.map((entry) => entry?.['path'])
  const calling = files.filter((path) => isServed(path) && callsAsSystem(read(path)))
  return [
    ...lines.filter((_, i) => !entries[i]).map((line) => `as-system: ${ledger} has a line without a reason: ${line}`),
    ...calling
      .filter((path) => !listed.includes(path))
      .map((path) => `as-system: ${path} calls asSystem and is not in ${ledger}`),
    ...listed
      .filter((path) => path !== undefined && !calling.includes(path))
      .map((path) => `as-system: ${ledger} lists ${path}, which does not call asSystem`),
  ]
}
