import { expect, test } from 'vitest'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'
import { translationProblem } from '@wellmet/platform/messages/message-shape.ts'
import { translationFindings } from '../../tools/check/translations.ts'

/** Also by hand: npm run messages:missing */
test('every message is translated, with the parameters of the English text', async () => {
  expect(await translationFindings()).toEqual([])
})

test('the server and the web app load every translation', () => {
  const imported = [...readRepositoryFile('apps/messages.de.ts').matchAll(/^import '(.+\.messages\.de\.ts)'$/gm)].map(
    ([, path = '']) => path.replace(/^@wellmet\//, ''),
  )
  expect(imported.toSorted()).toEqual(
    repositoryFiles()
      .filter((path) => path.endsWith('.messages.de.ts') && !path.startsWith('apps/web/src/'))
      .toSorted(),
  )
  // Its own by their names; loaded-translations.test.ts sees what that loads.
  const ofWeb = readRepositoryFile('apps/web/src/messages.de.ts')
  expect(ofWeb).toContain("import '../../messages.de.ts'")
  expect(ofWeb).toContain("import.meta.glob('./**/*.messages.de.ts', { eager: true })")
})

test.each([
  ['Hi {name}', undefined, /^is missing: "Hi {name}"$/],
  ['Hi {name}', 'Hallo', /^lacks {name}$/],
  ['Hi {name}', 'Hallo {name}, {day}', /^has {day}/],
  ['{count, plural, one {# day} other {# days}}', '{count, number} Tage', /^lacks {count, plural}$/],
  ['{role, select, owner {a} other {b}}', '{role, select, admin {a} other {b}}', /^lacks {role, select, owner}$/],
  ['<b>Hi</b>', 'Hallo', /^lacks <b>$/],
  ['Hi', 'Hallo {', /^can’t be read/],
])('%s is not translated by %s', (english, german, problem) => {
  expect(translationProblem(english, german)).toMatch(problem)
})

test('a translation may count where English only shows a number', () => {
  expect(translationProblem('{n, number} of them', '{n, plural, one {# davon} other {# davon}}')).toBeNull()
})
