import type pg from 'pg'

interface Planted {
  userId: string
  workspaceId: string
  canary: string
  /** Otherwise one that nobody else sees, and one for everybody in the workspace. */
  isPrivateOnly?: boolean
}

/** As if a source had told of somebody whom the member knows, and of where they are. */
export async function plantSignals(
  { superuser }: { superuser: Pick<pg.Pool, 'query'> },
  { userId, workspaceId, canary, isPrivateOnly = false }: Planted,
): Promise<void> {
  for (const owner of isPrivateOnly ? [userId] : [userId, null])
    await superuser.query(
      `insert into discovery.signals (id, workspace_id, user_id, kind, source, external_id, origin, person_id, company_id, keys, name, says, link, happened_at, saved_at, expires_at)
       select gen_random_uuid(), $1, $2, 'open_ticket', 'zendesk', $3, 'planted', x.person_id, x.company_id, x.keys, $3,
         jsonb_build_object('code', 'openTickets.open', 'text', $3 || ' has an open ticket.', 'params', jsonb_build_object('name', $3, 'count', 1, 'since', 1777800000000)),
         '/settings/tickets', now(), now(), now() + interval '90 days'
       from (
         (select c.person_id, null::bigint as company_id, array[c.person_id] as keys from contacts.contacts c
           join identity.member_networks n on n.id = c.network_id where n.user_id = $4 and n.workspace_id = $1 order by c.person_id limit 1)
         union all
         (select null, c.company_id, '{}'::bigint[] from contacts.contacts c join identity.member_networks n on n.id = c.network_id
           where n.user_id = $4 and n.workspace_id = $1 and c.company_id is not null order by c.person_id limit 1)) x`,
      [workspaceId, owner, canary, userId],
    )
}
