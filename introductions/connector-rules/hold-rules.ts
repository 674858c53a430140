import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { personKeys } from '@wellmet/network/people/person-keys.ts'
import { fold } from '@wellmet/network/people/words.rules.ts'
import { isNoGo, noLimits, onBatchDay, refusalOf, type AskedFor, type NoGo, type Refusal } from './allowance.rules.ts'
import { findRules, type RulesRow } from './connector-rules.store.ts'

export interface Asking {
  workspaceId: string
  connectorKey: string
  target: AskedFor
  /** When the connector was asked in the last 30 days, newest first. */
  asked: readonly Date[]
  at: Date
  zone: string
  /** Somebody chose the hour; without that a day of the connector's begins in the morning. */
  isHourSet: boolean
}

/** What the connector's rules say to an ask at that moment: no, not before, or on another day. */
export async function judgeAsk(
  tx: Tx,
  services: Services,
  asking: Asking,
): Promise<{ refusal: Refusal | null; at: Date }> {
  const rules = await findRules(tx, asking)
  const limits = rules ?? noLimits
  const at = onBatchDay(limits, asking.at, asking.zone, asking.isHourSet)
  const noGo = rules ? isNoGo(noGoOf(services, rules), asking.target) : false
  return { at, refusal: refusalOf(limits, { isNoGo: noGo, asked: asking.asked, at, zone: asking.zone }) }
}

const noGoOf = ({ config }: Services, { noGoCompanies, noGoPeople }: RulesRow): NoGo => ({
  companies: noGoCompanies.map(({ key }) => key),
  people: noGoPeople.map(({ written, keys }) => ({
    keys,
    name: fold(written.name),
    company: written.company === undefined ? null : personKeys(config.SECRET).company(written.company),
  })),
})
