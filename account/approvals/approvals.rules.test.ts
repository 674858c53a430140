import { expect, test } from 'vitest'
import { hashApproval } from './hash-approval.ts'
import { canonical, mayEndAt, policyCounts } from './approvals.rules.ts'

const now = new Date(Date.UTC(2026, 10, 18))
const later = new Date(Date.UTC(2026, 11, 18))

test('the order of keys does not matter, everything else does', () => {
  expect(canonical({ b: [1, { d: 1, c: 2 }], a: 'x' })).toBe(canonical({ a: 'x', b: [1, { c: 2, d: 1 }] }))
  const asked = { workspaceId: 'w', kind: 'a.b', payload: { to: 'x' }, title: {}, facts: [], risk: 'money', items: 1 }
  const changes = [
    { workspaceId: 'v' },
    { kind: 'a.c' },
    { payload: { to: 'y' } },
    { title: { text: 'x' } },
    { facts: [1] },
    { risk: 'ordinary' },
    { items: 2 },
  ]
  const hashes = [asked, ...changes.map((change) => ({ ...asked, ...change }))].map(hashApproval)
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('a policy counts until its end, while its owner is an admin and nobody rejected anything', () => {
  const policy = { endsAt: later, suspendedAt: null, endedAt: null, ownerRole: 'admin' }
  expect(policyCounts(policy, now)).toBe(true)
  for (const change of [
    { endsAt: now },
    { suspendedAt: now },
    { endedAt: now },
    { ownerRole: 'member' },
    { ownerRole: null },
  ])
    expect(policyCounts({ ...policy, ...change }, now)).toBe(false)
})

test('a policy ends within 180 days', () => {
  expect(mayEndAt(later, now)).toBe(true)
  expect(mayEndAt(now, now)).toBe(false)
  expect(mayEndAt(new Date(Date.UTC(2027, 10, 18)), now)).toBe(false)
})
