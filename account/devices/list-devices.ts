import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import type { Device } from './devices.contract.ts'
import { nameDevice } from './devices.rules.ts'
import { listDevicesOf, listSessionsOf, type DeviceRow, type SessionRow } from './devices.store.ts'

const most = 100

export const listDevices = ({ db, viewer, services }: UserCall) =>
  db.reading(async (tx) => ({
    items: await devicesOf(tx, viewer.userId, viewer.sessionId, services.now()),
    next: null,
  }))

/** A session from before there were devices stands for one by itself, with its own id. */
export async function devicesOf(tx: Tx, userId: string, sessionId: string | null, now: Date): Promise<Device[]> {
  const sessions = await listSessionsOf(tx, { userId, now, most })
  const rows = await listDevicesOf(tx, { userId, now, most })
  const alone = sessions.filter(({ deviceId }) => deviceId === null).map(deviceOfSession)
  return [...rows, ...alone]
    .map((row) => toDevice(row, sessions, sessionId))
    .toSorted(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || Date.parse(b.lastSeenAt) - Date.parse(a.lastSeenAt),
    )
}

const deviceOfSession = ({ id, userAgent, createdAt, updatedAt }: SessionRow): DeviceRow => ({
  id,
  userAgent: userAgent ?? '',
  firstSeenAt: createdAt,
  lastSeenAt: updatedAt,
  trustedUntil: null,
})

function toDevice(row: DeviceRow, all: readonly SessionRow[], current: string | null): Device {
  const sessions = all.filter(({ id, deviceId }) => (deviceId ?? id) === row.id)
  const lastSeen = Math.max(row.lastSeenAt.getTime(), ...sessions.map(({ updatedAt }) => updatedAt.getTime()))
  return {
    id: row.id,
    ...nameDevice(row.userAgent),
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: new Date(lastSeen).toISOString(),
    trustedUntil: row.trustedUntil?.toISOString() ?? null,
    isCurrent: sessions.some(({ id }) => id === current),
    sessions: sessions.map(({ id, createdAt, updatedAt, expiresAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === current,
    })),
  }
}
