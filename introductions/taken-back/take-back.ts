import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { withdrawOutcomeMail } from '../asks/withdraw-outcome-mail.ts'
import { restoreLinks } from '../guest-links/revoke-guest-links.ts'
import type { WholeIntroduction } from '../requests/introductions.contract.ts'
import { showWhole } from '../requests/show-requests.ts'
import { takeBackMove } from '../requests/take-back-move.ts'

/** The request stands where it stood, the links that ended with the record work again, and no email about it leaves. */
export const takeBack = (call: MemberCall, id: string): Promise<WholeIntroduction> =>
  call.db.transaction(async (tx) => {
    await takeBackMove(tx, call, id, async (system, _services, since) => {
      await withdrawOutcomeMail(system, id)
      await restoreLinks(system, id, since)
    })
    return showWhole(tx, call, { id })
  })
