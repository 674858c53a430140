import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { LumaAccess } from '../gatherings/gatherings.contract.ts'
import { ConnectedAccount } from '../engine/engine.contract.ts'
import { CaldavAccess, ImapAccess, LinkAccess } from '../providers/typed-access.contract.ts'

export const TypedAccount = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('imap'), access: ImapAccess }),
  z.strictObject({ provider: z.literal('caldav'), access: CaldavAccess }),
  z.strictObject({ provider: z.literal('ics'), access: LinkAccess }),
  z.strictObject({ provider: z.literal('csv'), access: LinkAccess }),
  z.strictObject({ provider: z.literal('luma'), access: LumaAccess }),
])
export type TypedAccount = z.infer<typeof TypedAccount>

/** Accounts that are opened with what the member types in. */
export const typedAccounts = contract('connections', {
  connect: {
    route: 'POST /api/connections/accounts',
    access: 'member',
    summary: 'Connect an account with a password or a secret link',
    body: TypedAccount,
    reply: ConnectedAccount,
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
})
