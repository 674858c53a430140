import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { isNoGo, noLimits, onBatchDay, refusalOf, type AskedFor, type NoGo, type Refusal } from './allowance.rules.ts'
import { listRules, type RulesRow } from './connector-rules.store.ts'

export interface Asking {
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
export type JudgeAsk = (asking: Asking) => { refusal: Refusal | null; at: Date }

/** Reads the rules of these connectors in one statement. The returned function judges asks of them, and of no others. */
export async function readConnectorRules(
  tx: Tx,
  services: Services,
  connectors: { workspaceId: string; connectorKeys: readonly string[] },
): Promise<JudgeAsk> {
  const findConnectorRules = new Map((await listRules(tx, connectors)).map((row) => [row.connectorKey, row]))
  return ({ connectorKey, target, asked, zone, isHourSet, at: wanted }) => {
    const rules = findConnectorRules.get(connectorKey)
    const limits = rules ?? noLimits
    const at = onBatchDay(limits, wanted, zone, isHourSet)
    const noGo = rules ? isNoGo(noGoOf(services, rules), target) : false
    return { at, refusal: refusalOf(limits, { isNoGo: noGo, asked, at, zone }) }
  }
}

const noGoOf = ({ config }: Services, { noGoCompanies, noGoPeople }: RulesRow): NoGo => ({
  companies: noGoCompanies.map(({ key }) => key),
  people: noGoPeople.map(({ written, keys }) => ({
    keys,
    name: fold(written.name),
    company: written.company === undefined ? null : personKeys(config.SECRET).company(written.company),
  })),
})
