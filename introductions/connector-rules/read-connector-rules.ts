import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import {
  isNoGo,
  noLimits,
  onBatchDay,
  refusalOf,
  type AskedFor,
  type NoGo,
  type ConnectorRefusal,
} from './allowance.rules.ts'
import { listRules, ofMembers, type ListedRules, type RulesRow } from './connector-rules.store.ts'

export interface Asking {
  connectorKey: string
  /** Null where it is not known at which address they would be asked. */
  mailboxKey: string | null
  target: AskedFor
  /** When the connector was asked in the last 30 days, newest first. */
  asked: readonly Date[]
  at: Date
  zone: string
  /** Somebody chose the hour; without that a day of the connector's begins in the morning. */
  isHourSet: boolean
}

interface Verdict {
  refusal: ConnectorRefusal | null
  at: Date
}

/** What the connector's rules say to an ask at that moment: no, not before, or on another day. */
export type JudgeAsk = (asking: Asking) => Verdict

/**
 * Reads the rules of these connectors and mailboxes in one statement. The returned function judges asks of them, and of no
 * others. A member's own rules are the only ones that count for them. For anybody else the last word of the mailbox and
 * of every other mailbox of the same person count, and the strictest of them holds.
 */
export async function readConnectorRules(
  tx: Tx,
  services: Services,
  connectors: { workspaceId: string; connectorKeys: readonly string[]; mailboxKeys: readonly string[] },
): Promise<JudgeAsk> {
  const all = await listRules(tx, connectors)
  const ofConnector = Map.groupBy(all, (rules) => rules.connectorKey)
  const ofMailbox = Map.groupBy(all, (rules) => rules.mailboxKey)
  const rulesFor = ({ connectorKey, mailboxKey }: Asking): ListedRules[] => {
    const theirs = ofConnector.get(connectorKey) ?? []
    const own = theirs.find((rules) => rules.mailboxKey === ofMembers)
    if (own) return [own]
    const here = mailboxKey === null ? [] : (ofMailbox.get(mailboxKey) ?? [])
    return [...here.slice(0, 1), ...theirs.filter((rules) => rules.mailboxKey !== mailboxKey)]
  }
  return (asking) => {
    const found = rulesFor(asking)
    const verdicts = (found.length === 0 ? [null] : found).map((rules) => judge(services, rules, asking))
    return firstOf(verdicts.toSorted(byStrictness))
  }
}

function judge(
  services: Services,
  rules: ListedRules | null,
  { target, asked, zone, isHourSet, at: wanted }: Asking,
): Verdict {
  const limits = rules ?? noLimits
  const at = onBatchDay(limits, wanted, zone, isHourSet)
  const noGo = rules ? isNoGo(noGoOf(services, rules), target) : false
  return { at, refusal: refusalOf(limits, { isNoGo: noGo, asked, at, zone }) }
}

const never = Number.POSITIVE_INFINITY
/** From when it may be asked; later than any date where it never may. */
const askableFrom = ({ refusal, at }: Verdict): number => (refusal ? (refusal.from?.getTime() ?? never) : at.getTime())

const byStrictness = (a: Verdict, b: Verdict): number => {
  const [first, second] = [askableFrom(a), askableFrom(b)]
  return first === second ? 0 : second - first
}

const noGoOf = (services: Services, { noGoCompanies, noGoPeople }: RulesRow): NoGo => ({
  companies: noGoCompanies.map(({ key }) => key),
  people: noGoPeople.map(({ written, keys }) => ({
    keys,
    name: fold(written.name),
    company: written.company === undefined ? null : personKeys(services).company(written.company),
  })),
})
