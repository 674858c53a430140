import { expect, test } from 'vitest'
import { tagOf, versionOf } from './version.rules.ts'

const commit = '1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d'

test('a release is called by its number, and everything else by its commit too', () => {
  expect(versionOf('0.2.0', commit)).toBe('0.2.0')
  expect(versionOf('0.2.0-dev', commit)).toBe('0.2.0-dev+1a2b3c4d5e6f')
  expect(versionOf('0.2.0-dev', `${commit}-dirty`)).toBe('0.2.0-dev+1a2b3c4d5e6f.dirty')
  expect(versionOf('0.2.0-dev', null)).toBe('0.2.0-dev+unknown')
})

test('two states of one version have two tags, which are valid names of images', () => {
  const tags = [commit, `${commit}-dirty`, commit.replace('1', '2')].map((revision) =>
    tagOf(versionOf('0.2.0-dev', revision)),
  )
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^[\w][\w.-]{0,127}$/)
})
