import type { World } from '../world/world.ts'

interface Kind {
  /** Whose rows are looked at: $1 is the workspace, $2 its people. */
  sql: string
  /** To end a key or a connection takes no proof: it helps whoever was robbed. Everything else counts both ways. */
  countsOnlyMade?: true
  /** Whoever runs the provider must not move it, whatever was proved in a session that it opened. */
  ofWorkspace?: true
}

/** Who decides about a workspace, and what lets somebody in as somebody: a line for each. */
const kinds: Record<string, Kind> = {
  membership: {
    sql: `select user_id::text || role as line from account.memberships where workspace_id = $1 and role in ('owner', 'admin')`,
    ofWorkspace: true,
  },
  invitation: {
    sql: `select email || expires_at || encode(token_hash, 'hex') as line from account.invitations
      where workspace_id = $1 and role = 'admin' and accepted_at is null and taken_back_at is null`,
    countsOnlyMade: true,
    ofWorkspace: true,
  },
  'provisioning token': {
    sql: 'select id::text as line from account.provisioning_tokens where workspace_id = $1',
    countsOnlyMade: true,
    ofWorkspace: true,
  },
  'role of a group': {
    sql: `select id || coalesce(role, '') as line from account.provisioned_groups where workspace_id = $1`,
    ofWorkspace: true,
  },
  provider: {
    sql: `select (to_jsonb(o) - 'used_at')::text as line from account.sign_ons o where workspace_id = $1`,
    ofWorkspace: true,
  },
  'link with the provider': {
    sql: `select (to_jsonb(i) - 'used_at')::text as line from account.sign_on_identities i where workspace_id = $1`,
    ofWorkspace: true,
  },
  domain: {
    sql: `select domain || (proven_at is not null) as line from account.domains where workspace_id = $1`,
    ofWorkspace: true,
  },
  'end of the workspace': {
    sql: 'select deletes_at::text as line from account.workspaces where id = $1 and deletes_at is not null',
    countsOnlyMade: true,
    ofWorkspace: true,
  },
  'rule about second factors': {
    sql: 'select requires_second_factor::text as line from account.workspaces where id = $1',
  },
  'API key': {
    sql: 'select id::text as line from account.api_keys where user_id = any($2)',
    countsOnlyMade: true,
  },
  'connection of the extension': {
    sql: `select id::text as line from account.extension_grants where user_id = any($2)
      union all select encode(hash, 'hex') from account.extension_codes where user_id = any($2)`,
    countsOnlyMade: true,
  },
  'connected app': {
    sql: 'select id::text as line from account.app_grants where user_id = any($2)',
    countsOnlyMade: true,
  },
  passkey: { sql: 'select credential_id::text as line from account.passkeys where user_id = any($2)' },
  'second factor': {
    sql: 'select user_id || sealed_secret || (confirmed_at is not null) as line from account.second_factors where user_id = any($2)',
  },
  'recovery code': { sql: `select encode(hash, 'hex') as line from account.recovery_codes where user_id = any($2)` },
  password: {
    sql: `select user_id || coalesce(password, '') as line from account.credentials where user_id = any($2)`,
  },
  'trusted device': {
    sql: 'select id || trusted_until::text as line from account.devices where user_id = any($2) and trusted_until is not null',
    countsOnlyMade: true,
  },
  'end of an account': {
    sql: 'select id || deletes_at::text as line from account.users where id = any($2) and deletes_at is not null',
    countsOnlyMade: true,
  },
}

export type PowerRows = Map<string, Set<string>>

export async function readPower(
  { superuser }: Pick<World, 'superuser'>,
  workspaceId: string,
  userIds: readonly string[],
): Promise<PowerRows> {
  const each = Object.entries(kinds).map(([kind, { sql }]) => `select '${kind}' as kind, line from (${sql}) as rows`)
  const { rows } = await superuser.query<{ kind: string; line: string }>(
    // Both are typed here, because PostgreSQL takes the type from their first use.
    each.join(' union all ').replaceAll('$1', '$1::uuid').replaceAll('$2', '$2::uuid[]'),
    [workspaceId, userIds],
  )
  const found: PowerRows = new Map(Object.keys(kinds).map((kind) => [kind, new Set()]))
  for (const { kind, line } of rows) found.get(kind)!.add(line)
  return found
}

/** The kinds of power that somebody got or lost. */
export const movedPower = (before: PowerRows, after: PowerRows, only: 'all' | 'of the workspace'): string[] =>
  Object.entries(kinds)
    .filter(([kind, { ofWorkspace, countsOnlyMade }]) => {
      const [were, are] = [before.get(kind)!, after.get(kind)!]
      const isMade = [...are].some((line) => !were.has(line))
      const isGone = [...were].some((line) => !are.has(line))
      return (only === 'all' || ofWorkspace) && (isMade || (isGone && !countsOnlyMade))
    })
    .map(([kind]) => kind)
