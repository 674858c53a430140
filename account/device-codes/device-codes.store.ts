import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './device-codes.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertDeviceCode = sql.run('insert_device_code')
export const findDeviceCode = sql.maybe('find_device_code')
/** Undefined if it was confirmed or denied, or has expired. */
export const takeDeviceCode = sql.maybe('take_device_code')
export const denyDeviceCode = sql.run('deny_device_code')
export const findAsked = sql.maybe('find_asked')
