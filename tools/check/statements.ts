import { parseSqlFile } from '../../platform/database/sql-file.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

const declaration = /\bconst (\w+) = \w+\.(?:one|maybe|many|run)\('(\w+)'\)/g
const camelCase = (block: string): string => block.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A block and the function that runs it share a name, and every block has its function. */
export const misnamedStatements = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => path.endsWith('.sql') && files.includes(path.replace(/\.sql$/, '.store.ts')))
    .flatMap((path) => {
      const store = path.replace(/\.sql$/, '.store.ts')
      const declared = [...read(store).matchAll(declaration)].map(([, name = '', block = '']) => ({ name, block }))
      const used = new Set(declared.map(({ block }) => block))
      return [
        ...declared
          .filter(({ name, block }) => name !== camelCase(block))
          .map(({ name, block }) => `statement: ${store} calls ${block} ${name}, not ${camelCase(block)}`),
        ...[...parseSqlFile(read(path)).blocks.keys()]
          .filter((block) => !used.has(block))
          .map((block) => `statement: nothing in ${store} runs ${block}`),
      ]
    })

const textOutput = /::text as "?(\w+)"?/g
const order = /\border by ([^\n;)]+)/g

/** In `select number::text as number … order by number` PostgreSQL takes the text, and 10 comes before 9. */
export const ordersByText = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => path.endsWith('.sql') && files.includes(path.replace(/\.sql$/, '.store.ts')))
    .flatMap((path) =>
      [...parseSqlFile(read(path)).blocks].flatMap(([name, text]) => {
        const texts = new Set([...text.matchAll(textOutput)].map(([, output]) => output))
        const ordered = [...text.matchAll(order)].flatMap(([, list = '']) => list.split(','))
        return ordered
          .map((column) => column.trim().split(' ')[0])
          .filter((column) => texts.has(column))
          .map((column) => `statement: ${name} in ${path} orders by the text of ${column}`)
      }),
    )

const lockCall = /\b(?:acquire_lock|pg_(?:try_)?advisory\w*)\(/
const product = /^(?!database\/|tools\/|tests\/|bench\/).*(?<!\.test)\.(?:sql|ts)$/

/** Everybody acquires locks with `acquireLock`, so that one search finds all of them. */
export const locksElsewhere = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => product.test(path) && path !== 'platform/database/locks.sql' && lockCall.test(read(path)))
    .map((path) => `lock: ${path} calls PostgreSQL itself instead of acquireLock`)
