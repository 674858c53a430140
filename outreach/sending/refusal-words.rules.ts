import { dateIn } from '@wellmet/platform/values/calendar.rules.ts'
import type { WriteJudgement } from './may-write.rules.ts'
import type { WriteRefusal, WriteVerdict } from './sending.contract.ts'
import { sendingMessages as m } from './sending.messages.ts'

type Refused = Exclude<WriteJudgement, { is: 'yes' }>
type Words = readonly [says: () => string, remedy: (at: { from: Date }) => string]

const words: Record<WriteRefusal, Words> = {
  unreachable: [m.unreachable, m.unreachableRemedy],
  not_verified: [m.notVerified, m.notVerifiedRemedy],
  leaving: [m.leaving, m.leavingRemedy],
  no_permission: [m.noPermission, m.noPermissionRemedy],
  away: [m.away, m.waitRemedy],
  recipient_cap: [m.recipientCap, m.waitRemedy],
  mailbox_cap: [m.mailboxCap, m.waitRemedy],
  said_cap: [m.saidCap, m.waitRemedy],
  server_cap: [m.serverCap, m.waitRemedy],
  quiet_hours: [m.quietHours, m.waitRemedy],
  paused: [m.paused, m.pausedRemedy],
}

/** Why not, and what would change it. A day is that of the sender's time zone. */
export function refusalWords(refused: Refused, senderZone: string): NonNullable<WriteVerdict['refusal']> {
  const from = refused.is === 'later' ? refused.from : null
  const [says, remedy] = words[refused.reason]
  return {
    reason: refused.reason,
    says: says(),
    remedy: remedy({ from: new Date(dateIn(from ?? new Date(0), senderZone)) }),
    from: from?.toISOString() ?? null,
  }
}
