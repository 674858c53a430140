import { z } from 'zod'
import { contract, staffRoles } from '@wellmet/platform/contract/endpoint.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { PasskeyOptions, SignedByPasskey } from '@wellmet/account/passkeys/passkeys.contract.ts'
import { Code, RecoveryCode } from '@wellmet/account/second-factors/second-factors.contract.ts'
import { guessing } from '@wellmet/account/users/users.contract.ts'

export const StaffDoor = z
  .object({
    role: z.enum(staffRoles),
    methods: z
      .array(z.enum(['passkey', 'totp', 'recovery_code']))
      .meta({ description: 'Only a passkey opens the room; a code lets me add one' }),
    passkey: PasskeyOptions.nullable().meta({ description: 'Null if I have no passkey yet' }),
  })
  .meta({ id: 'StaffDoor' })
export type StaffDoor = z.infer<typeof StaffDoor>

export const StaffProof = z.union([
  z.strictObject({ passkey: SignedByPasskey }),
  z.strictObject({ code: Code }),
  z.strictObject({ recoveryCode: RecoveryCode }),
])
export type StaffProof = z.infer<typeof StaffProof>

export const StaffEntry = z
  .object({
    isOpen: z.boolean().meta({ description: 'False after a code: add a passkey now, then use it here' }),
    until: Timestamp.nullable(),
  })
  .meta({ id: 'StaffEntry' })
export type StaffEntry = z.infer<typeof StaffEntry>

const door = { access: 'staff', keys: 'never', door: true } as const

export const staff = contract('hq', {
  begin: {
    route: 'POST /api/hq/auth/initiate',
    ...door,
    summary: 'How I can open the operator’s room, with what the browser needs to ask for my passkey',
    reply: StaffDoor,
    rate: guessing,
  },
  enter: {
    route: 'POST /api/hq/auth/verify-2fa',
    ...door,
    summary: 'Open the operator’s room for 30 minutes with my passkey',
    body: StaffProof,
    reply: StaffEntry,
    rate: guessing,
  },
})
