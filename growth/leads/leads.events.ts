import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'
import { LeadKind } from './leads.contract.ts'

/** Somebody new came by a form. */
export const leadSaved = event('lead.saved', z.object({ leadId: Id, workspaceId: Id, kind: LeadKind }))

/** The owner of the address said that it was them, or that they take it back. */
export const leadAnswered = event(
  'lead.answered',
  z.object({ leadId: Id, workspaceId: Id, answer: z.enum(['confirm', 'withdraw']) }),
)
