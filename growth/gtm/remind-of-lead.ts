import { nudge } from '@wellmet/account/orchestrator/nudge.ts'
import { finished, skipped, type Outcome, type RunContext } from '@wellmet/platform/runs/step.ts'
import { act } from '@wellmet/platform/runs/steps.ts'
import { gtmMessages as m } from './gtm.messages.ts'
import { findLead } from './gtm.store.ts'

/** Unless somebody has looked at the lead, or it is gone. */
export const remindOfLead = (name: string, title: () => string, says: typeof m.replyTitle) =>
  act(name, {
    title,
    reminds: true,
    async run(run: RunContext<{ leadId: string }, 'remindAfter'>): Promise<Outcome<never>> {
      const lead = await findLead(run.tx, { id: run.input.leadId })
      if (!lead) return finished(m.gone.message())
      if (lead.state !== 'new') return skipped(m.taken.message())
      return nudge(run, {
        title: says.message({ name: lead.name ?? '' }),
        body: [m.replyBody.message()],
        link: '/leads',
        says: m.reminded.message(),
      })
    },
  })
