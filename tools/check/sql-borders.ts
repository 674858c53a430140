import { areaOf, areas } from './areas.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'
import { textsIn } from './texts-in-code.ts'

const order: readonly string[] = areas
const table = `"?(${order.join('|')})"?\\."?[a-z]\\w*"?`
/** `platform.send-mail` is the name of a job, and `/growth.ts` of a file. */
const mention = new RegExp(`(?<![\\w./@$-])${table}(?![\\w-])`, 'gi')
const write = new RegExp(
  `\\b(?:(?:insert\\s+into|merge\\s+into|delete\\s+from|truncate|copy)\\s+(?:table\\s+)?(?:only\\s+)?${table}(?![\\w-])` +
    `|update\\s+(?:only\\s+)?${table}(?:\\s+as)?(?:\\s+\\w+)?\\s+set\\b)`,
  'gi',
)
const fragment = new RegExp(`\\b(?:from|join|into|using|FROM|JOIN|INTO|USING)\\s+${table}(?![\\w-])`, 'g')
/** In one case throughout: a sentence for people begins with a capital. */
const statement =
  /^\s*(?:with|select|insert|update|delete|merge|truncate|copy|WITH|SELECT|INSERT|UPDATE|DELETE|MERGE|TRUNCATE|COPY)\s/

/** A query reads its own schema and those to its left, and writes only its own. */
export const foreignTables = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => /\.(ts|sql)$/.test(path) && !/\.(test|gen)\.ts$/.test(path) && order.includes(areaOf(path)))
    .flatMap((path) => {
      const own = areaOf(path)
      const { reads, writes } = path.endsWith('.sql') ? inStatement(read(path)) : inCode(read(path), path)
      return [
        ...reads
          .filter((name) => order.indexOf(name) > order.indexOf(own))
          .map((name) => `sql: ${path} reads ${name}, to its right`),
        ...writes.filter((name) => name !== own).map((name) => `sql: ${path} writes ${name}`),
      ]
    })

interface Touched {
  reads: string[]
  writes: string[]
}

const schemasIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, a, b]) => (a ?? b)!.toLowerCase())

function inCode(source: string, path: string): Touched {
  const touched = textsIn(source, path).map(({ text, use }): Touched => {
    if (use === 'sql') return inStatement(text)
    if (use === 'read') return { reads: schemasIn(text, mention), writes: [] }
    if (use === 'written') return { reads: [], writes: schemasIn(text, mention) }
    return inText(text)
  })
  return { reads: touched.flatMap(({ reads }) => reads), writes: touched.flatMap(({ writes }) => writes) }
}

/** Any other text: SQL when it begins like a statement; otherwise only what stands behind `from` and its like. */
function inText(text: string): Touched {
  if (statement.test(withoutComments(text))) return inStatement(text)
  return { reads: schemasIn(text, fragment), writes: schemasIn(text, write) }
}

const withoutComments = (sql: string): string => sql.replace(/--.*$|\/\*[\s\S]*?\*\//gm, ' ')

/** What SQL itself holds in quotes touches nothing. */
function inStatement(sql: string): Touched {
  const bare = withoutComments(sql).replace(/'(?:[^']|'')*'/g, ' ')
  return { reads: schemasIn(bare, mention), writes: schemasIn(bare, write) }
}
