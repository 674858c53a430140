import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { DataRoot } from '../vault/data-root.ts'
import { deriveKey } from '../vault/derive-key.ts'

export interface OpaqueIds {
  show(id: bigint): string
  /** Null for anything that `show` did not write with this secret for this scope and kind. */
  read(shown: string): bigint | null
}

const marker = Buffer.from('wellmet1')

/** A key is derived, and a cipher set up, once: both cost many times what writing an id does. */
const made = new Map<string, OpaqueIds>()
const mostMade = 10_000

/**
 * Internal numbers as ids for the outside, without a table: one AES block of a marker and the number, written like a UUID.
 * The same number is another id in another scope (a workspace) or of another kind, so nobody can tell by comparing ids
 * that two workspaces know the same person; and an id that was not given out here reads as nothing.
 */
export function opaqueIds({ dataSecret }: DataRoot, scope: string, kind: string): OpaqueIds {
  const name = `${dataSecret} ${scope} ${kind}`
  const known = made.get(name)
  if (known) return known
  if (made.size >= mostMade) made.clear()
  const ids = underKey(deriveKey(dataSecret, `opaque id of ${kind}`, { scope, bytes: 16 }))
  made.set(name, ids)
  return ids
}

function underKey(key: Buffer): OpaqueIds {
  // Blocks are never chained and unique by their content: the mode has nothing to repeat, and a cipher no state to carry.
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
  const decipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false)
  const block = Buffer.alloc(16)
  marker.copy(block)
  return {
    show(id) {
      block.writeBigInt64BE(id, 8)
      const hex = cipher.update(block).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
    },
    read(shown) {
      if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(shown)) return null
      const read = decipher.update(Buffer.from(shown.replaceAll('-', ''), 'hex'))
      return read.subarray(0, 8).equals(marker) ? read.readBigInt64BE(8) : null
    },
  }
}
