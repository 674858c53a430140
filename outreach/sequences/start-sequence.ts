import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { isMailAddress } from '@wellmet/platform/mail/mail.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { addressKeys } from '@wellmet/introductions/proven-addresses/address-keys.ts'
import { findContactAddresses } from '@wellmet/introductions/requests/find-contact-addresses.ts'
import { findTargetAddress } from '@wellmet/introductions/requests/show-requests.ts'
import { mayWrite } from '../sending/may-write.ts'
import { refusalWords } from '../sending/refusal-words.rules.ts'
import { mostSequences, type FollowUpSequence, type NewSequence } from './sequences.contract.ts'
import { sequencesMessages as m } from './sequences.messages.ts'
import {
  countRunning,
  deleteSequence,
  findIntroduction,
  findSequenceOf,
  insertSequence,
  insertSteps,
} from './sequences.store.ts'
import { showSequence } from './show-sequences.ts'
import { stepTimes } from './step-times.rules.ts'
import { stopReasonOf } from './stop-reason.rules.ts'

/** Follows up after one introduction of the viewer. Fails unless they may write to the target, at once or later. */
export const startSequence = (call: MemberCall, wanted: NewSequence): Promise<FollowUpSequence> =>
  call.db.transaction(async (tx) => {
    const introduced = await findIntroduced(tx, wanted)
    // As the system: no member writes past the gate, which counts over the whole server
    await asSystem(tx, async (system) => {
      await checkAllowed(system, call, introduced)
      await insert(system, call, introduced, wanted.afterDays)
    })
    return showSequence(tx, call, introduced.requestId)
  })

/** Fails as starting it would, and starts nothing. */
export const checkSequence = (call: MemberCall, wanted: NewSequence): Promise<void> =>
  call.db.transaction(async (tx) => {
    const introduced = await findIntroduced(tx, wanted)
    await asSystem(tx, (system) => checkAllowed(system, call, introduced))
  })

async function findIntroduced(tx: Tx, { requestId, email }: NewSequence): Promise<Introduced> {
  const request = await findIntroduction(tx, { id: requestId })
  if (!request) throw notFound('request')
  if (request.sentAt === null || stopReasonOf({ ...request, personDeletedAt: null }) !== null)
    throw fail('unprocessable', m.notIntroduced({ target: request.target }))
  const known = await findAddress(tx, request)
  const address = known ?? email
  if (address === undefined) throw wrongAddress(m.noAddress({ target: request.target }))
  // The introduction is to whom it names, whatever is typed here.
  if (email !== undefined && mailboxOf(email) !== mailboxOf(address))
    throw wrongAddress(m.otherAddress({ target: request.target }))
  return { requestId, sentAt: request.sentAt, address, target: request.target }
}

const wrongAddress = (message: string) => fail('unprocessable', message, { errors: [{ field: 'email', message }] })

async function findAddress(
  tx: Tx,
  { id, targetPerson }: { id: string; targetPerson: string | null },
): Promise<string | null> {
  const said = await findTargetAddress(tx, id)
  const address =
    said ??
    (targetPerson === null ? null : ((await findContactAddresses(tx, [targetPerson])).get(targetPerson) ?? null))
  // Imported files have addresses that no email can go to.
  return address !== null && isMailAddress(address) ? address.toLowerCase() : null
}

interface Introduced {
  requestId: string
  sentAt: Date
  address: string
  target: string
}

async function checkAllowed(
  tx: Tx,
  { services, viewer: { workspaceId, userId } }: MemberCall,
  { requestId, address, target }: Introduced,
): Promise<void> {
  const sender = { workspaceId, userId }
  // Takes the lock of the sender, so that two tabs do not start the same.
  const { judgement, senderZone } = await mayWrite(tx, services, { sender, to: address, requestId })
  if (judgement.is === 'no') {
    const { says, remedy } = refusalWords(judgement, senderZone)
    throw fail('unprocessable', `${says} ${remedy}`)
  }
  const before = await findSequenceOf(tx, { userId, requestId })
  if (before && before.stopReason !== 'member') throw fail('conflict', m.followedUpAlready())
  if (before && !before.mailbox.equals(mailboxKey(services, address))) throw wrongAddress(m.otherAddress({ target }))
  if ((await countRunning(tx, sender)).count >= mostSequences)
    throw fail('conflict', m.tooMany({ most: mostSequences }))
}

async function insert(
  tx: Tx,
  { services, viewer: { workspaceId, userId } }: MemberCall,
  { requestId, sentAt, address }: Introduced,
  afterDays: readonly number[],
): Promise<void> {
  const sender = { workspaceId, userId }
  const now = services.now()
  const before = await findSequenceOf(tx, { userId, requestId })
  if (before) await deleteSequence(tx, { id: before.id })
  const id = newId()
  const [mailbox, personKeys] = [mailboxKey(services, address), addressKeys(services, address)]
  await insertSequence(tx, { ...sender, id, requestId, address, mailbox, personKeys, now })
  await insertSteps(tx, {
    ...sender,
    sequenceId: id,
    numbers: afterDays.map((_, at) => at + 1),
    afterDays: [...afterDays],
    dueTimes: stepTimes(sentAt, afterDays, now),
  })
}
