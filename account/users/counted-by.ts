import { createHmac } from 'node:crypto'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { deriveKey } from '@wellmet/platform/vault/derive-key.ts'

/** What failed sign-ins are counted by, as a keyed hash: the table of counts names no person and no network. */
export const countedBy = ({ dataSecret }: DataRoot, what: string): Buffer =>
  createHmac('sha256', deriveKey(dataSecret, 'failures of signing in')).update(what).digest()

export const countedByPerson = (root: DataRoot, email: string): Buffer => countedBy(root, `person ${email}`)
