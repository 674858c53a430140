import { z } from 'zod'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** Where things stand with somebody. The first that applies wins, in this order (`person-state.rules.ts`). */
export const StateName = z.enum([
  'you',
  'teammate',
  'asked_of_you',
  'you_promised',
  'your_turn_write',
  'your_turn_answer',
  'your_turn_outcome',
  'meeting',
  'introduced',
  'promised',
  'waiting_for_target',
  'waiting_for_connector',
  'later',
  'scheduled',
  'draft',
  'teammate_asked',
  'said_no',
  'succeeded',
  'ended',
  'known',
  'known_before',
  'known_by_word',
  'known_by_name',
  'reachable',
  'hardly_reachable',
  'no_path',
  'unknown',
])
export type StateName = z.infer<typeof StateName>

export const StateActionName = z.enum([
  'write',
  'answer',
  'introduce',
  'record_meeting',
  'say_outcome',
  'not_yet',
  'prepare',
  'move_meeting',
  'cancel_meeting',
  'see_introduction',
  'see_request',
  'nudge',
  'ask_someone_else',
  'withdraw',
  'ask_again',
  'change_time',
  'ask_now',
  'finish_draft',
  'delete_draft',
  'follow',
  'ask_next',
  'thank',
  'try_another_path',
  'invite',
  'ask_them',
  'reconnect',
  'ask_closer_teammate',
  'rate',
  'see_paths',
  'ask',
  'check_first',
  'see_who_to_invite',
  'open_a_path',
  'import_contacts',
  'see_company',
  'add_target',
])
export type StateActionName = z.infer<typeof StateActionName>

export const NeverOffered = z.enum([
  'anything',
  'ask',
  'ask_anyone_else',
  'ask_connector',
  'introduction',
  'invite',
  'add_target',
  'write',
  'unlikely',
])
export type NeverOffered = z.infer<typeof NeverOffered>

export const StateAction = z
  .object({
    does: StateActionName,
    via: z.object({ id: z.string(), name: z.string() }).optional().meta({ description: 'Who would be asked' }),
    from: Timestamp.optional().meta({ description: 'From when it can be done, where not now' }),
  })
  .meta({ id: 'StateAction' })
export type StateAction = z.infer<typeof StateAction>

export const PersonState = z
  .object({
    state: StateName,
    since: Timestamp.nullable().meta({ description: 'Since when, where a day is known' }),
    waitsOn: z.enum(['me', 'connector', 'target', 'nobody']),
    says: z
      .object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])), text: z.string() })
      .nullable()
      .meta({ description: 'The same in words; `text` is English' }),
    requestId: Id.nullable().meta({ description: 'The request behind it, where I may see it' }),
    first: StateAction.nullable().meta({ description: 'The one thing to do' }),
    also: z.array(StateAction).meta({ description: 'What else can be done' }),
    never: z.array(NeverOffered).meta({ description: 'What no screen offers now' }),
  })
  .meta({ id: 'PersonState', description: 'Where things stand between me and somebody, and what to do next' })
export type PersonState = z.infer<typeof PersonState>

export const CompanyState = z
  .object({
    state: StateName.meta({ description: 'The best among the people there' }),
    people: z
      .array(z.object({ state: StateName, count: z.int() }))
      .meta({ description: 'How many people are in which state, best first' }),
  })
  .meta({ id: 'CompanyState' })
export type CompanyState = z.infer<typeof CompanyState>
