import { expect, test } from 'vitest'
import { awaitedConnectors } from './awaited-connectors.ts'

test('only whom I asked myself, and who has not even said later, is awaited', () => {
  const request = (
    personId: string,
    stage: 'awaiting_connector' | 'intro_sent' | 'drafted',
    isMine = true,
    snoozedUntil: string | null = null,
  ) => ({
    isMine,
    stage,
    snoozedUntil,
    connector: { personId },
    target: { name: 'Freja Lund' },
  })
  const requests = [
    request('ingrid', 'awaiting_connector'),
    request('kofi', 'intro_sent'),
    request('ana', 'drafted'),
    request('bob', 'awaiting_connector', false),
    request('jonas', 'awaiting_connector', true, '2026-12-04T00:00:00.000Z'),
  ]
  expect([...awaitedConnectors(requests)]).toEqual([['ingrid', 'Freja Lund']])
})
