import { nudge } from '@wellmet/account/orchestrator/nudge.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import { finished, type Outcome, type Step } from '@wellmet/platform/runs/step.ts'
import { act, waitFor } from '@wellmet/platform/runs/steps.ts'
import { introductionChanged } from '../moves/moves.events.ts'
import { afterIntroductionMessages } from './after-introduction.messages.ts'
import { findIntroduced, type Asked, type Introduced } from './find-introduced.ts'

interface Told {
  title: Message
  body?: readonly Message[]
}

/** With where the request stands now; what has ended needs no reminder. */
export const remindAsker = (name: string, title: () => string, tell: (asked: Introduced) => Told | Outcome<never>) =>
  act(name, {
    title,
    reminds: true,
    async run(run: Asked): Promise<Outcome<never>> {
      const { ended, reminded } = afterIntroductionMessages
      const introduced = await findIntroduced(run)
      if (!introduced) return finished(ended.message())
      const told = tell(introduced)
      if ('is' in told) return told
      return nudge(run, { ...told, link: `/introductions?request=${run.input.requestId}`, says: reminded.message() })
    },
  })

interface AwaitedStage {
  isSo: (stage: string | undefined) => boolean
  until: (run: Asked) => Date
}

/** Until the request is in such a stage. */
export const waitForStage = (
  name: string,
  title: () => string,
  { isSo, until, waitsUntil }: Pick<Step, 'waitsUntil'> & AwaitedStage,
) =>
  waitFor(name, {
    title,
    event: introductionChanged,
    key: ({ input }: Asked) => input.requestId,
    keyIn: ({ requestId, to }) => (isSo(to) ? requestId : null),
    until,
    ...(waitsUntil ? { waitsUntil } : {}),
    isOver: async (run) => isSo((await findIntroduced(run))?.stage),
  })
