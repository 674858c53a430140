import { atHour, dateIn, daysLater, weekdayIn } from '@wellmet/platform/values/calendar.rules.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { defaultAsksAMonth, type ConnectorRules } from './connector-rules.contract.ts'

/** In any so many days: a calendar month would allow ten asks around its end. */
export const limitDays = 30
/** When somebody is asked on a day that they set, and no hour was. */
const morning = 9

/** What the rules of a connector hold against whom the ask is for. Keys of people and companies, names folded. */
export interface NoGo {
  readonly companies: readonly string[]
  readonly people: readonly {
    readonly keys: readonly string[]
    readonly name: string
    readonly company: string | null
  }[]
}
export interface AskedFor {
  readonly keys: readonly string[]
  readonly name: string
  readonly company: string | null
}

export type Limits = Pick<ConnectorRules, 'asksAMonth' | 'batchDay' | 'quietFrom' | 'quietTo'>

export const noLimits: Limits = { asksAMonth: null, batchDay: null, quietFrom: null, quietTo: null }

/** Why a connector may not be asked now; `from` is when they may, null when waiting does not help. */
export interface ConnectorRefusal {
  readonly reason: 'not_this_one' | 'quiet' | 'limit'
  readonly from: Date | null
}

/** Says neither which rule it is nor whether it is a rule at all. */
export const notThisOne: ConnectorRefusal = { reason: 'not_this_one', from: null }

export const isNoGo = ({ companies, people }: NoGo, target: AskedFor): boolean =>
  (target.company !== null && companies.includes(target.company)) ||
  people.some(
    ({ keys, name, company }) =>
      keys.some((key) => target.keys.includes(key)) ||
      (name === target.name && (company === null || company === target.company)),
  )

/** `asked` is when the connector was asked in the last 30 days, newest first. */
export function refusalOf(
  limits: Limits,
  { isNoGo, asked, at, zone }: { isNoGo: boolean; asked: readonly Date[]; at: Date; zone: string },
): ConnectorRefusal | null {
  if (isNoGo) return notThisOne
  const { quietFrom, quietTo } = limits
  const today = dateIn(at, zone)
  if (quietFrom !== null && quietTo !== null && quietFrom <= today && today <= quietTo)
    return { reason: 'quiet', from: atHour(nextDate(quietTo), morning, zone) }
  const most = limits.asksAMonth ?? defaultAsksAMonth
  if (most === 0) return { reason: 'limit', from: null }
  const recent = asked.filter((when) => when > addDays(at, -limitDays))
  if (recent.length < most) return null
  return { reason: 'limit', from: addDays(present(recent[most - 1]), limitDays) }
}

const nextDate = (date: string): string =>
  addDays(new Date(`${date}T00:00Z`), 1)
    .toISOString()
    .slice(0, 10)

/** The connector's day of the week on or after this moment: at its hour if one was set, else in the morning. */
export function onBatchDay({ batchDay }: Limits, at: Date, zone: string, isHourSet: boolean): Date {
  const ahead = batchDay === null ? 0 : (batchDay - weekdayIn(at, zone) + 7) % 7
  if (ahead === 0) return at
  return isHourSet ? daysLater(at, ahead, zone) : atHour(dateIn(daysLater(at, ahead, zone), zone), morning, zone)
}
