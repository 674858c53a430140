import { z } from 'zod'
import { contract, staffRoles } from '@wellmet/platform/contract/endpoint.ts'
import { secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { PasskeyOptions, SignedByPasskey } from '@wellmet/account/passkeys/passkeys.contract.ts'
import { Code, RecoveryCode } from '@wellmet/account/second-factors/second-factors.contract.ts'
import { staffMessages } from './staff.messages.ts'
import { guessing } from '@wellmet/account/users/users.contract.ts'

export const StaffDoor = z
  .object({
    role: z.enum(staffRoles),
    methods: z.array(z.enum(['passkey', 'totp', 'recovery_code', 'phone'])).meta({
      description: 'Only a passkey opens the room, with a phone only both; another code lets me add a passkey',
    }),
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
    isOpen: z.boolean().meta({ description: 'False after a code of an app: add a passkey now, then use it here' }),
    until: Timestamp.nullable(),
    phoneEnding: z
      .string()
      .nullable()
      .meta({ description: 'Last two digits of my phone, if its code is still missing: phone-verify' }),
  })
  .meta({ id: 'StaffEntry' })
export type StaffEntry = z.infer<typeof StaffEntry>

/** Without a code one is sent. Twilio can be set to 4 to 10 digits. */
export const PhoneStep = z.strictObject({
  code: secret(z.string().regex(/^\d{4,10}$/, { error: () => staffMessages.codeFormat() })).optional(),
})

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
  phone: {
    route: 'POST /api/hq/auth/phone-verify',
    ...door,
    summary: 'After my passkey: have a code sent to my phone, then open the room with it',
    body: PhoneStep,
    reply: StaffEntry,
    rate: guessing,
  },
})
