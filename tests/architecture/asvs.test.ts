import { expect, test } from 'vitest'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'
import { missingFiles, missingTests, namedIn, rowsOf } from './named-tests.ts'

const requirements = rowsOf('docs/security/asvs.md').flatMap(([id, , , heldBy]) =>
  id && heldBy && /^\d+\.\d+\.\d+$/.test(id) ? [{ id, heldBy }] : [],
)

test('every requirement of levels 1 and 2 is listed once and says what holds it', () => {
  expect(requirements).toHaveLength(253)
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
})

test('every file that is said to hold a requirement exists', () => {
  expect(requirements.flatMap(({ id, heldBy }) => missingFiles(heldBy).map((path) => `${id}: ${path}`))).toEqual([])
})

test('every test that is said to hold a requirement stands in its file', () => {
  expect(requirements.flatMap(({ id, heldBy }) => missingTests(heldBy).map((name) => `${id}: ${name}`))).toEqual([])
})

const isProduction = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|-for-tests\.tsx?$|\.gen\.ts$|vite\.config\.ts$|^(?:tests|tools|bench|database\/seed)\//.test(path)
const production = repositoryFiles().filter(isProduction)

const using = (pattern: RegExp, folder = ''): string[] =>
  production.filter((path) => path.startsWith(folder) && pattern.test(readRepositoryFile(path)))

test.each([
  ['1.2.5', 'starts a command', /node:child_process/],
  ['1.5.1', 'reads XML', /['"](?:fast-xml-parser|@node-saml\/|xml2js|@xmldom)|\bDOMParser\b/],
  ['5.4.1', 'names a file that is downloaded', /content-disposition/i],
])('%s names every file that %s', (id, _, pattern) => {
  const { heldBy } = requirements.find((one) => one.id === id)!
  const named = new Set(namedIn(heldBy).map(({ path }) => path))
  const files = using(pattern)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((path) => !named.has(path))).toEqual([])
})

test.each([
  ['1.2.6', /\bldap/i],
  ['1.2.7', /\bxpath\b/i],
  ['1.3.9', /\bmemcache/i],
  ['3.5.5', /\.postMessage\(/, 'apps/web/'],
  ['4.3.1', /\bgraphql\b/i],
  ['4.4.1', /\bWebSocket\b/],
  ['17.1.1', /\bRTCPeerConnection\b/],
])('what %s says does not apply is not in the code', (id, pattern, folder?: string) => {
  expect(requirements.find((one) => one.id === id)!.heldBy).toMatch(/^does not apply/)
  expect(using(pattern, folder)).toEqual([])
})

test('nothing waits for a part of the product that is there', () => {
  expect(requirements.filter(({ heldBy }) => /not yet: comes|comes with|is not yet built/.test(heldBy))).toEqual([])
})
