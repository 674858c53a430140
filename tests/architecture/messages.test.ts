import { expect, test } from 'vitest'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'

const files = repositoryFiles().filter((path) => path.endsWith('.messages.ts'))
const list = 'apps/web/src/messages.ts'
/** The API reference is a page that the server writes. */
const ofTheServer = 'apps/api/reference.messages.ts'
/** Never sent as a code; they load with their page, so that nobody who is signed in carries them. */
const ofVisitors = 'apps/web/src/landing/landing.messages.ts'
const elsewhere = new Set([ofTheServer, ofVisitors])

test('the web app knows every message, so that it can render any code that arrives', () => {
  const imported = [...readRepositoryFile(list).matchAll(/^import '(.+)'$/gm)].map(([, path = '']) =>
    path.replace(/^@wellmet\//, '').replace(/^\.\//, 'apps/web/src/'),
  )
  expect(imported.toSorted()).toEqual(files.filter((path) => !elsewhere.has(path)).toSorted())
})

test('no two files of messages have the same name, which begins their codes', () => {
  const names = files.flatMap((path) =>
    [...readRepositoryFile(path).matchAll(/defineMessages\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThanOrEqual(files.length)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => !/^[a-z][A-Za-z]*$/.test(name))).toEqual([])
})

/** To the linter a function whose name begins with `use` is a hook of React. */
test('keys are camelCase, have no numbers and do not begin with use', () => {
  const keys = files.flatMap((path) =>
    [...readRepositoryFile(path).matchAll(/^ {2}'?([^\s':]+)'?:/gm)].map(([, key = '']) => `${path}: ${key}`),
  )
  expect(keys.filter((key) => !/: (?!use[A-Z])[a-z][A-Za-z]*$/.test(key))).toEqual([])
})
