import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { askThrough } from '../drafts/asked-sentences.rules.ts'
import { moveAsAsker } from './act-across-members.ts'
import { expectMine } from './change-request.ts'
import { findRoutesAgain } from './find-saved-paths.ts'
import type { WholeIntroduction } from './introductions.contract.ts'
import { getRequest } from '../moves/lock-request.ts'
import { requestIntroduction } from './request-introduction.ts'
import { requestsMessages } from './requests.messages.ts'
import { isOpen } from '../stages/stages.rules.ts'

/**
 * The next of the fallback paths that still exists, and whose connector has not said no to the asker. The message is to
 * the target and is kept, and says that the next connector was asked; what was said to the last one alone is left out.
 */
export const tryNextPath = (call: MemberCall, id: string): Promise<WholeIntroduction> =>
  call.db.transaction(async (tx) => {
    await expectMine(tx, call, id)
    const row = await getRequest(tx, id)
    const stage = row.stage
    if (stage === 'converted') throw fail('conflict', requestsMessages.nothingToTryAgain())
    if (row.targetPerson === null) throw noNext(row.target.name)
    const personId = personIds(call).show(BigInt(row.targetPerson))
    const existing = (await findRoutesAgain(tx, call, row.targetPerson)).filter(
      ({ path }) => path.availability.reason !== 'declined',
    )
    const next = row.fallbackPaths.find(({ via }) => existing.some((route) => route.via.personId === via.personId))
    if (!next) throw noNext(row.target.name)
    if (isOpen(stage))
      await moveAsAsker(tx, call.services, row, {
        to: 'archived',
        by: 'asker',
        kind: 'next_path',
        note: next.via.name,
      })
    return requestIntroduction(call, {
      target: { personId },
      connector: { personId: next.via.personId },
      subject: row.subject,
      message: askThrough(row.message, next.via.name),
      ...(row.nextStep === null ? {} : { nextStep: row.nextStep }),
      blind: row.isBlind,
      timeZone: row.timeZone,
    })
  })

const noNext = (target: string) => fail('conflict', requestsMessages.noOtherPath({ target }))
