import { translatedCodes } from '@wellmet/platform/messages/translations.ts'
import { expect, test } from 'vitest'
import '../../apps/web/src/messages.de.ts'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'

/** In a file of its own: another test imports every translation by itself. */
test('the web app loads every translation', () => {
  const loaded = new Set(translatedCodes('de').map((code) => code.split('.')[0]))
  const files = repositoryFiles().filter((path) => path.endsWith('.messages.de.ts'))
  const nameIn = (path: string): string | undefined =>
    /translate<[^>]+>\(\s*'de',\s*'([^']+)'/.exec(readRepositoryFile(path))?.[1]
  expect(files.filter((path) => !loaded.has(nameIn(path)))).toEqual([])
  expect(files.length).toBeGreaterThan(60)
})
