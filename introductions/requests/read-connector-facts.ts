import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { limitDays, type AskedFor } from '../connector-rules/allowance.rules.ts'
import { readConnectorRules } from '../connector-rules/read-connector-rules.ts'
import {
  findOpenAsk,
  listAsked,
  lockConnector,
  type KnownTarget,
  type OpenAskRow,
  type RequestRow,
} from './requests.store.ts'
import type { ConnectorFacts } from './submission.rules.ts'

/** What the rules of a connector are compared with. */
export type AskOfConnector = Pick<RequestRow, 'connectorKey' | 'targetPerson' | 'target' | 'timeZone'>

export type Asking = AskOfConnector & Pick<RequestRow, 'id' | 'workspaceId' | 'targetKey'>

/**
 * Locks the connector, so that nobody else asks them before this transaction ends. Then reads who else has an open ask
 * for this target, and the connector's rules.
 */
export async function readConnectorFacts(
  tx: Tx,
  services: Services,
  request: Asking,
): Promise<ConnectorFacts<OpenAskRow>> {
  await lockConnector(tx, request)
  const openAsk = (await findOpenAsk(tx, request)) ?? null
  const connectors = { workspaceId: request.workspaceId, connectorKeys: [request.connectorKey] }
  const asked = (await listAskedLately(tx, services, connectors)).map(({ at }) => at)
  const judgeAsk = await readConnectorRules(tx, services, connectors)
  const asking = askingOf(services, request)
  return {
    openAsk,
    // The limit counts for now only: a scheduled ask is judged again when its time has come.
    judge: (at, isHourSet) => judgeAsk({ ...asking, asked: at > services.now() ? [] : asked, at, isHourSet }),
  }
}

export const listAskedLately = (
  tx: Tx,
  services: Services,
  connectors: { workspaceId: string; connectorKeys: readonly string[] },
) => listAsked(tx, { ...connectors, since: new Date(services.now().getTime() - limitDays * 86_400_000) })

export const askingOf = (services: Services, { connectorKey, targetPerson, target, timeZone }: AskOfConnector) => ({
  connectorKey,
  target: askedFor(services, targetPerson, target),
  zone: timeZone,
})

function askedFor({ config }: Services, person: string | null, target: KnownTarget): AskedFor {
  const keys = personKeys(config.SECRET)
  const { email, linkedinUrl, name, company } = target
  const handles = { linkedinSlug: slugOf(linkedinUrl ?? undefined), emails: email ? [email] : [], phones: [] }
  return {
    keys: [...(person ? [person] : []), ...keys.of(handles)],
    name: fold(name),
    company: company === null ? null : keys.company(company),
  }
}
