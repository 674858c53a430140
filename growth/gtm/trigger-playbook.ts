import { announce } from '@wellmet/platform/events/event.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { ProgramTrigger } from '../leads/leads.rules.ts'
import { saveLead, type SentForm } from '../leads/save-lead.ts'
import type { Happened, Started } from '../tracking/trackable.ts'
import { leadTriggered } from './gtm.events.ts'

const save = saveLead('gtm')

export type SentByProgram = Omit<SentForm, 'wording' | 'source'>

/**
 * As the system. Saves the lead, of whom the program says so and nobody has asked them, and lets the playbooks know. A
 * playbook makes tasks for people: no mail leaves by itself.
 */
export const triggerPlaybook =
  (trigger: ProgramTrigger) =>
  async (context: HookContext, happened: Happened<SentByProgram>): Promise<Started> => {
    const payload = { ...happened.payload, source: trigger, wording: '' }
    const started = await save(context, { ...happened, payload })
    const { workspaceId, by: userId } = happened
    if (started.subjectId && userId)
      await announce(context.tx, leadTriggered, { workspaceId, leadId: started.subjectId, userId })
    return started
  }
