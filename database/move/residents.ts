import type pg from 'pg'

export interface Resident {
  workspaceId: string
  epoch: number
  state: 'here' | 'leaving' | 'left'
  /** Of this server if it is here, otherwise of the one it goes to. */
  server: number
  movedWith: string[]
}

/** Workspaces that were founded on this server and never moved are not among them. */
export async function findResidents(client: pg.Client, workspaceIds: readonly string[]): Promise<Resident[]> {
  const { rows } = await client.query<Resident>(
    `select workspace_id as "workspaceId", epoch, state, server, moved_with as "movedWith"
     from platform.residents where workspace_id = any($1::uuid[]) order by workspace_id`,
    [workspaceIds],
  )
  return rows
}

export async function saveResidents(
  client: pg.Client,
  workspaceIds: readonly string[],
  { epoch, state, server }: Pick<Resident, 'epoch' | 'state' | 'server'>,
): Promise<void> {
  await client.query(
    `insert into platform.residents (workspace_id, epoch, state, server, moved_with)
     select id, $2, $3, $4, $1::uuid[] from unnest($1::uuid[]) id
     on conflict (workspace_id) do update set epoch = excluded.epoch, state = excluded.state, server = excluded.server,
       moved_with = excluded.moved_with, changed_at = now()`,
    [workspaceIds, epoch, state, server],
  )
}

/** On server 0. An older entry is replaced, a newer one never. */
export async function saveDirectory(
  directory: pg.Client,
  workspaceIds: readonly string[],
  { server, epoch }: Pick<Resident, 'server' | 'epoch'>,
): Promise<void> {
  await directory.query(
    `insert into platform.workspace_servers as s (workspace_id, server, epoch) select id, $2, $3 from unnest($1::uuid[]) id
     on conflict (workspace_id) do update set server = excluded.server, epoch = excluded.epoch where s.epoch < excluded.epoch`,
    [workspaceIds, server, epoch],
  )
}
