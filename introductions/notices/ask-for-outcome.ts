import { notify } from '@wellmet/account/notifications/notify.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { completedIssueMessages } from './completed-issue.messages.ts'
import { findRequest } from '../moves/lock-request.ts'
import { isOpen } from '../stages/stages.rules.ts'

interface CompletedIssue {
  requestIds: string[]
  issue: string
}

/** Another tool says that work is done, and only the asker knows what became of the introduction: they are asked. */
export async function askForOutcome(
  { tx, services }: ReactionContext,
  { requestIds, issue }: CompletedIssue,
): Promise<void> {
  for (const id of requestIds) {
    const request = await findRequest(tx, id)
    if (!request || request.personDeletedAt !== null) continue
    const stage = request.stage
    if (stage === 'drafted' || !isOpen(stage)) continue
    const { userId, workspaceId, target } = request
    await notify(tx, services, {
      userId,
      workspaceId,
      kind: 'introduction.due',
      title: completedIssueMessages.done.message({ issue, target: target.name }),
      body: [completedIssueMessages.sayOutcome.message()],
      link: `/introductions?request=${id}`,
      dedupeKey: `linear:${id}:${issue}`,
    })
  }
}
