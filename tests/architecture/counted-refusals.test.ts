import { expect, test } from 'vitest'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'

/** Tables that count what was refused are named so. */
const counting = repositoryFiles()
  .filter((path) => /^database\/migrations\/.*\.sql$/.test(path))
  .flatMap((path) =>
    Array.from(readRepositoryFile(path).matchAll(/^create table (\w+)\.(\w+_(?:failures|attempts)) /gm)),
  )
  .map(([, schema, table]) => `${schema}.${table!.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`)

test('whatever counts refusals says that they must outlive the refusal', () => {
  expect(counting).toContain('account.signInFailures')
  const sources = repositoryFiles()
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, source: readRepositoryFile(path) }))
  const writers = sources.filter(({ source }) =>
    counting.some((table) => source.includes(`insertInto('${table}')`) || source.includes(`updateTable('${table}')`)),
  )
  expect(writers.map(({ path }) => path)).toEqual(['account/users/sign-in-failures.store.ts'])
  expect(writers.filter(({ source }) => !source.includes('mustOutliveRefusal(tx)'))).toEqual([])
})
