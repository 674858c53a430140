import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { refilterIfChanged } from '../engine/change-own-addresses.ts'
import { readCode } from './codes.rules.ts'
import type { OwnAddress } from './own-addresses.contract.ts'
import { ownAddressesMessages } from './own-addresses.messages.ts'
import { deleteNamed, listNamed, proveAddress } from './own-addresses.store.ts'
import { listItems } from './show-own-addresses.ts'

/** Only for whoever named it and is signed in: nobody else can be talked into proving it for them. */
export const confirmAddress = (
  { db, viewer, services }: MemberCall,
  id: string,
  code: string,
): Promise<{ items: OwnAddress[] }> =>
  db.transaction(async (tx) => {
    const named = (await listNamed(tx)).find((one) => one.id === id)
    if (!named) throw notFound('own address')
    const codeHash = hashSecret(readCode(code))
    const prove = () => proveAddress(tx, { id, codeHash, now: services.now() })
    if (!named.isProved && !(await refilterIfChanged(tx, viewer, prove))) throw notTheCode()
    return { items: await listItems(tx, viewer.userId) }
  })

export const removeAddress = ({ db, viewer }: MemberCall, id: string): Promise<{ items: OwnAddress[] }> =>
  db.transaction(async (tx) => {
    if (!(await refilterIfChanged(tx, viewer, () => deleteNamed(tx, { id })))) throw notFound('own address')
    return { items: await listItems(tx, viewer.userId) }
  })

function notTheCode() {
  const message = ownAddressesMessages.notTheCode()
  return fail('unprocessable', message, { errors: [{ field: 'code', message }] })
}
