import { expect, test } from 'vitest'
import { awaitedConnectors } from './awaited-connectors.ts'

test('only whom I asked myself, and who has not answered, is awaited', () => {
  const request = (personId: string, stage: 'awaiting_connector' | 'intro_sent' | 'drafted', isMine = true) => ({
    isMine,
    stage,
    connector: { personId },
    target: { name: 'Freja Lund' },
  })
  const requests = [
    request('ingrid', 'awaiting_connector'),
    request('kofi', 'intro_sent'),
    request('ana', 'drafted'),
    request('bob', 'awaiting_connector', false),
  ]
  expect([...awaitedConnectors(requests)]).toEqual([['ingrid', 'Freja Lund']])
})
