import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { playbook, startsWhen } from '@wellmet/platform/runs/playbook.ts'
import { skipped } from '@wellmet/platform/runs/step.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { introductionChanged } from '../moves/moves.events.ts'
import { afterIntroductionMessages as m } from './after-introduction.messages.ts'
import { listIntroduced, listTargets } from './after-introduction.store.ts'
import { hasReply, isSettled } from './find-introduced.ts'
import { remindAsker, waitForStage } from './remind-asker.ts'

const startFor = (workspaceId: string, userId: string, requestId: string) => ({
  workspaceId,
  viewerId: userId,
  about: requestId,
  input: { requestId },
})

/** Reminds the asker alone: neither the connector nor the target is written to. */
export const afterIntroduction = playbook({
  name: 'introductions.after-introduction',
  version: 1,
  title: m.title,
  about: m.about,
  input: z.object({ requestId: Id }),
  settings: {
    followUpAfter: { label: m.followUpAfter, least: 1, most: 30, usual: 5 },
    recordAfter: { label: m.recordAfter, least: 1, most: 90, usual: 14 },
  },
  starts: [
    startsWhen(introductionChanged, ({ workspaceId, userId, requestId, from, to }) =>
      to === 'intro_sent' && from !== to ? startFor(workspaceId, userId, requestId) : null,
    ),
  ],
  choices: async ({ tx, viewer: { workspaceId, userId } }) =>
    (await listIntroduced(tx, { workspaceId, userId })).map(({ id, name }) => ({
      ...startFor(workspaceId, userId, id),
      label: name,
    })),
  names: async ({ tx }, ids) =>
    new Map((await listTargets(tx, { ids: [...ids] })).map(({ id, name }) => [id, m.runName({ target: name })])),
  steps: [
    remindAsker('thank', m.thank, ({ connector, target }) => ({ title: m.thankTitle.message({ connector, target }) })),
    waitForStage('reply', m.reply, {
      isSo: hasReply,
      until: (run) => addDays(run.now, run.settings.followUpAfter),
      waitsUntil: (at, isMine) => m.replyWait({ at, who: isMine ? 'you' : 'them' }),
    }),
    remindAsker('follow-up', m.followUp, ({ stage, target }) => {
      if (hasReply(stage)) return skipped(m.replied.message())
      return { title: m.followUpTitle.message({ target }), body: [m.followUpBody.message()] }
    }),
    waitForStage('outcome', m.outcome, {
      isSo: isSettled,
      until: (run) => addDays(run.now, run.settings.recordAfter),
      waitsUntil: (at, isMine) => m.outcomeWait({ at, who: isMine ? 'you' : 'them' }),
    }),
    remindAsker('record', m.record, ({ stage, target }) => {
      if (isSettled(stage)) return skipped((stage === 'meeting_booked' ? m.meetingBooked : m.recorded).message())
      return { title: m.recordTitle.message({ target }), body: [m.recordBody.message()] }
    }),
  ],
})
