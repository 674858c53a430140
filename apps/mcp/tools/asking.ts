import { z } from 'zod'
import { asksRoutes } from '@wellmet/introductions/asks/asks.handlers.ts'
import { assistantRoutes } from '@wellmet/introductions/assistant/assistant.handlers.ts'
import { hallucinationRoutes } from '@wellmet/introductions/grounding/grounding.handlers.ts'
import type { Checked } from '@wellmet/introductions/grounding/grounding.contract.ts'
import { networkIntroRoutes, requestsRoutes } from '@wellmet/introductions/requests/requests.handlers.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { paging } from '../paging.ts'
import { requestLink, requestShown } from '../shapes.rules.ts'
import { tool, uses } from '../tool.ts'
import { quoted } from '../untrusted.rules.ts'

const onlyTheMember = 'Only the member can send it, on the page behind the link. You cannot.'
const joinedTheirs = 'A teammate had asked the same, so the member joined their request.'

const checks = ({ sentences }: Checked) =>
  sentences.map(({ text, verdict, right, evidence }) => ({
    text,
    verdict,
    right,
    restsOn: evidence.slice(0, 3).map((one) => one.text),
  }))

const listRequests = tool({
  name: 'list_requests',
  title: 'List introduction requests',
  description: 'The member’s own introduction requests and where each stands, last changed first.',
  input: z.strictObject({
    tab: z.enum(['all', 'active', 'in_progress', 'completed', 'declined']).optional(),
    ...paging,
  }),
  uses: { list: uses(requestsRoutes, 'list') },
  async run({ api, publicUrl }, { tab = 'all' }, cursor) {
    const { items, next, counts, waiting } = await api.list({ query: { tab, limit: 25, cursor } })
    const about = { counts, waitingFor: waiting }
    return { items: items.map((one) => requestShown(one, publicUrl)), next, total: counts[tab], about }
  },
})

const getRequest = tool({
  name: 'get_request',
  title: 'Get one introduction request',
  description: 'One of the member’s requests: its words, what happened, whom to ask next, and what it lacks.',
  input: z.strictObject({ id: Id }),
  uses: { show: uses(requestsRoutes, 'show') },
  async run({ api, publicUrl }, { id }) {
    const request = await api.show({ params: { id } })
    return {
      about: {
        ...requestShown(request, publicUrl),
        message: quoted(request.message, 4000),
        nextStep: quoted(request.nextStep),
        timeline: request.timeline
          .slice(-20)
          .map(({ at, by, kind, to, note }) => ({ at, by, kind, to, note: quoted(note) })),
        hints: request.hints.map(({ message }) => message),
        standing: request.personState?.says?.text ?? null,
      },
    }
  },
})

const listAsks = tool({
  name: 'list_asks',
  title: 'List what others ask of the member',
  description:
    'Introductions that teammates ask the member to make, and why them. The member answers on the page behind the link; you cannot answer for them.',
  input: z.strictObject({ ...paging }),
  uses: { list: uses(asksRoutes, 'list') },
  async run({ api, publicUrl }) {
    const { items } = await api.list({})
    return {
      items: items.map(({ id, askedBy, target, subject, message, why, lastContact, stage, askedAt }) => ({
        id,
        askedBy: askedBy.name,
        about: target,
        subject: quoted(subject),
        message: quoted(message),
        why,
        lastContact,
        stage,
        askedAt,
        link: `${publicUrl}/introductions/asks`,
      })),
      total: items.length,
    }
  },
})

const draftRequest = tool({
  name: 'draft_introduction_request',
  title: 'Draft an introduction request',
  description:
    'Save a draft that asks a connector to introduce the member to a person. personId from find_people; connectorId from find_paths, the best without it. The message is written to the person, so that the connector can forward it; say only what the tools said. Answers the link where the member reads and sends it, and which sentences records contradict. Sends nothing.',
  input: z.strictObject({
    personId: Id,
    connectorId: Id.optional(),
    message: z.string().min(1).max(4000),
    subject: z.string().max(200).optional(),
    nextStep: z.string().max(300).optional(),
  }),
  uses: { create: uses(networkIntroRoutes, 'create'), verify: uses(hallucinationRoutes, 'verifyIntro') },
  drafts: true,
  async run({ api, publicUrl }, { personId, connectorId, ...words }) {
    const draft = await api.create({ body: { personId, via: connectorId, ...words } })
    const checked = await api.verify({ body: { requestId: draft.id } })
    return {
      about: {
        saved: draft.joined ? joinedTheirs : onlyTheMember,
        ...requestShown(draft, publicUrl),
        contradicted: checks(checked).filter(({ verdict }) => verdict === 'contradicted'),
        notBacked: checks(checked).flatMap(({ verdict, text }) => (verdict === 'not_backed' ? [text] : [])),
        hints: draft.hints.map(({ message }) => message),
      },
    }
  },
})

const draftFollowUp = tool({
  name: 'draft_follow_up',
  title: 'Draft a follow-up',
  description:
    'Words for the next message about one of the member’s requests: thanks, an answer or a reminder, from what is on record. Saves and sends nothing; the member writes it themselves.',
  input: z.strictObject({ requestId: Id, kind: z.enum(['thanks', 'answer', 'nudge']).optional() }),
  uses: { draft: uses(assistantRoutes, 'followup') },
  drafts: true,
  async run({ api, publicUrl }, { requestId, kind }) {
    const { sentences, ...draft } = await api.draft({ body: { requestId, kind } })
    return {
      about: {
        ...draft,
        sentences: sentences.map(({ text, evidence }) => ({ text, restsOn: evidence.map((one) => one.text) })),
        link: requestLink(publicUrl, requestId),
        saved: onlyTheMember,
      },
    }
  },
})

const checkText = tool({
  name: 'check_text',
  title: 'Check a text',
  description:
    'Check each sentence of a text against the member’s records: backed, contradicted (with what is right) or not backed. Use it before you state facts about people.',
  input: z.strictObject({ text: z.string().min(1).max(4000), about: z.array(Id).max(10).optional() }),
  uses: { verify: uses(hallucinationRoutes, 'verify') },
  async run({ api }, { text, about = [] }) {
    const checked = await api.verify({ body: { text, about } })
    return { items: checks(checked), total: checked.sentences.length }
  },
})

export const askingTools = [listRequests, getRequest, listAsks, draftRequest, draftFollowUp, checkText]
