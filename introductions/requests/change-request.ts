import { expectPaid } from '@wellmet/account/billing/entitled.ts'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { expectVerifiedEmail } from '@wellmet/platform/http/access.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { mailboxKey } from '../proven-addresses/address-keys.ts'
import { askMemberAt } from './act-across-members.ts'
import { findRoutesAgain } from './find-saved-paths.ts'
import type { Change, WholeIntroduction } from './introductions.contract.ts'
import { getRequest, type RequestRow } from '../moves/lock-request.ts'
import { recordChange } from '../moves/record-change.ts'
import { requestsMessages } from './requests.messages.ts'
import { findAsker, updateContent } from './requests.store.ts'
import { findSeen, showWhole } from './show-requests.ts'
import { readElsewhere } from './read-elsewhere.ts'
import { readStatus } from './read-status.ts'
import { expectNobodyDeleted, expectNoGap, expectUnnamed, submitRequest } from './submit-request.ts'
import { stageOf } from '../stages/stages.rules.ts'

/** Saves the content, the time and the status, in this order, or nothing. */
export const changeRequest = (call: MemberCall, id: string, change: Change): Promise<WholeIntroduction> =>
  call.db.transaction(async (tx) => {
    await expectMine(tx, call, id)
    const status = change.status === undefined ? undefined : readStatus(change.status)
    const elsewhere = readElsewhere(change, call.services.now())
    if (change.note !== undefined && status === undefined && !elsewhere) throw noteAlone()
    const row = await getRequest(tx, id)
    call.expectUnchanged(await showWhole(tx, call, { id }))
    if (row.personDeletedAt) throw fail('conflict', requestsMessages.hasDeletedPerson())
    if (elsewhere) await expectPaid({ tx, services: call.services, workspaceId: call.viewer.workspaceId })
    else if (change.scheduledFor || (status && stageOf(status) === 'awaiting_connector')) {
      expectVerifiedEmail(call.viewer)
      await expectPaid({ tx, services: call.services, workspaceId: call.viewer.workspaceId })
      const { subject = row.subject, message = row.message } = change
      expectNoGap(message)
      if (change.blind ?? row.isBlind) expectUnnamed({ subject, message }, await findAsker(tx, row))
      await expectRoute(tx, call, row)
    }
    const edited = await askTeammateInstead(tx, call, await saveContent(tx, call, row, change))
    const submitted = await submitRequest(tx, call.services, edited, {
      status,
      scheduledFor: change.scheduledFor,
      meetingAt: change.meetingAt,
      note: change.note,
      elsewhere,
    })
    return showWhole(tx, call, submitted)
  })

function noteAlone(): Problem {
  const message = requestsMessages.noteNeedsStatus()
  return fail('unprocessable', message, { errors: [{ field: 'note', message }] })
}

export async function expectMine(tx: Tx, { viewer }: MemberCall, id: string): Promise<void> {
  const { userId, askerName } = await findSeen(tx, id)
  if (userId !== viewer.userId) throw fail('forbidden', requestsMessages.notYours({ asker: askerName }))
}

/** A draft may be older than its path. Fails if the path does not exist any more. */
async function expectRoute(
  tx: Tx,
  call: MemberCall,
  { targetPerson, target, stage, route }: RequestRow,
): Promise<void> {
  if (targetPerson === null || stage !== 'drafted') return
  const routes = await findRoutesAgain(tx, call, targetPerson)
  if (!routes.some(({ via }) => via.personId === route.via.personId))
    throw fail('conflict', requestsMessages.connectorHasNoPath({ connector: route.via.name, target: target.name }))
}

/** An address of a teammate makes it an ask of the teammate, with their rules. */
async function askTeammateInstead(tx: Tx, { services }: MemberCall, row: RequestRow): Promise<RequestRow> {
  if (row.stage !== 'drafted') return row
  const asked = await askMemberAt(tx, services, row)
  if (!asked) throw fail('conflict', requestsMessages.cannotAskYourself())
  return asked
}

/** Only a draft can be edited. Returns the row as it is afterwards. */
async function saveContent(tx: Tx, { services }: MemberCall, row: RequestRow, change: Change): Promise<RequestRow> {
  const {
    status: _status,
    scheduledFor: _scheduledFor,
    meetingAt: _meetingAt,
    note: _note,
    askedElsewhere: _askedElsewhere,
    askedAt: _askedAt,
    timeZone = row.timeZone,
    ...words
  } = change
  if (Object.values(words).every((value) => value === undefined) && timeZone === row.timeZone) return row
  if (row.stage !== 'drafted') throw fail('conflict', requestsMessages.textIsSent())
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
    mailboxKey: words.connectorEmail === undefined ? row.mailboxKey : mailboxKey(services, words.connectorEmail),
  }
  await expectNobodyDeleted(tx, services, { ...row, ...content })
  const now = services.now()
  await updateContent(tx, { ...content, id: row.id, connector: JSON.stringify(content.connector), now })
  await recordChange(tx, services, row, { by: 'asker', kind: 'changed' })
  return { ...row, ...content, version: row.version + 1, changedAt: now }
}
