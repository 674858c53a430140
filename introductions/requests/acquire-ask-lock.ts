import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { limitDays, type AskedFor, type Refusal } from '../connector-rules/allowance.rules.ts'
import { readConnectorRules, type JudgeAsk } from '../connector-rules/read-connector-rules.ts'
import { holdsLock } from './move.rules.ts'
import { findOpenAsk, listAsked, lockConnector, type KnownTarget, type RequestRow } from './requests.store.ts'
import { stageOf, type Stage } from './vocabulary.rules.ts'

/**
 * Before a request comes to hold the lock of its connector and target: takes turns with everybody else who asks that
 * connector, and sees that nobody holds it. Where the connector is asked by it, their rules must allow it now.
 */
export async function acquireAskLock(tx: Tx, services: Services, row: RequestRow, to: Stage): Promise<void> {
  if (holdsLock(stageOf(row.rawStatus)) || !holdsLock(to)) return
  await lockConnector(tx, row)
  const other = await findOpenAsk(tx, row)
  if (other) throw askedAlready(row, other)
  if (to !== 'awaiting_connector') return
  if (row.connector.email === null) throw noAddress(row.connector.name)
  const now = services.now()
  const { refusal, at } = await judge(tx, services, row, { at: now, isHourSet: false })
  if (refusal) throw refusedBy(row.connector.name, refusal, now)
  if (at > now) throw refusedBy(row.connector.name, { reason: 'quiet', from: at }, now)
}

export const askedAlready = ({ userId, connector, target }: RequestRow, other: { userId: string; askerName: string }) =>
  fail(
    'conflict',
    `${other.userId === userId ? 'You' : other.askerName} asked ${connector.name} about ${target.name} already.`,
    { errors: [{ field: 'status', message: 'one open ask of a connector for a target' }] },
  )

export const noAddress = (name: string): Problem =>
  fail('conflict', `Nobody knows where to write to ${name}. Give an address, or save it as a draft.`, {
    errors: [{ field: 'connector.email', message: 'is needed to ask' }],
  })

const said: Record<Refusal['reason'], (name: string) => string> = {
  limit: (name) => `${name} was asked as often as they want to be.`,
  quiet: (name) => `${name} takes no requests at the moment.`,
  // Not which rule, and not whether it is about the person or the company: that is the connector's own business.
  not_this_one: (name) => `${name} does not make this introduction.`,
}

/** Says why by class, and from when; never which rule about whom. */
export function refusedBy(name: string, { reason, from }: Refusal, now: Date): Problem {
  const next = from ? `They can be asked from ${from.toISOString().slice(0, 10)}.` : 'Ask somebody else.'
  return fail('conflict', `${said[reason](name)} ${next}`, {
    errors: [
      { field: 'connector', message: reason },
      ...(from ? [{ field: 'scheduledFor', message: from.toISOString() }] : []),
    ],
    ...(from ? { retryAfterSeconds: Math.max(1, Math.ceil((from.getTime() - now.getTime()) / 1000)) } : {}),
  })
}

/** How often they were asked is counted for now only: what is planned is judged again when its time has come. */
export async function judge(
  tx: Tx,
  services: Services,
  row: AskOfConnector & { workspaceId: string },
  { at, isHourSet }: { at: Date; isHourSet: boolean },
): Promise<ReturnType<JudgeAsk>> {
  const connectors = { workspaceId: row.workspaceId, connectorKeys: [row.connectorKey] }
  const asked = at > services.now() ? [] : await listAskedLately(tx, services, connectors)
  const judgeAsk = await readConnectorRules(tx, services, connectors)
  return judgeAsk({ ...askingOf(services, row), asked: asked.map((line) => line.at), at, isHourSet })
}

/** What the rules of a connector are held against. */
export type AskOfConnector = Pick<RequestRow, 'connectorKey' | 'targetPerson' | 'target' | 'timeZone'>

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
