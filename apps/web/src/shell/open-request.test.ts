import { expect, test } from 'vitest'
import { openRequestTo } from './open-request.ts'

const request = (id: string, personId: string, more = {}) => ({
  id,
  isMine: true,
  target: { personId, name: 'Tunde Nwosu', company: null, title: null },
  waitsFor: 'connector' as const,
  changedAt: '2026-11-01T10:00:00.000Z',
  ...more,
})

test('a row about somebody follows my own open request about them, first the one that waits for me', () => {
  const waiting = request('waiting', 'tunde', { changedAt: '2026-11-09T10:00:00.000Z' })
  const draft = request('draft', 'tunde', { waitsFor: 'me' })
  const others = [request('other', 'mei'), request('joined', 'tunde', { isMine: false, waitsFor: 'me' })]
  expect(openRequestTo([waiting, draft, ...others], 'tunde')?.id).toBe('draft')
  expect(openRequestTo([request('old', 'tunde'), waiting, ...others], 'tunde')?.id).toBe('waiting')
  expect(openRequestTo(others, 'tunde')).toBeUndefined()
})
