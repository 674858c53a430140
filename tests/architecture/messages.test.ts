import { expect, test } from 'vitest'
import { sourceTexts } from '@wellmet/platform/messages/messages.ts'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'

const files = repositoryFiles().filter((path) => path.endsWith('.messages.ts'))
/** The API reference is a page that the server writes. */
const ofTheServer = 'apps/api/reference.messages.ts'
/** Never sent as a code; they load with their page, so that nobody who is signed in carries them. */
const ofVisitors = 'apps/web/src/landing/landing.messages.ts'
/** What assistants are refused with, in English. */
const ofAssistants = 'apps/mcp/mcp.messages.ts'
const elsewhere = new Set([ofTheServer, ofVisitors, ofAssistants])

const namesIn = (path: string): string[] =>
  [...readRepositoryFile(path).matchAll(/defineMessages\(\s*'([^']+)'/g)].map(([, name = '']) => name)

test('the web app knows every message, so that it can render any code that arrives', async () => {
  await import('../../apps/web/src/messages.ts')
  const known = new Set([...sourceTexts().keys()].map((code) => code.split('.')[0]))
  const unknown = files.filter((path) => namesIn(path).some((name) => !known.has(name)))
  // Another test of this process may have loaded some of those that are known elsewhere.
  expect(unknown.filter((path) => !elsewhere.has(path))).toEqual([])
})

test('no two files of messages have the same name, which begins their codes', () => {
  const names = files.flatMap(namesIn)
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

test('messages say “someone”, as docs/messages.md asks', () => {
  const texts = files.flatMap((path) =>
    readRepositoryFile(path)
      .split('\n')
      .filter((line) => /['`].*\bsomebody\b/i.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(texts).toEqual([])
})
