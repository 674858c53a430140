import { expect, test } from 'vitest'
import { groupSkips } from './group-skips.ts'

test('skips are grouped by file and reason, the most frequent first, with their lines', () => {
  const skips = [
    { file: 'messages.csv', line: 9, reason: 'It is a draft.' },
    { file: 'Connections.csv', line: 4, reason: 'Only a date.' },
    { file: 'Connections.csv', line: null, reason: 'Only a date.' },
    { file: 'Connections.csv', line: 7, reason: 'It is a draft.' },
  ]
  expect(groupSkips(skips)).toEqual([
    { file: 'Connections.csv', reason: 'Only a date.', count: 2, lines: [4] },
    { file: 'messages.csv', reason: 'It is a draft.', count: 1, lines: [9] },
    { file: 'Connections.csv', reason: 'It is a draft.', count: 1, lines: [7] },
  ])
})
