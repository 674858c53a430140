import type { World } from './world.ts'

/** One request that was asked so many days ago, with the outcomes that it had so many days later. */
export async function plantRequest(
  { superuser }: Pick<World, 'superuser'>,
  who: { userId: string; workspaceId: string },
  daysAgo: number,
  outcomes: Record<string, number>,
  stage = 'awaiting_connector',
): Promise<void> {
  await superuser.query(
    `with asked as (
       insert into introductions.requests (id, workspace_id, user_id, target_key, target, connector_person, connector_key,
         connector, subject, message, is_blind, raw_status, dashboard_status, connector_status, target_status, time_zone,
         route, fallback_paths, created_at, changed_at, asked_at, stage)
       select gen_random_uuid(), $1, $2, (random() * 1e15)::bigint, '{}', 1, 1, '{}', '', '', false, 'pending', 'pending', 'pending', 'pending', 'UTC',
         '{}', '[]', at, at, at, $5 from (select now() - $3 * interval '1 day' as at) x
       returning id, workspace_id, asked_at
     )
     insert into introductions.outcomes (id, request_id, workspace_id, kind, at, by)
     select gen_random_uuid(), a.id, a.workspace_id, o.key, a.asked_at + o.value::float8 * interval '1 day', 'asker'
     from asked a, jsonb_each_text($4::jsonb) o`,
    [who.workspaceId, who.userId, daysAgo, JSON.stringify(outcomes), stage],
  )
}
