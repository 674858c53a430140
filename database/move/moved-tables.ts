/** Whose rows go: workspaces, everybody their rows refer to, and the networks of these. */
export interface MovingIds {
  workspaceIds: readonly string[]
  userIds: readonly string[]
  networkIds: readonly number[]
}

/** The condition on the rows that go with a workspace. Ids stand in it as literals, so that every plan uses the index. */
type Condition = (ids: MovingIds) => string

const uuids = (ids: readonly string[]): string => `'{${ids.map(checked).join(',')}}'::uuid[]`

function checked(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error(`${id} is not an id.`)
  return id
}

const ofWorkspace: Condition = ({ workspaceIds }) => `workspace_id = any(${uuids(workspaceIds)})`
const ofUsers =
  (column = 'user_id'): Condition =>
  ({ userIds }) =>
    `${column} = any(${uuids(userIds)})`
const ofNetworks =
  (column = 'network_id'): Condition =>
  ({ networkIds }) =>
    `${column} = any('{${networkIds.map(Number).join(',')}}'::int[])`
const ofGrants: Condition = () => 'grant_id in (select id from pg_temp.moving_grants)'
const ofRequests: Condition = () => 'request_id in (select id from pg_temp.moving_requests)'

/**
 * Rows that move, a table after those it refers to: whoever adds a row while they go waits for the row it belongs to, or
 * comes before and is taken along. `tests/catalogue/moved-tables.test.ts` holds both, and that every table is decided.
 */
export const movedTables: Readonly<Record<string, Condition>> = {
  'account.workspaces': ({ workspaceIds }) => `id = any(${uuids(workspaceIds)})`,
  'account.users': ofUsers('id'),
  'account.memberships': ofWorkspace,
  'identity.member_networks': ofWorkspace,
  'account.api_keys': ofWorkspace,
  'account.audit_heads': ofWorkspace,
  'account.audit_events': ofWorkspace,
  'account.billing_customers': ofWorkspace,
  'account.challenges': ofUsers(),
  'account.credentials': ofUsers(),
  'account.entitlement_grants': ofWorkspace,
  'account.invitations': ofWorkspace,
  'account.devices': ofUsers(),
  'account.domains': ofWorkspace,
  'account.exports': ofUsers(),
  'account.export_pieces': ofUsers(),
  'account.extension_grants': ofWorkspace,
  'account.extension_access_tokens': ofGrants,
  'account.extension_codes': ofWorkspace,
  'account.extension_refresh_tokens': ofGrants,
  'account.notification_settings': ofUsers(),
  'account.notifications': ofWorkspace,
  'account.passkeys': ofUsers(),
  'account.provisioning_tokens': ofWorkspace,
  'account.provisioned_users': ofWorkspace,
  'account.provisioned_groups': ofWorkspace,
  'account.provisioned_group_people': ofWorkspace,
  'account.recovery_codes': ofUsers(),
  'account.second_factors': ofUsers(),
  'account.sign_ons': ofWorkspace,
  'account.sessions': ofUsers(),
  'account.subscriptions': ofWorkspace,
  'account.sign_on_assertions': ofWorkspace,
  'account.sign_on_identities': ofWorkspace,
  'account.sign_on_tries': ofWorkspace,
  'account.verifications': ({ userIds }) => `value = any(${uuids(userIds)}::text[])`,
  'connections.connected_accounts': ofWorkspace,
  'connections.account_sources': ofWorkspace,
  'connections.consents': ofWorkspace,
  'connections.enrichment_accounts': ofWorkspace,
  'connections.enrichment_questions': ofWorkspace,
  'connections.own_addresses': ofWorkspace,
  'connections.people_data_answers': ofWorkspace,
  'connections.source_records': ofWorkspace,
  'connections.sync_runs': ofWorkspace,
  'connections.workspace_usage': ofWorkspace,
  'identity.network_versions': ofNetworks(),
  'identity.sharing_grants': ofNetworks(),
  'identity.sharing_settings': ofNetworks(),
  'identity.visible_networks': ofNetworks('viewer_network_id'),
  'contacts.contacts': ofNetworks(),
  'contacts.contact_details': ofNetworks(),
  'contacts.contact_keys': ofNetworks(),
  'contacts.contact_changes': ofNetworks(),
  'contacts.contact_lookups': ofNetworks(),
  'contacts.contact_notes': ofNetworks(),
  'contacts.contact_tags': ofNetworks(),
  'contacts.contact_views': ofWorkspace,
  'contacts.co_occurrences': ofNetworks(),
  'contacts.deletions': ofNetworks(),
  'contacts.distinct_contacts': ofNetworks(),
  'contacts.evidence': ofNetworks(),
  'contacts.gathered_accounts': ofNetworks(),
  'contacts.hide_rules': ofNetworks(),
  'contacts.hidden_contacts': ofNetworks(),
  'contacts.imports': ofNetworks(),
  'contacts.import_contacts': ofNetworks(),
  'contacts.import_pieces': ofNetworks(),
  'contacts.import_reminders': ofNetworks(),
  'contacts.import_skips': ofNetworks(),
  'contacts.import_usage': ofUsers(),
  'contacts.known_members': ofNetworks(),
  'contacts.merges': ofNetworks(),
  'contacts.merged_evidence': ofNetworks(),
  'contacts.positions': ofNetworks(),
  'contacts.relationships': ofNetworks(),
  'contacts.syncs': ofNetworks(),
  'graph.inferred_relationships': ofNetworks(),
  'graph.outcome_statistics': ofWorkspace,
  'graph.step_corrections': ofNetworks(),
  'discovery.company_rankings': ofNetworks('viewer_network_id'),
  'discovery.ranked_companies': ofNetworks('viewer_network_id'),
  'discovery.missions': ofNetworks(),
  'discovery.saved_lists': ofNetworks(),
  'discovery.saved_list_items': ofNetworks(),
  'discovery.mission_targets': ofNetworks(),
  'discovery.posted_networks': ofNetworks(),
  'discovery.token_postings': ofNetworks(),
  'discovery.recommendation_calibrations': ofWorkspace,
  'discovery.recommendation_samples': ofNetworks(),
  'introductions.requests': ofWorkspace,
  'introductions.asks': ofWorkspace,
  'introductions.calibrations': ofWorkspace,
  'introductions.connector_rules': ofWorkspace,
  'introductions.guest_links': ofRequests,
  'introductions.outcome_settings': ofWorkspace,
  'introductions.outcomes': ofWorkspace,
  'introductions.predictions': ofWorkspace,
  'introductions.request_events': ofWorkspace,
  'introductions.request_followers': ofWorkspace,
  'introductions.suggested_outcomes': ofWorkspace,
  // Last: whoever writes them beside a change of the workspace waits for that change.
  'platform.idempotency_keys': ({ userIds }) =>
    `split_part(principal, ' ', 1) in (select 'user:' || id from unnest(${uuids(userIds)}) id union all select 'key:' || id from pg_temp.moving_ids)`,
  'platform.mail_permits': (ids) => `${ofWorkspace(ids)} or ${ofUsers()(ids)}`,
  'platform.outbox': () => mentionsMoving('payload'),
  'platform.mails': (ids) =>
    `${ofUsers('sender_id')(ids)} or about::text in (select id from pg_temp.moving_ids) or to_address in (select id from pg_temp.moving_ids)`,
  'platform.processed_jobs': () =>
    `key like 'event:%' and split_part(key, ':', 2) in (select id from pg_temp.moving_ids)`,
}

