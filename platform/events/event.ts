import { z } from 'zod'
import type { Tx } from '../database/connection.ts'
import { enqueue, job, once, type Work } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { newId } from '../values/id.ts'
import { Id } from '../contract/shapes.ts'

/** Something that happened, in the past tense: `introduction.changed`. */
export interface Event<P = unknown> {
  name: `${string}.${string}`
  payload: z.ZodType<P>
  /** Deleted from the outbox once it is delivered, because its payload must not be stored. */
  isDeletedOnceDelivered?: boolean
}

export const event = <P>(
  name: Event['name'],
  payload: z.ZodType<P>,
  { isDeletedOnceDelivered = false }: Pick<Event, 'isDeletedOnceDelivered'> = {},
): Event<P> => ({ name, payload, isDeletedOnceDelivered })

export interface Reaction {
  event: Event
  name: string
  react(context: ReactionContext, payload: unknown): Promise<void>
}

export interface ReactionContext {
  tx: Tx
  services: Services
}

/** Binds a reaction to an event. The name is stored with processed events: a renamed reaction runs again. */
export const when = <P>(
  event: Event<P>,
  name: string,
  react: (context: ReactionContext, payload: P) => Promise<void>,
): Reaction => ({
  event,
  name,
  react: (context, payload) => react(context, event.payload.parse(payload)),
})

const deliverEvent = job('platform.deliver-event', z.object({ eventId: Id }))

/** Writes the event in the transaction of the change: it is delivered if and only if that commits. */
export async function announce<P>(tx: Tx, { name, payload }: Event<P>, value: P): Promise<void> {
  const id = newId()
  await tx
    .insertInto('platform.outbox')
    .values({ id, name, payload: JSON.stringify(payload.parse(value)) })
    .execute()
  await enqueue(tx, deliverEvent, { eventId: id })
}

/**
 * Runs every reaction in a transaction of its own, which also records that it ran. A failed one is tried again with the
 * job; the others do not run twice.
 */
export const deliveries = (reactions: readonly Reaction[]): Work => ({
  job: deliverEvent,
  async run(services, payload) {
    const { eventId } = deliverEvent.payload.parse(payload)
    // As the system: delivers events to reactions
    const row = await services.database.system.asSystem((tx) =>
      tx.selectFrom('platform.outbox').selectAll().where('id', '=', eventId).executeTakeFirst(),
    )
    if (!row) return
    const matching = reactions.filter(({ event }) => event.name === row.name)
    for (const reaction of matching) {
      await services.database.system.asSystem((tx) =>
        once(tx, `event:${eventId}:${reaction.name}`, () => reaction.react({ tx, services }, row.payload)),
      )
    }
    if (matching.some(({ event }) => event.isDeletedOnceDelivered))
      await services.database.system.asSystem((tx) =>
        tx.deleteFrom('platform.outbox').where('id', '=', eventId).execute(),
      )
  },
})
