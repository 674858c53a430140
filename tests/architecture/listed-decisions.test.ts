import { expect, test } from 'vitest'
import { decisionFindings } from '../../tools/check/listed-decisions.ts'

const sound: Record<string, string> = {
  'docs/decisions/README.md': '# Decisions\n\n- [Areas](a.md)\n- [Keys](b.md). Replaced by [Areas](a.md).\n',
  'docs/decisions/a.md': '# Areas\n',
  'docs/decisions/b.md': '# Keys\n',
}
const check = (files: Record<string, string>): string[] =>
  decisionFindings(Object.keys(files), (path) => files[path] ?? '').map((finding) => finding.split(': ')[1] ?? '')

test('an index that lists every page once is fine', () => {
  expect(check(sound)).toEqual([])
})

test.each([
  ['a page that is not listed', { 'docs/decisions/c.md': '# New\n' }, 'docs/decisions/c.md is not listed'],
  ['another title', { 'docs/decisions/a.md': '# Other\n' }, 'docs/decisions/a.md is listed under another title'],
  [
    'a page that is gone',
    { 'docs/decisions/README.md': `${sound['docs/decisions/README.md']}- [Gone](gone.md)\n` },
    'docs/decisions/gone.md is listed and not there',
  ],
  [
    'a page that is listed twice',
    { 'docs/decisions/README.md': `${sound['docs/decisions/README.md']}- [Areas](a.md)\n` },
    'docs/decisions/a.md is more than once listed',
  ],
])('%s is found', (_, planted, finding) => {
  expect(check({ ...sound, ...planted })).toEqual([finding])
})
