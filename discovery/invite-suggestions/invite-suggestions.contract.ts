import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Text } from '@wellmet/platform/contract/shapes.ts'
import { Notice } from '@wellmet/graph/paths/paths.contract.ts'

const Somebody = z.object({ id: Id, name: z.string(), company: z.string().nullable() })

export const Suggestion = z
  .object({
    contact: Somebody.extend({
      strength: z.int().min(0).max(100).meta({ description: 'Between me and them' }),
    }),
    gain: z.int().meta({
      description:
        'Targets whom they likely know and nobody in sight is in touch with; I reach them by inference at best, and through no earlier suggestion',
    }),
    strength: z.int().meta({
      description: 'Chances in thousandths that they know each of these, summed: decides between equal gains',
    }),
    targets: z.array(Somebody).meta({ description: 'The first five of them' }),
    reasons: z.array(z.string()).meta({
      description: 'Why they likely know these targets, from what I see already: the most telling first',
    }),
  })
  .meta({ id: 'InvitationSuggestion' })
export type Suggestion = z.infer<typeof Suggestion>

export const InviteSuggestions = z
  .object({
    sentence: z.string(),
    picks: z.array(Suggestion).meta({ description: 'Best first; each counts only what those before it do not reach' }),
    targets: z.int().meta({
      description: 'People in sight among the targets who are no contacts of mine and to whom no good route leads',
    }),
    basis: z.enum(['asked', 'wanted', 'known']).meta({
      description:
        'What the targets are: the companies asked for; my target lists and open missions; the companies where I know most people',
    }),
    companies: z.array(z.string()).meta({ description: 'Where I looked' }),
    notice: Notice.nullable(),
  })
  .meta({ id: 'InviteSuggestions' })
export type InviteSuggestions = z.infer<typeof InviteSuggestions>

export const InviteSuggestionsQuestion = z.strictObject({
  companies: Text(1000).optional().meta({
    description:
      'Names of companies, separated by commas. Without them, my target lists and open missions; without those, the hundred where I know most people',
  }),
  limit: z.int().min(1).max(10).default(3),
})
export type InviteSuggestionsQuestion = z.infer<typeof InviteSuggestionsQuestion>

export const inviteSuggestions = contract('dashboard', {
  suggest: {
    route: 'GET /api/dashboard/graph-sharing/network-seeding',
    access: 'viewer',
    summary: 'Who to invite next: the contacts of mine who likely know most people I want to reach, and why',
    query: InviteSuggestionsQuestion,
    reply: InviteSuggestions,
  },
})
