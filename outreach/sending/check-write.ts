import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { mayWrite, type Judged } from './may-write.ts'
import type { WriteVerdict } from './sending.contract.ts'
import { refusalWords } from './refusal-words.rules.ts'

/** The same answer that a follow-up gets; counts nothing. */
export const checkWrite = ({ db, services, viewer }: MemberCall, email: string): Promise<WriteVerdict> =>
  // As the system: caps and refusals are counted over the whole server
  db.asSystem(async (tx) => {
    const { userId, workspaceId } = viewer
    return toVerdict(await mayWrite(tx, services, { sender: { userId, workspaceId }, to: email }))
  })

const toVerdict = ({ judgement, permissions, senderZone }: Judged): WriteVerdict => ({
  may: judgement.is === 'yes',
  isAnswer: judgement.is === 'yes' && judgement.isAnswer,
  permissions: permissions.map(({ kind, evidence, at, until }) => ({
    kind,
    evidence: renderMessage(evidence),
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
  })),
  refusal: judgement.is === 'yes' ? null : refusalWords(judgement, senderZone),
})
