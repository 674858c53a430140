import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const DeviceSession = z
  .object({
    id: Id,
    createdAt: Timestamp,
    lastSeenAt: Timestamp,
    expiresAt: Timestamp,
    isCurrent: z.boolean().meta({ description: 'The one that asks' }),
  })
  .meta({ id: 'DeviceSession' })

export const Device = z
  .object({
    id: Id,
    browser: z.string().nullable().meta({ description: 'As the browser said when somebody last signed in there' }),
    system: z.string().nullable(),
    firstSeenAt: Timestamp,
    lastSeenAt: Timestamp,
    trustedUntil: Timestamp.nullable().meta({ description: 'Until then the password is enough there to sign in' }),
    isCurrent: z.boolean().meta({ description: 'The one that asks' }),
    sessions: z.array(DeviceSession).meta({ description: 'Empty where I am signed out' }),
  })
  .meta({ id: 'Device' })
export type Device = z.infer<typeof Device>

export const devices = contract('security', {
  list: {
    route: 'GET /api/security/devices',
    access: 'user',
    keys: 'never',
    summary: 'The devices on which I have signed in, with their sessions, the newest first',
    reply: Page(Device),
  },
  trust: {
    route: 'POST /api/security/devices/:deviceId/trust',
    access: 'user',
    keys: 'never',
    fresh: 10,
    summary: 'Ask for no second factor at sign-in on this device for 30 days; only the device that asks can be trusted',
    reply: Device,
  },
  signOut: {
    route: 'DELETE /api/security/devices/:id',
    access: 'user',
    keys: 'never',
    summary:
      'Sign out on one of my devices: its sessions and its trust end, and signing in there again is told by mail',
    reply: Nothing,
    status: 204,
  },
  signOutEverywhere: {
    route: 'POST /api/security/sign-out-everywhere',
    access: 'user',
    keys: 'never',
    summary: 'End all my sessions, this one too, and trust no device any more; API keys stay',
    reply: Nothing,
    status: 204,
  },
})
