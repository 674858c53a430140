import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './devices.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export type DeviceRow = RowOf<typeof listDevicesOf>
export type SessionRow = RowOf<typeof listSessionsOf>

export const findDeviceOfEmail = named.maybe('find_device_of_email')
export const findTrust = named.maybe('find_trust')
export const lockDevicesByMark = named.many('lock_devices_by_mark')
export const rotateMark = named.run('rotate_mark')
export const saveVisit = named.run('save_visit')
export const listDevicesOf = named.many('list_devices_of')
export const listSessionsOf = named.many('list_sessions_of')
/** Undefined if the session does not run on this device. */
export const trustDeviceOfSession = named.maybe('trust_device_of_session')
export const findFactor = named.one('find_factor')
/** All but the one on which this session runs. */
export const deleteOtherDevices = named.run('delete_other_devices')
export const deleteUnknownDevices = named.run('delete_unknown_devices')

export interface NewDevice {
  id: string
  userId: string
  tokenHash: Buffer
  userAgent: string
  rotatedAt: Date
  firstSeenAt: Date
  lastSeenAt: Date
  trustedUntil: Date | null
}

export const insertDevice = (tx: Tx, row: NewDevice) => tx.insertInto('account.devices').values(row).execute()

export const updateTrust = (tx: Tx, id: string, trustedUntil: Date | null) =>
  tx.updateTable('account.devices').set({ trustedUntil }).where('id', '=', id).execute()

export const deleteTrust = (tx: Tx, userId: string) =>
  tx.updateTable('account.devices').set({ trustedUntil: null }).where('userId', '=', userId).execute()

export const deleteAllTrust = (tx: Tx) =>
  tx.updateTable('account.devices').set({ trustedUntil: null }).where('trustedUntil', 'is not', null).execute()

/** Its sessions go with it. */
export const deleteDevice = (tx: Tx, userId: string, id: string) =>
  tx.deleteFrom('account.devices').where('userId', '=', userId).where('id', '=', id).returning('id').executeTakeFirst()

/** From before there were devices. */
export const deleteSessionWithoutDevice = (tx: Tx, userId: string, id: string) =>
  tx
    .deleteFrom('account.sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('deviceId', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const deleteSessionsOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.sessions').where('userId', '=', userId).execute()

export const findSession = (tx: Tx, id: string) =>
  tx.selectFrom('account.sessions').select('id').where('id', '=', id).executeTakeFirst()
