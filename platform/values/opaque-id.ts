import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

export interface OpaqueIds {
  show(id: bigint): string
  /** Null for anything that `show` did not write with this secret for this scope and kind. */
  read(shown: string): bigint | null
}

const marker = Buffer.from('wellmet1')

/**
 * Internal numbers as ids for the outside, without a table: one AES block of a marker and the number, written like a UUID.
 * The same number is another id in another scope (a workspace) or of another kind, so nobody can tell by comparing ids
 * that two workspaces know the same person; and an id that was not given out here reads as nothing.
 */
export function opaqueIds(secret: string, scope: string, kind: string): OpaqueIds {
  const key = Buffer.from(hkdfSync('sha256', secret, scope, `opaque id of ${kind}`, 16))
  return {
    show(id) {
      const block = Buffer.alloc(16)
      marker.copy(block)
      block.writeBigInt64BE(id, 8)
      // One block, never chained and unique by its content: the mode has nothing to repeat.
      const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
      const hex = Buffer.concat([cipher.update(block), cipher.final()]).toString('hex')
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    read(shown) {
      if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(shown)) return null
      const decipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false)
      const block = Buffer.concat([decipher.update(Buffer.from(shown.replaceAll('-', ''), 'hex')), decipher.final()])
      return block.subarray(0, 8).equals(marker) ? block.readBigInt64BE(8) : null
    },
  }
}
