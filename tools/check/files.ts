import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.ts'

/** What is committed or about to be; a file deleted but not yet committed as such is not there. */
export const repositoryFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(repository, path)))

export const readRepositoryFile = (path: string): string => readFileSync(join(repository, path), 'utf8')

const generated =
  /\.gen\.ts$|^docs\/api\/|package-lock\.json$|^database\/schema\.sql$|^tests\/upgrade\/[^/]+\/dump\.sql$/
const code = /\.(ts|tsx|mjs|sql|css)$/
/** Names that say nothing of what is inside. */
export const vague = /^(?:utils?|helpers?|common|misc|lib|index|managers?|types|dtos?)$/i
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const migration = /^\d{14}_[a-z0-9]+(?:_[a-z0-9]+)*$/

/** Kebab-case, and no name that says nothing. TanStack Router's own names are those of addresses. */
export const misnamedFiles = (files = repositoryFiles()): string[] =>
  files
    .filter((path) => code.test(path) && !generated.test(path) && !path.startsWith('apps/web/src/routes/'))
    .filter((path) => {
      const names = path.replace(code, '').split(/\/\.?|\./)
      return names.some(
        (name) =>
          !(kebabCase.test(name) || migration.test(name)) || name.split(/[-_]/).some((word) => vague.test(word)),
      )
    })
    .map((path) => `name: ${path}`)

export const longest = 400

export const overlongFiles = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => code.test(path) && !generated.test(path))
    .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `length: ${path} has ${lines} lines, more than ${longest}`)
