import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainHash, chainStart, firstBreak, type AuditEntry } from './audit.rules.ts'

function chainOf(length: number) {
  let hash = chainStart
  return Array.from({ length }, (_, i) => {
    const entry: AuditEntry = {
      workspaceId: 'w',
      seq: i + 1,
      at: new Date(1_800_000_000_000 + i),
      actorId: 'u',
      action: 'thing.done',
      subject: String(i),
      detail: { a: '1' },
    }
    hash = chainHash(hash, entry)
    return { ...entry, hash }
  })
}

test('a chain that nobody touched holds', () => {
  expect(firstBreak(chainOf(50))).toBeNull()
  expect(firstBreak([])).toBeNull()
})

const tampering: Record<string, (chain: ReturnType<typeof chainOf>, at: number) => void> = {
  'changing an entry': (chain, at) => void (chain[at]!.subject += 'x'),
  'removing an entry': (chain, at) => void chain.splice(at, 1),
  'changing its time': (chain, at) => void (chain[at]!.at = new Date(0)),
  'swapping two': (chain, at) => void chain.splice(at, 2, chain[at + 1]!, chain[at]!),
  'inserting one': (chain, at) => void chain.splice(at, 0, { ...chain[at]!, subject: 'new' }),
  'changing a detail': (chain, at) => void (chain[at]!.detail = { a: '2' }),
}

test.each(Object.keys(tampering))('%s is found where it happened', (kind) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 28 }), (at) => {
      const chain = chainOf(30)
      tampering[kind]!(chain, at)
      const found = firstBreak(chain)
      expect(found).not.toBeNull()
      expect(Math.abs(found! - (at + 1))).toBeLessThanOrEqual(1)
    }),
  )
})
