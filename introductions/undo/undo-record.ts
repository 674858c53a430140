import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { withdrawOutcomeMail } from '../asks/withdraw-outcome-mail.ts'
import { restoreLinks } from '../guest-links/revoke-guest-links.ts'
import type { WholeIntroduction } from '../requests/introductions.contract.ts'
import { requestsMessages } from '../requests/requests.messages.ts'
import { showWhole } from '../requests/show-requests.ts'
import { undoMove } from './undo-move.ts'
import { emailLeft } from '../moves/undo.rules.ts'

/**
 * The request stands where it stood, the links that ended with the record work again, and no email about it leaves. One
 * that has left cannot be called back: the asker is told so.
 */
export const undoRecord = (call: MemberCall, id: string): Promise<WholeIntroduction> =>
  call.db.transaction(async (tx) => {
    let hasLeft = false
    await undoMove(tx, call, id, async (system, _services, since) => {
      hasLeft = await withdrawOutcomeMail(system, id, since)
      await restoreLinks(system, id, since)
      return hasLeft ? emailLeft : undefined
    })
    if (!hasLeft) return showWhole(tx, call, { id })
    const { connector } = await showWhole(tx, call, { id })
    const message = requestsMessages.takenBackEmailLeft({ connector: connector.name })
    return showWhole(tx, call, { id, notice: { code: emailLeft, message } })
  })
