import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './linear.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertDelivery = sql.maybe('insert_delivery')
export const sweepDeliveries = sql.run('sweep_deliveries')
