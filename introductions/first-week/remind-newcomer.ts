import { nudge } from '@wellmet/account/orchestrator/nudge.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import { skipped, type Outcome, type RunContext } from '@wellmet/platform/runs/step.ts'
import { act } from '@wellmet/platform/runs/steps.ts'
import { firstWeekMessages } from './first-week.messages.ts'
import { readFirstSteps } from './first-week.store.ts'

type FirstStep = keyof Awaited<ReturnType<typeof readFirstSteps>>

interface Reminder {
  step: () => string
  title: Message
  body?: readonly Message[]
  link: `/${string}`
}

/** Unless they have done it. */
export const remindNewcomer = (name: FirstStep, { step, ...told }: Reminder) =>
  act(name, {
    title: step,
    reminds: true,
    run: async (run: RunContext): Promise<Outcome<never>> =>
      (await readFirstSteps(run.tx))[name]
        ? skipped(firstWeekMessages.alreadyDone.message())
        : nudge(run, { ...told, says: firstWeekMessages.reminded.message() }),
  })
