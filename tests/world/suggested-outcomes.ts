import { randomInt } from 'node:crypto'
import { plantAccount } from './connected-accounts.ts'

/** As if the mail of a member showed something about every open request of theirs, and every one that was asked of them. */
export async function plantSuggestions(
  world: Parameters<typeof plantAccount>[0],
  member: { userId: string; workspaceId: string },
): Promise<void> {
  const accountId = await plantAccount(world, { ...member, address: `shows${randomInt(2 ** 40)}@mail.example` })
  await world.superuser.query(
    `insert into introductions.suggested_outcomes (id, workspace_id, user_id, request_id, role, outcome, account_id, source, ref,
       first_at, last_at, record_count, state, suggested_at)
     select gen_random_uuid(), r.workspace_id, $1, r.id, case when r.user_id = $1 then 'asker' else 'connector' end,
       case when r.user_id = $1 then 'meeting_booked' else 'intro_sent' end, $2, 'mail', 'one', now(), now(), 1, 'open', now()
     from introductions.requests r
     where r.workspace_id = $3 and $1 in (r.user_id, r.connector_user) and r.stage in ('awaiting_connector', 'connector_replied', 'intro_sent', 'target_replied')
     on conflict do nothing`,
    [member.userId, accountId, member.workspaceId],
  )
}