/** True of a JSON object that has one of the moving ids as a value, or in a list. Networks are numbers, so their names count. */
export const mentionsMoving = (payload: string): string => `exists (
  select from jsonb_each(${payload}::jsonb) e
  cross join lateral jsonb_array_elements_text(case jsonb_typeof(e.value) when 'array' then e.value else jsonb_build_array(e.value) end) v
  where case jsonb_typeof(e.value) when 'number' then e.key in ('networkId', 'viewerId') and 'network ' || v in (select id from pg_temp.moving_ids)
    else v in (select id from pg_temp.moving_ids) end)`

interface CopiedTable {
  /** Which rows the moved ones rest on. */
  condition: string
  /** What happens to a row that is there already. */
  onConflict: string
}

const tokensOf = (key: string, column: string, also = ''): string =>
  `on conflict (${key}) do update set ${column} = array(select distinct x from unnest(t.${column} || excluded.${column}) x)${also}
   where not t.${column} @> excluded.${column}`

/** Rows of nobody that stay and are needed on the other server too. */
export const copiedTables: Readonly<Record<string, CopiedTable>> = {
  'account.extension_clients': {
    condition: 'id in (select client_id from pg_temp.moving_grants)',
    onConflict: 'on conflict do nothing',
  },
  'contacts.objections': { condition: 'true', onConflict: 'on conflict do nothing' },
  'contacts.places': {
    condition: `id in (select place_id from pg_temp.moving_places)`,
    onConflict: 'on conflict do nothing',
  },
  'contacts.search_tokens': {
    condition: 'person_id in (select person_id from pg_temp.moving_people)',
    onConflict: tokensOf('person_id', 'tokens', ', changed_at = clock_timestamp()'),
  },
  'contacts.token_variants': {
    condition: `token in (select unnest(k.tokens) from contacts.search_tokens k where k.person_id in (select person_id from pg_temp.moving_people))`,
    onConflict: tokensOf('token', 'variants'),
  },
  'discovery.company_tokens': {
    condition: 'company_id in (select place_id from pg_temp.moving_places)',
    onConflict: tokensOf('company_id', 'tokens'),
  },
  'platform.suppressed_mailboxes': { condition: 'true', onConflict: 'on conflict do nothing' },
}
