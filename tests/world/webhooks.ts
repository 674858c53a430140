import { newId } from '@wellmet/platform/values/id.ts'
import type { Somebody, World } from './world.ts'

/** A webhook that was told of one request. */
export async function plantWebhook(world: Pick<World, 'as' | 'superuser'>, who: Somebody, name: string): Promise<void> {
  const { webhook } = await world.as(who).webhooks.create({
    body: { name, url: 'https://hooks.example/wellmet', eventTypes: ['introduction.created'] },
  })
  const [eventId, deliveryId] = [newId(), newId()]
  const of = [who.workspace!.id, who.user.id]
  await world.superuser.query(
    `insert into account.webhook_events (id, workspace_id, user_id, type, happened_at, data)
     values ($1, $2, $3, 'introduction.created', now(), '{}')`,
    [eventId, ...of],
  )
  await world.superuser.query(
    `insert into account.webhook_deliveries (id, workspace_id, user_id, endpoint_id, event_id, state, tries, due_at, status, settled_at)
     values ($1, $2, $3, $4, $5, 'delivered', 1, now(), 204, now())`,
    [deliveryId, ...of, webhook.id, eventId],
  )
}
