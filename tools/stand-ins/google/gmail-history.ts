import type { Change } from '../made-up/change-log.ts'
import type { MadeUpItems } from '../made-up/made-up-items.ts'
import type { MadeUpMessage } from '../made-up/made-up-messages.ts'
import type { Answer, AskedOfStandIn } from '../stand-in-protocol.ts'
import { allLabels, labelsOf } from './gmail-messages.ts'
import { googleError, notFound } from './google-answers.ts'

/** History ids grow with gaps. */
const gap = 13

export const historyIdOf = (sequence: number): string => String(sequence * gap)

const typeNames = { added: 'messageAdded', deleted: 'messageDeleted', updated: 'labelAdded' } as const

/** What happened since a history id; 404 when that is too long ago. */
export function listHistory({ query }: AskedOfStandIn, messages: MadeUpItems<MadeUpMessage>): Answer {
  const start = Number(query.get('startHistoryId') ?? Number.NaN)
  if (!Number.isInteger(start)) return googleError(400, 'invalidArgument', 'Missing or invalid startHistoryId')
  const changes = messages.changes.since(Math.floor(start / gap))
  if (!changes) return notFound()
  const types = query.getAll('historyTypes')
  const wanted = changes.filter(({ kind }) => types.length === 0 || types.includes(typeNames[kind]))
  const most = Math.min(Number(query.get('maxResults') ?? 100), 500)
  const from = Number(query.get('pageToken') ?? 0)
  const page = wanted.slice(from, from + most)
  return {
    status: 200,
    items: 'history',
    body: {
      ...(page.length > 0 ? { history: page.map((change) => historyOf(change, messages)) } : {}),
      ...(from + most < wanted.length ? { nextPageToken: String(from + most) } : {}),
      historyId: historyIdOf(messages.changes.latest),
    },
  }
}

function historyOf({ sequence, kind, id }: Change, messages: MadeUpItems<MadeUpMessage>) {
  // Deleted by now, maybe: then asking for it answers 404.
  const message = messages.findOnceThere(id)!
  const short = { id, threadId: message.threadId }
  const withLabels = { message: { ...short, labelIds: labelsOf(message) } }
  const entry = { id: historyIdOf(sequence), messages: [short] }
  if (kind === 'added') return { ...entry, messagesAdded: [withLabels] }
  if (kind === 'deleted') return { ...entry, messagesDeleted: [withLabels] }
  // Which labels it had before is not known here: those that it does not have now are told as taken off.
  const now = labelsOf(message)
  const before = allLabels.map((label) => label.id).filter((label) => !now.includes(label))
  return {
    ...entry,
    labelsAdded: [{ ...withLabels, labelIds: now }],
    labelsRemoved: [{ ...withLabels, labelIds: before }],
  }
}
