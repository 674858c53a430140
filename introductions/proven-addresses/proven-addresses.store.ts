import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './proven-addresses.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const findAskedAddress = sql.maybe('find_asked_address')
export const listVouchers = sql.many('list_vouchers')
export const updateProof = sql.run('update_proof')
