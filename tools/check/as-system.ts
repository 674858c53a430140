import { areaOf, areas } from './areas.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

/** Where the role is taken on for everybody else. */
const definition = 'platform/database/database.ts'
const isServed = (path: string): boolean =>
  path.endsWith('.ts') &&
  !/\.(?:test|gen)\.ts$|-for-tests\.ts$/.test(path) &&
  (areas.some((area) => area === areaOf(path)) || /^apps\/(?:api|worker|wellmet)\//.test(path)) &&
  path !== definition

export const callsAsSystem = (source: string): boolean => /\basSystem\(/.test(source)

/** Why a file takes on the system role, as the comment at its first call says. */
const reasonIn = (source: string): string | undefined => /^\s*\/\/ As the system: (\S.*)$/m.exec(source)?.[1]

/** Files that take on the system role without saying why, and files that say why and do not. */
export const unexplainedSystemCalls = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files.filter(isServed).flatMap((path) => {
    const source = read(path)
    const [calls, reason] = [callsAsSystem(source), reasonIn(source)]
    if (calls && reason === undefined)
      return [`as-system: ${path} calls asSystem without a comment that begins with "As the system: "`]
    return !calls && reason !== undefined ? [`as-system: ${path} says why, and does not call asSystem`] : []
  })

/** Path and reason of each file that takes on the system role, for docs/as-system.txt. */
export function systemLedger(files = repositoryFiles(), read = readRepositoryFile): string {
  const entries = files.filter(isServed).flatMap((path) => {
    const source = read(path)
    return callsAsSystem(source) ? [{ path, reason: reasonIn(source) ?? '' }] : []
  })
  const width = Math.max(0, ...entries.map(({ path }) => path.length))
  return entries
    .map(({ path, reason }) => `${path.padEnd(width)}  ${reason}\n`)
    .toSorted()
    .join('')
}
