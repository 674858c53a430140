import { notify, notifyAll, type News } from '@wellmet/account/notifications/notify.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import type { By } from './introductions.contract.ts'
import { listJoined, lockRequest, type RequestRow } from './requests.store.ts'

type Told = Pick<News, 'kind' | 'title' | 'body'>

/** By what happened; of what the asker did themselves nobody is told but who joined. */
const words: Record<string, (row: RequestRow) => Told> = {
  accepted: ({ connector, target }) => ({
    kind: 'introduction.answered',
    title: `${connector.name} will introduce you to ${target.name}`,
  }),
  accepted_asking_target: ({ connector, target }) => ({
    kind: 'introduction.answered',
    title: `${connector.name} said yes and asks ${target.name} first`,
  }),
  name_drop: ({ connector, target }) => ({
    kind: 'introduction.answered',
    title: `You may mention ${connector.name} to ${target.name}`,
    body: 'They would rather not write themselves. It is your turn.',
  }),
  declined: ({ connector, target }) => ({
    kind: 'introduction.answered',
    title: `${connector.name} does not introduce you to ${target.name}`,
    body: 'Try the next connector.',
  }),
  later: ({ connector }) => ({ kind: 'introduction.answered', title: `${connector.name} will look at it later` }),
  intro_sent: ({ connector, target }) => ({
    kind: 'introduction.outcome',
    title: `${connector.name} introduced you to ${target.name}`,
  }),
  forwarded: ({ connector, target }) => ({
    kind: 'introduction.outcome',
    title: `${connector.name} introduced you to ${target.name}`,
  }),
  target_replied: ({ target }) => ({ kind: 'introduction.outcome', title: `${target.name} replied` }),
  meeting_booked: ({ target }) => ({ kind: 'introduction.outcome', title: `A meeting with ${target.name} is booked` }),
  converted: ({ target }) => ({ kind: 'introduction.outcome', title: `The introduction to ${target.name} worked out` }),
  reminder: ({ connector, target }) => ({
    kind: 'introduction.due',
    title: `No answer yet about ${target.name}`,
    body: `Asked through ${connector.name}. Wait, or try the next connector.`,
  }),
  connector_silent: ({ connector, target }) => ({
    kind: 'introduction.due',
    title: `${connector.name} did not answer about ${target.name}`,
    body: 'Try the next connector.',
  }),
  target_silent: ({ target }) => ({
    kind: 'introduction.due',
    title: `${target.name} did not answer`,
    body: 'Try the next connector, or another time.',
  }),
}

interface Changed {
  requestId: string
  userId: string
  workspaceId: string
  by: By
  kind: string
}

export async function tellOfChange({ tx, services }: ReactionContext, changed: Changed): Promise<void> {
  const { requestId, userId, workspaceId, by, kind } = changed
  const say = words[kind]
  const [row] = say ? await lockRequest(tx, { id: requestId }) : []
  if (!say || !row) return
  const joined = (await listJoined(tx, { requestId })).map((joiner) => joiner.userId)
  const told = by === 'asker' ? joined : [userId, ...joined]
  await notifyAll(tx, services, told, { ...say(row), workspaceId, link: `/introductions?request=${requestId}` })
}

/** Whoever has no account gets a letter alone. */
export async function tellOfAsk(
  { tx, services }: ReactionContext,
  { requestId }: { requestId: string },
): Promise<void> {
  const [row] = await lockRequest(tx, { id: requestId })
  if (!row?.connectorUser) return
  await notify(tx, services, {
    userId: row.connectorUser,
    workspaceId: row.workspaceId,
    kind: 'introduction.asked',
    title: `You are asked to introduce somebody to ${row.target.name}`,
    link: '/introductions/asks',
  })
}
