import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { playbook, startsWhen } from '@wellmet/platform/runs/playbook.ts'
import type { RunContext } from '@wellmet/platform/runs/step.ts'
import { wait } from '@wellmet/platform/runs/steps.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { leadTriggered } from './gtm.events.ts'
import { gtmMessages as m } from './gtm.messages.ts'
import { listLeadNames, listNewLeads } from './gtm.store.ts'
import { remindOfLead } from './remind-of-lead.ts'

const startFor = (workspaceId: string, userId: string, leadId: string) => ({
  workspaceId,
  viewerId: userId,
  about: leadId,
  input: { leadId },
})

/** Every step is a task in the app for one member; nobody is mailed. */
export const newLead = playbook({
  name: 'growth.new-lead',
  version: 1,
  title: m.title,
  about: m.about,
  input: z.object({ leadId: Id }),
  settings: { remindAfter: { label: m.remindAfter, least: 1, most: 30, usual: 2 } },
  starts: [startsWhen(leadTriggered, ({ workspaceId, userId, leadId }) => startFor(workspaceId, userId, leadId))],
  choices: async ({ tx, viewer: { workspaceId, userId } }) =>
    (await listNewLeads(tx, { workspaceId })).map(({ id, name }) => ({
      ...startFor(workspaceId, userId, id),
      label: name,
    })),
  names: async ({ tx }, ids) => new Map((await listLeadNames(tx, { ids: [...ids] })).map(({ id, name }) => [id, name])),
  steps: [
    remindOfLead('reply', m.reply, m.replyTitle),
    wait('later', {
      title: m.later,
      until: ({ now, settings }: RunContext<{ leadId: string }, 'remindAfter'>) => addDays(now, settings.remindAfter),
    }),
    remindOfLead('again', m.again, m.againTitle),
  ],
})
