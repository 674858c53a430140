import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { connectorKey } from './connector-keys.ts'
import type { ConnectorRules } from './connector-rules.contract.ts'
import { connectorRulesChanged } from './connector-rules.hooks.ts'
import { findRules, ofMembers, saveRules, type RulesRow } from './connector-rules.store.ts'

interface Whose {
  workspaceId: string
  connectorKey: string
  /** Of a connector without an account. */
  mailboxKey: string | null
  /** For a member; null for a connector without an account. */
  userId: string | null
}

/** Nothing is ruled out by who has said nothing; how many asks that means is in the contract. */
const unsaid: ConnectorRules = {
  asksAMonth: null,
  batchDay: null,
  quietFrom: null,
  quietTo: null,
  noGoCompanies: [],
  noGoPeople: [],
  tellsOutcomes: true,
}

export async function findConnectorRules(
  tx: Tx,
  { workspaceId, connectorKey, mailboxKey, userId }: Whose,
): Promise<ConnectorRules> {
  const row = await findRules(tx, { workspaceId, connectorKey, mailboxKey: userId === null ? mailboxKey : ofMembers })
  return row ? toRules(row) : unsaid
}

const toRules = ({ noGoCompanies, noGoPeople, ...row }: RulesRow): ConnectorRules => ({
  ...row,
  noGoCompanies: noGoCompanies.map(({ name }) => name),
  noGoPeople: noGoPeople.map(({ written }) => written),
})

/** As the connector, or as the system by a caller who knows that it is the connector who says so. */
export async function saveConnectorRules(
  tx: Tx,
  services: Services,
  whose: Whose,
  rules: ConnectorRules,
): Promise<ConnectorRules> {
  const keys = personKeys(services)
  const companies = rules.noGoCompanies.map((name) => ({ name, key: keys.company(name) }))
  const people = rules.noGoPeople.map((written) => {
    const { email, linkedinUrl } = written
    return { written, keys: keys.of({ linkedinSlug: slugOf(linkedinUrl), emails: email ? [email] : [], phones: [] }) }
  })
  await saveRules(tx, {
    ...rules,
    ...whose,
    mailboxKey: whose.userId === null ? present(whose.mailboxKey) : ofMembers,
    noGoCompanies: JSON.stringify(companies),
    noGoPeople: JSON.stringify(people),
    now: services.now(),
  })
  await runHook({ tx, services }, connectorRulesChanged, { workspaceId: whose.workspaceId })
  return findConnectorRules(tx, whose)
}

const mine = ({ viewer: { workspaceId, userId }, services }: MemberCall): Whose => ({
  workspaceId,
  userId,
  mailboxKey: null,
  connectorKey: connectorKey(services, workspaceId, { userId }),
})

export const showMyRules = (call: MemberCall): Promise<ConnectorRules> =>
  call.db.transaction((tx) => findConnectorRules(tx, mine(call)))

export const saveMyRules = (call: MemberCall, rules: ConnectorRules): Promise<ConnectorRules> =>
  call.db.transaction((tx) => saveConnectorRules(tx, call.services, mine(call), rules))
