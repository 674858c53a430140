import { z } from 'zod'
import { missionsRoutes } from '@wellmet/discovery/missions/missions.handlers.ts'
import { targetsRoutes } from '@wellmet/contacts/targets/targets.handlers.ts'
import { assistantRoutes } from '@wellmet/introductions/assistant/assistant.handlers.ts'
import type { AssistantLine } from '@wellmet/introductions/assistant/assistant.contract.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { paging } from '../paging.ts'
import { reachable } from '../shapes.rules.ts'
import { tool, uses } from '../tool.ts'
import { quoted } from '../untrusted.rules.ts'

const line = ({ text, evidence }: AssistantLine) => ({ text, restsOn: evidence.map((one) => one.text) })

const listMeetings = tool({
  name: 'list_meetings',
  title: 'List coming meetings',
  description:
    'The member’s meetings of the next days with people they know, soonest first. For "prepare me for tomorrow", call this with days 2, then prepare_meeting for each person.',
  input: z.strictObject({ days: z.int().min(1).max(28).optional(), ...paging }),
  uses: { coming: uses(assistantRoutes, 'comingMeetings') },
  async run({ api, now }, { days = 7 }) {
    const { items } = await api.coming({ query: { days } })
    return { items, total: items.length, about: { now: now.toISOString() } }
  },
})

const prepareMeeting = tool({
  name: 'prepare_meeting',
  title: 'Prepare for a person',
  description:
    'A card about one person (personId) or about the meeting of a request (requestId): who they are, what happened so far, whom the member shares with them, the member’s own notes, what to ask. Every line names what it rests on; add none of your own.',
  input: z.strictObject({ personId: Id.optional(), requestId: Id.optional() }),
  uses: { card: uses(assistantRoutes, 'prepCard') },
  async run({ api }, { personId, requestId }) {
    const card = await api.card({ body: requestId === undefined ? { personId } : { requestId } })
    return {
      about: {
        person: card.person,
        meetingAt: card.meetingAt,
        who: card.who.map(line),
        soFar: card.soFar.map(line),
        shared: card.shared.map(line),
        notes: card.notes.slice(0, 20).map(({ text }) => quoted(text)),
        questions: card.questions.map(line),
      },
    }
  },
})

const listOpportunities = tool({
  name: 'list_opportunities',
  title: 'List opportunities',
  description: 'Introductions worth asking for now, each with its reason and path. Nobody who is being asked about.',
  input: z.strictObject({ ...paging }),
  uses: { worthAsking: uses(assistantRoutes, 'opportunities') },
  async run({ api }) {
    const { items } = await api.worthAsking({ query: { limit: 10 } })
    return {
      items: items.map(({ person, reason, changed, evidence }) => ({
        ...reachable(person),
        reason,
        changed,
        restsOn: evidence.map(({ text }) => text),
      })),
      total: items.length,
    }
  },
})

const listTargets = tool({
  name: 'list_targets',
  title: 'List targets and missions',
  description: 'Whom the member wants to meet: their missions with progress, and the people they added as targets.',
  input: z.strictObject({ ...paging }),
  uses: { missions: uses(missionsRoutes, 'list'), targets: uses(targetsRoutes, 'list') },
  async run({ api }) {
    const [missions, targets] = [await api.missions({}), await api.targets({})]
    const items = [
      ...missions.items.map(({ id, title, state, dueOn, people, companies, roles, progress }) => ({
        mission: title,
        id,
        state,
        dueOn,
        roles,
        people: people.slice(0, 20),
        companies: companies.slice(0, 20),
        progress,
      })),
      ...targets.items.map(({ id, name, title, company, addedAt }) => ({
        target: name,
        personId: id,
        title,
        company,
        addedAt,
      })),
    ]
    return { items, total: items.length }
  },
})

export const meetingTools = [listMeetings, prepareMeeting, listOpportunities, listTargets]
