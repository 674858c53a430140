import { newId } from '@wellmet/platform/values/id.ts'
import type { World } from './world.ts'

/** A message that waits for an office to open, far in the future, as if its text had been lost. */
export async function plantMessage(
  { superuser }: World,
  { userId, workspaceId, to }: { userId: string; workspaceId: string; to: string },
): Promise<string> {
  const id = newId()
  await superuser.query(
    `insert into outreach.messages (id, workspace_id, user_id, address, mailbox, person_keys, written_at, send_at, waits_for, state, message_id)
     values ($1, $2, $3, $4, '\\x00', '{}', now(), now() + interval '30 days', 'quiet_hours', 'waiting', $5)`,
    [id, workspaceId, userId, to, `<${id}@wellmet.test>`],
  )
  return id
}
