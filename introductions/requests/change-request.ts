import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findRoutesAgain } from './find-saved-paths.ts'
import type { Change, WholeIntroduction } from './introductions.contract.ts'
import { getRequest } from './move-request.ts'
import { recordChange } from './record-change.ts'
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
    if (row.personDeletedAt)
      throw fail(
        'conflict',
        'A person in this request was deleted, so it cannot be changed. It still counts in your statistics.',
      )
    if (change.scheduledFor || (status && stageOf(status) === 'awaiting_connector')) await expectRoute(tx, call, row)
    const edited = await saveContent(tx, call, row, change)
    const submitted = await submitRequest(tx, call.services, edited, { status, scheduledFor: change.scheduledFor })
    return showWhole(tx, call, submitted)
  })

export async function expectMine(tx: Tx, { viewer }: MemberCall, id: string): Promise<void> {
  const { userId, askerName } = await findSeen(tx, id)
  if (userId !== viewer.userId)
    throw fail('forbidden', `This is ${askerName}’s request. You follow it and cannot change it.`)
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
    throw fail('conflict', `${route.via.name} has no path to ${target.name} any more. Try the next connector.`)
}

/** Only a draft can be edited. Returns the row as it is afterwards. */
async function saveContent(tx: Tx, { services }: MemberCall, row: RequestRow, change: Change): Promise<RequestRow> {
  const { status: _status, scheduledFor: _scheduledFor, timeZone = row.timeZone, ...words } = change
  if (Object.values(words).every((value) => value === undefined) && timeZone === row.timeZone) return row
  if (stageOf(row.rawStatus) !== 'drafted')
    throw fail(
      'conflict',
      'The connector was asked already, so the text cannot be changed. End the request and reopen it to edit the text.',
    )
  if (words.connectorEmail !== undefined && row.connector.kind === 'member')
    throw fail('unprocessable', 'A teammate is asked at the email address of their account.', {
      errors: [{ field: 'connectorEmail', message: 'is for contacts' }],
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
