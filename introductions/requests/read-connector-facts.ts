import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { limitDays, notThisOne, type AskedFor } from '../connector-rules/allowance.rules.ts'
import { readConnectorRules } from '../connector-rules/read-connector-rules.ts'
import { findOtherAsk, lockAsked, type OpenAskRow } from '../moves/find-open-ask.ts'
import { declineOf } from '../refusals/decline.rules.ts'
import { namesDeletedPerson } from '../refusals/find-deleted.ts'
import { findDecline, listAsked } from './requests.store.ts'
import type { RequestRow } from '../moves/lock-request.ts'
import { type KnownTarget } from '../moves/known-people.rules.ts'
import type { ConnectorFacts } from './submission.rules.ts'

/** What the rules of a connector are compared with. */
export type AskOfConnector = Pick<RequestRow, 'connectorKey' | 'mailboxKey' | 'targetPerson' | 'target' | 'timeZone'>

export type Asking = AskOfConnector &
  Pick<RequestRow, 'id' | 'workspaceId' | 'userId' | 'targetKey' | 'connector' | 'connectorPerson'>

/** Connectors and mailboxes, by their keys. A person may have several mailboxes, and a mailbox several contacts. */
export interface AskedKeys {
  workspaceId: string
  connectorKeys: readonly string[]
  mailboxKeys: readonly string[]
}

/**
 * Locks the connector and the mailbox. Then reads who else has an open ask for this target, whether the connector said no
 * to this asker about them, the connector's rules, and whether anybody in the request refused to be asked or was erased.
 */
export async function readConnectorFacts(
  tx: Tx,
  services: Services,
  request: Asking,
): Promise<ConnectorFacts<OpenAskRow>> {
  await lockAsked(tx, request)
  const openAsk = await findOtherAsk(tx, request)
  const declined = await findDecline(tx, request)
  const { workspaceId, connectorKey, mailboxKey } = request
  const connectors = {
    workspaceId,
    connectorKeys: [connectorKey],
    mailboxKeys: mailboxKey === null ? [] : [mailboxKey],
  }
  const asked = (await listAskedLately(tx, services, connectors)).map(({ at }) => at)
  const judgeAsk = await readConnectorRules(tx, services, connectors)
  const asking = askingOf(services, request)
  const isDeleted = await namesDeletedPerson(tx, services, request)
  return {
    openAsk,
    decline: declineOf(declined?.at ?? null, services.now()),
    // The limit counts for now only: a scheduled ask is judged again when its time has come.
    judge: (at, isHourSet) =>
      isDeleted
        ? { at, refusal: notThisOne }
        : judgeAsk({ ...asking, asked: at > services.now() ? [] : asked, at, isHourSet }),
  }
}

export const listAskedLately = (tx: Tx, services: Services, connectors: AskedKeys) =>
  listAsked(tx, { ...connectors, since: addDays(services.now(), -limitDays) })

export const askingOf = (
  services: Services,
  { connectorKey, mailboxKey, targetPerson, target, timeZone }: AskOfConnector,
) => ({
  connectorKey,
  mailboxKey,
  target: askedFor(services, targetPerson, target),
  zone: timeZone,
})

function askedFor(services: Services, person: string | null, target: KnownTarget): AskedFor {
  const keys = personKeys(services)
  const { email, linkedinUrl, name, company } = target
  const handles = { linkedinSlug: slugOf(linkedinUrl ?? undefined), emails: email ? [email] : [], phones: [] }
  return {
    keys: [...(person ? [person] : []), ...keys.of(handles)],
    name: fold(name),
    company: company === null ? null : keys.company(company),
  }
}
