import { expect, test } from 'vitest'
import { productWordsInPlatform } from '../../tools/check/platform-words.ts'

const foundIn = (content: string, path = 'platform/config/config.ts'): string[] =>
  productWordsInPlatform([path], () => content)

test('the platform of the repository says none', () => {
  expect(productWordsInPlatform()).toEqual([])
})

test.each([
  ['const Environment = { PEOPLE_DATA_LABS_KEY: 1 }', 'PEOPLE_DATA_LABS_KEY'],
  ['open({ trustedOrigins: [config.PEOPLE_DATA_LABS_URL] })', 'PEOPLE_DATA_LABS_URL'],
  [`const url = 'https://api.peopledatalabs.com/v5'`, 'https://api.peopledatalabs.com/v5'],
  ['const scope = `https://www.googleapis.com/${name}`', 'https://www.googleapis.com/$'],
  ['export const findConnector = () => 1', 'findConnector'],
  ['type IntroductionRequest = { id: string }', 'IntroductionRequest'],
  ['export interface Row { contactId: string }', 'contactId'],
  [`import { list } from '@wellmet/graph/paths/find-paths.ts'`, '@wellmet/graph/paths/find-paths.ts'],
])('a product word is caught: %s', (code, word) => {
  expect(foundIn(code)).toEqual([`product-word: platform/config/config.ts says ${word}`])
})

test('a file or folder named after one is caught', () => {
  expect(foundIn('export const nothing = 1', 'platform/linkedin/read-file.ts')).toHaveLength(1)
  expect(foundIn('export const nothing = 1', 'platform/values/company-names.ts')).toHaveLength(1)
})

test.each([
  ['/** A mail that people read, such as `introduction.changed`. */ export const nothing = 1'],
  [`const about = 'where people reach it'`],
  ['const { workspaceId, userId, memberRole } = viewer'],
  ['const provided = createAdmission({ request, path })'],
  [`import { job } from '@wellmet/platform/jobs/job.ts'`],
])('ordinary words are left alone: %s', (code) => {
  expect(foundIn(code)).toEqual([])
})

test('tests of the platform and what is outside it may say anything', () => {
  const files = ['platform/config/config.test.ts', 'platform/database/schema.gen.ts', 'graph/people/people.rules.ts']
  expect(productWordsInPlatform(files, () => 'export const connector = 1')).toEqual([])
})
