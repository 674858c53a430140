import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './revenue.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listStages = sql.many('list_stages')
export const listClosedDeals = sql.many('list_closed_deals')
export const listOpenDeals = sql.many('list_open_deals')
export const listKeptForecasts = sql.many('list_kept_forecasts')
export const saveForecast = sql.run('save_forecast')
export const settleForecasts = sql.run('settle_forecasts')
export const sweepForecasts = sql.run('sweep_forecasts')
export type KeptForecast = RowOf<typeof listKeptForecasts>
