import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { toClaims } from '../grounding/claim-words.rules.ts'
import { findAsker } from '../grounding/find-asker.ts'
import { askerFacts, requestFacts } from '../grounding/row-facts.rules.ts'
import { evidenceOf } from '../grounding/show-checks.rules.ts'
import type { FollowUp, FollowUpKind } from './assistant.contract.ts'
import { assistantMessages } from './assistant.messages.ts'
import { findRequestAbout } from './assistant.store.ts'
import { followUpFor, howLongAgo, mayFollowUp, tooEarlyUntil, writeFollowUp } from './follow-up.rules.ts'

/** The next message about a request of the viewer, as a draft. */
export const draftFollowUp = (
  call: MemberCall,
  { requestId, kind: wanted }: { requestId: string; kind?: FollowUpKind | undefined },
): Promise<FollowUp> =>
  call.db.reading(async (tx) => {
    const request = await findRequestAbout(tx, { id: requestId })
    if (!request) throw notFound('request')
    const { id, stage, repliedWith, connectorName, targetName, askedAt, sentAt, meetingAt, timeZone } = request
    const kind = wanted ?? followUpFor(stage)
    if (kind === null || !mayFollowUp(stage, kind)) throw fail('conflict', assistantMessages.cannotFollowUp())
    const now = call.services.now()
    const from = kind === 'nudge' ? tooEarlyUntil({ stage, askedAt, now }) : null
    if (from !== null && askedAt !== null)
      throw fail(
        'conflict',
        assistantMessages.followUpTooEarly({ connector: connectorName, when: howLongAgo(askedAt, now), on: from }),
      )
    const asker = await findAsker(tx)
    const { name } = asker
    const viewer = { id: call.viewer.userId, name }
    const show = (number: string): string => personIds(call).show(BigInt(number))
    const claims = toClaims([...askerFacts(viewer, asker), ...requestFacts(request, viewer, show)], viewer.id)
    return writeFollowUp(kind, {
      requestId: id,
      stage,
      asker: name,
      workspace: asker.workspace,
      headline: asker.headline,
      now,
      connector: connectorName,
      target: targetName,
      repliedWith,
      askedAt,
      sentAt,
      meetingAt,
      timeZone,
      evidence: (about) => claims.filter(({ kind }) => kind === about).flatMap(evidenceOf),
    })
  })
