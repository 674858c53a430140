import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findRoutesAgain } from './find-saved-paths.ts'
import type { Change, WholeIntroduction } from './introductions.contract.ts'
import { getRequest } from './move-request.ts'
import { recordChange } from './record-change.ts'
import { requestsMessages } from './requests.messages.ts'
import { updateContent, type RequestRow } from './requests.store.ts'
import { findSeen, showWhole } from './show-requests.ts'
import { readStatus } from './read-status.ts'
import { submitRequest } from './submit-request.ts'
import { stageOf } from './vocabulary.rules.ts'

/** Saves the content, the time and the status, in this order, or nothing. */
export const changeRequest = (call: MemberCall, id: string, change: Change): Promise<WholeIntroduction> =>
  call.db.transaction(async (tx) => {
    await expectMine(tx, call, id)
    const status = change.status === undefined ? undefined : readStatus(change.status)
    const row = await getRequest(tx, id)
    call.expectUnchanged(await showWhole(tx, call, { id }))
    if (row.personDeletedAt) throw fail('conflict', requestsMessages.hasDeletedPerson())
    if (change.scheduledFor || (status && stageOf(status) === 'awaiting_connector')) await expectRoute(tx, call, row)
    const edited = await saveContent(tx, call, row, change)
    const submitted = await submitRequest(tx, call.services, edited, { status, scheduledFor: change.scheduledFor })
    return showWhole(tx, call, submitted)
  })

export async function expectMine(tx: Tx, { viewer }: MemberCall, id: string): Promise<void> {
  const { userId, askerName } = await findSeen(tx, id)
  if (userId !== viewer.userId) throw fail('forbidden', requestsMessages.notYours({ asker: askerName }))
}

/** A draft may be older than its path. Fails if the path does not exist any more. */
async function expectRoute(
  tx: Tx,
  call: MemberCall,
  { targetPerson, target, rawStatus, route }: RequestRow,
): Promise<void> {
  if (targetPerson === null || stageOf(rawStatus) !== 'drafted') return
  const routes = await findRoutesAgain(tx, call, targetPerson)
  if (!routes.some(({ via }) => via.personId === route.via.personId))
    throw fail('conflict', requestsMessages.connectorHasNoPath({ connector: route.via.name, target: target.name }))
}

/** Only a draft can be edited. Returns the row as it is afterwards. */
async function saveContent(tx: Tx, { services }: MemberCall, row: RequestRow, change: Change): Promise<RequestRow> {
  const { status: _status, scheduledFor: _scheduledFor, timeZone = row.timeZone, ...words } = change
  if (Object.values(words).every((value) => value === undefined) && timeZone === row.timeZone) return row
  if (stageOf(row.rawStatus) !== 'drafted') throw fail('conflict', requestsMessages.textIsSent())
  if (words.connectorEmail !== undefined && row.connector.kind === 'member')
    throw fail('unprocessable', requestsMessages.memberAddress(), {
      errors: [{ field: 'connectorEmail', message: requestsMessages.memberAddress() }],
    })
  const content = {
    subject: words.subject ?? row.subject,
    message: words.message ?? row.message,
    nextStep: words.nextStep === undefined ? row.nextStep : words.nextStep,
    context: words.context === undefined ? row.context : words.context,
    isBlind: words.blind ?? row.isBlind,
    timeZone,
    connector: { ...row.connector, email: words.connectorEmail ?? row.connector.email },
  }
  const now = services.now()
  await updateContent(tx, { ...content, id: row.id, connector: JSON.stringify(content.connector), now })
  await recordChange(tx, services, row, { by: 'asker', kind: 'changed' })
  return { ...row, ...content, version: row.version + 1, changedAt: now }
}
