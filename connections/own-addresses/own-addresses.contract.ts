import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, secret, Text } from '@wellmet/platform/contract/shapes.ts'
import { addressOrigins } from '../engine/engine.contract.ts'

export const mostNamedAddresses = 20

export const OwnAddress = z
  .object({
    id: Id.nullable().meta({ description: 'Of those that I named' }),
    address: z.string(),
    origin: z.enum(['sign_in', ...addressOrigins]).meta({
      description:
        'sign_in: I sign in with it · account: of a connected account · alias: the provider of an account has verified it · named: I named it',
    }),
    isProved: z.boolean().meta({ description: 'Whether it counts: one that I named does so once I typed in the code' }),
  })
  .meta({ id: 'OwnAddress' })
export type OwnAddress = z.infer<typeof OwnAddress>

const OwnAddresses = z.object({ items: z.array(OwnAddress) })

/** Under which addresses a member writes. */
export const ownAddresses = contract('connections', {
  list: {
    route: 'GET /api/connections/own-addresses',
    access: 'viewer',
    summary: 'Addresses whose mail counts as my own',
    reply: OwnAddresses,
  },
  name: {
    route: 'POST /api/connections/own-addresses',
    access: 'member',
    summary: 'Name a further address of mine, or have the code mailed there again',
    body: z.strictObject({ address: EmailAddress }),
    reply: OwnAddresses,
    status: 201,
    rate: { points: 20, seconds: 3600 },
  },
  confirm: {
    route: 'POST /api/connections/own-addresses/:id/confirm',
    access: 'member',
    summary: 'Prove an address with the code that was mailed there',
    body: z.strictObject({ code: secret(Text(40)) }),
    reply: OwnAddresses,
    rate: { points: 20, seconds: 3600 },
  },
  remove: {
    route: 'DELETE /api/connections/own-addresses/:id',
    access: 'member',
    summary: 'Take back an address that I named',
    reply: OwnAddresses,
  },
})
