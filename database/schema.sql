CREATE SCHEMA account;

CREATE SCHEMA connections;

CREATE SCHEMA contacts;

CREATE SCHEMA discovery;

CREATE SCHEMA graph;

CREATE SCHEMA growth;

CREATE SCHEMA hq;

CREATE SCHEMA identity;

CREATE SCHEMA introductions;

CREATE SCHEMA outreach;

CREATE SCHEMA platform;

CREATE TYPE account.identity AS (
	user_id uuid,
	name text,
	email text,
	email_verified boolean,
	workspace_id uuid,
	role text,
	session_id uuid,
	session_renewed_at timestamp with time zone,
	key_id uuid,
	scopes text[]
);

CREATE FUNCTION account.announce_access_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform pg_notify('access_changed', old.user_id::text);
  return null;
end $$;

CREATE FUNCTION account.end_access_again(place text, key jsonb) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    SET "TimeZone" TO 'UTC'
    AS $_$
declare
  its_table regclass := to_regclass(place);
  its_column text := case when key ? 'id' then 'id' else 'user_id' end;
  ended integer;
begin
  if not exists (select from pg_catalog.pg_trigger t where t.tgrelid = its_table and t.tgfoid = 'account.note_ended_access'::regproc) then
    return 0;
  end if;
  execute format('delete from %s t where t.%I = ($1 ->> %L)::uuid and to_jsonb(t) @> $1', its_table, its_column, its_column) using key;
  get diagnostics ended = row_count;
  return ended;
end $_$;

CREATE FUNCTION account.has_second_factor(person uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return exists (select from account.second_factors f where f.user_id = person and f.confirmed_at is not null)
    or exists (select from account.passkeys p where p.user_id = person);
end $$;

CREATE FUNCTION account.identify_by_access_token(token_hash bytea, at timestamp with time zone) RETURNS TABLE(user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid, session_renewed_at timestamp with time zone, session_proven_at timestamp with time zone, key_id uuid, grant_id uuid, scopes text[], lacks_second_factor boolean, lacks_sign_on boolean, is_confined boolean)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, null::timestamptz,
      null::uuid, g.id, g.scopes, account.lacks_second_factor(m.workspace_id, u.id),
      account.lacks_sign_on(m.workspace_id, u.id, m.role, account.is_linked(m.workspace_id, u.id), true), false
    from account.extension_access_tokens t
    join account.extension_grants g on g.id = t.grant_id
    join account.users u on u.id = g.user_id
    join account.memberships m on m.user_id = g.user_id and m.workspace_id = g.workspace_id
    where t.hash = identify_by_access_token.token_hash and t.expires_at > identify_by_access_token.at
      and g.expires_at > identify_by_access_token.at;
end $$;

CREATE FUNCTION account.identify_by_app_token(token_hash bytea, at timestamp with time zone) RETURNS TABLE(user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid, session_renewed_at timestamp with time zone, session_proven_at timestamp with time zone, key_id uuid, grant_id uuid, scopes text[], resource text, lacks_second_factor boolean, lacks_sign_on boolean, is_confined boolean)
    LANGUAGE plpgsql SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  update account.app_grants g set last_used_at = identify_by_app_token.at
  from account.app_tokens t
  where t.hash = identify_by_app_token.token_hash and t.kind = 'access' and t.expires_at > identify_by_app_token.at
    and g.id = t.grant_id and g.expires_at > identify_by_app_token.at
    and (g.last_used_at is null or g.last_used_at < identify_by_app_token.at - interval '1 minute');
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, null::timestamptz,
      null::uuid, g.id, g.scopes, g.resource, account.lacks_second_factor(m.workspace_id, u.id),
      account.lacks_sign_on(m.workspace_id, u.id, m.role, account.is_linked(m.workspace_id, u.id), true), false
    from account.app_tokens t
    join account.app_grants g on g.id = t.grant_id
    join account.users u on u.id = g.user_id
    join account.memberships m on m.user_id = g.user_id and m.workspace_id = g.workspace_id
    where t.hash = identify_by_app_token.token_hash and t.kind = 'access' and t.expires_at > identify_by_app_token.at
      and g.expires_at > identify_by_app_token.at;
end $$;

CREATE FUNCTION account.identify_by_key(key_hash bytea, at timestamp with time zone) RETURNS TABLE(user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid, session_renewed_at timestamp with time zone, session_proven_at timestamp with time zone, key_id uuid, scopes text[], lacks_second_factor boolean, lacks_sign_on boolean, is_confined boolean)
    LANGUAGE plpgsql SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  update account.api_keys k set last_used_at = identify_by_key.at
  where k.secret_hash = identify_by_key.key_hash and k.expires_at > identify_by_key.at
    and (k.last_used_at is null or k.last_used_at < identify_by_key.at - interval '1 hour');
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, null::timestamptz,
      k.id, k.scopes, account.lacks_second_factor(m.workspace_id, u.id),
      account.lacks_sign_on(m.workspace_id, u.id, m.role, account.is_linked(m.workspace_id, u.id), true), false
    from account.api_keys k
    join account.users u on u.id = k.user_id
    join account.memberships m on m.user_id = k.user_id and m.workspace_id = k.workspace_id
    where k.secret_hash = identify_by_key.key_hash and k.expires_at > identify_by_key.at;
end $$;

CREATE FUNCTION account.identify_by_provisioning_token(token_hash bytea, at timestamp with time zone) RETURNS TABLE(token_id uuid, workspace_id uuid, created_by uuid)
    LANGUAGE plpgsql SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  update account.provisioning_tokens t set last_used_at = identify_by_provisioning_token.at
  where t.secret_hash = identify_by_provisioning_token.token_hash and t.expires_at > identify_by_provisioning_token.at
    and (t.last_used_at is null or t.last_used_at < identify_by_provisioning_token.at - interval '1 hour');
  return query
    select t.id, t.workspace_id, t.created_by from account.provisioning_tokens t
    join account.memberships m on m.workspace_id = t.workspace_id and m.user_id = t.created_by and m.role = 'owner'
    join account.users u on u.id = t.created_by and u.disabled_at is null and u.deletes_at is null
    where t.secret_hash = identify_by_provisioning_token.token_hash and t.expires_at > identify_by_provisioning_token.at;
end $$;

CREATE FUNCTION account.identify_by_session(token_hash text, at timestamp with time zone) RETURNS TABLE(user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid, session_renewed_at timestamp with time zone, session_proven_at timestamp with time zone, key_id uuid, scopes text[], lacks_second_factor boolean, lacks_sign_on boolean, is_confined boolean)
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, s.id, s.updated_at, s.proven_at, null::uuid,
      null::text[], account.session_lacks_second_factor(m.workspace_id, u.id, s.sign_on_workspace_id, s.proven_at),
      account.session_lacks_sign_on(m.workspace_id, u.id, m.role, s.sign_on_workspace_id, s.proven_at), s.is_confined
    from account.sessions s
    join account.users u on u.id = s.user_id
    left join lateral (
      select m.workspace_id, m.role from account.memberships m
      where m.user_id = s.user_id and (s.workspace_id is null or m.workspace_id = s.workspace_id)
        and (not s.is_confined or m.workspace_id = s.sign_on_workspace_id)
      order by m.joined_at, m.workspace_id limit 1
    ) m on true
    where s.token = identify_by_session.token_hash and s.expires_at > identify_by_session.at;
end $$;

CREATE FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) RETURNS SETOF account.identity
    LANGUAGE plpgsql SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  update account.api_keys k set last_used_at = identify_key.at
  where k.secret_hash = identify_key.key_hash and k.expires_at > identify_key.at
    and (k.last_used_at is null or k.last_used_at < identify_key.at - interval '1 hour');
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, k.id, k.scopes
    from account.api_keys k
    join account.users u on u.id = k.user_id
    join account.memberships m on m.user_id = k.user_id and m.workspace_id = k.workspace_id
    where k.secret_hash = identify_key.key_hash and k.expires_at > identify_key.at;
end $$;

CREATE FUNCTION account.identify_session(token_hash text, at timestamp with time zone) RETURNS SETOF account.identity
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, s.id, s.updated_at, null::uuid, null::text[]
    from account.sessions s
    join account.users u on u.id = s.user_id
    left join lateral (
      select m.workspace_id, m.role from account.memberships m
      where m.user_id = s.user_id and (s.workspace_id is null or m.workspace_id = s.workspace_id)
      order by m.joined_at, m.workspace_id limit 1
    ) m on true
    where s.token = identify_session.token_hash and s.expires_at > identify_session.at;
end $$;

CREATE FUNCTION account.is_linked(workspace uuid, person uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return exists (select from account.sign_on_identities i where i.workspace_id = workspace and i.user_id = person);
end $$;

CREATE FUNCTION account.lacks_second_factor(workspace uuid, person uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return exists (select from account.workspaces w where w.id = workspace and w.requires_second_factor)
    and not exists (select from account.second_factors f where f.user_id = person and f.confirmed_at is not null)
    and not exists (select from account.passkeys p where p.user_id = person);
end $$;

CREATE FUNCTION account.lacks_sign_on(workspace uuid, person uuid, member_role text, is_by_it boolean, has_own_proof boolean) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return exists (select from account.sign_ons o where o.workspace_id = workspace and o.is_required)
    and not is_by_it
    and not (member_role = 'owner' and has_own_proof and account.has_second_factor(person));
end $$;

CREATE FUNCTION account.note_changed_role() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET "TimeZone" TO 'UTC'
    AS $$
begin
  insert into account.ended_access (place, key, became) values ('account.memberships',
    jsonb_build_object('workspace_id', new.workspace_id, 'user_id', new.user_id, 'joined_at', new.joined_at),
    jsonb_build_object('role', new.role));
  return null;
end $$;

CREATE FUNCTION account.note_ended_access() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET "TimeZone" TO 'UTC'
    AS $$
declare
  was jsonb := to_jsonb(old);
  said text;
  row_key jsonb := '{}';
begin
  foreach said in array tg_argv loop
    row_key := row_key || jsonb_build_object(said, was -> said);
  end loop;
  insert into account.ended_access (place, key) values (format('%I.%I', tg_table_schema, tg_table_name), row_key);
  return null;
end $$;

CREATE FUNCTION account.note_ended_password() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into account.ended_access (place, key) values ('account.credentials',
    jsonb_build_object('id', old.id, 'password', encode(sha256(convert_to(old.password, 'UTF8')), 'hex')));
  return null;
end $$;

CREATE FUNCTION account.note_stopped_user() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET "TimeZone" TO 'UTC'
    AS $$
begin
  insert into account.ended_access (place, key, became) values ('account.users', jsonb_build_object('id', new.id),
    jsonb_build_object('disabled_at', new.disabled_at, 'deletes_at', new.deletes_at));
  return null;
end $$;

CREATE FUNCTION account.save_entered_at() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update account.memberships set entered_at = clock_timestamp()
  where user_id = new.user_id and workspace_id = new.workspace_id;
  return null;
end $$;

CREATE FUNCTION account.session_lacks_second_factor(workspace uuid, person uuid, sign_on uuid, proven timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if sign_on = workspace then return false; end if;
  return account.lacks_second_factor(workspace, person)
    or sign_on is not null and proven is null
      and exists (select from account.workspaces w where w.id = workspace and w.requires_second_factor);
end $$;

CREATE FUNCTION account.session_lacks_sign_on(workspace uuid, person uuid, member_role text, sign_on uuid, proven timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return account.lacks_sign_on(workspace, person, member_role, sign_on is not distinct from workspace,
    sign_on is null or proven is not null);
end $$;

CREATE TABLE contacts.contact_details (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    emails text[] NOT NULL,
    phones text[] NOT NULL,
    linkedin_slug text,
    connected_on date,
    sources text[] NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    familiarity text,
    edits jsonb,
    typed_email text,
    joined_emails text[] DEFAULT '{}'::text[] NOT NULL,
    familiarity_at timestamp with time zone,
    rating_skipped_at timestamp with time zone,
    CONSTRAINT edits_are_an_object CHECK ((jsonb_typeof(edits) = 'object'::text)),
    CONSTRAINT familiarity_is_known CHECK ((familiarity = ANY (ARRAY['well'::text, 'somewhat'::text, 'barely'::text, 'not_at_all'::text])))
);

ALTER TABLE ONLY contacts.contact_details FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.contact_details.familiarity IS 'what the member said: when they added or rated the contact, or of somebody on a path';

COMMENT ON COLUMN contacts.contact_details.edits IS 'the fields that the member edited, each with what files say in its place; null without any';

COMMENT ON COLUMN contacts.contact_details.typed_email IS 'an address that the member typed on the card of a contact: where they write to them. It is no key of the person, so it proves an address to nobody and joins no two contacts';

COMMENT ON COLUMN contacts.contact_details.joined_emails IS 'those of the addresses that came by a join by likeness of an entry that is on no card and was never written to: shown, and not written to';

COMMENT ON COLUMN contacts.contact_details.familiarity_at IS 'when they said it; null for what was said before this was kept';

COMMENT ON COLUMN contacts.contact_details.rating_skipped_at IS 'when they would not say how well they know them: the question comes again later';

CREATE FUNCTION contacts.addresses_to_write_to(detail contacts.contact_details) RETURNS text[]
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select array(select x from unnest(detail.emails) with ordinality e(x, place) where x <> all(detail.joined_emails) order by e.place)
    || array_remove(array[detail.typed_email], null)
$$;

CREATE FUNCTION contacts.delete_contacts_of_network() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from contacts.contacts where network_id = old.id;
  delete from contacts.contact_details where network_id = old.id;
  delete from contacts.contact_keys where network_id = old.id;
  delete from contacts.contact_changes where network_id = old.id;
  delete from contacts.evidence where network_id = old.id;
  delete from contacts.positions where network_id = old.id;
  delete from contacts.deletions where network_id = old.id;
  return null;
end $$;

CREATE FUNCTION contacts.delete_relationships_of_network() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from contacts.relationships where network_id = old.id;
  delete from contacts.co_occurrences where network_id = old.id;
  return null;
end $$;

CREATE TABLE contacts.token_variants (
    token integer NOT NULL,
    variants integer[] NOT NULL
);

ALTER TABLE ONLY contacts.token_variants FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.token_variants IS 'unowned: numbers of words, which say nothing without the key';

CREATE FUNCTION contacts.expand_tokens(tokens integer[], variants integer[]) RETURNS integer[]
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (tokens || ARRAY(SELECT v.token FROM contacts.token_variants v WHERE (v.variants && expand_tokens.variants)));

CREATE FUNCTION discovery.clear_shown_companies() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update discovery.company_rankings r set shown_for = null from identity.member_networks n
  where n.id = r.viewer_network_id and r.shown_for is not null and n.workspace_id in (select c.workspace_id from changed c);
  return null;
end $$;

CREATE FUNCTION discovery.delete_postings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from discovery.posted_networks p where p.network_id in (select c.network_id from changed c);
  delete from discovery.indexed_networks p where p.network_id in (select c.network_id from changed c);
  return null;
end $$;

CREATE FUNCTION discovery.find_posted(me integer, first integer[], second integer[], third integer[]) RETURNS TABLE(network_id integer, person_id bigint, slots integer)
    LANGUAGE plpgsql STABLE
    AS $$
#variable_conflict use_column
begin
  return query
    -- A network without postings of its present state is read as a whole.
    with networks as materialized (
      select v.network_id, v.network_id = find_posted.me as is_own,
        p.network_id is not null and (v.network_id <> find_posted.me or private.network_id is not null) as is_posted,
        p.buckets, private.buckets as private_buckets, p.posted_at
      from identity.visible_networks v
      left join identity.network_versions n on n.network_id = v.network_id and not n.is_hidden
      left join discovery.posted_networks p on p.network_id = v.network_id and not p.is_private and p.version = coalesce(n.version, 0)
      left join identity.network_versions h on v.network_id = find_posted.me and h.network_id = v.network_id and h.is_hidden
      left join discovery.posted_networks private on v.network_id = find_posted.me and private.network_id = v.network_id and private.is_private and private.version = coalesce(h.version, 0)
      where v.viewer_network_id = find_posted.me
    ),
    asked as materialized (select s.slot, s.tokens from discovery.slots_of(find_posted.first, find_posted.second, find_posted.third) s),
    wanted as materialized (select s.slot, t.token from asked s cross join unnest(s.tokens) t(token)),
    -- Worked out before: an index takes no expression into a condition that row-level security may not see.
    addresses as materialized (
      select n.network_id, false as is_private, w.token & (n.buckets - 1) as bucket, w.slot, w.token
      from networks n cross join wanted w where n.is_posted
      union all
      select n.network_id, true, w.token & (n.private_buckets - 1), w.slot, w.token
      from networks n cross join wanted w where n.is_posted and n.is_own
    ),
    scanned as (
      select n.network_id, e.person_id from networks n join contacts.relationships e on e.network_id = n.network_id where not n.is_posted
      union
      -- Whose words changed after the oldest postings were made. With an upper bound the planner expects few, and uses the index.
      select e.network_id, w.person_id
      from (
        select k.person_id, k.tokens from contacts.search_tokens k
        where k.changed_at > (select min(n.posted_at) from networks n where n.is_posted) - interval '1 hour' and k.changed_at < 'infinity' offset 0
      ) w
      join contacts.relationships e on e.person_id = w.person_id
      join networks n on n.network_id = e.network_id
      where w.tokens && find_posted.first
    )
    select x.network_id, x.person_id, bit_or(x.slot) as slots
    from (
      select a.network_id, p.person_id, a.slot
      from addresses a
      cross join lateral (
        select unnest(p.tokens) as token, unnest(p.people) as person_id from discovery.token_postings p
        where p.network_id = a.network_id and p.is_private = a.is_private and p.bucket = a.bucket
      ) p
      where p.token = a.token
      union all
      select s.network_id, s.person_id, a.slot
      from scanned s
      cross join lateral (select k.tokens from contacts.search_tokens k where k.person_id = s.person_id offset 0) k
      join asked a on k.tokens && a.tokens
    ) x
    group by x.network_id, x.person_id;
end $$;

CREATE FUNCTION discovery.networks_in_sight(me integer) RETURNS TABLE(network_id integer, trust_weight integer, is_own boolean, is_indexed boolean, indexed_at timestamp with time zone)
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select v.network_id, v.trust_weight, v.network_id = me, p.network_id is not null and (v.network_id <> me or private.network_id is not null), p.indexed_at
  from identity.visible_networks v
  left join identity.network_versions n on n.network_id = v.network_id and not n.is_hidden
  left join discovery.indexed_networks p on p.network_id = v.network_id and not p.is_private and p.version = coalesce(n.version, 0)
  left join identity.network_versions h on v.network_id = me and h.network_id = v.network_id and h.is_hidden
  left join discovery.indexed_networks private on v.network_id = me and private.network_id = v.network_id and private.is_private and private.version = coalesce(h.version, 0)
  where v.viewer_network_id = me
$$;

CREATE FUNCTION discovery.slots_of(first integer[], second integer[], third integer[]) RETURNS TABLE(slot integer, tokens integer[])
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select q.slot, q.tokens
  from (values (1, first), (2, case when second <> first then second end), (4, case when third <> first and third <> second then third end)) q(slot, tokens)
  where q.tokens is not null
$$;

CREATE TABLE discovery.missions (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    title text NOT NULL,
    state text NOT NULL,
    due_on date,
    roles text[] NOT NULL,
    role_queries text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT state_is_known CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'archived'::text])))
);

ALTER TABLE ONLY discovery.missions FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.missions.role_queries IS 'the roles as they are looked for in titles (tsquery)';

CREATE FUNCTION discovery.wanted_roles(viewer integer) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT string_agg(DISTINCT (('('::text || r.query) || ')'::text), ' | '::text ORDER BY (('('::text || r.query) || ')'::text)) AS string_agg FROM (discovery.missions m CROSS JOIN LATERAL unnest(m.role_queries) r(query)) WHERE ((m.network_id = wanted_roles.viewer) AND (m.state = 'open'::text)));

CREATE FUNCTION graph.delete_inferred_of_network() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from graph.inferred_relationships where network_id = old.id;
  return null;
end $$;

CREATE FUNCTION growth.keep_partitions(moment timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  starts timestamp := date_trunc('month', moment at time zone 'UTC');
  partition text;
  expired text;
begin
  perform pg_advisory_xact_lock(hashtextextended('growth.keep_partitions', 0));
  foreach starts in array array[starts, starts + interval '1 month'] loop
    partition := format('events_%s', to_char(starts, 'YYYY_MM'));
    if to_regclass('growth.' || partition) is null then
      execute format('create table growth.%I partition of growth.events for values from (%L) to (%L)', partition,
        starts at time zone 'UTC', (starts + interval '1 month') at time zone 'UTC');
      execute format('alter table growth.%I enable row level security, force row level security', partition);
      execute format('create policy %I on growth.%I to wellmet_system using (true) with check (true)', partition || '_for_the_system', partition);
      execute format('comment on table growth.%I is %L', partition, 'owned by workspace_id: a month of growth.events');
    end if;
  end loop;
  for expired in
    select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'growth.events'::regclass
      and c.relname < format('events_%s', to_char((moment at time zone 'UTC') - interval '13 months', 'YYYY_MM'))
  loop
    execute format('drop table growth.%I', expired);
  end loop;
  return (select count(*)::int from pg_catalog.pg_inherits i where i.inhparent = 'growth.events'::regclass);
end $$;

CREATE FUNCTION hq.count_jobs() RETURNS TABLE(name text, due integer, failed integer, given_up integer, oldest_due_seconds integer)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return query select t.identifier::text,
    (count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()))::int,
    (count(*) filter (where j.locked_at is null and j.attempts > 0 and j.attempts < j.max_attempts))::int,
    (count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts))::int,
    coalesce(extract(epoch from now() - min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now())), 0)::int
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id group by 1;
end $$;

CREATE FUNCTION identity.check_member_network() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  written_id int;
begin
  for written_id in select distinct w.network_id from written w where w.network_id <> 0 order by 1 loop
    perform from identity.member_networks o where o.id = written_id for key share;
    if not found then
      raise foreign_key_violation using message = format('%I has rows of network %s, which does not exist', tg_table_name, written_id);
    end if;
  end loop;
  return null;
end $$;

CREATE FUNCTION identity.delete_versions_of_network() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from identity.network_versions where network_id = old.id;
  return null;
end $$;

CREATE FUNCTION identity.record_network_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into identity.network_versions as v (network_id, is_hidden, version)
  select c.network_id, c.is_hidden, 1 from (select distinct network_id, is_hidden from changed) c
  where exists (select from identity.member_networks o where o.id = c.network_id) order by 1, 2
  on conflict (network_id, is_hidden) do update set version = v.version + 1;
  return null;
end $$;

CREATE FUNCTION identity.record_private_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  changed int := case when tg_op = 'DELETE' then old.network_id else new.network_id end;
begin
  insert into identity.network_versions as v (network_id, is_hidden, version)
  select o.id, true, 1 from identity.member_networks o where o.id = changed
  on conflict (network_id, is_hidden) do update set version = v.version + 1;
  return null;
end $$;

CREATE FUNCTION identity.record_workspace_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into identity.network_versions as v (network_id, is_hidden, version)
  select o.id, true, 1 from identity.member_networks o
  where o.workspace_id in (select distinct workspace_id from changed) order by o.id
  on conflict (network_id, is_hidden) do update set version = v.version + 1;
  return null;
end $$;

CREATE FUNCTION identity.viewer_network_id() RETURNS integer
    LANGUAGE plpgsql STABLE PARALLEL RESTRICTED
    AS $$
declare
  who text := concat(current_setting('wellmet.viewer', true), '/', current_setting('wellmet.workspace', true), '/');
  known text := current_setting('wellmet.network', true);
  seat int;
begin
  if starts_with(known, who) then
    return substr(known, length(who) + 1)::int;
  end if;
  select o.id into seat from identity.member_networks o where o.workspace_id = platform.workspace_id() and o.user_id = platform.viewer_id();
  if seat is not null then
    perform set_config('wellmet.network', who || seat, true);
  end if;
  return seat;
end $$;

CREATE FUNCTION identity.visibility_version(viewer integer) RETURNS uuid
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    AS $$
begin
  return (select md5(concat_ws(' ', (select n.version from identity.network_versions n where n.network_id = 0),
      string_agg(concat_ws(':', v.network_id, v.trust_weight, v.kind, n.is_hidden, n.version), ' ' order by v.network_id, n.is_hidden)))::uuid
    from identity.visible_networks v
    left join identity.network_versions n on n.network_id = v.network_id and (v.kind = 'self' or not n.is_hidden)
    where v.viewer_network_id = visibility_version.viewer);
end $$;

CREATE FUNCTION introductions.follow_stage() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.stage is null or (tg_op = 'UPDATE' and new.stage = old.stage) then
    new.stage := introductions.stage_of(new.raw_status);
  elsif introductions.stage_of(new.raw_status) is distinct from new.stage then
    new.raw_status := new.stage;
  end if;
  new.dashboard_status := case new.stage
    when 'drafted' then 'pending' when 'awaiting_connector' then 'pending' when 'connector_replied' then 'approved'
    when 'intro_sent' then 'in_progress' when 'target_replied' then 'replied' when 'meeting_booked' then 'meeting'
    when 'converted' then 'completed' else new.stage end;
  new.connector_status := case
    when new.stage in ('intro_sent', 'target_replied', 'meeting_booked', 'converted') then 'completed'
    when new.stage = 'cancelled' then 'failed' else new.stage end;
  new.target_status := case
    when new.stage in ('drafted', 'awaiting_connector', 'connector_replied') then 'not_contacted'
    when new.stage = 'cancelled' then 'ghosted' else new.stage end;
  return new;
end $$;

CREATE FUNCTION introductions.stage_of(word text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (word = ANY (ARRAY['drafted'::text, 'draft'::text])) THEN 'drafted'::text WHEN (word = ANY (ARRAY['awaiting_connector'::text, 'pending'::text, 'requested'::text])) THEN 'awaiting_connector'::text WHEN (word = ANY (ARRAY['connector_replied'::text, 'approved'::text, 'accepted'::text])) THEN 'connector_replied'::text WHEN (word = ANY (ARRAY['intro_sent'::text, 'sent'::text])) THEN 'intro_sent'::text WHEN (word = ANY (ARRAY['target_replied'::text, 'replied'::text])) THEN 'target_replied'::text WHEN (word = ANY (ARRAY['meeting_booked'::text, 'meeting'::text])) THEN 'meeting_booked'::text WHEN (word = ANY (ARRAY['converted'::text, 'completed'::text])) THEN 'converted'::text WHEN (word = 'declined'::text) THEN 'declined'::text WHEN (word = ANY (ARRAY['cancelled'::text, 'failed'::text, 'ghosted'::text, 'archived'::text])) THEN 'cancelled'::text ELSE NULL::text END;

CREATE FUNCTION outreach.next_office_time(moment timestamp with time zone, zone text) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    BEGIN ATOMIC
 SELECT
         CASE
             WHEN (EXTRACT(isodow FROM w.local) > (5)::numeric) THEN ((date_trunc('week'::text, w.local) + '7 days 09:00:00'::interval) AT TIME ZONE next_office_time.zone)
             WHEN ((w.local)::time without time zone < '09:00:00'::time without time zone) THEN (((w.local)::date + '09:00:00'::time without time zone) AT TIME ZONE next_office_time.zone)
             WHEN ((w.local)::time without time zone < '17:00:00'::time without time zone) THEN next_office_time.moment
             WHEN (EXTRACT(isodow FROM w.local) = (5)::numeric) THEN ((date_trunc('week'::text, w.local) + '7 days 09:00:00'::interval) AT TIME ZONE next_office_time.zone)
             ELSE ((((w.local)::date + 1) + '09:00:00'::time without time zone) AT TIME ZONE next_office_time.zone)
         END AS timezone
    FROM ( SELECT (next_office_time.moment AT TIME ZONE next_office_time.zone) AS local) w;
END;

CREATE FUNCTION platform.acquire_lock(name text, key text) RETURNS void
    LANGUAGE sql
    RETURN pg_advisory_xact_lock(hashtextextended(((name || ' '::text) || key), (0)::bigint));

CREATE FUNCTION platform.enter_workspace() RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  its_state text;
begin
  if platform.workspace_id() is null then
    raise exception 'no workspace is set';
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('workspace ' || platform.workspace_id(), 0));
  select r.state into its_state from platform.residents r where r.workspace_id = platform.workspace_id() and r.state <> 'here';
  if found then
    raise exception using errcode = 'WM001', message = 'workspace is ' || its_state;
  end if;
end $$;

CREATE TABLE account.memberships (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    joined_at timestamp with time zone DEFAULT now() NOT NULL,
    entered_at timestamp with time zone,
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text, 'viewer'::text])))
);

ALTER TABLE ONLY account.memberships FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.memberships.entered_at IS 'when a session of the user was last known to be in the workspace, to the hour';

CREATE TABLE account.users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    language text,
    disabled_at timestamp with time zone,
    deletes_at timestamp with time zone,
    headline text,
    CONSTRAINT email_is_lower_case CHECK ((email = lower(email))),
    CONSTRAINT headline_is_short CHECK (((length(headline) >= 1) AND (length(headline) <= 140))),
    CONSTRAINT language_is_one_we_have CHECK ((language = ANY (ARRAY['en'::text, 'de'::text])))
);

ALTER TABLE ONLY account.users FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.users IS 'owned by id: the user is the row';

COMMENT ON COLUMN account.users.deletes_at IS 'when the account is deleted, if its owner asked for that; until then they can change their mind';

COMMENT ON COLUMN account.users.headline IS 'one line that the member wrote about themselves, for the messages they send';

CREATE FUNCTION platform.mail_standing(sender uuid, workspace uuid, address text, OUT is_verified boolean, OUT is_member boolean, OUT since timestamp with time zone, OUT is_leaving boolean) RETURNS record
    LANGUAGE sql STABLE
    RETURN ROW(COALESCE((SELECT (u.email_verified AND (u.disabled_at IS NULL) AND (u.deletes_at IS NULL)) FROM account.users u WHERE (u.id = mail_standing.sender)), false), (EXISTS (SELECT FROM (account.memberships m JOIN account.users u ON ((u.id = m.user_id))) WHERE ((m.workspace_id = mail_standing.workspace) AND (u.email = lower(mail_standing.address)) AND u.email_verified))), (SELECT u.created_at FROM account.users u WHERE (u.id = mail_standing.sender)), (EXISTS (SELECT FROM account.users u WHERE ((u.id = mail_standing.sender) AND (u.deletes_at IS NOT NULL)))));

CREATE FUNCTION platform.refresh_statistics() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  grown regclass;
begin
  for grown in
    select c.oid::regclass from pg_catalog.pg_class c
    where c.relkind = 'r' and c.relowner = (select r.oid from pg_catalog.pg_roles r where r.rolname = current_user)
      and pg_catalog.pg_relation_size(c.oid) >= 10 * current_setting('block_size')::int
      and (c.reltuples < 0 or pg_catalog.pg_relation_size(c.oid) >= 1.5 * c.relpages * current_setting('block_size')::int)
    order by c.oid
  loop
    begin
      execute format('lock table %s in share update exclusive mode nowait', grown);
      execute format('analyze %s', grown);
    exception when lock_not_available then
      null;
    end;
  end loop;
end $$;

CREATE FUNCTION platform.viewer_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('wellmet.viewer'::text, true), ''::text))::uuid;

CREATE FUNCTION platform.workspace_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('wellmet.workspace'::text, true), ''::text))::uuid;

CREATE TABLE account.api_keys (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    secret_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    sign_on_workspace_id uuid
);

ALTER TABLE ONLY account.api_keys FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.api_keys.sign_on_workspace_id IS 'the workspace whose single sign-on the session began through in which it was made';

CREATE TABLE account.app_grants (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    client_id text NOT NULL,
    name text NOT NULL,
    redirect_host text,
    resource text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    last_used_by text,
    sign_on_workspace_id uuid,
    CONSTRAINT may_do_something CHECK ((cardinality(scopes) > 0))
);

ALTER TABLE ONLY account.app_grants FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.app_grants.client_id IS 'the address of the document in which the program describes itself';

COMMENT ON COLUMN account.app_grants.redirect_host IS 'where the browser was sent with the code; null: to a program on the member’s own computer';

COMMENT ON COLUMN account.app_grants.resource IS 'the one address at which its tokens count';

COMMENT ON COLUMN account.app_grants.expires_at IS 'for good, however often it is used';

COMMENT ON COLUMN account.app_grants.last_used_by IS 'as the program calls itself, with its version';

COMMENT ON COLUMN account.app_grants.sign_on_workspace_id IS 'the workspace whose single sign-on the session began through in which it was made';

CREATE TABLE account.app_tokens (
    hash bytea NOT NULL,
    kind text NOT NULL,
    grant_id uuid NOT NULL,
    facts jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    successor_box bytea,
    CONSTRAINT token_kind_is_known CHECK ((kind = ANY (ARRAY['code'::text, 'access'::text, 'refresh'::text])))
);

ALTER TABLE ONLY account.app_tokens FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.app_tokens IS 'unowned: hashes, read by the system alone';

COMMENT ON COLUMN account.app_tokens.facts IS 'what the authorization server has to know of it: ids, scopes and times, no secret';

COMMENT ON COLUMN account.app_tokens.successor_box IS 'what it was exchanged for, encrypted with a key derived from the token itself: only whoever has it can read it';

CREATE TABLE account.approval_policies (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    kind text NOT NULL,
    granted_by uuid NOT NULL,
    most_a_day integer NOT NULL,
    most_items integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    suspended_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT policy_allows_few CHECK (((most_items >= 1) AND (most_items <= 25))),
    CONSTRAINT policy_allows_some CHECK (((most_a_day >= 1) AND (most_a_day <= 100)))
);

ALTER TABLE ONLY account.approval_policies FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.approval_policies.granted_by IS 'answers for it; it does not count while they are no owner or admin';

COMMENT ON COLUMN account.approval_policies.most_items IS 'approves only what touches at most so many people or things';

COMMENT ON COLUMN account.approval_policies.suspended_at IS 'when somebody rejected something of this kind; an admin resumes it';

CREATE TABLE account.approvals (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    title jsonb NOT NULL,
    facts jsonb NOT NULL,
    risk text NOT NULL,
    items integer NOT NULL,
    hash text NOT NULL,
    requested_by uuid,
    requested_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    is_mailed boolean DEFAULT false NOT NULL,
    verdict text,
    decided_by uuid,
    decided_at timestamp with time zone,
    policy_id uuid,
    reason text,
    CONSTRAINT decided_is_dated CHECK (((verdict IS NULL) = (decided_at IS NULL))),
    CONSTRAINT risk_is_known CHECK ((risk = ANY (ARRAY['ordinary'::text, 'mass_mail'::text, 'money'::text]))),
    CONSTRAINT verdict_is_known CHECK ((verdict = ANY (ARRAY['approved'::text, 'rejected'::text, 'expired'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY account.approvals FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.approvals.payload IS 'what a yes runs with';

COMMENT ON COLUMN account.approvals.facts IS 'lines of what would happen, as messages';

COMMENT ON COLUMN account.approvals.items IS 'how many people or things it touches';

COMMENT ON COLUMN account.approvals.hash IS 'of what would happen and how it is shown; whoever decides says which one they saw';

COMMENT ON COLUMN account.approvals.policy_id IS 'what approved it, if no person did';

COMMENT ON COLUMN account.approvals.reason IS 'in words of the decider, so the row goes with their account; the audit log keeps the decision';

CREATE TABLE account.audit_events (
    workspace_id uuid NOT NULL,
    seq bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    subject text NOT NULL,
    detail jsonb NOT NULL,
    hash bytea NOT NULL
);

ALTER TABLE ONLY account.audit_events FORCE ROW LEVEL SECURITY;

CREATE TABLE account.audit_heads (
    workspace_id uuid NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    anchored_seq bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY account.audit_heads FORCE ROW LEVEL SECURITY;

CREATE TABLE account.billing_customers (
    workspace_id uuid NOT NULL,
    customer_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    asked integer DEFAULT 0 NOT NULL,
    refreshed_at timestamp with time zone
);

ALTER TABLE ONLY account.billing_customers FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.billing_customers.customer_id IS 'of Stripe, which has names, addresses and invoices';

COMMENT ON COLUMN account.billing_customers.asked IS 'how often Stripe was asked; the answer to an earlier question is not written any more';

CREATE TABLE account.billing_events (
    id text NOT NULL,
    received_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY account.billing_events FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.billing_events IS 'unowned: Stripe tells the server, not a workspace; only numbers, so that each counts once';

CREATE TABLE account.challenges (
    hash bytea NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT purpose_is_known CHECK ((purpose = ANY (ARRAY['second factor'::text, 'new passkey'::text, 'passkey'::text])))
);

ALTER TABLE ONLY account.challenges FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.challenges IS 'unowned: asked before anybody is signed in, read by the system alone';

COMMENT ON COLUMN account.challenges.user_id IS 'who has to answer; null where anybody may';

CREATE TABLE account.credentials (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY account.credentials FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.credentials IS 'owned by user_id';

CREATE TABLE account.deletions (
    id uuid NOT NULL,
    kind text NOT NULL,
    deleted_at timestamp with time zone NOT NULL,
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY['user'::text, 'workspace'::text])))
);

ALTER TABLE ONLY account.deletions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.deletions IS 'unowned: bare ids of accounts and workspaces that are gone, so that a restored backup deletes them again; read by the system alone';

CREATE TABLE account.device_codes (
    secret_hash bytea NOT NULL,
    user_code text NOT NULL,
    prefix text NOT NULL,
    name text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    denied_at timestamp with time zone
);

ALTER TABLE ONLY account.device_codes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.device_codes IS 'unowned: asked before anybody is signed in, read by the system alone';

COMMENT ON COLUMN account.device_codes.secret_hash IS 'of what becomes the secret of an API key when a member confirms';

CREATE TABLE account.devices (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    previous_hash bytea,
    successor_box bytea,
    rotated_at timestamp with time zone NOT NULL,
    user_agent text NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    trusted_until timestamp with time zone
);

ALTER TABLE ONLY account.devices FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.devices IS 'owned by user_id; several people who share a browser have a row each, with the same mark';

COMMENT ON COLUMN account.devices.previous_hash IS 'of the mark before, which still counts for a minute: its answer may have been lost';

COMMENT ON COLUMN account.devices.successor_box IS 'the mark of now, encrypted with a key derived from the one before: only whoever has that can read it';

COMMENT ON COLUMN account.devices.trusted_until IS 'until then the password is enough here for somebody who has a second factor';

CREATE TABLE account.domains (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    domain text NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    checked_at timestamp with time zone,
    seen_at timestamp with time zone,
    proven_at timestamp with time zone,
    CONSTRAINT domain_is_plain CHECK (((domain = lower(domain)) AND (domain ~ '^[a-z0-9.-]+$'::text))),
    CONSTRAINT proven_was_seen CHECK (((proven_at IS NULL) OR (seen_at IS NOT NULL)))
);

ALTER TABLE ONLY account.domains FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.domains.domain IS 'in ASCII and lower case, without a dot at the end';

COMMENT ON COLUMN account.domains.token IS 'stands in the TXT record that proves the domain; everybody can read it there';

COMMENT ON COLUMN account.domains.checked_at IS 'when DNS last gave an answer';

COMMENT ON COLUMN account.domains.seen_at IS 'when the record was last there';

COMMENT ON COLUMN account.domains.proven_at IS 'since when it counts; null until the record was seen, and again when it is gone for days';

CREATE TABLE account.ended_access (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    place text NOT NULL,
    key jsonb NOT NULL,
    became jsonb,
    ended_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY account.ended_access FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.ended_access IS 'unowned: ids of rows that let somebody in and have ended, so that a restored backup ends them again; read by the system alone';

COMMENT ON COLUMN account.ended_access.place IS 'the table, with its schema';

COMMENT ON COLUMN account.ended_access.became IS 'what changed, where the row is still there';

CREATE TABLE account.ended_sign_on_links (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    ended_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY account.ended_sign_on_links FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.ended_sign_on_links IS 'unowned: who ended their link with the provider themselves; written and read by the system alone';

CREATE TABLE account.entitlement_grants (
    workspace_id uuid NOT NULL,
    entitlement text NOT NULL,
    source text NOT NULL,
    ends_at timestamp with time zone,
    CONSTRAINT source_is_known CHECK ((source = ANY (ARRAY['subscription'::text, 'trial'::text, 'gift'::text, 'contract'::text])))
);

ALTER TABLE ONLY account.entitlement_grants FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.entitlement_grants.source IS 'those of subscription and trial follow Stripe; gift and contract are the operator’s';

COMMENT ON COLUMN account.entitlement_grants.ends_at IS 'null is without an end';

CREATE TABLE account.export_pieces (
    export_id uuid NOT NULL,
    number integer NOT NULL,
    user_id uuid NOT NULL,
    bytes bytea NOT NULL
);

ALTER TABLE ONLY account.export_pieces FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.export_pieces.bytes IS 'a piece of the ZIP file; every process can serve it, and it is gone with the export';

CREATE TABLE account.exports (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    state text NOT NULL,
    tables_done integer DEFAULT 0 NOT NULL,
    tables_total integer DEFAULT 0 NOT NULL,
    row_count integer DEFAULT 0 NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    expires_at timestamp with time zone,
    workspace_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    left_out jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'writing'::text, 'done'::text, 'failed'::text])))
);

ALTER TABLE ONLY account.exports FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.exports.expires_at IS 'until when the file can be downloaded; then it is deleted';

COMMENT ON COLUMN account.exports.workspace_ids IS 'whose rows are in it: their demands are asked again when it is downloaded';

COMMENT ON COLUMN account.exports.left_out IS 'workspaces whose demands the session did not meet that asked for it, and which';

CREATE TABLE account.extension_access_tokens (
    hash bytea NOT NULL,
    grant_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY account.extension_access_tokens FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.extension_access_tokens IS 'unowned: hashes, read by the system alone';

CREATE TABLE account.extension_clients (
    id uuid NOT NULL,
    platform text NOT NULL,
    version text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    CONSTRAINT platform_is_known CHECK ((platform = ANY (ARRAY['chrome'::text, 'edge'::text, 'firefox'::text, 'safari'::text])))
);

ALTER TABLE ONLY account.extension_clients FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.extension_clients IS 'unowned: installations of the extension, registered before anybody signs in; read by the system alone';

CREATE TABLE account.extension_codes (
    hash bytea NOT NULL,
    client_id uuid NOT NULL,
    user_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    redirect_uri text NOT NULL,
    code_challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    grant_id uuid,
    sign_on_workspace_id uuid
);

ALTER TABLE ONLY account.extension_codes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.extension_codes IS 'unowned: brought back by the extension before anybody is signed in, read by the system alone';

COMMENT ON COLUMN account.extension_codes.grant_id IS 'what it was exchanged for; whoever brings it again ends that grant';

COMMENT ON COLUMN account.extension_codes.sign_on_workspace_id IS 'the workspace whose single sign-on the session began through in which it was made';

CREATE TABLE account.extension_grants (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    client_id uuid NOT NULL,
    name text NOT NULL,
    platform text NOT NULL,
    scopes text[] NOT NULL,
    generation integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    sign_on_workspace_id uuid
);

ALTER TABLE ONLY account.extension_grants FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.extension_grants.generation IS 'of its newest refresh token; one more at each exchange';

COMMENT ON COLUMN account.extension_grants.expires_at IS 'for good, however often it is used';

COMMENT ON COLUMN account.extension_grants.sign_on_workspace_id IS 'the workspace whose single sign-on the session began through in which it was made';

CREATE TABLE account.extension_refresh_tokens (
    grant_id uuid NOT NULL,
    generation integer NOT NULL,
    hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    successor_box bytea
);

ALTER TABLE ONLY account.extension_refresh_tokens FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.extension_refresh_tokens IS 'unowned: hashes, read by the system alone';

COMMENT ON COLUMN account.extension_refresh_tokens.successor_box IS 'what it was exchanged for, encrypted with a key derived from the token itself: only whoever has it can read it';

CREATE TABLE account.invitations (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    token_hash bytea NOT NULL,
    invited_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    is_mailed boolean DEFAULT false NOT NULL,
    page_id text,
    sent_at timestamp with time zone,
    opened_at timestamp with time zone,
    declined_at timestamp with time zone,
    asked_for_link_at timestamp with time zone,
    taken_back_at timestamp with time zone,
    accepted_by uuid,
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text, 'viewer'::text])))
);

ALTER TABLE ONLY account.invitations FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.invitations.is_mailed IS 'the token was in the email to this address and nowhere else, so whoever has it reads that mailbox';

COMMENT ON COLUMN account.invitations.page_id IS 'opens the page of the invitation, and lets nobody join; the token of every link begins with it';

COMMENT ON COLUMN account.invitations.sent_at IS 'when its newest email was written; null before 0.2.0';

COMMENT ON COLUMN account.invitations.opened_at IS 'when the script of its page said so for the first time; mail scanners do not count';

COMMENT ON COLUMN account.invitations.declined_at IS 'nothing more is mailed to them from this workspace, unless they ask for a new link later';

COMMENT ON COLUMN account.invitations.accepted_by IS 'who joined with it; the invitation is deleted with their account';

CREATE TABLE account.notification_settings (
    user_id uuid NOT NULL,
    time_zone text,
    deliveries jsonb NOT NULL,
    briefed_until timestamp with time zone
);

ALTER TABLE ONLY account.notification_settings FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.notification_settings.deliveries IS 'by kind: off, app or digest; a kind that is missing is as usual';

COMMENT ON COLUMN account.notification_settings.briefed_until IS 'null: they do not want it';

CREATE TABLE account.notifications (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    kind text NOT NULL,
    title jsonb NOT NULL,
    body jsonb NOT NULL,
    link text NOT NULL,
    dedupe_key text,
    awaits_digest boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    CONSTRAINT link_stays_inside CHECK ((link ~ '^/([^/]|$)'::text))
);

ALTER TABLE ONLY account.notifications FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.notifications.title IS 'a message, shown in the language of the reader';

COMMENT ON COLUMN account.notifications.body IS 'a list of messages, may be empty';

COMMENT ON COLUMN account.notifications.dedupe_key IS 'names what it is about: told once, however often it is said';

COMMENT ON COLUMN account.notifications.awaits_digest IS 'until it is read or mailed, or its kind is mailed no more';

CREATE TABLE account.passkeys (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    is_backed_up boolean NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

ALTER TABLE ONLY account.passkeys FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.passkeys.counter IS 'of the device, 0 where it does not count; one that does not grow shows a copy';

COMMENT ON COLUMN account.passkeys.is_backed_up IS 'whether the password manager of the user has it on other devices too';

CREATE TABLE account.playbook_settings (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    playbook text NOT NULL,
    is_on boolean NOT NULL,
    settings jsonb NOT NULL,
    changed_by uuid,
    changed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY account.playbook_settings FORCE ROW LEVEL SECURITY;

CREATE TABLE account.provisioned_group_people (
    workspace_id uuid NOT NULL,
    group_id uuid NOT NULL,
    person_id uuid NOT NULL
);

ALTER TABLE ONLY account.provisioned_group_people FORCE ROW LEVEL SECURITY;

CREATE TABLE account.provisioned_groups (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    display_name text NOT NULL,
    external_id text,
    role text,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT mapped_role_is_known CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text, 'viewer'::text])))
);

ALTER TABLE ONLY account.provisioned_groups FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.provisioned_groups.role IS 'what an owner says its people may do here; null: it changes nothing';

CREATE TABLE account.provisioned_users (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    member_id uuid,
    user_name text NOT NULL,
    external_id text,
    email text NOT NULL,
    given_name text,
    family_name text,
    display_name text,
    active boolean NOT NULL,
    role_before text,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY account.provisioned_users FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.provisioned_users.member_id IS 'their account, once they are a member';

COMMENT ON COLUMN account.provisioned_users.email IS 'in lower case, at a domain that the workspace had proven';

COMMENT ON COLUMN account.provisioned_users.role_before IS 'their role when the directory ended the membership; whoever had one comes back without an invitation';

CREATE TABLE account.provisioning_tokens (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    created_by uuid NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    secret_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

ALTER TABLE ONLY account.provisioning_tokens FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.provisioning_tokens.created_by IS 'in whose name people are invited; it ends when they stop being an owner';

CREATE TABLE account.recovery_codes (
    user_id uuid NOT NULL,
    hash bytea NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE ONLY account.recovery_codes FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.recovery_codes.hash IS 'keyed: 50 bits could be guessed from a plain hash';

CREATE TABLE account.second_factors (
    user_id uuid NOT NULL,
    sealed_secret text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step integer DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY account.second_factors FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.second_factors.sealed_secret IS 'shared with the authenticator app, sealed for this user';

COMMENT ON COLUMN account.second_factors.confirmed_at IS 'null until a first code shows that the app has the secret; without effect until then';

COMMENT ON COLUMN account.second_factors.last_step IS 'the 30 seconds of the newest code that was taken: this code and older ones are refused';

CREATE TABLE account.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    workspace_id uuid,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    proven_at timestamp with time zone DEFAULT now(),
    device_id uuid,
    sign_on_workspace_id uuid,
    is_confined boolean DEFAULT false NOT NULL,
    CONSTRAINT confined_to_one_workspace CHECK (((NOT is_confined) OR ((sign_on_workspace_id IS NOT NULL) AND ((workspace_id IS NULL) OR (workspace_id = sign_on_workspace_id)))))
);

ALTER TABLE ONLY account.sessions FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.sessions.sign_on_workspace_id IS 'the workspace whose single sign-on it began through';

COMMENT ON COLUMN account.sessions.is_confined IS 'opens that workspace alone, and nothing of the account';

CREATE TABLE account.sign_in_failures (
    counted_by bytea NOT NULL,
    failures integer NOT NULL,
    last_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY account.sign_in_failures FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.sign_in_failures IS 'unowned: keyed hashes, read by the system alone';

CREATE TABLE account.sign_on_assertions (
    workspace_id uuid NOT NULL,
    assertion_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY account.sign_on_assertions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.sign_on_assertions IS 'unowned: assertions of SAML that were used, until nothing would take them any more; written and read by the system alone';

CREATE TABLE account.sign_on_identities (
    workspace_id uuid NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    opens_everything boolean DEFAULT false NOT NULL,
    linked_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    is_own boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY account.sign_on_identities FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.sign_on_identities IS 'unowned: who somebody at a provider is here, by issuer and subject; written and read by the system alone';

COMMENT ON COLUMN account.sign_on_identities.opens_everything IS 'the user linked it themselves, with a fresh proof, for all their workspaces';

COMMENT ON COLUMN account.sign_on_identities.is_own IS 'the user linked it themselves, with a fresh proof; without it the link opens nothing for an owner';

CREATE TABLE account.sign_on_tries (
    state_hash bytea NOT NULL,
    workspace_id uuid NOT NULL,
    purpose text NOT NULL,
    browser_hash bytea NOT NULL,
    user_id uuid,
    session_id uuid,
    opens_everything boolean DEFAULT false NOT NULL,
    sealed_checks text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    sealed_response text,
    CONSTRAINT purpose_is_known CHECK ((purpose = ANY (ARRAY['sign in'::text, 'enter'::text, 'link'::text, 'test'::text, 'confirm'::text])))
);

ALTER TABLE ONLY account.sign_on_tries FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.sign_on_tries IS 'unowned: people who are at the provider, for ten minutes; written and read by the system alone';

COMMENT ON COLUMN account.sign_on_tries.sealed_checks IS 'what the answer is checked with: the verifier of PKCE and the nonce, or the id of the request';

COMMENT ON COLUMN account.sign_on_tries.sealed_response IS 'of SAML: what the provider had the browser post, unread, until the browser itself asks for it';

CREATE TABLE account.sign_ons (
    workspace_id uuid NOT NULL,
    issuer text NOT NULL,
    client_id text,
    sealed_client_secret text,
    joining text DEFAULT 'open'::text NOT NULL,
    role text DEFAULT 'member'::text NOT NULL,
    is_required boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    protocol text DEFAULT 'oidc'::text NOT NULL,
    sign_on_url text,
    certificates text[],
    CONSTRAINT joining_is_known CHECK ((joining = ANY (ARRAY['open'::text, 'invited'::text]))),
    CONSTRAINT joining_role_is_known CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text, 'viewer'::text]))),
    CONSTRAINT provider_is_whole CHECK (
CASE protocol
    WHEN 'oidc'::text THEN ((client_id IS NOT NULL) AND (sealed_client_secret IS NOT NULL) AND (sign_on_url IS NULL) AND (certificates IS NULL))
    WHEN 'saml'::text THEN ((client_id IS NULL) AND (sealed_client_secret IS NULL) AND (sign_on_url IS NOT NULL) AND ((cardinality(certificates) >= 1) AND (cardinality(certificates) <= 2)) AND (certificates IS NOT NULL))
    ELSE false
END)
);

ALTER TABLE ONLY account.sign_ons FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.sign_ons IS 'owned by workspace_id; with another issuer or client it is another row, and all links and sessions end';

COMMENT ON COLUMN account.sign_ons.issuer IS 'how the provider calls itself; with SAML its entity id';

COMMENT ON COLUMN account.sign_ons.joining IS 'whether a new person of a proven domain becomes a member, or needs an invitation';

COMMENT ON COLUMN account.sign_ons.role IS 'of new people who were not invited';

COMMENT ON COLUMN account.sign_ons.is_required IS 'sessions that did not begin through it cannot enter the workspace';

COMMENT ON COLUMN account.sign_ons.used_at IS 'when somebody last came back from the provider with a valid answer';

COMMENT ON COLUMN account.sign_ons.protocol IS 'oidc has a client and its secret; saml has an address and certificates';

COMMENT ON COLUMN account.sign_ons.sign_on_url IS 'of SAML: where browsers are sent to sign in';

COMMENT ON COLUMN account.sign_ons.certificates IS 'of SAML: one or two, in PEM; what the provider says must be signed with the key of one';

CREATE TABLE account.subscriptions (
    workspace_id uuid NOT NULL,
    id text NOT NULL,
    item_id text NOT NULL,
    status text NOT NULL,
    price text NOT NULL,
    quantity integer NOT NULL,
    started_at timestamp with time zone NOT NULL,
    trial_ends_at timestamp with time zone,
    period_ends_at timestamp with time zone NOT NULL,
    cancels_at timestamp with time zone,
    past_due_since timestamp with time zone,
    unit_amount integer,
    currency text,
    interval_months integer,
    ended_at timestamp with time zone,
    CONSTRAINT interval_is_positive CHECK ((interval_months > 0))
);

ALTER TABLE ONLY account.subscriptions FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.subscriptions.id IS 'of Stripe';

COMMENT ON COLUMN account.subscriptions.price IS 'lookup key of the price at Stripe; empty for one that has none';

COMMENT ON COLUMN account.subscriptions.past_due_since IS 'when the oldest invoice was written that is not paid';

COMMENT ON COLUMN account.subscriptions.unit_amount IS 'of one seat for one interval, in hundredths of the currency; null: unknown';

COMMENT ON COLUMN account.subscriptions.interval_months IS 'null: unknown, or no whole number of months';

COMMENT ON COLUMN account.subscriptions.ended_at IS 'null: it has not ended, or Stripe did not say when';

CREATE TABLE account.verifications (
    id uuid NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY account.verifications FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.verifications IS 'unowned: short-lived proofs, read by the system alone';

CREATE TABLE account.webhook_deliveries (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone NOT NULL,
    tried_at timestamp with time zone,
    status integer,
    problem text,
    answer text,
    settled_at timestamp with time zone,
    CONSTRAINT delivery_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

ALTER TABLE ONLY account.webhook_deliveries FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.webhook_deliveries.problem IS 'why there was no answer';

COMMENT ON COLUMN account.webhook_deliveries.answer IS 'the beginning of what the receiver answered last';

CREATE TABLE account.webhook_endpoints (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    event_types text[] NOT NULL,
    sealed_secret text NOT NULL,
    sealed_old_secret text,
    old_secret_until timestamp with time zone,
    state text NOT NULL,
    off_because text,
    failing_since timestamp with time zone,
    silent_tries integer DEFAULT 0 NOT NULL,
    rests_until timestamp with time zone,
    last_delivered_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    claimed_until timestamp with time zone,
    CONSTRAINT off_has_a_reason CHECK (((state = 'off'::text) = (off_because IS NOT NULL))),
    CONSTRAINT old_secrets_end CHECK (((sealed_old_secret IS NULL) = (old_secret_until IS NULL))),
    CONSTRAINT reason_is_known CHECK ((off_because = ANY (ARRAY['paused'::text, 'gone'::text, 'failed_for_long'::text]))),
    CONSTRAINT state_is_known CHECK ((state = ANY (ARRAY['unproven'::text, 'working'::text, 'failing'::text, 'off'::text]))),
    CONSTRAINT told_something CHECK ((cardinality(event_types) > 0))
);

ALTER TABLE ONLY account.webhook_endpoints FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.webhook_endpoints.sealed_old_secret IS 'signs beside the new one for a day, so that a receiver can change over';

COMMENT ON COLUMN account.webhook_endpoints.failing_since IS 'since the first of the tries that have all failed';

COMMENT ON COLUMN account.webhook_endpoints.silent_tries IS 'how often in a row it said nothing';

COMMENT ON COLUMN account.webhook_endpoints.rests_until IS 'it said nothing: nothing is tried until then, whatever waits';

COMMENT ON COLUMN account.webhook_endpoints.claimed_until IS 'a worker sends to it: nobody else does until then';

CREATE TABLE account.webhook_events (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    type text NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    data jsonb NOT NULL
);

ALTER TABLE ONLY account.webhook_events FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN account.webhook_events.data IS 'ids and words of our own, never a name or an address';

CREATE TABLE account.workspaces (
    id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    requires_second_factor boolean DEFAULT false NOT NULL,
    deletes_at timestamp with time zone
);

ALTER TABLE ONLY account.workspaces FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.workspaces IS 'owned by its members';

COMMENT ON COLUMN account.workspaces.deletes_at IS 'when the workspace is deleted, if an owner asked for that';

CREATE TABLE connections.account_sources (
    account_id uuid NOT NULL,
    source text NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    cursor text,
    next_cursor text,
    page text,
    is_complete boolean DEFAULT false NOT NULL,
    read_count integer DEFAULT 0 NOT NULL,
    stored_count integer DEFAULT 0 NOT NULL,
    skipped jsonb DEFAULT '{}'::jsonb NOT NULL,
    started_at timestamp with time zone,
    succeeded_at timestamp with time zone,
    next_run_at timestamp with time zone,
    failures integer DEFAULT 0 NOT NULL,
    problem text,
    listed_at timestamp with time zone
);

ALTER TABLE ONLY connections.account_sources FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN connections.account_sources.cursor IS 'from where changes are read; null until everything was read once';

COMMENT ON COLUMN connections.account_sources.next_cursor IS 'becomes the cursor when this run is through';

COMMENT ON COLUMN connections.account_sources.page IS 'the next page of a run; null between runs';

COMMENT ON COLUMN connections.account_sources.listed_at IS 'when everything was last read from beginning to end';

CREATE TABLE connections.audience_members (
    account_id uuid NOT NULL,
    member_id text NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    mailbox bytea NOT NULL,
    lead_id uuid NOT NULL,
    state text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT audience_members_state CHECK ((state = ANY (ARRAY['pending'::text, 'subscribed'::text, 'unsubscribed'::text, 'cleaned'::text, 'refused'::text])))
);

ALTER TABLE ONLY connections.audience_members FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN connections.audience_members.member_id IS 'the MD5 of the address in lower case, by which the provider knows its member';

COMMENT ON COLUMN connections.audience_members.mailbox IS 'keyed hash of the mailbox, so that an unsubscribe there stops mail here';

CREATE TABLE connections.connected_accounts (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    address text NOT NULL,
    base_url text,
    state text NOT NULL,
    sealed_tokens text,
    tokens_expire_at timestamp with time zone,
    refreshing_until timestamp with time zone,
    never_domains text[] DEFAULT '{}'::text[] NOT NULL,
    connected_at timestamp with time zone NOT NULL,
    keeps_internal boolean DEFAULT false NOT NULL,
    aliases text[] DEFAULT '{}'::text[] NOT NULL,
    never_folders jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT connected_has_tokens CHECK (((state <> 'connected'::text) OR (sealed_tokens IS NOT NULL))),
    CONSTRAINT state_is_known CHECK ((state = ANY (ARRAY['connected'::text, 'expired'::text, 'failed'::text, 'revoked'::text])))
);

ALTER TABLE ONLY connections.connected_accounts FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN connections.connected_accounts.subject IS 'who the account is, in the words of the provider';

COMMENT ON COLUMN connections.connected_accounts.base_url IS 'where its data is, for providers that tell it with the token';

COMMENT ON COLUMN connections.connected_accounts.refreshing_until IS 'whoever set it asks for new tokens; the others wait';

COMMENT ON COLUMN connections.connected_accounts.never_domains IS 'mail and meetings with anybody there are never stored';

COMMENT ON COLUMN connections.connected_accounts.keeps_internal IS 'whether mail and meetings among colleagues only are stored too';

COMMENT ON COLUMN connections.connected_accounts.aliases IS 'further addresses of its owner that the provider has verified';

COMMENT ON COLUMN connections.connected_accounts.never_folders IS 'source, id and name of folders, labels and calendars that are not read';

CREATE TABLE connections.consents (
    state_hash bytea NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    session_hash bytea NOT NULL,
    sealed_verifier text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    sources text[] DEFAULT '{}'::text[] NOT NULL,
    account_id uuid,
    uses text[] DEFAULT '{}'::text[] NOT NULL
);

ALTER TABLE ONLY connections.consents FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE connections.consents IS 'members who were sent to a provider and have not come back';

COMMENT ON COLUMN connections.consents.session_hash IS 'the session in which it began: another one cannot finish it';

COMMENT ON COLUMN connections.consents.sources IS 'which sources the member wants read';

COMMENT ON COLUMN connections.consents.account_id IS 'the account to which more is allowed; null where an account is connected';

COMMENT ON COLUMN connections.consents.uses IS 'what more is allowed';

CREATE TABLE connections.enrichment_accounts (
    workspace_id uuid NOT NULL,
    provider text NOT NULL,
    priority integer,
    sealed_key text,
    key_ends text,
    connected_at timestamp with time zone,
    remaining integer,
    paused_until timestamp with time zone,
    problem text,
    used_at timestamp with time zone,
    CONSTRAINT enrichment_problem_is_known CHECK ((problem = ANY (ARRAY['credits'::text, 'rate'::text, 'refused'::text, 'failed'::text]))),
    CONSTRAINT key_is_whole CHECK ((((sealed_key IS NULL) = (key_ends IS NULL)) AND ((sealed_key IS NULL) = (connected_at IS NULL))))
);

ALTER TABLE ONLY connections.enrichment_accounts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE connections.enrichment_accounts IS 'how a workspace stands with a provider; without a key only the place in the order and when it was used';

COMMENT ON COLUMN connections.enrichment_accounts.remaining IS 'credits of the key as the provider told them last; null when it does not tell';

CREATE TABLE connections.enrichment_questions (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    question bytea NOT NULL,
    provider text NOT NULL,
    is_own_key boolean NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone
);

ALTER TABLE ONLY connections.enrichment_questions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE connections.enrichment_questions IS 'without an answer it is being asked, and reserves a credit until it is lost; with one the provider knows nobody';

COMMENT ON COLUMN connections.enrichment_questions.question IS 'a keyed hash: who was looked for is not kept';

CREATE TABLE connections.gathering_guests (
    gathering_id uuid NOT NULL,
    ref text NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text,
    email text NOT NULL,
    state text NOT NULL,
    registered_at timestamp with time zone,
    checked_in_at timestamp with time zone,
    seen_at timestamp with time zone NOT NULL,
    CONSTRAINT gathering_guests_state CHECK ((state = ANY (ARRAY['coming'::text, 'pending'::text, 'waitlisted'::text, 'invited'::text, 'declined'::text])))
);

ALTER TABLE ONLY connections.gathering_guests FORCE ROW LEVEL SECURITY;

CREATE TABLE connections.gatherings (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    account_id uuid NOT NULL,
    ref text NOT NULL,
    name text NOT NULL,
    url text,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    coming integer DEFAULT 0 NOT NULL,
    checked_in integer DEFAULT 0 NOT NULL,
    guests_read_at timestamp with time zone,
    seen_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY connections.gatherings FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN connections.gatherings.coming IS 'guests whose place is confirmed';

CREATE TABLE connections.linear_deliveries (
    delivery text NOT NULL,
    signature bytea NOT NULL,
    received_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY connections.linear_deliveries FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE connections.linear_deliveries IS 'unowned: Linear tells the server, not a workspace';

COMMENT ON COLUMN connections.linear_deliveries.signature IS 'the number of a delivery is not signed, so what was signed counts once too';

CREATE TABLE connections.own_addresses (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    address text NOT NULL,
    code_hash bytea,
    code_expires_at timestamp with time zone,
    proved_at timestamp with time zone
);

ALTER TABLE ONLY connections.own_addresses FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE connections.own_addresses IS 'addresses that a member says are theirs; without effect until a code that was mailed there proves it';

CREATE TABLE connections.people_data_answers (
    workspace_id uuid NOT NULL,
    question bytea NOT NULL,
    size integer NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    people jsonb,
    CONSTRAINT answer_has_its_people CHECK (((answered_at IS NULL) = (people IS NULL)))
);

ALTER TABLE ONLY connections.people_data_answers FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN connections.people_data_answers.question IS 'a hash: what was looked for is not kept';

CREATE TABLE connections.provider_pauses (
    provider text NOT NULL,
    until timestamp with time zone NOT NULL,
    reason text NOT NULL,
    CONSTRAINT reason_is_known CHECK ((reason = ANY (ARRAY['credits'::text, 'rate'::text])))
);

ALTER TABLE ONLY connections.provider_pauses FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE connections.provider_pauses IS 'unowned: the account of the server with a provider';

CREATE TABLE connections.provider_usage (
    provider text NOT NULL,
    span text NOT NULL,
    began_at timestamp with time zone NOT NULL,
    used integer NOT NULL,
    CONSTRAINT span_is_known CHECK ((span = ANY (ARRAY['month'::text, 'minute'::text])))
);

ALTER TABLE ONLY connections.provider_usage FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE connections.provider_usage IS 'unowned: sums over the whole server';

COMMENT ON COLUMN connections.provider_usage.used IS 'credits of a month, calls of a minute; a reservation counts until it is settled';

CREATE TABLE connections.source_records (
    account_id uuid NOT NULL,
    source text NOT NULL,
    ref text NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    number bigint NOT NULL,
    at timestamp with time zone,
    record jsonb NOT NULL,
    is_withdrawn boolean DEFAULT false NOT NULL,
    seen_at timestamp with time zone,
    returns boolean DEFAULT false NOT NULL,
    folders text[]
);

ALTER TABLE ONLY connections.source_records FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE connections.source_records IS 'who, with whom and when: never a subject, a title or a text';

COMMENT ON COLUMN connections.source_records.is_withdrawn IS 'the member wants it gone; deleted once nothing rests on it';

COMMENT ON COLUMN connections.source_records.seen_at IS 'the run that last listed it; only for sources that do not tell what was deleted';

COMMENT ON COLUMN connections.source_records.returns IS 'withdrawn only to be gathered anew, because it means something else now';

COMMENT ON COLUMN connections.source_records.folders IS 'where it lay when it was last read, by the ids of the provider';

ALTER TABLE connections.source_records ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME connections.source_records_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE connections.sync_runs (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    source text NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone NOT NULL,
    is_full boolean NOT NULL,
    read_count integer NOT NULL,
    stored_count integer NOT NULL,
    skipped jsonb NOT NULL,
    problem text
);

ALTER TABLE ONLY connections.sync_runs FORCE ROW LEVEL SECURITY;

CREATE TABLE connections.workspace_usage (
    workspace_id uuid NOT NULL,
    provider text NOT NULL,
    month timestamp with time zone NOT NULL,
    used integer NOT NULL
);

ALTER TABLE ONLY connections.workspace_usage FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.co_occurrences (
    network_id integer NOT NULL,
    a bigint NOT NULL,
    b bigint NOT NULL,
    ref bigint NOT NULL,
    day integer NOT NULL,
    others smallint NOT NULL,
    direct boolean NOT NULL,
    CONSTRAINT lesser_first CHECK ((a < b))
);

ALTER TABLE ONLY contacts.co_occurrences FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.contact_changes (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    title_before text,
    title_after text,
    company_before text,
    company_after text
);

ALTER TABLE ONLY contacts.contact_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.contact_keys (
    network_id integer NOT NULL,
    key bigint NOT NULL,
    person_id bigint NOT NULL,
    is_on_card boolean DEFAULT false NOT NULL,
    joined_from bigint
);

ALTER TABLE ONLY contacts.contact_keys FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.contact_keys.is_on_card IS 'typed in or on a card of the owner''s; otherwise only seen in mail or a calendar';

COMMENT ON COLUMN contacts.contact_keys.joined_from IS 'the person that this handle named before a join by likeness: it vouches for that person only';

CREATE TABLE contacts.contact_lookups (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    provider text NOT NULL,
    looked_up_at timestamp with time zone NOT NULL,
    verified_on date,
    role text,
    company text,
    location text,
    linkedin_slug text
);

ALTER TABLE ONLY contacts.contact_lookups FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.contact_lookups IS 'what a provider said of a contact when its owner asked; it changes nothing by itself, and nobody else sees it';

CREATE TABLE contacts.contact_notes (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY contacts.contact_notes FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.contact_tags (
    network_id integer NOT NULL,
    key text NOT NULL,
    person_id bigint NOT NULL,
    tag text NOT NULL,
    tagged_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY contacts.contact_tags FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.contact_views (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    filters jsonb NOT NULL,
    sort text NOT NULL,
    columns text[] NOT NULL,
    is_shared boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT sort_is_known CHECK ((sort = ANY (ARRAY['strength'::text, 'lastContact'::text, 'name'::text])))
);

ALTER TABLE ONLY contacts.contact_views FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.contacts (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    name text NOT NULL,
    title text,
    company text,
    company_id bigint,
    location text,
    changed_at timestamp with time zone NOT NULL,
    search_vector tsvector DEFAULT ''::tsvector NOT NULL,
    kind smallint DEFAULT 0 NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY contacts.contacts FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.contacts.kind IS 'what the title says: 1 founder, 2 investor; both may be set';

CREATE TABLE contacts.deletions (
    network_id integer NOT NULL,
    key bigint NOT NULL,
    deletion_id uuid NOT NULL,
    deleted_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY contacts.deletions FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.distinct_contacts (
    network_id integer NOT NULL,
    a bigint NOT NULL,
    b bigint NOT NULL,
    marked_at timestamp with time zone NOT NULL,
    CONSTRAINT lesser_first CHECK ((a < b))
);

ALTER TABLE ONLY contacts.distinct_contacts FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.evidence (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    kind smallint NOT NULL,
    ref bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    direction smallint NOT NULL,
    people smallint NOT NULL,
    in_copy boolean NOT NULL,
    maker smallint,
    CONSTRAINT direction_is_known CHECK ((direction = ANY (ARRAY['-1'::integer, 0, 1]))),
    CONSTRAINT maker_is_known CHECK (((maker >= 1) AND (maker <= 4)))
);

ALTER TABLE ONLY contacts.evidence FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.evidence.kind IS '1 mail, 2 meeting, 3 linkedin message, 4 linkedin connection, 5 invitation, 6 endorsement, 7 recommendation';

COMMENT ON COLUMN contacts.evidence.maker IS 'who could have made it: 1 owner, 2 both, 3 the other side, 4 anybody; null where kind and direction tell';

CREATE TABLE contacts.gathered_accounts (
    account_id uuid NOT NULL,
    network_id integer NOT NULL,
    last_number bigint NOT NULL,
    gathered_at timestamp with time zone
);

ALTER TABLE ONLY contacts.gathered_accounts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.gathered_accounts IS 'how much of a connected account is in the network already';

CREATE TABLE contacts.hidden_contacts (
    network_id integer NOT NULL,
    hide_rule_id uuid NOT NULL,
    person_id bigint NOT NULL
);

ALTER TABLE ONLY contacts.hidden_contacts FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.hide_rules (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    company text,
    company_id bigint,
    domain text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT company_has_its_number CHECK (((company IS NULL) = (company_id IS NULL))),
    CONSTRAINT one_kind_of_rule CHECK (((company IS NULL) OR (domain IS NULL)))
);

ALTER TABLE ONLY contacts.hide_rules FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.hide_rules IS 'without company and domain it hides one contact, who stands in hidden_contacts';

CREATE TABLE contacts.import_contacts (
    network_id integer NOT NULL,
    import_id uuid NOT NULL,
    person_id bigint NOT NULL
);

ALTER TABLE ONLY contacts.import_contacts FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.import_pieces (
    import_id uuid NOT NULL,
    network_id integer NOT NULL,
    number integer NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY contacts.import_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;

ALTER TABLE ONLY contacts.import_pieces FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.import_reminders (
    network_id integer NOT NULL,
    send_at timestamp with time zone NOT NULL,
    locale text NOT NULL
);

ALTER TABLE ONLY contacts.import_reminders FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.import_reminders.locale IS 'in which the member asked for it';

CREATE TABLE contacts.import_skips (
    import_id uuid NOT NULL,
    network_id integer NOT NULL,
    number integer NOT NULL,
    file text NOT NULL,
    line integer,
    reason text NOT NULL
);

ALTER TABLE ONLY contacts.import_skips FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.import_usage (
    user_id uuid NOT NULL,
    day date NOT NULL,
    files integer NOT NULL,
    bytes bigint NOT NULL
);

ALTER TABLE ONLY contacts.import_usage FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.imports (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    file_name text NOT NULL,
    bytes bigint NOT NULL,
    content_hash bytea,
    state text NOT NULL,
    format text,
    counts jsonb NOT NULL,
    problem text,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    undo_asked_at timestamp with time zone,
    undone_at timestamp with time zone,
    archive_of text,
    CONSTRAINT state_is_known CHECK ((state = ANY (ARRAY['uploading'::text, 'waiting'::text, 'reading'::text, 'done'::text, 'refused'::text])))
);

ALTER TABLE ONLY contacts.imports FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.imports.archive_of IS 'the name in a LinkedIn archive, when it has no word of the importer''s';

CREATE TABLE contacts.known_members (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    user_id uuid NOT NULL
);

ALTER TABLE ONLY contacts.known_members FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.known_members IS 'so that nobody is shown a way to themselves, or to somebody they work with';

CREATE TABLE contacts.merged_evidence (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    kind smallint NOT NULL,
    ref bigint NOT NULL,
    key bigint NOT NULL,
    is_new boolean NOT NULL
);

ALTER TABLE ONLY contacts.merged_evidence FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.merged_evidence.is_new IS 'nobody had it before: it came with this key';

CREATE TABLE contacts.merges (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    number integer NOT NULL,
    survivor_id bigint NOT NULL,
    gone_id bigint NOT NULL,
    survivor_name text NOT NULL,
    gone_name text NOT NULL,
    made_by text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    undone_at timestamp with time zone,
    before jsonb,
    after jsonb,
    CONSTRAINT maker_is_known CHECK ((made_by = ANY (ARRAY['hand'::text, 'key'::text, 'likeness'::text])))
);

ALTER TABLE ONLY contacts.merges FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.objections (
    key bigint NOT NULL,
    deletion_id uuid NOT NULL,
    objected_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY contacts.objections FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.objections IS 'unowned: keyed numbers of addresses, from which nobody can go back to the address; read by the system alone';

CREATE TABLE contacts.places (
    id bigint NOT NULL,
    kind smallint NOT NULL,
    name text NOT NULL,
    domain text,
    industry text,
    location text,
    people integer,
    sectors text[] DEFAULT '{}'::text[] NOT NULL,
    source text NOT NULL,
    as_of date NOT NULL,
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT people_is_positive CHECK ((people > 0))
);

ALTER TABLE ONLY contacts.places FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.places IS 'unowned: public facts';

COMMENT ON COLUMN contacts.places.kind IS '1 company, 2 school, 3 community';

CREATE TABLE contacts.positions (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    ref bigint NOT NULL,
    kind smallint NOT NULL,
    place_id bigint NOT NULL,
    place text NOT NULL,
    role text,
    department text,
    location text,
    from_month integer,
    to_month integer,
    is_current boolean NOT NULL,
    source text NOT NULL,
    as_of date NOT NULL,
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY[1, 2, 3, 4])))
);

ALTER TABLE ONLY contacts.positions FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.positions.kind IS '1 worked at, 2 studied at, 3 belongs to, 4 invested in';

CREATE TABLE contacts.recounts (
    network_id integer NOT NULL
);

ALTER TABLE ONLY contacts.recounts FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.relationships (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    company_id bigint,
    strength smallint,
    two_way boolean NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    last_day integer,
    n_messages integer NOT NULL,
    n_meetings integer NOT NULL,
    formula smallint NOT NULL,
    computed_at timestamp with time zone NOT NULL,
    sent real DEFAULT 0 NOT NULL,
    returned real DEFAULT 0 NOT NULL,
    CONSTRAINT strength_is_permille CHECK (((strength >= 0) AND (strength <= 1000)))
);

ALTER TABLE ONLY contacts.relationships FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.search_tokens (
    person_id bigint NOT NULL,
    tokens integer[] NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY contacts.search_tokens FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.search_tokens IS 'unowned: numbers of people and of words, which say nothing without the key';

CREATE TABLE contacts.strength_changes (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    before smallint,
    after smallint
);

ALTER TABLE ONLY contacts.strength_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.syncs (
    network_id integer NOT NULL,
    synced_at timestamp with time zone NOT NULL,
    people integer NOT NULL,
    milliseconds integer NOT NULL
);

ALTER TABLE ONLY contacts.syncs FORCE ROW LEVEL SECURITY;

CREATE TABLE contacts.targets (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    keys bigint[] NOT NULL,
    name text NOT NULL,
    title text,
    company text,
    company_id bigint,
    former_companies text[] NOT NULL,
    former_company_ids bigint[] NOT NULL,
    linkedin_slug text,
    email text,
    added_at timestamp with time zone NOT NULL,
    CONSTRAINT former_companies_have_numbers CHECK ((cardinality(former_companies) = cardinality(former_company_ids)))
);

ALTER TABLE ONLY contacts.targets FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN contacts.targets.keys IS 'of every handle that was given, so that an objection finds them; empty where only a name is known';

CREATE TABLE contacts.worded_networks (
    network_id integer NOT NULL,
    version integer NOT NULL
);

ALTER TABLE ONLY contacts.worded_networks FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE contacts.worded_networks IS 'what is not in it, or of an earlier version, is rewritten in the background';

CREATE TABLE discovery.common_tokens (
    token integer NOT NULL,
    people integer NOT NULL
);

ALTER TABLE ONLY discovery.common_tokens FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE discovery.common_tokens IS 'unowned: numbers of words, which say nothing without the key';

CREATE TABLE discovery.company_rankings (
    viewer_network_id integer NOT NULL,
    visibility_version uuid NOT NULL,
    formula smallint NOT NULL,
    companies integer NOT NULL,
    computed_at timestamp with time zone NOT NULL,
    roles text,
    shown_for text
);

ALTER TABLE ONLY discovery.company_rankings FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.company_rankings.companies IS 'within reach in all; the best 200 are kept';

COMMENT ON COLUMN discovery.company_rankings.shown_for IS 'the day and the language of what ranked_companies.shown says; null while it says nothing, or outcomes changed since';

CREATE TABLE discovery.company_tokens (
    company_id bigint NOT NULL,
    tokens integer[] NOT NULL
);

ALTER TABLE ONLY discovery.company_tokens FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE discovery.company_tokens IS 'unowned: numbers of companies and of words, which say nothing without the key';

CREATE TABLE discovery.directory_postings (
    token integer NOT NULL,
    chunk integer NOT NULL,
    people bigint[] NOT NULL,
    companies bigint[] NOT NULL
);
ALTER TABLE ONLY discovery.directory_postings ALTER COLUMN people SET STORAGE MAIN;
ALTER TABLE ONLY discovery.directory_postings ALTER COLUMN companies SET STORAGE MAIN;

ALTER TABLE ONLY discovery.directory_postings FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE discovery.directory_postings IS 'unowned: numbers of people of the directory and of words, which say nothing without the key';

COMMENT ON COLUMN discovery.directory_postings.companies IS 'of the same person; 0 is unknown';

CREATE TABLE discovery.directory_reach (
    network_id integer NOT NULL,
    version text NOT NULL,
    hits bytea NOT NULL
);

ALTER TABLE ONLY discovery.directory_reach FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE discovery.directory_reach IS 'whom of the directory the contacts of a network may know';

COMMENT ON COLUMN discovery.directory_reach.version IS 'of identity.network_versions: of the network and of the directory';

COMMENT ON COLUMN discovery.directory_reach.hits IS 'twelve bytes each: the person, then the score';

CREATE TABLE discovery.directory_words (
    word text NOT NULL COLLATE pg_catalog."C",
    hits bytea NOT NULL
);

ALTER TABLE ONLY discovery.directory_words FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE discovery.directory_words IS 'unowned: of the public directory, which everybody may read';

COMMENT ON COLUMN discovery.directory_words.hits IS 'as in word_postings, with strength 0';

CREATE TABLE discovery.indexed_directory (
    version bigint NOT NULL,
    indexed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY discovery.indexed_directory FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE discovery.indexed_directory IS 'unowned: of which version of the directory its words are, at most one row';

CREATE TABLE discovery.indexed_networks (
    network_id integer NOT NULL,
    is_private boolean NOT NULL,
    version bigint NOT NULL,
    indexed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY discovery.indexed_networks FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.indexed_networks.is_private IS 'what its owner alone may see: hidden contacts';

COMMENT ON COLUMN discovery.indexed_networks.version IS 'of identity.network_versions: of what is shown, or of what is hidden';

CREATE TABLE discovery.mission_targets (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    mission_id uuid NOT NULL,
    place smallint NOT NULL,
    list_id uuid,
    person_id bigint,
    company_id bigint,
    name text,
    CONSTRAINT name_unless_a_list CHECK (((name IS NULL) = (list_id IS NOT NULL))),
    CONSTRAINT one_kind_of_target CHECK ((num_nonnulls(list_id, person_id, company_id) = 1))
);

ALTER TABLE ONLY discovery.mission_targets FORCE ROW LEVEL SECURITY;

CREATE TABLE discovery.posted_directory (
    version bigint NOT NULL,
    posted_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY discovery.posted_directory FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE discovery.posted_directory IS 'unowned: of which version of the directory its postings are, at most one row';

CREATE TABLE discovery.posted_networks (
    network_id integer NOT NULL,
    is_private boolean NOT NULL,
    version bigint NOT NULL,
    buckets integer NOT NULL,
    posted_at timestamp with time zone NOT NULL,
    CONSTRAINT buckets_are_a_power_of_two CHECK (((buckets > 0) AND ((buckets & (buckets - 1)) = 0)))
);

ALTER TABLE ONLY discovery.posted_networks FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.posted_networks.is_private IS 'what its owner alone may see: hidden contacts';

COMMENT ON COLUMN discovery.posted_networks.version IS 'of identity.network_versions: of what is shown, or of what is hidden';

CREATE TABLE discovery.ranked_companies (
    viewer_network_id integer NOT NULL,
    place smallint NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    rank integer NOT NULL,
    people integer NOT NULL,
    best integer NOT NULL,
    relationships integer NOT NULL,
    backed integer NOT NULL,
    nearest bigint[] NOT NULL,
    wanted integer,
    shown jsonb,
    CONSTRAINT backed_are_relationships CHECK ((backed <= relationships))
);

ALTER TABLE ONLY discovery.ranked_companies FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.ranked_companies.best IS 'the score of the best way, of a million';

COMMENT ON COLUMN discovery.ranked_companies.backed IS 'of the relationships, those with contact both ways';

COMMENT ON COLUMN discovery.ranked_companies.nearest IS 'the people there with the best scores, a few';

COMMENT ON COLUMN discovery.ranked_companies.wanted IS 'null while no mission wants a role';

COMMENT ON COLUMN discovery.ranked_companies.shown IS 'the company as the viewer was shown it, with its best path; null until they look';

CREATE TABLE discovery.recommendation_calibrations (
    workspace_id uuid NOT NULL,
    version integer NOT NULL,
    month integer NOT NULL,
    silent double precision NOT NULL,
    active double precision NOT NULL,
    degree double precision NOT NULL,
    fitted_to integer NOT NULL,
    tested_on integer NOT NULL,
    ndcg_before double precision NOT NULL,
    ndcg_after double precision NOT NULL,
    log_loss_before double precision NOT NULL,
    log_loss_after double precision NOT NULL,
    is_active boolean NOT NULL,
    made_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY discovery.recommendation_calibrations FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.recommendation_calibrations.fitted_to IS 'first contacts, each counted once';

CREATE TABLE discovery.recommendation_samples (
    network_id integer NOT NULL,
    month integer NOT NULL,
    person_id bigint NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    shares double precision NOT NULL,
    degree integer NOT NULL,
    silent integer,
    act30 double precision NOT NULL,
    weight double precision NOT NULL,
    met boolean,
    CONSTRAINT weight_is_positive CHECK ((weight > (0)::double precision))
);

ALTER TABLE ONLY discovery.recommendation_samples FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.recommendation_samples.silent IS 'days; null is out of sight';

COMMENT ON COLUMN discovery.recommendation_samples.weight IS 'how many they stand for: of the less likely only some are kept';

COMMENT ON COLUMN discovery.recommendation_samples.met IS 'whether there was first contact both ways within ninety days; null until then';

CREATE TABLE discovery.saved_list_items (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    list_id uuid NOT NULL,
    person_id bigint,
    company_id bigint,
    name text NOT NULL,
    note text,
    saved_at timestamp with time zone NOT NULL,
    CONSTRAINT person_or_company CHECK ((num_nonnulls(person_id, company_id) = 1))
);

ALTER TABLE ONLY discovery.saved_list_items FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.saved_list_items.name IS 'as it was when saved: shown once they are out of sight';

CREATE TABLE discovery.saved_lists (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY['people'::text, 'companies'::text, 'targets'::text])))
);

ALTER TABLE ONLY discovery.saved_lists FORCE ROW LEVEL SECURITY;

CREATE TABLE discovery.signals (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid,
    kind text NOT NULL,
    source text NOT NULL,
    external_id text NOT NULL,
    origin text NOT NULL,
    person_id bigint,
    company_id bigint,
    keys bigint[] NOT NULL,
    name text NOT NULL,
    says jsonb NOT NULL,
    link text NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT about_a_person_or_a_company CHECK ((num_nonnulls(person_id, company_id) = 1)),
    CONSTRAINT link_is_inside CHECK (((link ~ '^/[A-Za-z0-9/_.?=&%-]*$'::text) AND (link !~~ '//%'::text))),
    CONSTRAINT people_have_keys CHECK (((person_id IS NOT NULL) = (cardinality(keys) > 0)))
);

ALTER TABLE ONLY discovery.signals FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.signals.user_id IS 'the only member who sees it; null: everybody in the workspace';

COMMENT ON COLUMN discovery.signals.external_id IS 'which thing of its source it tells of';

COMMENT ON COLUMN discovery.signals.origin IS 'what it goes with: an account, a site, a form';

COMMENT ON COLUMN discovery.signals.keys IS 'of every handle that the source gave, so that an objection finds them and merged contacts keep them';

COMMENT ON COLUMN discovery.signals.name IS 'of the person or the company as the source has it';

COMMENT ON COLUMN discovery.signals.says IS 'a message with its parameters, rendered in the language of the reader';

CREATE TABLE discovery.token_postings (
    network_id integer NOT NULL,
    is_private boolean NOT NULL,
    bucket integer NOT NULL,
    chunk smallint NOT NULL,
    tokens integer[] NOT NULL,
    people bigint[] NOT NULL
);
ALTER TABLE ONLY discovery.token_postings ALTER COLUMN tokens SET STORAGE MAIN;
ALTER TABLE ONLY discovery.token_postings ALTER COLUMN people SET STORAGE MAIN;

ALTER TABLE ONLY discovery.token_postings FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.token_postings.bucket IS 'the last bits of the token, as many as the network has buckets for';

CREATE TABLE discovery.word_postings (
    network_id integer NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    is_private boolean NOT NULL,
    hits bytea NOT NULL
);

ALTER TABLE ONLY discovery.word_postings FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN discovery.word_postings.hits IS 'twelve bytes each: the person, then strength << 16 | kind << 5 | 16 where the directory says it | fields (1 name, 2 company, 4 title, 8 location)';

CREATE TABLE graph.attendances (
    gathering_id uuid NOT NULL,
    key bigint NOT NULL,
    person_id bigint NOT NULL,
    workspace_id uuid NOT NULL
);

ALTER TABLE ONLY graph.attendances FORCE ROW LEVEL SECURITY;

CREATE TABLE graph.inferred_relationships (
    network_id integer NOT NULL,
    a bigint NOT NULL,
    b bigint NOT NULL,
    permille smallint NOT NULL,
    basis smallint NOT NULL,
    last_day integer,
    CONSTRAINT basis_is_known CHECK ((basis = ANY (ARRAY[1, 2, 3, 4]))),
    CONSTRAINT permille_is_a_chance CHECK (((permille >= 1) AND (permille <= 1000)))
);

ALTER TABLE ONLY graph.inferred_relationships FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN graph.inferred_relationships.basis IS '1 seen together, 2 employer, 3 school, 4 community: the strongest reason';

CREATE TABLE graph.outcome_statistics (
    workspace_id uuid NOT NULL,
    user_id uuid,
    audience_id uuid NOT NULL,
    about text NOT NULL,
    key bigint NOT NULL,
    asked integer NOT NULL,
    happened integer NOT NULL,
    asked_lately double precision NOT NULL,
    happened_lately double precision NOT NULL,
    rate double precision NOT NULL,
    shift double precision DEFAULT 0 NOT NULL,
    day integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    expected_lately double precision DEFAULT 0 NOT NULL,
    variance_lately double precision DEFAULT 0 NOT NULL,
    CONSTRAINT about_is_known CHECK ((about = ANY (ARRAY['asks_of_connector'::text, 'intros_by_connector'::text, 'open_asks'::text, 'intros_to_target'::text, 'denied_steps'::text, 'introduced_steps'::text, 'intros_into_company'::text, 'open_into_company'::text, 'asks_in_workspace'::text, 'intros_in_workspace'::text]))),
    CONSTRAINT audience_is_who_may_know CHECK ((audience_id = COALESCE(user_id, workspace_id))),
    CONSTRAINT happened_were_asked CHECK ((happened <= asked)),
    CONSTRAINT rate_is_a_chance CHECK (((rate > (0)::double precision) AND (rate < (1)::double precision)))
);

ALTER TABLE ONLY graph.outcome_statistics FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN graph.outcome_statistics.user_id IS 'who reads this line in place of the one for everybody; null is everybody who has no outcome of their own under the key';

COMMENT ON COLUMN graph.outcome_statistics.asked_lately IS 'what they count for on the day: an outcome fades';

COMMENT ON COLUMN graph.outcome_statistics.rate IS 'share that is expected, drawn to that of everybody while little is counted';

COMMENT ON COLUMN graph.outcome_statistics.shift IS 'written by the release before';

COMMENT ON COLUMN graph.outcome_statistics.expected_lately IS 'how many were expected before any outcome was known; fades as they do';

COMMENT ON COLUMN graph.outcome_statistics.variance_lately IS 'the sum of p(1 - p) over what was expected; fades as they do';

CREATE TABLE graph.step_corrections (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    from_user_id uuid,
    from_person_id bigint,
    to_person_id bigint NOT NULL,
    from_name text NOT NULL,
    to_name text NOT NULL,
    corrected_at timestamp with time zone NOT NULL,
    says text DEFAULT 'not_acquainted'::text NOT NULL,
    CONSTRAINT member_or_person CHECK ((num_nonnulls(from_user_id, from_person_id) = 1)),
    CONSTRAINT says_is_known CHECK ((says = ANY (ARRAY['not_acquainted'::text, 'know_well'::text])))
);

ALTER TABLE ONLY graph.step_corrections FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN graph.step_corrections.from_name IS 'as it was when said: shown once they are out of sight';

COMMENT ON COLUMN graph.step_corrections.says IS 'not_acquainted: no path of the member uses the step; know_well: evidence for it, by their word alone';

CREATE TABLE growth.cross_posts (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    document_id uuid,
    version integer NOT NULL,
    place_id uuid,
    kind text NOT NULL,
    place_name text NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    link text NOT NULL,
    state text NOT NULL,
    reason text,
    ref text,
    url text,
    asked_by uuid,
    approval_id uuid,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT cross_post_state_is_known CHECK ((state = ANY (ARRAY['approval'::text, 'waiting'::text, 'sending'::text, 'posted'::text, 'accepted'::text, 'failed'::text, 'unknown'::text, 'rejected'::text]))),
    CONSTRAINT settled_posts_have_a_time CHECK (((settled_at IS NULL) = (state = ANY (ARRAY['approval'::text, 'waiting'::text, 'sending'::text]))))
);

ALTER TABLE ONLY growth.cross_posts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.cross_posts IS 'one version of a document in one place: at most once, unless it certainly did not arrive';

COMMENT ON COLUMN growth.cross_posts.state IS 'accepted: the place took it and does not say more; unknown: it may be there, and is not posted again';

COMMENT ON COLUMN growth.cross_posts.ref IS 'what the place calls it';

CREATE TABLE growth.daily_counts (
    workspace_id uuid NOT NULL,
    day date NOT NULL,
    name text NOT NULL,
    outcome text NOT NULL,
    events integer NOT NULL,
    visitors integer
);

ALTER TABLE ONLY growth.daily_counts FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.daily_counts.outcome IS 'counted, or why it was dropped';

COMMENT ON COLUMN growth.daily_counts.visitors IS 'null until the day is over';

CREATE TABLE growth.document_reads (
    workspace_id uuid NOT NULL,
    document_id uuid NOT NULL,
    day date NOT NULL,
    reads integer NOT NULL
);

ALTER TABLE ONLY growth.document_reads FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.document_reads IS 'counts alone; nobody who reads is named';

CREATE TABLE growth.document_slugs (
    slug text NOT NULL,
    document_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    claimed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY growth.document_slugs FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.document_slugs IS 'claimed when a page is published or scheduled, so a draft tells no other workspace anything';

CREATE TABLE growth.document_versions (
    document_id uuid NOT NULL,
    number integer NOT NULL,
    workspace_id uuid NOT NULL,
    fields jsonb NOT NULL,
    author_id uuid,
    restored_from integer,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY growth.document_versions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.document_versions IS 'never updated: restoring an old one adds a new one';

CREATE TABLE growth.documents (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    kind text NOT NULL,
    slug text,
    version integer NOT NULL,
    published_version integer,
    published_at timestamp with time zone,
    publish_at timestamp with time zone,
    publish_version integer,
    taken_down_at timestamp with time zone,
    taken_down_for text,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT document_is_planned_with_a_version CHECK (((publish_at IS NULL) = (publish_version IS NULL))),
    CONSTRAINT document_is_published_since CHECK (((published_version IS NULL) = (published_at IS NULL)))
);

ALTER TABLE ONLY growth.documents FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.documents.kind IS 'which fields it has and where it is read; declared in growth/content';

COMMENT ON COLUMN growth.documents.slug IS 'where its page is, once it is published; null where its kind has no page';

COMMENT ON COLUMN growth.documents.publish_at IS 'when a job publishes publish_version';

COMMENT ON COLUMN growth.documents.taken_down_for IS 'why the operator took the page down; members cannot write it';

CREATE TABLE growth.events (
    workspace_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    visitor bytea,
    payload jsonb NOT NULL,
    subject_id uuid,
    at timestamp with time zone NOT NULL
)
PARTITION BY RANGE (at);

ALTER TABLE ONLY growth.events FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.events.visitor IS 'a keyed hash whose key is drawn anew each day and then deleted; null where the browser asked not to be followed';

COMMENT ON COLUMN growth.events.subject_id IS 'the lead or link that it is about, if that person agreed';

CREATE TABLE growth.founding_members (
    workspace_id uuid NOT NULL,
    number integer NOT NULL,
    since timestamp with time zone NOT NULL,
    CONSTRAINT founding_number_is_of_a_hundred CHECK (((number >= 1) AND (number <= 100)))
);

ALTER TABLE ONLY growth.founding_members FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.founding_members IS 'numbered in the order in which they began to pay; a number stays when they stop paying';

CREATE TABLE growth.leads (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    kind text NOT NULL,
    mailbox text NOT NULL,
    email text NOT NULL,
    name text,
    company text,
    message text,
    wording text NOT NULL,
    origin text,
    source text,
    language text NOT NULL,
    person_keys bigint[] NOT NULL,
    company_id bigint,
    company_name text,
    is_company_said boolean NOT NULL,
    token_hash bytea NOT NULL,
    state text DEFAULT 'new'::text NOT NULL,
    assignee_id uuid,
    times integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    mailed_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    later_messages jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT lead_kind_is_known CHECK ((kind = ANY (ARRAY['contact'::text, 'newsletter'::text, 'waitlist'::text, 'demo'::text, 'pitch'::text, 'gtm'::text]))),
    CONSTRAINT lead_state_is_known CHECK ((state = ANY (ARRAY['new'::text, 'talking'::text, 'won'::text, 'closed'::text])))
);

ALTER TABLE ONLY growth.leads FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.leads.mailbox IS 'the mailbox behind the address, so that one person is one lead';

COMMENT ON COLUMN growth.leads.is_company_said IS 'they typed the company; otherwise it is that of their address';

COMMENT ON COLUMN growth.leads.times IS 'how often the form was sent with this address: only the first counts';

COMMENT ON COLUMN growth.leads.later_messages IS 'what was written again by the same form, newest first, at most 20';

CREATE TABLE growth.page_reports (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    document_id uuid NOT NULL,
    reason text NOT NULL,
    said text,
    reported_at timestamp with time zone NOT NULL,
    CONSTRAINT page_report_has_a_reason CHECK ((reason = ANY (ARRAY['spam'::text, 'fraud'::text, 'personal'::text, 'illegal'::text, 'other'::text])))
);

ALTER TABLE ONLY growth.page_reports FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.page_reports IS 'for the operator alone: the workspace of the page does not see who complained';

CREATE TABLE growth.pitch_links (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    reader text NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);

ALTER TABLE ONLY growth.pitch_links FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.pitch_links.reader IS 'whom the link was made for, as the founder typed it; whoever has the link may be somebody else';

CREATE TABLE growth.pitch_reads (
    workspace_id uuid NOT NULL,
    link_id uuid NOT NULL,
    section text NOT NULL,
    by_reader boolean NOT NULL,
    times integer NOT NULL,
    last_day date NOT NULL
);

ALTER TABLE ONLY growth.pitch_reads FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.pitch_reads.by_reader IS 'they ticked that it is them; otherwise it is somebody with the link';

COMMENT ON COLUMN growth.pitch_reads.last_day IS 'the day, and no duration';

CREATE TABLE growth.pitches (
    workspace_id uuid NOT NULL,
    title text NOT NULL,
    sections jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY growth.pitches FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.pitches.sections IS 'in order: a key by which reads are counted, a title and a text';

CREATE TABLE growth.posting_places (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    account_id uuid,
    place text,
    name text NOT NULL,
    sealed_address text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT posting_place_kind_is_known CHECK ((kind = ANY (ARRAY['ghost'::text, 'slack'::text, 'teams'::text, 'webhook'::text]))),
    CONSTRAINT posting_place_leads_somewhere CHECK ((((kind = 'webhook'::text) = (sealed_address IS NOT NULL)) AND ((kind = 'webhook'::text) = (account_id IS NULL))))
);

ALTER TABLE ONLY growth.posting_places FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.posting_places.account_id IS 'through which it is posted; none for a webhook';

COMMENT ON COLUMN growth.posting_places.place IS 'the channel there, where the account leads to several';

COMMENT ON COLUMN growth.posting_places.sealed_address IS 'of a webhook, with the secret that signs what is sent to it';

CREATE TABLE growth.posting_settings (
    workspace_id uuid NOT NULL,
    needs_approval boolean NOT NULL,
    ghost_state text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT ghost_state_is_known CHECK ((ghost_state = ANY (ARRAY['draft'::text, 'published'::text])))
);

ALTER TABLE ONLY growth.posting_settings FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.posting_settings IS 'without a row an admin approves each post, and Ghost gets drafts';

CREATE TABLE growth.purchases (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    lead_id uuid,
    reference text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT purchase_state_is_known CHECK ((state = ANY (ARRAY['pending'::text, 'confirmed'::text, 'refused'::text, 'expired'::text])))
);

ALTER TABLE ONLY growth.purchases FORCE ROW LEVEL SECURITY;

CREATE TABLE growth.roadmap_votes (
    document_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    voted_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY growth.roadmap_votes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.roadmap_votes IS 'one for each person and item, whichever workspaces they are in; gone when they leave the one in which they voted';

CREATE UNLOGGED TABLE growth.salts (
    day date NOT NULL,
    salt bytea NOT NULL
);

ALTER TABLE ONLY growth.salts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.salts IS 'unowned: what visitors are hashed with on one day, deleted when the day is over';

CREATE TABLE growth.seen_events (
    workspace_id uuid NOT NULL,
    key uuid NOT NULL,
    at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY growth.seen_events FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE growth.seen_events IS 'for three days, so that what a client sends again counts once';

CREATE TABLE growth.sites (
    workspace_id uuid NOT NULL,
    key text NOT NULL,
    origins text[] NOT NULL,
    counts_visits boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT site_key_is_a_word CHECK ((key ~ '^[a-z0-9]{20}$'::text))
);

ALTER TABLE ONLY growth.sites FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.sites.key IS 'public: it is in the source of the pages';

COMMENT ON COLUMN growth.sites.origins IS 'pages of other origins are dropped, and counted as dropped';

COMMENT ON COLUMN growth.sites.counts_visits IS 'events without a person; off until an admin turns it on';

CREATE TABLE growth.thank_you_cards (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    request_id uuid NOT NULL,
    state text NOT NULL,
    token_hash bytea NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT thank_you_state_is_known CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY growth.thank_you_cards FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN growth.thank_you_cards.request_id IS 'an introduction by whoever is thanked, which says who that is';

COMMENT ON COLUMN growth.thank_you_cards.state IS 'by whoever is thanked; the card is shown while it is agreed';

CREATE TABLE hq.actions (
    id uuid NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    taken_by uuid,
    agent text,
    approval_id uuid,
    touched integer NOT NULL,
    taken_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY hq.actions FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.actions IS 'unowned: what was done to the server, by whom; written once and never changed';

COMMENT ON COLUMN hq.actions.taken_by IS 'null: an agent, or an account that is gone';

CREATE TABLE introductions.requests (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    target_person bigint,
    target_key bigint NOT NULL,
    target jsonb NOT NULL,
    connector_user uuid,
    connector_person bigint,
    connector_key bigint NOT NULL,
    mailbox_key bigint,
    is_address_proven boolean,
    connector jsonb NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    next_step text,
    context text,
    is_blind boolean NOT NULL,
    raw_status text NOT NULL,
    dashboard_status text NOT NULL,
    connector_status text NOT NULL,
    target_status text NOT NULL,
    scheduled_for timestamp with time zone,
    time_zone text NOT NULL,
    snoozed_until timestamp with time zone,
    route jsonb NOT NULL,
    fallback_paths jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    asked_at timestamp with time zone,
    replied_at timestamp with time zone,
    replied_with text,
    target_asked_at timestamp with time zone,
    sent_at timestamp with time zone,
    settled_at timestamp with time zone,
    reminders smallint DEFAULT 0 NOT NULL,
    undo jsonb,
    person_deleted_at timestamp with time zone,
    stage text NOT NULL,
    meeting_at timestamp with time zone,
    asked_elsewhere text,
    CONSTRAINT asked_elsewhere_is_known CHECK ((asked_elsewhere = ANY (ARRAY['linkedin'::text, 'phone'::text, 'in_person'::text, 'chat'::text, 'other'::text]))),
    CONSTRAINT one_connector CHECK ((num_nonnulls(connector_user, connector_person) = 1)),
    CONSTRAINT reply_is_known CHECK ((replied_with = ANY (ARRAY['introduce'::text, 'ask_target'::text, 'name_drop'::text]))),
    CONSTRAINT stage_is_known CHECK ((stage = ANY (ARRAY['drafted'::text, 'awaiting_connector'::text, 'connector_replied'::text, 'intro_sent'::text, 'target_replied'::text, 'meeting_booked'::text, 'converted'::text, 'declined'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY introductions.requests FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN introductions.requests.target IS 'name, company, title, linkedinUrl, email, as known when it was made';

COMMENT ON COLUMN introductions.requests.connector_key IS 'keyed hash of workspace and connector: for limits and the ask lock';

COMMENT ON COLUMN introductions.requests.mailbox_key IS 'keyed hash of the mailbox that is asked: for limits, rules and the ask lock; null without an address';

COMMENT ON COLUMN introductions.requests.is_address_proven IS 'whether somebody besides the asker vouches for the address, at the ask or the last answer; null before the ask';

COMMENT ON COLUMN introductions.requests.connector IS 'name, email, kind, as known when it was made';

COMMENT ON COLUMN introductions.requests.raw_status IS 'for 0.1.0, which reads and writes it: follows the stage';

COMMENT ON COLUMN introductions.requests.dashboard_status IS 'for 0.1.0: follows the stage';

COMMENT ON COLUMN introductions.requests.connector_status IS 'for 0.1.0: follows the stage';

COMMENT ON COLUMN introductions.requests.target_status IS 'for 0.1.0: follows the stage';

COMMENT ON COLUMN introductions.requests.time_zone IS 'of the asker: days and hours are meant there';

COMMENT ON COLUMN introductions.requests.route IS 'the way as it was shown, with its evidence';

COMMENT ON COLUMN introductions.requests.fallback_paths IS 'paths through other connectors when the request was made, best first';

COMMENT ON COLUMN introductions.requests.reminders IS 'since it came to where it stands';

COMMENT ON COLUMN introductions.requests.undo IS 'where it stood before what the asker recorded last, and when that was; null when that cannot be taken back';

COMMENT ON COLUMN introductions.requests.person_deleted_at IS 'whom it was about, or who was asked, was erased: it counts, and nothing can be done with it';

COMMENT ON COLUMN introductions.requests.stage IS 'where it stands; the statuses that the API answers follow from it';

COMMENT ON COLUMN introductions.requests.asked_elsewhere IS 'how the asker asked without Wellmet; null where Wellmet asked';

CREATE VIEW hq.activation_counts AS
 SELECT ((u.created_at AT TIME ZONE 'UTC'::text))::date AS day,
    x.is_activated,
    ((NOT x.is_activated) AND (u.created_at > (now() - '7 days'::interval))) AS is_waiting,
    (count(*))::integer AS people
   FROM (account.users u
     CROSS JOIN LATERAL ( SELECT ((EXISTS ( SELECT
                   FROM contacts.imports i
                  WHERE ((i.user_id = u.id) AND (i.state = 'done'::text) AND (i.finished_at < (u.created_at + '7 days'::interval))))) AND (EXISTS ( SELECT
                   FROM introductions.requests r
                  WHERE ((r.user_id = u.id) AND (r.asked_at < (u.created_at + '7 days'::interval)))))) AS is_activated) x)
  GROUP BY (((u.created_at AT TIME ZONE 'UTC'::text))::date), x.is_activated, ((NOT x.is_activated) AND (u.created_at > (now() - '7 days'::interval)));

CREATE TABLE introductions.outcomes (
    id uuid NOT NULL,
    request_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    by text NOT NULL,
    note text,
    CONSTRAINT by_is_known CHECK ((by = ANY (ARRAY['asker'::text, 'connector'::text, 'target'::text, 'system'::text]))),
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY['connector_accepted'::text, 'connector_declined'::text, 'connector_silent'::text, 'intro_sent'::text, 'target_replied'::text, 'meeting_booked'::text, 'converted'::text, 'target_silent'::text, 'no_interest'::text])))
);

ALTER TABLE ONLY introductions.outcomes FORCE ROW LEVEL SECURITY;

CREATE VIEW hq.asked_requests AS
 SELECT r.workspace_id,
    r.user_id,
    r.connector_user,
    r.created_at,
    r.asked_at,
    o.yes_at,
    o.intro_at,
    o.reply_at,
    o.meeting_at,
    o.answered_at,
    r.settled_at,
    (r.asked_elsewhere IS NOT NULL) AS is_elsewhere,
    (r.stage = ANY (ARRAY['declined'::text, 'cancelled'::text])) AS is_over,
    COALESCE(o.is_refused, false) AS is_refused,
    COALESCE(o.is_silent, false) AS is_silent
   FROM (introductions.requests r
     LEFT JOIN LATERAL ( SELECT min(x.at) FILTER (WHERE (x.kind = ANY (ARRAY['connector_accepted'::text, 'intro_sent'::text, 'target_replied'::text, 'meeting_booked'::text, 'converted'::text]))) AS yes_at,
            min(x.at) FILTER (WHERE (x.kind = ANY (ARRAY['intro_sent'::text, 'target_replied'::text, 'meeting_booked'::text, 'converted'::text]))) AS intro_at,
            min(x.at) FILTER (WHERE (x.kind = ANY (ARRAY['target_replied'::text, 'meeting_booked'::text, 'converted'::text]))) AS reply_at,
            min(x.at) FILTER (WHERE (x.kind = ANY (ARRAY['meeting_booked'::text, 'converted'::text]))) AS meeting_at,
            min(x.at) FILTER (WHERE (x.kind = ANY (ARRAY['connector_accepted'::text, 'connector_declined'::text]))) AS answered_at,
            bool_or((x.kind = ANY (ARRAY['connector_declined'::text, 'connector_silent'::text]))) AS is_refused,
            bool_or((x.kind = ANY (ARRAY['target_silent'::text, 'no_interest'::text]))) AS is_silent
           FROM introductions.outcomes x
          WHERE ((x.workspace_id = r.workspace_id) AND (x.request_id = r.id) AND (x.at >= COALESCE(r.asked_at, r.created_at)))) o ON (true))
  WHERE (r.asked_at IS NOT NULL);

CREATE VIEW hq.active_people_counts AS
 WITH acts AS (
         SELECT asked_requests.user_id,
            asked_requests.asked_at AS at
           FROM hq.asked_requests
        UNION ALL
         SELECT asked_requests.connector_user,
            asked_requests.answered_at
           FROM hq.asked_requests
          WHERE ((asked_requests.connector_user IS NOT NULL) AND (asked_requests.answered_at IS NOT NULL))
        ), spans AS (
         SELECT w.w AS weeks_ago,
            7 AS days
           FROM generate_series(0, 12) w(w)
        UNION ALL
         VALUES (0,1), (0,28), (0,30), (0,90)
        )
 SELECT s.weeks_ago,
    s.days,
    (count(DISTINCT a.user_id))::integer AS people
   FROM (spans s
     LEFT JOIN acts a ON (((a.at <= (now() - ((s.weeks_ago)::double precision * '7 days'::interval))) AND (a.at > ((now() - ((s.weeks_ago)::double precision * '7 days'::interval)) - ((s.days)::double precision * '1 day'::interval))))))
  GROUP BY s.weeks_ago, s.days;

CREATE TABLE platform.backup_runs (
    id uuid NOT NULL,
    kind text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    succeeded boolean NOT NULL,
    detail text NOT NULL,
    CONSTRAINT backup_kind_is_known CHECK ((kind = ANY (ARRAY['dump'::text, 'drill'::text, 'copy'::text])))
);

ALTER TABLE ONLY platform.backup_runs FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.backup_runs IS 'unowned: the machinery';

CREATE TABLE platform.mails (
    id uuid NOT NULL,
    message_id text NOT NULL,
    kind text NOT NULL,
    to_name text,
    to_address text NOT NULL,
    content text,
    status text DEFAULT 'queued'::text NOT NULL,
    problem text,
    queued_at timestamp with time zone DEFAULT now() NOT NULL,
    claimed_at timestamp with time zone,
    settled_at timestamp with time zone,
    reply_to_name text,
    reply_to_address text,
    resent_at timestamp with time zone,
    about uuid,
    sender_id uuid,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone,
    CONSTRAINT mail_keeps_its_content_until_it_is_settled CHECK (((status = ANY (ARRAY['refused'::text, 'given_up'::text])) OR ((content IS NULL) = (status = 'sent'::text)))),
    CONSTRAINT mail_status_is_known CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'given_up'::text, 'parked'::text])))
);

ALTER TABLE ONLY platform.mails FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.mails IS 'unowned: written and read by the system alone, through the gate for mail';

COMMENT ON COLUMN platform.mails.content IS 'subject, text and headers, sealed: they hold live links. Gone as soon as the mail is sent, and two weeks after it was refused or given up';

COMMENT ON COLUMN platform.mails.resent_at IS 'when it was last sent again: by a person, or once by itself if it was looked up and not found';

COMMENT ON COLUMN platform.mails.about IS 'what it speaks of, so that it goes with it';

COMMENT ON COLUMN platform.mails.sender_id IS 'the user who caused it; null for mail of the server itself';

COMMENT ON COLUMN platform.mails.tries IS 'how often the server did not take it, since it was queued or sent again';

COMMENT ON COLUMN platform.mails.next_try_at IS 'when it is handed over next; null for a mail that was queued by 0.1.0';

CREATE VIEW hq.activity_counts AS
 WITH happened AS (
         SELECT users.created_at AS at,
            'user_joined'::text AS kind
           FROM account.users
        UNION ALL
         SELECT workspaces.created_at,
            'workspace_created'::text
           FROM account.workspaces
        UNION ALL
         SELECT imports.finished_at,
            'import_done'::text
           FROM contacts.imports
          WHERE (imports.state = 'done'::text)
        UNION ALL
         SELECT sync_runs.finished_at,
                CASE
                    WHEN (sync_runs.problem IS NULL) THEN 'sync_done'::text
                    ELSE 'sync_failed'::text
                END AS "case"
           FROM connections.sync_runs
        UNION ALL
         SELECT asked_requests.asked_at,
            'introduction_asked'::text
           FROM hq.asked_requests
        UNION ALL
         SELECT asked_requests.answered_at,
            'connector_answered'::text
           FROM hq.asked_requests
        UNION ALL
         SELECT asked_requests.intro_at,
            'introduction_made'::text
           FROM hq.asked_requests
        UNION ALL
         SELECT asked_requests.meeting_at,
            'meeting_booked'::text
           FROM hq.asked_requests
        UNION ALL
         SELECT approvals.decided_at,
            'approval_decided'::text
           FROM account.approvals
          WHERE (approvals.verdict = ANY (ARRAY['approved'::text, 'rejected'::text]))
        UNION ALL
         SELECT mails.settled_at,
                CASE
                    WHEN (mails.status = 'sent'::text) THEN 'mail_sent'::text
                    ELSE 'mail_failed'::text
                END AS "case"
           FROM platform.mails
          WHERE (mails.status = ANY (ARRAY['sent'::text, 'refused'::text, 'given_up'::text]))
        UNION ALL
         SELECT backup_runs.ended_at,
                CASE
                    WHEN backup_runs.succeeded THEN 'backup_done'::text
                    ELSE 'backup_failed'::text
                END AS "case"
           FROM platform.backup_runs
        )
 SELECT date_trunc('hour'::text, happened.at, 'UTC'::text) AS hour,
    happened.kind,
    (count(*))::integer AS n
   FROM happened
  WHERE (happened.at > (now() - '90 days'::interval))
  GROUP BY (date_trunc('hour'::text, happened.at, 'UTC'::text)), happened.kind;

CREATE TABLE hq.agent_budgets (
    agent_id uuid NOT NULL,
    day date NOT NULL,
    used integer NOT NULL,
    CONSTRAINT budget_is_taken CHECK ((used >= 0))
);

ALTER TABLE ONLY hq.agent_budgets FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.agent_budgets IS 'unowned: how many reads and actions an agent took in a day';

CREATE TABLE hq.agent_messages (
    id uuid NOT NULL,
    run_id uuid NOT NULL,
    kind text NOT NULL,
    says jsonb NOT NULL,
    written_at timestamp with time zone NOT NULL,
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY['read'::text, 'found'::text, 'did'::text, 'asked'::text, 'draft'::text, 'ended'::text])))
);

ALTER TABLE ONLY hq.agent_messages FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.agent_messages IS 'unowned: what agents of the server counted, found and did';

CREATE TABLE hq.agent_runs (
    id uuid NOT NULL,
    agent_id uuid NOT NULL,
    cause text NOT NULL,
    state text NOT NULL,
    used integer NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT budget_is_taken CHECK ((used >= 0)),
    CONSTRAINT cause_is_known CHECK ((cause = ANY (ARRAY['schedule'::text, 'person'::text, 'cycle'::text]))),
    CONSTRAINT state_is_known CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'stopped'::text, 'over_budget'::text, 'failed'::text])))
);

ALTER TABLE ONLY hq.agent_runs FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.agent_runs IS 'unowned: runs of the agents of the server';

CREATE TABLE hq.agent_steps (
    run_id uuid NOT NULL,
    name text NOT NULL,
    done_at timestamp with time zone NOT NULL,
    value jsonb
);

ALTER TABLE ONLY hq.agent_steps FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.agent_steps IS 'unowned: steps of the agents of the server that were done, and what they counted';

CREATE TABLE hq.agent_switch (
    is_here boolean NOT NULL,
    is_on boolean NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT one_row CHECK (is_here)
);

ALTER TABLE ONLY hq.agent_switch FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.agent_switch IS 'unowned: whether agents may take steps; each step reads it in its transaction';

CREATE TABLE hq.agents (
    id uuid NOT NULL,
    code text NOT NULL,
    added_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY hq.agents FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.agents IS 'unowned: agents of the server that were added';

CREATE VIEW hq.answer_time_counts AS
 SELECT ((asked_requests.asked_at AT TIME ZONE 'UTC'::text))::date AS day,
    (GREATEST((0)::numeric, floor((EXTRACT(epoch FROM (COALESCE(asked_requests.answered_at, asked_requests.settled_at, now()) - asked_requests.asked_at)) / (3600)::numeric))))::integer AS hours,
    (asked_requests.answered_at IS NOT NULL) AS is_answered,
    (count(*))::integer AS n
   FROM hq.asked_requests
  WHERE (NOT asked_requests.is_elsewhere)
  GROUP BY (((asked_requests.asked_at AT TIME ZONE 'UTC'::text))::date), ((GREATEST((0)::numeric, floor((EXTRACT(epoch FROM (COALESCE(asked_requests.answered_at, asked_requests.settled_at, now()) - asked_requests.asked_at)) / (3600)::numeric))))::integer), (asked_requests.answered_at IS NOT NULL);

CREATE VIEW hq.approval_counts AS
 SELECT ((approvals.decided_at AT TIME ZONE 'UTC'::text))::date AS day,
        CASE approvals.kind
            WHEN 'invitation.colleague'::text THEN 'invitation.colleague'::text
            WHEN 'invitation.outsider'::text THEN 'invitation.outsider'::text
            WHEN 'purchase.confirm'::text THEN 'purchase.confirm'::text
            ELSE 'other'::text
        END AS kind,
        CASE approvals.verdict
            WHEN 'approved'::text THEN 'approved'::text
            WHEN 'rejected'::text THEN 'rejected'::text
            WHEN 'expired'::text THEN 'expired'::text
            WHEN 'withdrawn'::text THEN 'withdrawn'::text
            ELSE 'waiting'::text
        END AS verdict,
    (approvals.policy_id IS NOT NULL) AS is_automatic,
    (count(*))::integer AS n
   FROM account.approvals
  GROUP BY (((approvals.decided_at AT TIME ZONE 'UTC'::text))::date),
        CASE approvals.kind
            WHEN 'invitation.colleague'::text THEN 'invitation.colleague'::text
            WHEN 'invitation.outsider'::text THEN 'invitation.outsider'::text
            WHEN 'purchase.confirm'::text THEN 'purchase.confirm'::text
            ELSE 'other'::text
        END,
        CASE approvals.verdict
            WHEN 'approved'::text THEN 'approved'::text
            WHEN 'rejected'::text THEN 'rejected'::text
            WHEN 'expired'::text THEN 'expired'::text
            WHEN 'withdrawn'::text THEN 'withdrawn'::text
            ELSE 'waiting'::text
        END, (approvals.policy_id IS NOT NULL);

CREATE TABLE hq.approvals (
    id uuid NOT NULL,
    kind text NOT NULL,
    payload jsonb NOT NULL,
    title jsonb NOT NULL,
    facts jsonb NOT NULL,
    risk text NOT NULL,
    items integer NOT NULL,
    hash text NOT NULL,
    requested_by uuid,
    agent text,
    requested_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    verdict text,
    decided_by uuid,
    decided_at timestamp with time zone,
    reason text,
    CONSTRAINT decided_at_a_time CHECK (((verdict IS NULL) = (decided_at IS NULL))),
    CONSTRAINT risk_is_known CHECK ((risk = ANY (ARRAY['ordinary'::text, 'mass_mail'::text, 'money'::text]))),
    CONSTRAINT verdict_is_known CHECK ((verdict = ANY (ARRAY['approved'::text, 'rejected'::text, 'expired'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY hq.approvals FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.approvals IS 'unowned: what waits for a yes of the people who run the server';

COMMENT ON COLUMN hq.approvals.requested_by IS 'null: an agent asked';

CREATE VIEW hq.backup_counts AS
 SELECT
        CASE backup_runs.kind
            WHEN 'dump'::text THEN 'dump'::text
            WHEN 'drill'::text THEN 'drill'::text
            ELSE 'copy'::text
        END AS kind,
    (count(*) FILTER (WHERE backup_runs.succeeded))::integer AS succeeded,
    (count(*) FILTER (WHERE (NOT backup_runs.succeeded)))::integer AS failed,
    (array_agg(backup_runs.succeeded ORDER BY backup_runs.ended_at DESC))[1] AS last_succeeded,
    (floor((EXTRACT(epoch FROM (now() - max(backup_runs.ended_at) FILTER (WHERE backup_runs.succeeded))) / (3600)::numeric)))::integer AS hours_since_success
   FROM platform.backup_runs
  GROUP BY
        CASE backup_runs.kind
            WHEN 'dump'::text THEN 'dump'::text
            WHEN 'drill'::text THEN 'drill'::text
            ELSE 'copy'::text
        END;

CREATE VIEW hq.subscription_facts AS
 SELECT subscriptions.status,
    subscriptions.started_at,
    subscriptions.ended_at,
    subscriptions.period_ends_at,
    subscriptions.cancels_at,
    subscriptions.past_due_since,
    subscriptions.trial_ends_at,
    COALESCE(subscriptions.trial_ends_at, subscriptions.started_at) AS paid_from,
    m.months,
        CASE
            WHEN (subscriptions.currency = ANY (ARRAY['eur'::text, 'usd'::text, 'gbp'::text, 'chf'::text])) THEN upper(subscriptions.currency)
            ELSE NULL::text
        END AS currency,
        CASE
            WHEN (subscriptions.currency = ANY (ARRAY['eur'::text, 'usd'::text, 'gbp'::text, 'chf'::text])) THEN ((((subscriptions.unit_amount)::bigint * subscriptions.quantity) * 10000) / m.months)
            ELSE NULL::bigint
        END AS micros,
        CASE
            WHEN (subscriptions.status = 'trialing'::text) THEN 'trial'::text
            WHEN ((subscriptions.status = ANY (ARRAY['active'::text, 'past_due'::text])) AND (subscriptions.cancels_at IS NOT NULL)) THEN 'leaving'::text
            WHEN (subscriptions.status = 'active'::text) THEN 'active'::text
            WHEN ((subscriptions.status = 'past_due'::text) AND (subscriptions.past_due_since > (now() - '14 days'::interval))) THEN 'past_due'::text
            WHEN (subscriptions.status = ANY (ARRAY['past_due'::text, 'unpaid'::text])) THEN 'unpaid'::text
            WHEN (subscriptions.status = ANY (ARRAY['canceled'::text, 'paused'::text])) THEN 'ended'::text
            ELSE NULL::text
        END AS stage
   FROM (account.subscriptions
     CROSS JOIN LATERAL ( SELECT COALESCE(subscriptions.interval_months,
                CASE
                    WHEN (subscriptions.price ~~ '%\_monthly'::text) THEN 1
                    WHEN (subscriptions.price ~~ '%\_yearly'::text) THEN 12
                    ELSE NULL::integer
                END) AS months) m);

CREATE VIEW hq.closed_deal_counts AS
 SELECT 'trial'::text AS kind,
    ((subscription_facts.trial_ends_at AT TIME ZONE 'UTC'::text))::date AS day,
    (count(*) FILTER (WHERE ((subscription_facts.status = ANY (ARRAY['active'::text, 'past_due'::text, 'unpaid'::text])) OR (subscription_facts.ended_at > (subscription_facts.trial_ends_at + '21 days'::interval)))))::integer AS won,
    (count(*) FILTER (WHERE ((subscription_facts.status = 'paused'::text) OR (subscription_facts.ended_at <= (subscription_facts.trial_ends_at + '21 days'::interval)))))::integer AS lost
   FROM hq.subscription_facts
  WHERE ((subscription_facts.trial_ends_at <= now()) AND (subscription_facts.status = ANY (ARRAY['active'::text, 'past_due'::text, 'unpaid'::text, 'paused'::text, 'canceled'::text])) AND (NOT ((subscription_facts.status = ANY (ARRAY['past_due'::text, 'unpaid'::text])) AND (COALESCE(subscription_facts.past_due_since, now()) <= (subscription_facts.trial_ends_at + '1 day'::interval)))))
  GROUP BY 'trial'::text, (((subscription_facts.trial_ends_at AT TIME ZONE 'UTC'::text))::date)
UNION ALL
 SELECT
        CASE f.months
            WHEN 1 THEN 'monthly'::text
            WHEN 12 THEN 'yearly'::text
            ELSE 'other'::text
        END AS kind,
    ((at.at AT TIME ZONE 'UTC'::text))::date AS day,
    (count(*) FILTER (WHERE ((f.ended_at IS NULL) OR (f.ended_at > (at.at + '21 days'::interval)))))::integer AS won,
    (count(*) FILTER (WHERE (f.ended_at <= (at.at + '21 days'::interval))))::integer AS lost
   FROM (hq.subscription_facts f
     CROSS JOIN LATERAL generate_series((f.paid_from + make_interval(months => f.months)), COALESCE((f.ended_at + make_interval(months => f.months)), now()), make_interval(months => f.months)) at(at))
  WHERE ((f.paid_from < now()) AND (f.status = ANY (ARRAY['active'::text, 'past_due'::text, 'unpaid'::text, 'canceled'::text])) AND ((f.status <> 'canceled'::text) OR (f.ended_at IS NOT NULL)) AND ((f.ended_at IS NULL) OR (f.trial_ends_at IS NULL) OR (f.ended_at > (f.trial_ends_at + '21 days'::interval))) AND (NOT ((f.status = ANY (ARRAY['past_due'::text, 'unpaid'::text])) AND (COALESCE(f.past_due_since, now()) <= (at.at + '1 day'::interval)))) AND ((f.ended_at IS NULL) OR (((at.at - make_interval(months => f.months)) + '21 days'::interval) < f.ended_at)))
  GROUP BY
        CASE f.months
            WHEN 1 THEN 'monthly'::text
            WHEN 12 THEN 'yearly'::text
            ELSE 'other'::text
        END, (((at.at AT TIME ZONE 'UTC'::text))::date);

CREATE TABLE introductions.connector_rules (
    workspace_id uuid NOT NULL,
    connector_key bigint NOT NULL,
    mailbox_key bigint NOT NULL,
    user_id uuid,
    asks_a_month smallint,
    batch_day smallint,
    quiet_from date,
    quiet_to date,
    no_go_companies jsonb DEFAULT '[]'::jsonb NOT NULL,
    no_go_people jsonb DEFAULT '[]'::jsonb NOT NULL,
    tells_outcomes boolean DEFAULT true NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT asks_are_few CHECK (((asks_a_month >= 0) AND (asks_a_month <= 100))),
    CONSTRAINT batch_day_of_week CHECK (((batch_day >= 1) AND (batch_day <= 7)))
);

ALTER TABLE ONLY introductions.connector_rules FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN introductions.connector_rules.mailbox_key IS 'where a connector without an account was asked; 0 for a member';

COMMENT ON COLUMN introductions.connector_rules.no_go_companies IS 'keys and names';

COMMENT ON COLUMN introductions.connector_rules.tells_outcomes IS 'whether the connector hears what became of it';

CREATE VIEW hq.connector_limit_counts AS
 SELECT ((r.asked_at AT TIME ZONE 'UTC'::text))::date AS day,
    (count(*))::integer AS asks,
    (count(*) FILTER (WHERE (x.before >= x.most)))::integer AS over_limit
   FROM (introductions.requests r
     CROSS JOIN LATERAL ( SELECT ( SELECT count(*) AS count
                   FROM introductions.requests b
                  WHERE ((b.workspace_id = r.workspace_id) AND (b.connector_key = r.connector_key) AND (b.asked_elsewhere IS NULL) AND (b.asked_at < r.asked_at) AND (b.asked_at > (r.asked_at - '30 days'::interval)))) AS before,
            COALESCE((( SELECT c.asks_a_month
                   FROM introductions.connector_rules c
                  WHERE ((c.workspace_id = r.workspace_id) AND (c.connector_key = r.connector_key))
                  ORDER BY c.changed_at DESC
                 LIMIT 1))::integer, 5) AS most) x)
  WHERE ((r.asked_at IS NOT NULL) AND (r.asked_elsewhere IS NULL))
  GROUP BY (((r.asked_at AT TIME ZONE 'UTC'::text))::date);

CREATE TABLE hq.forecasts (
    id uuid NOT NULL,
    made_on date NOT NULL,
    measure text NOT NULL,
    currency text DEFAULT ''::text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    open_deals integer NOT NULL,
    closed_deals integer NOT NULL,
    low bigint NOT NULL,
    middle bigint NOT NULL,
    high bigint NOT NULL,
    happened bigint,
    settled_at timestamp with time zone,
    CONSTRAINT currency_is_known CHECK ((currency = ANY (ARRAY[''::text, 'EUR'::text, 'USD'::text, 'GBP'::text, 'CHF'::text]))),
    CONSTRAINT measure_is_known CHECK ((measure = ANY (ARRAY['paying'::text, 'recurring'::text])))
);

ALTER TABLE ONLY hq.forecasts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.forecasts IS 'unowned: one for each day of the server; low, middle and high are P10, P50 and P90';

COMMENT ON COLUMN hq.forecasts.measure IS 'paying: subscriptions; recurring: what they are worth a month, in millionths of the currency';

COMMENT ON COLUMN hq.forecasts.happened IS 'null: not yet, or unknown if it is settled';

CREATE VIEW hq.forecast_counts AS
 SELECT forecasts.made_on,
        CASE forecasts.measure
            WHEN 'paying'::text THEN 'paying'::text
            ELSE 'recurring'::text
        END AS measure,
        CASE forecasts.currency
            WHEN 'EUR'::text THEN 'EUR'::text
            WHEN 'USD'::text THEN 'USD'::text
            WHEN 'GBP'::text THEN 'GBP'::text
            WHEN 'CHF'::text THEN 'CHF'::text
            ELSE NULL::text
        END AS currency,
    forecasts.made_at,
    forecasts.due_at,
    forecasts.open_deals,
    forecasts.closed_deals,
    forecasts.low,
    forecasts.middle,
    forecasts.high,
    forecasts.happened,
    forecasts.settled_at
   FROM hq.forecasts;

CREATE VIEW hq.job_counts AS
 SELECT count_jobs.name,
    count_jobs.due,
    count_jobs.failed,
    count_jobs.given_up,
    count_jobs.oldest_due_seconds
   FROM hq.count_jobs() count_jobs(name, due, failed, given_up, oldest_due_seconds);

CREATE VIEW hq.mail_counts AS
 SELECT ((COALESCE(mails.settled_at, mails.queued_at) AT TIME ZONE 'UTC'::text))::date AS day,
        CASE mails.status
            WHEN 'sent'::text THEN 'sent'::text
            WHEN 'refused'::text THEN 'refused'::text
            WHEN 'given_up'::text THEN 'given_up'::text
            WHEN 'parked'::text THEN 'parked'::text
            ELSE 'waiting'::text
        END AS status,
    (count(*))::integer AS n
   FROM platform.mails
  GROUP BY (((COALESCE(mails.settled_at, mails.queued_at) AT TIME ZONE 'UTC'::text))::date),
        CASE mails.status
            WHEN 'sent'::text THEN 'sent'::text
            WHEN 'refused'::text THEN 'refused'::text
            WHEN 'given_up'::text THEN 'given_up'::text
            WHEN 'parked'::text THEN 'parked'::text
            ELSE 'waiting'::text
        END;

CREATE TABLE hq.maintenance_notices (
    id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    announced_at timestamp with time zone NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT ends_after_its_start CHECK ((ends_at > starts_at))
);

ALTER TABLE ONLY hq.maintenance_notices FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.maintenance_notices IS 'unowned: when the server is being maintained, as its members read it';

CREATE TABLE introductions.language_model_calls (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    model text NOT NULL,
    state text NOT NULL,
    outcome text,
    claims jsonb NOT NULL,
    claim_marks text[] NOT NULL,
    arrangement jsonb,
    dropped integer DEFAULT 0 NOT NULL,
    currency text NOT NULL,
    reserved bigint DEFAULT 0 NOT NULL,
    cost bigint DEFAULT 0 NOT NULL,
    input_tokens integer,
    output_tokens integer,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT call_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'asking'::text, 'done'::text]))),
    CONSTRAINT done_has_an_outcome CHECK (((state = 'done'::text) = (outcome IS NOT NULL))),
    CONSTRAINT purpose_is_known CHECK ((purpose = ANY (ARRAY['draft'::text, 'question'::text, 'trial'::text])))
);

ALTER TABLE ONLY introductions.language_model_calls FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN introductions.language_model_calls.claims IS 'all that the model was told: kinds, years and counts, without names';

COMMENT ON COLUMN introductions.language_model_calls.claim_marks IS 'hashes of the claims that these stand for, in the same order';

COMMENT ON COLUMN introductions.language_model_calls.arrangement IS 'what was taken of its answer: claims in order, and a tone';

COMMENT ON COLUMN introductions.language_model_calls.dropped IS 'how many parts of its answer meant nothing and were left out';

CREATE VIEW hq.model_call_counts AS
 SELECT ((language_model_calls.created_at AT TIME ZONE 'UTC'::text))::date AS day,
        CASE language_model_calls.purpose
            WHEN 'draft'::text THEN 'draft'::text
            WHEN 'question'::text THEN 'question'::text
            WHEN 'trial'::text THEN 'trial'::text
            ELSE 'other'::text
        END AS purpose,
        CASE
            WHEN (language_model_calls.outcome IS NULL) THEN 'waiting'::text
            WHEN (language_model_calls.outcome = 'answered'::text) THEN 'answered'::text
            WHEN (language_model_calls.outcome = ANY (ARRAY['declined'::text, 'nothing_usable'::text, 'unreadable'::text, 'cut_off'::text])) THEN 'unusable'::text
            ELSE 'failed'::text
        END AS outcome,
        CASE
            WHEN (language_model_calls.currency = ANY (ARRAY['EUR'::text, 'USD'::text, 'GBP'::text, 'CHF'::text])) THEN
            CASE language_model_calls.currency
                WHEN 'EUR'::text THEN 'EUR'::text
                WHEN 'USD'::text THEN 'USD'::text
                WHEN 'GBP'::text THEN 'GBP'::text
                ELSE 'CHF'::text
            END
            ELSE 'other'::text
        END AS currency,
    (count(*))::integer AS n,
    (sum(language_model_calls.cost))::bigint AS cost,
    (count(*) FILTER (WHERE (language_model_calls.input_tokens IS NULL)))::integer AS without_tokens,
    COALESCE(sum(language_model_calls.input_tokens), (0)::bigint) AS input_tokens,
    COALESCE(sum(language_model_calls.output_tokens), (0)::bigint) AS output_tokens
   FROM introductions.language_model_calls
  GROUP BY (((language_model_calls.created_at AT TIME ZONE 'UTC'::text))::date),
        CASE language_model_calls.purpose
            WHEN 'draft'::text THEN 'draft'::text
            WHEN 'question'::text THEN 'question'::text
            WHEN 'trial'::text THEN 'trial'::text
            ELSE 'other'::text
        END,
        CASE
            WHEN (language_model_calls.outcome IS NULL) THEN 'waiting'::text
            WHEN (language_model_calls.outcome = 'answered'::text) THEN 'answered'::text
            WHEN (language_model_calls.outcome = ANY (ARRAY['declined'::text, 'nothing_usable'::text, 'unreadable'::text, 'cut_off'::text])) THEN 'unusable'::text
            ELSE 'failed'::text
        END,
        CASE
            WHEN (language_model_calls.currency = ANY (ARRAY['EUR'::text, 'USD'::text, 'GBP'::text, 'CHF'::text])) THEN
            CASE language_model_calls.currency
                WHEN 'EUR'::text THEN 'EUR'::text
                WHEN 'USD'::text THEN 'USD'::text
                WHEN 'GBP'::text THEN 'GBP'::text
                ELSE 'CHF'::text
            END
            ELSE 'other'::text
        END;

CREATE VIEW hq.open_deal_counts AS
 SELECT
        CASE
            WHEN (subscription_facts.cancels_at <= (now() + '30 days'::interval)) THEN 'leaves'::text
            WHEN ((subscription_facts.status = 'trialing'::text) AND (subscription_facts.trial_ends_at <= (now() + '30 days'::interval))) THEN 'trial'::text
            WHEN (subscription_facts.status = 'trialing'::text) THEN 'later'::text
            WHEN ((subscription_facts.period_ends_at > (now() + '30 days'::interval)) AND (subscription_facts.status = 'active'::text)) THEN 'stays'::text
            WHEN (subscription_facts.months = 1) THEN 'monthly'::text
            WHEN (subscription_facts.months = 12) THEN 'yearly'::text
            ELSE 'other'::text
        END AS kind,
        CASE subscription_facts.currency
            WHEN 'EUR'::text THEN 'EUR'::text
            WHEN 'USD'::text THEN 'USD'::text
            WHEN 'GBP'::text THEN 'GBP'::text
            WHEN 'CHF'::text THEN 'CHF'::text
            ELSE NULL::text
        END AS currency,
    subscription_facts.micros,
    (count(*))::integer AS n
   FROM hq.subscription_facts
  WHERE (subscription_facts.stage = ANY (ARRAY['trial'::text, 'leaving'::text, 'active'::text, 'past_due'::text]))
  GROUP BY
        CASE
            WHEN (subscription_facts.cancels_at <= (now() + '30 days'::interval)) THEN 'leaves'::text
            WHEN ((subscription_facts.status = 'trialing'::text) AND (subscription_facts.trial_ends_at <= (now() + '30 days'::interval))) THEN 'trial'::text
            WHEN (subscription_facts.status = 'trialing'::text) THEN 'later'::text
            WHEN ((subscription_facts.period_ends_at > (now() + '30 days'::interval)) AND (subscription_facts.status = 'active'::text)) THEN 'stays'::text
            WHEN (subscription_facts.months = 1) THEN 'monthly'::text
            WHEN (subscription_facts.months = 12) THEN 'yearly'::text
            ELSE 'other'::text
        END,
        CASE subscription_facts.currency
            WHEN 'EUR'::text THEN 'EUR'::text
            WHEN 'USD'::text THEN 'USD'::text
            WHEN 'GBP'::text THEN 'GBP'::text
            WHEN 'CHF'::text THEN 'CHF'::text
            ELSE NULL::text
        END, subscription_facts.micros;

CREATE VIEW hq.people_data_counts AS
 SELECT ((provider_usage.began_at AT TIME ZONE 'UTC'::text))::date AS month,
        CASE provider_usage.provider
            WHEN 'apollo'::text THEN 'apollo'::text
            WHEN 'people-data-labs'::text THEN 'people-data-labs'::text
            ELSE 'other'::text
        END AS provider,
    (sum(provider_usage.used))::integer AS credits
   FROM connections.provider_usage
  WHERE (provider_usage.span = 'month'::text)
  GROUP BY (((provider_usage.began_at AT TIME ZONE 'UTC'::text))::date),
        CASE provider_usage.provider
            WHEN 'apollo'::text THEN 'apollo'::text
            WHEN 'people-data-labs'::text THEN 'people-data-labs'::text
            ELSE 'other'::text
        END;

CREATE TABLE platform.runs (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    viewer_id uuid NOT NULL,
    started_by uuid,
    playbook text NOT NULL,
    version integer NOT NULL,
    about text NOT NULL,
    input jsonb NOT NULL,
    settings jsonb NOT NULL,
    state text NOT NULL,
    paused_at timestamp with time zone,
    due_at timestamp with time zone,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    controlled_by uuid,
    CONSTRAINT ended_run_is_dated CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['done'::text, 'cancelled'::text])))),
    CONSTRAINT run_state_is_known CHECK ((state = ANY (ARRAY['running'::text, 'waiting'::text, 'failed'::text, 'done'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY platform.runs FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN platform.runs.viewer_id IS 'what its steps read is read as this user';

COMMENT ON COLUMN platform.runs.version IS 'of the playbook, for the whole run';

COMMENT ON COLUMN platform.runs.about IS 'of the same thing only one run is open at a time';

COMMENT ON COLUMN platform.runs.settings IS 'as they were when it started';

COMMENT ON COLUMN platform.runs.due_at IS 'when it has something to do; null while it waits for somebody, and at its end';

COMMENT ON COLUMN platform.runs.controlled_by IS 'who last paused, resumed, retried or cancelled it; null if nobody did, or the server';

CREATE VIEW hq.run_counts AS
 SELECT ((runs.started_at AT TIME ZONE 'UTC'::text))::date AS day,
        CASE runs.state
            WHEN 'running'::text THEN 'running'::text
            WHEN 'waiting'::text THEN 'waiting'::text
            WHEN 'failed'::text THEN 'failed'::text
            WHEN 'done'::text THEN 'done'::text
            ELSE 'cancelled'::text
        END AS state,
    (count(*))::integer AS n
   FROM platform.runs
  GROUP BY (((runs.started_at AT TIME ZONE 'UTC'::text))::date),
        CASE runs.state
            WHEN 'running'::text THEN 'running'::text
            WHEN 'waiting'::text THEN 'waiting'::text
            WHEN 'failed'::text THEN 'failed'::text
            WHEN 'done'::text THEN 'done'::text
            ELSE 'cancelled'::text
        END;

CREATE TABLE hq.staff (
    user_id uuid NOT NULL,
    role text NOT NULL,
    added_by uuid,
    added_at timestamp with time zone NOT NULL,
    sealed_phone text,
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['operator'::text, 'support'::text, 'finance'::text])))
);

ALTER TABLE ONLY hq.staff FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.staff IS 'owned by user_id; written from the command line alone';

COMMENT ON COLUMN hq.staff.added_by IS 'null: from the command line';

COMMENT ON COLUMN hq.staff.sealed_phone IS 'number for codes by text message, sealed; null: the passkey alone opens the room';

CREATE TABLE hq.staff_proofs (
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    proven_at timestamp with time zone,
    passkey_at timestamp with time zone
);

ALTER TABLE ONLY hq.staff_proofs FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE hq.staff_proofs IS 'when a session last opened the operator''s room with a passkey, and with the phone if there is one; gone with the session';

COMMENT ON COLUMN hq.staff_proofs.passkey_at IS 'the passkey was used, and the code of the phone is still missing; null otherwise';

CREATE VIEW hq.stage_time_counts AS
 WITH stages AS (
         SELECT 'draft_to_ask'::text AS step,
            asked_requests.created_at AS from_at,
            asked_requests.asked_at AS to_at
           FROM hq.asked_requests
        UNION ALL
         SELECT 'ask_to_yes'::text,
            asked_requests.asked_at,
            asked_requests.yes_at
           FROM hq.asked_requests
        UNION ALL
         SELECT 'yes_to_intro'::text,
            asked_requests.yes_at,
            asked_requests.intro_at
           FROM hq.asked_requests
        UNION ALL
         SELECT 'intro_to_reply'::text,
            asked_requests.intro_at,
            asked_requests.reply_at
           FROM hq.asked_requests
        UNION ALL
         SELECT 'reply_to_meeting'::text,
            asked_requests.reply_at,
            asked_requests.meeting_at
           FROM hq.asked_requests
        )
 SELECT stages.step,
    ((stages.to_at AT TIME ZONE 'UTC'::text))::date AS day,
    (GREATEST((0)::numeric, floor((EXTRACT(epoch FROM (stages.to_at - stages.from_at)) / (3600)::numeric))))::integer AS hours,
    (count(*))::integer AS n
   FROM stages
  WHERE ((stages.from_at IS NOT NULL) AND (stages.to_at IS NOT NULL))
  GROUP BY stages.step, (((stages.to_at AT TIME ZONE 'UTC'::text))::date), ((GREATEST((0)::numeric, floor((EXTRACT(epoch FROM (stages.to_at - stages.from_at)) / (3600)::numeric))))::integer);

CREATE VIEW hq.step_counts AS
 WITH steps AS (
         SELECT 'ask_to_yes'::text AS step,
            asked_requests.asked_at AS began_at,
            asked_requests.yes_at AS reached_at,
            (asked_requests.is_refused OR asked_requests.is_over) AS is_lost
           FROM hq.asked_requests
        UNION ALL
         SELECT 'yes_to_intro'::text,
            asked_requests.yes_at,
            asked_requests.intro_at,
            asked_requests.is_over
           FROM hq.asked_requests
          WHERE (asked_requests.yes_at IS NOT NULL)
        UNION ALL
         SELECT 'intro_to_reply'::text,
            asked_requests.intro_at,
            asked_requests.reply_at,
            (asked_requests.is_silent OR asked_requests.is_over)
           FROM hq.asked_requests
          WHERE (asked_requests.intro_at IS NOT NULL)
        UNION ALL
         SELECT 'reply_to_meeting'::text,
            asked_requests.reply_at,
            asked_requests.meeting_at,
            (asked_requests.is_silent OR asked_requests.is_over)
           FROM hq.asked_requests
          WHERE (asked_requests.reply_at IS NOT NULL)
        )
 SELECT steps.step,
    ((steps.began_at AT TIME ZONE 'UTC'::text))::date AS day,
    (count(*) FILTER (WHERE (steps.reached_at IS NOT NULL)))::integer AS happened,
    (count(*) FILTER (WHERE ((steps.reached_at IS NULL) AND steps.is_lost)))::integer AS ended,
    (count(*) FILTER (WHERE ((steps.reached_at IS NULL) AND (NOT steps.is_lost))))::integer AS waiting
   FROM steps
  GROUP BY steps.step, (((steps.began_at AT TIME ZONE 'UTC'::text))::date);

CREATE VIEW hq.subscription_counts AS
 SELECT subscription_facts.stage,
        CASE subscription_facts.currency
            WHEN 'EUR'::text THEN 'EUR'::text
            WHEN 'USD'::text THEN 'USD'::text
            WHEN 'GBP'::text THEN 'GBP'::text
            WHEN 'CHF'::text THEN 'CHF'::text
            ELSE NULL::text
        END AS currency,
    (count(*))::integer AS n,
    (sum(subscription_facts.micros))::bigint AS micros,
    (count(*) FILTER (WHERE (subscription_facts.micros IS NULL)))::integer AS without_amount
   FROM hq.subscription_facts
  WHERE (subscription_facts.stage IS NOT NULL)
  GROUP BY subscription_facts.stage,
        CASE subscription_facts.currency
            WHEN 'EUR'::text THEN 'EUR'::text
            WHEN 'USD'::text THEN 'USD'::text
            WHEN 'GBP'::text THEN 'GBP'::text
            WHEN 'CHF'::text THEN 'CHF'::text
            ELSE NULL::text
        END;

CREATE TABLE identity.member_networks (
    id integer NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY identity.member_networks FORCE ROW LEVEL SECURITY;

ALTER TABLE identity.member_networks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.member_networks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    MAXVALUE 16777215
    CACHE 1
);

CREATE TABLE identity.network_versions (
    network_id integer NOT NULL,
    is_hidden boolean NOT NULL,
    version bigint NOT NULL
);

ALTER TABLE ONLY identity.network_versions FORCE ROW LEVEL SECURITY;

CREATE TABLE identity.person_states (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    request_id uuid NOT NULL,
    request_version integer NOT NULL,
    role text NOT NULL,
    asker_id uuid NOT NULL,
    connector_name text NOT NULL,
    stage text NOT NULL,
    replied_with text,
    asked_at timestamp with time zone,
    replied_at timestamp with time zone,
    target_asked_at timestamp with time zone,
    sent_at timestamp with time zone,
    meeting_at timestamp with time zone,
    settled_at timestamp with time zone,
    scheduled_for timestamp with time zone,
    snoozed_until timestamp with time zone,
    overdue_at timestamp with time zone,
    ended_by text,
    has_met boolean NOT NULL,
    is_passed_on boolean NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    CONSTRAINT ended_by_is_known CHECK ((ended_by = ANY (ARRAY['asker'::text, 'connector'::text, 'silence'::text, 'other'::text]))),
    CONSTRAINT reply_is_known CHECK ((replied_with = ANY (ARRAY['introduce'::text, 'ask_target'::text, 'name_drop'::text]))),
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['asker'::text, 'connector'::text, 'follower'::text]))),
    CONSTRAINT stage_is_known CHECK ((stage = ANY (ARRAY['drafted'::text, 'awaiting_connector'::text, 'connector_replied'::text, 'intro_sent'::text, 'target_replied'::text, 'meeting_booked'::text, 'converted'::text, 'declined'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY identity.person_states FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN identity.person_states.request_version IS 'of the request when this was written: a difference says that it has to be written again';

COMMENT ON COLUMN identity.person_states.overdue_at IS 'from when silence counts, by the rules of introductions';

COMMENT ON COLUMN identity.person_states.is_passed_on IS 'forwarded to the target without the name of the asker: nobody is introduced yet';

COMMENT ON COLUMN identity.person_states.saved_at IS 'when this row was written: cached answers with states are compared by it';

CREATE TABLE identity.sharing_grants (
    network_id integer NOT NULL,
    viewer_network_id integer NOT NULL
);

ALTER TABLE ONLY identity.sharing_grants FORCE ROW LEVEL SECURITY;

CREATE TABLE identity.sharing_settings (
    network_id integer NOT NULL,
    mode text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT mode_is_known CHECK ((mode = ANY (ARRAY['private'::text, 'workspace'::text, 'selected'::text])))
);

ALTER TABLE ONLY identity.sharing_settings FORCE ROW LEVEL SECURITY;

CREATE TABLE identity.visible_networks (
    viewer_network_id integer NOT NULL,
    network_id integer NOT NULL,
    trust_weight integer NOT NULL,
    kind text NOT NULL,
    person_id bigint,
    people integer DEFAULT 0 NOT NULL,
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY['self'::text, 'workspace'::text, 'granted'::text]))),
    CONSTRAINT trust_weight_is_permille CHECK (((trust_weight >= 0) AND (trust_weight <= 1000)))
);

ALTER TABLE ONLY identity.visible_networks FORCE ROW LEVEL SECURITY;

CREATE TABLE introductions.asks (
    request_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    reminded_at timestamp with time zone,
    target_address text,
    target_consent text,
    target_consent_at timestamp with time zone,
    closed_at timestamp with time zone,
    CONSTRAINT target_consent_is_known CHECK ((target_consent = ANY (ARRAY['yes'::text, 'not_now'::text, 'never'::text])))
);

ALTER TABLE ONLY introductions.asks FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN introductions.asks.target_address IS 'from the connector; the asker learns it with the target''s yes';

COMMENT ON COLUMN introductions.asks.target_consent IS 'never shown to the asker unless it is a yes';

CREATE TABLE introductions.calibrations (
    workspace_id uuid NOT NULL,
    about text NOT NULL,
    version integer NOT NULL,
    shift double precision NOT NULL,
    doubt double precision NOT NULL,
    fitted_to integer NOT NULL,
    tested_on integer NOT NULL,
    brier_before double precision NOT NULL,
    brier_after double precision NOT NULL,
    log_loss_before double precision NOT NULL,
    log_loss_after double precision NOT NULL,
    is_active boolean NOT NULL,
    made_at timestamp with time zone NOT NULL,
    CONSTRAINT about_is_known CHECK ((about = ANY (ARRAY['acting'::text, 'engaging'::text])))
);

ALTER TABLE ONLY introductions.calibrations FORCE ROW LEVEL SECURITY;

CREATE TABLE introductions.checked_sentences (
    workspace_id uuid NOT NULL,
    month date NOT NULL,
    kind text NOT NULL,
    verdict text NOT NULL,
    sentences bigint DEFAULT 0 NOT NULL,
    overridden bigint DEFAULT 0 NOT NULL,
    CONSTRAINT verdict_is_known CHECK ((verdict = ANY (ARRAY['backed'::text, 'contradicted'::text, 'not_backed'::text, 'no_claim'::text])))
);

ALTER TABLE ONLY introductions.checked_sentences FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE introductions.checked_sentences IS 'counts without the sentences and without who wrote them';

COMMENT ON COLUMN introductions.checked_sentences.overridden IS 'contradicted, and kept by their writer';

CREATE TABLE introductions.guest_links (
    token_hash bytea NOT NULL,
    request_id uuid NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    CONSTRAINT purpose_is_known CHECK ((purpose = ANY (ARRAY['connector'::text, 'target'::text, 'outcome'::text])))
);

ALTER TABLE ONLY introductions.guest_links FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE introductions.guest_links IS 'unowned: found by who holds the token, through the system alone';

CREATE TABLE introductions.language_model_months (
    workspace_id uuid NOT NULL,
    month date NOT NULL,
    currency text NOT NULL,
    spent bigint DEFAULT 0 NOT NULL,
    calls integer DEFAULT 0 NOT NULL,
    CONSTRAINT nothing_is_earned CHECK ((spent >= 0))
);

ALTER TABLE ONLY introductions.language_model_months FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN introductions.language_model_months.spent IS 'millionths of the currency, with what calls under way may cost at most';

CREATE TABLE introductions.language_model_refusals (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    refused_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY introductions.language_model_refusals FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE introductions.language_model_refusals IS 'members who do not want a model to be told anything about their paths';

CREATE TABLE introductions.language_models (
    workspace_id uuid NOT NULL,
    dialect text NOT NULL,
    url text NOT NULL,
    model text NOT NULL,
    sealed_key text,
    key_ends text,
    answer_form text NOT NULL,
    limit_field text NOT NULL,
    currency text NOT NULL,
    input_price bigint NOT NULL,
    output_price bigint NOT NULL,
    monthly_budget bigint NOT NULL,
    reads_questions boolean DEFAULT false NOT NULL,
    connected_at timestamp with time zone NOT NULL,
    CONSTRAINT a_key_has_an_end CHECK (((sealed_key IS NULL) = (key_ends IS NULL))),
    CONSTRAINT answer_form_is_known CHECK ((answer_form = ANY (ARRAY['schema'::text, 'object'::text, 'text'::text]))),
    CONSTRAINT budget_is_an_amount CHECK ((monthly_budget >= 0)),
    CONSTRAINT currency_is_a_code CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT dialect_is_known CHECK ((dialect = ANY (ARRAY['openai'::text, 'anthropic'::text]))),
    CONSTRAINT input_costs_something_or_nothing CHECK ((input_price >= 0)),
    CONSTRAINT output_costs_something_or_nothing CHECK ((output_price >= 0))
);

ALTER TABLE ONLY introductions.language_models FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN introductions.language_models.answer_form IS 'how it can be made to answer in JSON, as found when it was connected';

COMMENT ON COLUMN introductions.language_models.limit_field IS 'what this server calls the most tokens of an answer';

COMMENT ON COLUMN introductions.language_models.input_price IS 'millionths of the currency for a million tokens';

COMMENT ON COLUMN introductions.language_models.monthly_budget IS 'millionths of the currency';

CREATE TABLE introductions.outcome_settings (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    records_automatically boolean NOT NULL
);

ALTER TABLE ONLY introductions.outcome_settings FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN introductions.outcome_settings.records_automatically IS 'whether what the mail shows is recorded without a click';

CREATE TABLE introductions.predictions (
    request_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    made_at timestamp with time zone NOT NULL,
    acting double precision,
    acting_shift double precision NOT NULL,
    engaging double precision NOT NULL,
    engaging_shift double precision NOT NULL
);

ALTER TABLE ONLY introductions.predictions FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN introductions.predictions.acting IS 'null where nothing was known of the connector';

CREATE TABLE introductions.request_events (
    id uuid NOT NULL,
    request_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    seq bigint NOT NULL,
    by text NOT NULL,
    kind text NOT NULL,
    from_status text,
    to_status text,
    note text,
    CONSTRAINT by_is_known CHECK ((by = ANY (ARRAY['asker'::text, 'connector'::text, 'target'::text, 'system'::text])))
);

ALTER TABLE ONLY introductions.request_events FORCE ROW LEVEL SECURITY;

ALTER TABLE introductions.request_events ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME introductions.request_events_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE introductions.request_followers (
    request_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    target jsonb NOT NULL,
    connector jsonb NOT NULL,
    followed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY introductions.request_followers FORCE ROW LEVEL SECURITY;

CREATE TABLE introductions.shared_outcomes (
    request_id uuid NOT NULL,
    part text NOT NULL,
    workspace_id uuid NOT NULL,
    happened boolean NOT NULL,
    place integer NOT NULL,
    CONSTRAINT part_is_known CHECK ((part = ANY (ARRAY['acting'::text, 'engaging'::text])))
);

ALTER TABLE ONLY introductions.shared_outcomes FORCE ROW LEVEL SECURITY;

CREATE TABLE introductions.suggested_outcomes (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    request_id uuid NOT NULL,
    role text NOT NULL,
    outcome text NOT NULL,
    account_id uuid NOT NULL,
    source text NOT NULL,
    ref text NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    record_count integer NOT NULL,
    state text NOT NULL,
    suggested_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT decided_has_time CHECK (((state = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT outcome_is_known CHECK ((outcome = ANY (ARRAY['intro_sent'::text, 'target_replied'::text, 'meeting_booked'::text]))),
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['asker'::text, 'connector'::text]))),
    CONSTRAINT state_is_known CHECK ((state = ANY (ARRAY['open'::text, 'confirmed'::text, 'dismissed'::text])))
);

ALTER TABLE ONLY introductions.suggested_outcomes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE introductions.suggested_outcomes IS 'to the owner of the mailbox alone: never what was written, and nobody''s name or address';

COMMENT ON COLUMN introductions.suggested_outcomes.last_at IS 'once it is decided, no record up to this time suggests the same again';

CREATE TABLE outreach.channel_links (
    code_hash bytea NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY outreach.channel_links FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE outreach.channel_links IS 'by which a chat is known as a member''s; each works once and for ten minutes';

CREATE TABLE outreach.channel_messages (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    recipient_id uuid,
    account_id uuid,
    platform text NOT NULL,
    place text,
    place_name text,
    batch_id uuid,
    sealed_text text,
    state text NOT NULL,
    reason text,
    ref text,
    is_notice boolean DEFAULT false NOT NULL,
    about uuid,
    answer text,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT channel_answer_is_known CHECK ((answer = ANY (ARRAY['accept'::text, 'later'::text, 'decline'::text, 'over'::text]))),
    CONSTRAINT channel_message_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'accepted'::text, 'failed'::text, 'unknown'::text]))),
    CONSTRAINT settled_messages_have_a_time CHECK (((settled_at IS NULL) = (state = ANY (ARRAY['waiting'::text, 'sending'::text])))),
    CONSTRAINT text_goes_once_settled CHECK (((sealed_text IS NOT NULL) = (state = ANY (ARRAY['waiting'::text, 'sending'::text]))))
);

ALTER TABLE ONLY outreach.channel_messages FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN outreach.channel_messages.user_id IS 'who sent it';

COMMENT ON COLUMN outreach.channel_messages.recipient_id IS 'who gets it, unless it goes to a channel';

COMMENT ON COLUMN outreach.channel_messages.account_id IS 'through which it goes: the recipient''s, or the sender''s to a channel';

COMMENT ON COLUMN outreach.channel_messages.sealed_text IS 'until it is settled, never after';

COMMENT ON COLUMN outreach.channel_messages.state IS 'accepted: the provider took it and does not say more; unknown: nobody knows whether it arrived, and it is not sent again';

COMMENT ON COLUMN outreach.channel_messages.ref IS 'what the provider calls it';

COMMENT ON COLUMN outreach.channel_messages.is_notice IS 'a notification of the recipient, who is its sender too';

COMMENT ON COLUMN outreach.channel_messages.about IS 'the introduction request that its buttons answer';

COMMENT ON COLUMN outreach.channel_messages.answer IS 'by a button; over where nothing was left to answer';

CREATE TABLE outreach.channel_notices (
    user_id uuid NOT NULL,
    account_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    kinds text[] NOT NULL
);

ALTER TABLE ONLY outreach.channel_notices FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE outreach.channel_notices IS 'which notifications a member also gets in a chat; none without a row';

CREATE TABLE outreach.mail_access (
    account_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    uses text[] NOT NULL,
    sealed_tokens text,
    tokens_expire_at timestamp with time zone,
    refreshing_until timestamp with time zone,
    given_at timestamp with time zone NOT NULL,
    CONSTRAINT uses_are_known CHECK (((uses <@ ARRAY['read'::text, 'organize'::text, 'send'::text]) AND (cardinality(uses) > 0)))
);

ALTER TABLE ONLY outreach.mail_access FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN outreach.mail_access.sealed_tokens IS 'apart from those of the account; null for accounts that a password opens';

COMMENT ON COLUMN outreach.mail_access.refreshing_until IS 'whoever set it asks for new tokens; the others wait';

CREATE TABLE outreach.messages (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    account_id uuid,
    request_id uuid,
    sequence_id uuid,
    step smallint,
    address text,
    mailbox bytea NOT NULL,
    person_keys bigint[] NOT NULL,
    send_id uuid,
    stage_at_writing text,
    written_at timestamp with time zone NOT NULL,
    send_at timestamp with time zone NOT NULL,
    waits_for text,
    state text NOT NULL,
    reason text,
    content text,
    message_id text NOT NULL,
    draft_id text,
    thread_id text,
    claims integer DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    claimed_at timestamp with time zone,
    attempted_at timestamp with time zone,
    settled_at timestamp with time zone,
    CONSTRAINT ended_has_reason CHECK (((state = ANY (ARRAY['failed'::text, 'stopped'::text, 'unknown'::text])) = (reason IS NOT NULL))),
    CONSTRAINT message_reason_is_known CHECK ((reason = ANY (ARRAY['access'::text, 'refused'::text, 'no_answer'::text, 'gone'::text, 'reply'::text, 'meeting'::text, 'no'::text, 'unreachable'::text, 'not_allowed'::text, 'erased'::text, 'ended'::text, 'member'::text]))),
    CONSTRAINT message_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'drafting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'stopped'::text, 'unknown'::text]))),
    CONSTRAINT sent_has_no_text CHECK (((state <> 'sent'::text) OR (content IS NULL))),
    CONSTRAINT settled_has_time CHECK (((state = ANY (ARRAY['waiting'::text, 'drafting'::text, 'sending'::text])) = (settled_at IS NULL)))
);

ALTER TABLE ONLY outreach.messages FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE outreach.messages IS 'settled ones for 90 days; what could not be sent keeps its text for two weeks';

COMMENT ON COLUMN outreach.messages.address IS 'of the recipient; null once they were erased';

COMMENT ON COLUMN outreach.messages.mailbox IS 'keyed hash of the address';

COMMENT ON COLUMN outreach.messages.person_keys IS 'of the address, so that an objection finds the row';

COMMENT ON COLUMN outreach.messages.send_id IS 'the row in outreach.sends that counts it; null for what is not counted';

COMMENT ON COLUMN outreach.messages.stage_at_writing IS 'of the request; a later one may stop the message';

COMMENT ON COLUMN outreach.messages.content IS 'subject, text and thread, sealed; deleted once it is sent';

COMMENT ON COLUMN outreach.messages.draft_id IS 'what the provider calls the saved draft; stored before it is sent';

COMMENT ON COLUMN outreach.messages.attempted_at IS 'sending was asked for and the outcome is not known yet';

CREATE TABLE outreach.sends (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    mailbox bytea NOT NULL,
    about uuid NOT NULL,
    basis text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT basis_is_known CHECK ((basis = ANY (ARRAY['conversation'::text, 'introduced'::text, 'consented'::text, 'introduced_as_said'::text, 'asked_once'::text])))
);

ALTER TABLE ONLY outreach.sends FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE outreach.sends IS 'for 90 days, because the caps look back that far';

COMMENT ON COLUMN outreach.sends.mailbox IS 'keyed hash of the address of the recipient';

COMMENT ON COLUMN outreach.sends.about IS 'the introduction request';

COMMENT ON COLUMN outreach.sends.basis IS 'the kind of permission it rested on';

CREATE TABLE outreach.sequences (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    request_id uuid NOT NULL,
    address text,
    mailbox bytea NOT NULL,
    person_keys bigint[] NOT NULL,
    started_at timestamp with time zone NOT NULL,
    stopped_at timestamp with time zone,
    stop_reason text,
    CONSTRAINT stop_reason_is_known CHECK ((stop_reason = ANY (ARRAY['reply'::text, 'meeting'::text, 'no'::text, 'bounce'::text, 'unsubscribed'::text, 'erased'::text, 'member'::text, 'ended'::text, 'not_allowed'::text, 'done'::text]))),
    CONSTRAINT stopped_has_reason CHECK (((stopped_at IS NULL) = (stop_reason IS NULL)))
);

ALTER TABLE ONLY outreach.sequences FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN outreach.sequences.address IS 'where the member writes; null once the person was erased';

COMMENT ON COLUMN outreach.sequences.mailbox IS 'keyed hash of the address';

COMMENT ON COLUMN outreach.sequences.person_keys IS 'of the address, so that an objection finds the row';

CREATE TABLE outreach.snoozed_threads (
    account_id uuid NOT NULL,
    ref text NOT NULL,
    message_id text NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    until timestamp with time zone NOT NULL
);

ALTER TABLE ONLY outreach.snoozed_threads FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN outreach.snoozed_threads.ref IS 'its newest mail then: a newer one ends the snooze';

CREATE TABLE outreach.steps (
    sequence_id uuid NOT NULL,
    number smallint NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    after_days smallint NOT NULL,
    due_at timestamp with time zone NOT NULL,
    state text NOT NULL,
    waits_for text,
    ready_at timestamp with time zone,
    settled_at timestamp with time zone,
    CONSTRAINT at_most_three_steps CHECK (((number >= 1) AND (number <= 3))),
    CONSTRAINT days_are_sane CHECK (((after_days >= 1) AND (after_days <= 60))),
    CONSTRAINT step_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'sent'::text, 'skipped'::text])))
);

ALTER TABLE ONLY outreach.steps FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN outreach.steps.after_days IS 'after the introduction, or after the step before was sent or skipped';

COMMENT ON COLUMN outreach.steps.waits_for IS 'why it was put off, if it was';

COMMENT ON COLUMN outreach.steps.ready_at IS 'when the draft was handed to the member; it counts as written';

CREATE TABLE platform.arrivals (
    move_id uuid NOT NULL,
    number bigint NOT NULL,
    table_name text NOT NULL,
    lines text[] NOT NULL
);

ALTER TABLE ONLY platform.arrivals FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.arrivals IS 'unowned: read by the administrator alone, while a workspace moves';

COMMENT ON COLUMN platform.arrivals.move_id IS 'the first of the workspaces that move together';

CREATE TABLE platform.database_sizes (
    day date NOT NULL,
    bytes bigint NOT NULL
);

ALTER TABLE ONLY platform.database_sizes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.database_sizes IS 'unowned: the machinery';

CREATE TABLE platform.drill_requests (
    is_asked boolean NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    taken_at timestamp with time zone,
    CONSTRAINT one_row CHECK (is_asked)
);

ALTER TABLE ONLY platform.drill_requests FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.drill_requests IS 'unowned: a row until the backup process has tried to restore a backup';

CREATE TABLE platform.idempotency_keys (
    principal text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status smallint,
    reply json,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.idempotency_keys FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.idempotency_keys IS 'owned by principal: a user, a key or an address';

CREATE TABLE platform.mail_permits (
    id uuid NOT NULL,
    kind text,
    mailbox bytea NOT NULL,
    user_id uuid,
    workspace_id uuid,
    about uuid,
    granted_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    is_of_new_account boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY platform.mail_permits FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.mail_permits IS 'unowned: counted by the system alone';

COMMENT ON COLUMN platform.mail_permits.kind IS 'of mail that anybody can cause by typing an address; null for mail that a user causes';

COMMENT ON COLUMN platform.mail_permits.mailbox IS 'keyed hash of the address';

COMMENT ON COLUMN platform.mail_permits.is_of_new_account IS 'new accounts together have a share of what the server may send';

CREATE TABLE platform.outbox (
    id uuid NOT NULL,
    name text NOT NULL,
    payload jsonb NOT NULL,
    announced_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.outbox FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.outbox IS 'unowned: events hold ids only; written by anybody, read by the system';

CREATE TABLE platform.processed_jobs (
    key text NOT NULL,
    done_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.processed_jobs FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.processed_jobs IS 'unowned: keys of finished work';

CREATE TABLE platform.report_folders (
    id text NOT NULL,
    validity text NOT NULL,
    next_uid bigint NOT NULL
);

ALTER TABLE ONLY platform.report_folders FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.report_folders IS 'unowned: how far the folder of returned mail was read, of the server itself';

COMMENT ON COLUMN platform.report_folders.id IS 'hash of where the folder is';

COMMENT ON COLUMN platform.report_folders.validity IS 'the UIDVALIDITY of IMAP: with another one, numbers mean other mails';

CREATE TABLE platform.residents (
    workspace_id uuid NOT NULL,
    epoch integer NOT NULL,
    state text NOT NULL,
    server smallint NOT NULL,
    moved_with uuid[] NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT resident_state_is_known CHECK ((state = ANY (ARRAY['here'::text, 'leaving'::text, 'left'::text])))
);

ALTER TABLE ONLY platform.residents FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.residents IS 'only moving a workspace writes it';

COMMENT ON COLUMN platform.residents.epoch IS 'goes up with every move, so that the newest of two entries can be told';

COMMENT ON COLUMN platform.residents.server IS 'the number of this server if it is here, otherwise of the one it goes to';

COMMENT ON COLUMN platform.residents.moved_with IS 'the workspaces that share people, and so move together: it is one of them';

CREATE TABLE platform.returned_mails (
    mail_id uuid NOT NULL,
    kind text NOT NULL,
    mailbox bytea NOT NULL,
    status text,
    returned_at timestamp with time zone NOT NULL,
    CONSTRAINT kind_of_return_is_known CHECK ((kind = ANY (ARRAY['hard'::text, 'soft'::text, 'ours'::text, 'complaint'::text])))
);

ALTER TABLE ONLY platform.returned_mails FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.returned_mails IS 'unowned: keyed hashes of addresses, looked up by the system alone';

COMMENT ON COLUMN platform.returned_mails.kind IS 'hard: no such mailbox; soft: it takes mail again some day; ours: they refuse the sender or the text; complaint: it was called spam';

COMMENT ON COLUMN platform.returned_mails.status IS 'as RFC 3463 has it, if the report said one';

CREATE TABLE platform.roots (
    id text NOT NULL,
    sealed text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.roots FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.roots IS 'unowned: sealed secrets of the server, read by the system alone';

CREATE TABLE platform.run_steps (
    run_id uuid NOT NULL,
    name text NOT NULL,
    workspace_id uuid NOT NULL,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    began_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    waits_for text,
    wait_key text,
    wait_until timestamp with time zone,
    woken_at timestamp with time zone,
    woken_by jsonb,
    value jsonb,
    said jsonb,
    CONSTRAINT ended_step_is_dated CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['done'::text, 'skipped'::text])))),
    CONSTRAINT step_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'retrying'::text, 'failed'::text, 'done'::text, 'skipped'::text]))),
    CONSTRAINT waiting_step_waits_for_something CHECK (((state <> 'waiting'::text) OR (waits_for IS NOT NULL)))
);

ALTER TABLE ONLY platform.run_steps FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN platform.run_steps.attempts IS 'how often it failed; a worker that dies counts as none';

COMMENT ON COLUMN platform.run_steps.wait_key IS 'what wakes it before its time';

COMMENT ON COLUMN platform.run_steps.woken_by IS 'what the event or the decision said';

COMMENT ON COLUMN platform.run_steps.value IS 'what it leaves to later steps';

COMMENT ON COLUMN platform.run_steps.said IS 'what it did or why it failed, as a message; shown to the viewer of the run alone';

CREATE TABLE platform.sending_pauses (
    is_paused boolean NOT NULL,
    paused_at timestamp with time zone NOT NULL,
    CONSTRAINT one_row CHECK (is_paused)
);

ALTER TABLE ONLY platform.sending_pauses FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.sending_pauses IS 'unowned: a row while no email may leave';

CREATE TABLE platform.suppressed_mailboxes (
    mailbox bytea NOT NULL,
    since timestamp with time zone NOT NULL
);

ALTER TABLE ONLY platform.suppressed_mailboxes FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.suppressed_mailboxes IS 'unowned: keyed hashes of addresses, looked up by the system alone';

CREATE TABLE platform.workers (
    worker_id text NOT NULL,
    process text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.workers FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.workers IS 'unowned: the machinery';

CREATE TABLE platform.workspace_servers (
    workspace_id uuid NOT NULL,
    server smallint NOT NULL,
    epoch integer NOT NULL
);

ALTER TABLE ONLY platform.workspace_servers FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.workspace_servers IS 'only moving a workspace writes it';

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.app_grants
    ADD CONSTRAINT app_grants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.app_tokens
    ADD CONSTRAINT app_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY account.approval_policies
    ADD CONSTRAINT approval_policies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (workspace_id, seq);

ALTER TABLE ONLY account.audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY account.billing_customers
    ADD CONSTRAINT billing_customers_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY account.billing_events
    ADD CONSTRAINT billing_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY account.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.billing_customers
    ADD CONSTRAINT customer_is_one_workspace UNIQUE (customer_id);

ALTER TABLE ONLY account.deletions
    ADD CONSTRAINT deletions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.device_codes
    ADD CONSTRAINT device_codes_pkey PRIMARY KEY (secret_hash);

ALTER TABLE ONLY account.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.domains
    ADD CONSTRAINT domains_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.ended_access
    ADD CONSTRAINT ended_access_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.ended_sign_on_links
    ADD CONSTRAINT ended_sign_on_links_pkey PRIMARY KEY (workspace_id, user_id);

ALTER TABLE ONLY account.entitlement_grants
    ADD CONSTRAINT entitlement_grants_pkey PRIMARY KEY (workspace_id, entitlement, source);

ALTER TABLE ONLY account.export_pieces
    ADD CONSTRAINT export_pieces_pkey PRIMARY KEY (user_id, export_id, number);

ALTER TABLE ONLY account.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.extension_access_tokens
    ADD CONSTRAINT extension_access_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY account.extension_clients
    ADD CONSTRAINT extension_clients_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.extension_codes
    ADD CONSTRAINT extension_codes_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY account.extension_grants
    ADD CONSTRAINT extension_grants_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.extension_refresh_tokens
    ADD CONSTRAINT extension_refresh_tokens_pkey PRIMARY KEY (grant_id, generation);

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (workspace_id, user_id);

ALTER TABLE ONLY account.notification_settings
    ADD CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY account.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.device_codes
    ADD CONSTRAINT one_program_for_a_code UNIQUE (user_code);

ALTER TABLE ONLY account.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.playbook_settings
    ADD CONSTRAINT playbook_settings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.provisioned_group_people
    ADD CONSTRAINT provisioned_group_people_pkey PRIMARY KEY (workspace_id, group_id, person_id);

ALTER TABLE ONLY account.provisioned_groups
    ADD CONSTRAINT provisioned_groups_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.provisioned_users
    ADD CONSTRAINT provisioned_users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.provisioning_tokens
    ADD CONSTRAINT provisioning_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash);

ALTER TABLE ONLY account.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (counted_by);

ALTER TABLE ONLY account.sign_on_assertions
    ADD CONSTRAINT sign_on_assertions_pkey PRIMARY KEY (workspace_id, assertion_hash);

ALTER TABLE ONLY account.sign_on_identities
    ADD CONSTRAINT sign_on_identities_pkey PRIMARY KEY (workspace_id, issuer, subject);

ALTER TABLE ONLY account.sign_on_tries
    ADD CONSTRAINT sign_on_tries_pkey PRIMARY KEY (state_hash);

ALTER TABLE ONLY account.sign_ons
    ADD CONSTRAINT sign_ons_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY account.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (workspace_id, id);

ALTER TABLE ONLY account.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);

ALTER TABLE ONLY connections.account_sources
    ADD CONSTRAINT account_sources_pkey PRIMARY KEY (user_id, account_id, source);

ALTER TABLE ONLY connections.audience_members
    ADD CONSTRAINT audience_members_pkey PRIMARY KEY (user_id, account_id, member_id);

ALTER TABLE ONLY connections.connected_accounts
    ADD CONSTRAINT connected_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY connections.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (user_id, state_hash);

ALTER TABLE ONLY connections.enrichment_accounts
    ADD CONSTRAINT enrichment_accounts_pkey PRIMARY KEY (workspace_id, provider);

ALTER TABLE ONLY connections.enrichment_questions
    ADD CONSTRAINT enrichment_questions_pkey PRIMARY KEY (workspace_id, user_id, question, provider);

ALTER TABLE ONLY connections.gathering_guests
    ADD CONSTRAINT gathering_guests_pkey PRIMARY KEY (user_id, gathering_id, ref);

ALTER TABLE ONLY connections.gatherings
    ADD CONSTRAINT gatherings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY connections.linear_deliveries
    ADD CONSTRAINT linear_deliveries_pkey PRIMARY KEY (delivery);

ALTER TABLE ONLY connections.linear_deliveries
    ADD CONSTRAINT linear_deliveries_signature_key UNIQUE (signature);

ALTER TABLE ONLY connections.own_addresses
    ADD CONSTRAINT named_once UNIQUE (user_id, workspace_id, address);

ALTER TABLE ONLY connections.connected_accounts
    ADD CONSTRAINT one_account_of_a_subject UNIQUE (workspace_id, user_id, provider, subject);

ALTER TABLE ONLY connections.gatherings
    ADD CONSTRAINT one_gathering_of_a_ref UNIQUE (user_id, account_id, ref);

ALTER TABLE ONLY connections.own_addresses
    ADD CONSTRAINT own_addresses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY connections.people_data_answers
    ADD CONSTRAINT people_data_answers_pkey PRIMARY KEY (workspace_id, question);

ALTER TABLE ONLY connections.provider_pauses
    ADD CONSTRAINT provider_pauses_pkey PRIMARY KEY (provider);

ALTER TABLE ONLY connections.provider_usage
    ADD CONSTRAINT provider_usage_pkey PRIMARY KEY (provider, span, began_at);

ALTER TABLE ONLY connections.source_records
    ADD CONSTRAINT source_records_pkey PRIMARY KEY (user_id, account_id, source, ref);

ALTER TABLE ONLY connections.sync_runs
    ADD CONSTRAINT sync_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY connections.workspace_usage
    ADD CONSTRAINT workspace_usage_pkey PRIMARY KEY (workspace_id, provider, month);

ALTER TABLE ONLY contacts.co_occurrences
    ADD CONSTRAINT co_occurrences_pkey PRIMARY KEY (network_id, a, b, ref);

ALTER TABLE ONLY contacts.contact_changes
    ADD CONSTRAINT contact_changes_pkey PRIMARY KEY (network_id, changed_at, person_id);

ALTER TABLE ONLY contacts.contact_details
    ADD CONSTRAINT contact_details_pkey PRIMARY KEY (network_id, person_id);

ALTER TABLE ONLY contacts.contact_keys
    ADD CONSTRAINT contact_keys_pkey PRIMARY KEY (network_id, key);

ALTER TABLE ONLY contacts.contact_lookups
    ADD CONSTRAINT contact_lookups_pkey PRIMARY KEY (network_id, person_id, provider);

ALTER TABLE ONLY contacts.contact_notes
    ADD CONSTRAINT contact_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contacts.contact_tags
    ADD CONSTRAINT contact_tags_pkey PRIMARY KEY (network_id, key, person_id);

ALTER TABLE ONLY contacts.contact_views
    ADD CONSTRAINT contact_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contacts.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (network_id, person_id);

ALTER TABLE ONLY contacts.deletions
    ADD CONSTRAINT deletions_pkey PRIMARY KEY (network_id, key);

ALTER TABLE ONLY contacts.distinct_contacts
    ADD CONSTRAINT distinct_contacts_pkey PRIMARY KEY (network_id, a, b);

ALTER TABLE ONLY contacts.evidence
    ADD CONSTRAINT evidence_pkey PRIMARY KEY (network_id, person_id, kind, ref);

ALTER TABLE ONLY contacts.gathered_accounts
    ADD CONSTRAINT gathered_accounts_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY contacts.hidden_contacts
    ADD CONSTRAINT hidden_contacts_pkey PRIMARY KEY (network_id, person_id, hide_rule_id);

ALTER TABLE ONLY contacts.hide_rules
    ADD CONSTRAINT hide_rules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contacts.import_contacts
    ADD CONSTRAINT import_contacts_pkey PRIMARY KEY (network_id, import_id, person_id);

ALTER TABLE ONLY contacts.import_pieces
    ADD CONSTRAINT import_pieces_pkey PRIMARY KEY (network_id, import_id, number);

ALTER TABLE ONLY contacts.import_reminders
    ADD CONSTRAINT import_reminders_pkey PRIMARY KEY (network_id);

ALTER TABLE ONLY contacts.import_skips
    ADD CONSTRAINT import_skips_pkey PRIMARY KEY (network_id, import_id, number);

ALTER TABLE ONLY contacts.import_usage
    ADD CONSTRAINT import_usage_pkey PRIMARY KEY (user_id, day);

ALTER TABLE ONLY contacts.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contacts.known_members
    ADD CONSTRAINT known_members_pkey PRIMARY KEY (network_id, person_id);

ALTER TABLE ONLY contacts.merged_evidence
    ADD CONSTRAINT merged_evidence_pkey PRIMARY KEY (network_id, person_id, kind, ref, key);

ALTER TABLE ONLY contacts.merges
    ADD CONSTRAINT merges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contacts.objections
    ADD CONSTRAINT objections_pkey PRIMARY KEY (key);

ALTER TABLE ONLY contacts.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contacts.positions
    ADD CONSTRAINT positions_pkey PRIMARY KEY (network_id, person_id, ref);

ALTER TABLE ONLY contacts.recounts
    ADD CONSTRAINT recounts_pkey PRIMARY KEY (network_id);

ALTER TABLE ONLY contacts.relationships
    ADD CONSTRAINT relationships_pkey PRIMARY KEY (network_id, person_id) INCLUDE (strength, two_way, is_hidden, company_id);

ALTER TABLE ONLY contacts.search_tokens
    ADD CONSTRAINT search_tokens_pkey PRIMARY KEY (person_id);

ALTER TABLE ONLY contacts.strength_changes
    ADD CONSTRAINT strength_changes_pkey PRIMARY KEY (network_id, person_id, changed_at);

ALTER TABLE ONLY contacts.syncs
    ADD CONSTRAINT syncs_pkey PRIMARY KEY (network_id);

ALTER TABLE ONLY contacts.targets
    ADD CONSTRAINT targets_pkey PRIMARY KEY (network_id, person_id);

ALTER TABLE ONLY contacts.token_variants
    ADD CONSTRAINT token_variants_pkey PRIMARY KEY (token);

ALTER TABLE ONLY contacts.worded_networks
    ADD CONSTRAINT worded_networks_pkey PRIMARY KEY (network_id);

ALTER TABLE ONLY discovery.common_tokens
    ADD CONSTRAINT common_tokens_pkey PRIMARY KEY (token);

ALTER TABLE ONLY discovery.company_rankings
    ADD CONSTRAINT company_rankings_pkey PRIMARY KEY (viewer_network_id);

ALTER TABLE ONLY discovery.company_tokens
    ADD CONSTRAINT company_tokens_pkey PRIMARY KEY (company_id);

ALTER TABLE ONLY discovery.directory_postings
    ADD CONSTRAINT directory_postings_pkey PRIMARY KEY (token, chunk);

ALTER TABLE ONLY discovery.directory_reach
    ADD CONSTRAINT directory_reach_pkey PRIMARY KEY (network_id);

ALTER TABLE ONLY discovery.directory_words
    ADD CONSTRAINT directory_words_pkey PRIMARY KEY (word);

ALTER TABLE ONLY discovery.indexed_directory
    ADD CONSTRAINT indexed_directory_pkey PRIMARY KEY (version);

ALTER TABLE ONLY discovery.indexed_networks
    ADD CONSTRAINT indexed_networks_pkey PRIMARY KEY (network_id, is_private);

ALTER TABLE ONLY discovery.mission_targets
    ADD CONSTRAINT mission_targets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discovery.missions
    ADD CONSTRAINT missions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discovery.posted_directory
    ADD CONSTRAINT posted_directory_pkey PRIMARY KEY (version);

ALTER TABLE ONLY discovery.posted_networks
    ADD CONSTRAINT posted_networks_pkey PRIMARY KEY (network_id, is_private);

ALTER TABLE ONLY discovery.ranked_companies
    ADD CONSTRAINT ranked_companies_pkey PRIMARY KEY (viewer_network_id, place);

ALTER TABLE ONLY discovery.recommendation_calibrations
    ADD CONSTRAINT recommendation_calibrations_pkey PRIMARY KEY (workspace_id, version);

ALTER TABLE ONLY discovery.recommendation_samples
    ADD CONSTRAINT recommendation_samples_pkey PRIMARY KEY (network_id, month, person_id);

ALTER TABLE ONLY discovery.saved_list_items
    ADD CONSTRAINT saved_list_items_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discovery.saved_lists
    ADD CONSTRAINT saved_lists_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discovery.signals
    ADD CONSTRAINT signals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discovery.token_postings
    ADD CONSTRAINT token_postings_pkey PRIMARY KEY (network_id, is_private, bucket, chunk);

ALTER TABLE ONLY discovery.word_postings
    ADD CONSTRAINT word_postings_pkey PRIMARY KEY (network_id, word, is_private);

ALTER TABLE ONLY graph.attendances
    ADD CONSTRAINT attendances_pkey PRIMARY KEY (workspace_id, gathering_id, key);

ALTER TABLE ONLY graph.inferred_relationships
    ADD CONSTRAINT inferred_relationships_pkey PRIMARY KEY (network_id, a, b) INCLUDE (permille, basis);

ALTER TABLE ONLY graph.outcome_statistics
    ADD CONSTRAINT outcome_statistics_pkey PRIMARY KEY (workspace_id, audience_id, about, key);

ALTER TABLE ONLY graph.step_corrections
    ADD CONSTRAINT step_corrections_pkey PRIMARY KEY (id);

ALTER TABLE ONLY growth.cross_posts
    ADD CONSTRAINT cross_posts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY growth.daily_counts
    ADD CONSTRAINT daily_counts_pkey PRIMARY KEY (workspace_id, day, name, outcome);

ALTER TABLE ONLY growth.document_reads
    ADD CONSTRAINT document_reads_pkey PRIMARY KEY (workspace_id, document_id, day);

ALTER TABLE ONLY growth.document_slugs
    ADD CONSTRAINT document_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY growth.document_versions
    ADD CONSTRAINT document_versions_pkey PRIMARY KEY (document_id, number);

ALTER TABLE ONLY growth.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY growth.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (workspace_id, id, at);

ALTER TABLE ONLY growth.founding_members
    ADD CONSTRAINT founding_members_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY growth.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY growth.page_reports
    ADD CONSTRAINT page_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY growth.pitch_links
    ADD CONSTRAINT pitch_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY growth.pitch_reads
    ADD CONSTRAINT pitch_reads_pkey PRIMARY KEY (workspace_id, link_id, section, by_reader);

ALTER TABLE ONLY growth.pitches
    ADD CONSTRAINT pitches_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY growth.posting_places
    ADD CONSTRAINT posting_places_pkey PRIMARY KEY (id);

ALTER TABLE ONLY growth.posting_settings
    ADD CONSTRAINT posting_settings_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY growth.purchases
    ADD CONSTRAINT purchases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY growth.roadmap_votes
    ADD CONSTRAINT roadmap_votes_pkey PRIMARY KEY (document_id, user_id);

ALTER TABLE ONLY growth.salts
    ADD CONSTRAINT salts_pkey PRIMARY KEY (day);

ALTER TABLE ONLY growth.seen_events
    ADD CONSTRAINT seen_events_pkey PRIMARY KEY (workspace_id, key);

ALTER TABLE ONLY growth.sites
    ADD CONSTRAINT sites_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY growth.thank_you_cards
    ADD CONSTRAINT thank_you_cards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hq.actions
    ADD CONSTRAINT actions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hq.agent_budgets
    ADD CONSTRAINT agent_budgets_pkey PRIMARY KEY (agent_id, day);

ALTER TABLE ONLY hq.agent_messages
    ADD CONSTRAINT agent_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hq.agent_runs
    ADD CONSTRAINT agent_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hq.agent_steps
    ADD CONSTRAINT agent_steps_pkey PRIMARY KEY (run_id, name);

ALTER TABLE ONLY hq.agent_switch
    ADD CONSTRAINT agent_switch_pkey PRIMARY KEY (is_here);

ALTER TABLE ONLY hq.agents
    ADD CONSTRAINT agents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hq.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hq.agents
    ADD CONSTRAINT code_is_of_one_agent UNIQUE (code);

ALTER TABLE ONLY hq.forecasts
    ADD CONSTRAINT forecasts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hq.maintenance_notices
    ADD CONSTRAINT maintenance_notices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY hq.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY hq.staff_proofs
    ADD CONSTRAINT staff_proofs_pkey PRIMARY KEY (session_id);

ALTER TABLE ONLY identity.member_networks
    ADD CONSTRAINT member_networks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.network_versions
    ADD CONSTRAINT network_versions_pkey PRIMARY KEY (network_id, is_hidden);

ALTER TABLE ONLY identity.person_states
    ADD CONSTRAINT one_state_of_a_request UNIQUE (network_id, request_id);

ALTER TABLE ONLY identity.person_states
    ADD CONSTRAINT person_states_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.sharing_grants
    ADD CONSTRAINT sharing_grants_pkey PRIMARY KEY (network_id, viewer_network_id);

ALTER TABLE ONLY identity.sharing_settings
    ADD CONSTRAINT sharing_settings_pkey PRIMARY KEY (network_id);

ALTER TABLE ONLY identity.visible_networks
    ADD CONSTRAINT visible_networks_pkey PRIMARY KEY (viewer_network_id, network_id) INCLUDE (trust_weight, kind);

ALTER TABLE ONLY introductions.asks
    ADD CONSTRAINT asks_pkey PRIMARY KEY (request_id);

ALTER TABLE ONLY introductions.calibrations
    ADD CONSTRAINT calibrations_pkey PRIMARY KEY (workspace_id, about, version);

ALTER TABLE ONLY introductions.checked_sentences
    ADD CONSTRAINT checked_sentences_pkey PRIMARY KEY (workspace_id, month, kind, verdict);

ALTER TABLE ONLY introductions.connector_rules
    ADD CONSTRAINT connector_rules_pkey PRIMARY KEY (workspace_id, connector_key, mailbox_key);

ALTER TABLE ONLY introductions.guest_links
    ADD CONSTRAINT guest_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY introductions.language_model_calls
    ADD CONSTRAINT language_model_calls_pkey PRIMARY KEY (id);

ALTER TABLE ONLY introductions.language_model_months
    ADD CONSTRAINT language_model_months_pkey PRIMARY KEY (workspace_id, month, currency);

ALTER TABLE ONLY introductions.language_model_refusals
    ADD CONSTRAINT language_model_refusals_pkey PRIMARY KEY (workspace_id, user_id);

ALTER TABLE ONLY introductions.language_models
    ADD CONSTRAINT language_models_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY introductions.outcome_settings
    ADD CONSTRAINT outcome_settings_pkey PRIMARY KEY (workspace_id, user_id);

ALTER TABLE ONLY introductions.outcomes
    ADD CONSTRAINT outcomes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY introductions.predictions
    ADD CONSTRAINT predictions_pkey PRIMARY KEY (request_id);

ALTER TABLE ONLY introductions.request_events
    ADD CONSTRAINT request_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY introductions.request_followers
    ADD CONSTRAINT request_followers_pkey PRIMARY KEY (workspace_id, request_id, user_id);

ALTER TABLE ONLY introductions.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY introductions.shared_outcomes
    ADD CONSTRAINT shared_outcomes_pkey PRIMARY KEY (request_id, part);

ALTER TABLE ONLY introductions.suggested_outcomes
    ADD CONSTRAINT suggested_outcomes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY outreach.channel_links
    ADD CONSTRAINT channel_links_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY outreach.channel_messages
    ADD CONSTRAINT channel_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY outreach.channel_notices
    ADD CONSTRAINT channel_notices_pkey PRIMARY KEY (user_id, account_id);

ALTER TABLE ONLY outreach.mail_access
    ADD CONSTRAINT mail_access_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY outreach.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY outreach.sends
    ADD CONSTRAINT sends_pkey PRIMARY KEY (id);

ALTER TABLE ONLY outreach.sequences
    ADD CONSTRAINT sequences_pkey PRIMARY KEY (id);

ALTER TABLE ONLY outreach.snoozed_threads
    ADD CONSTRAINT snoozed_threads_pkey PRIMARY KEY (user_id, account_id, ref);

ALTER TABLE ONLY outreach.steps
    ADD CONSTRAINT steps_pkey PRIMARY KEY (user_id, sequence_id, number);

ALTER TABLE ONLY platform.arrivals
    ADD CONSTRAINT arrivals_pkey PRIMARY KEY (move_id, number);

ALTER TABLE ONLY platform.backup_runs
    ADD CONSTRAINT backup_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.database_sizes
    ADD CONSTRAINT database_sizes_pkey PRIMARY KEY (day);

ALTER TABLE ONLY platform.drill_requests
    ADD CONSTRAINT drill_requests_pkey PRIMARY KEY (is_asked);

ALTER TABLE ONLY platform.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (principal, key);

ALTER TABLE ONLY platform.mail_permits
    ADD CONSTRAINT mail_permits_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.mails
    ADD CONSTRAINT mails_message_id_key UNIQUE (message_id);

ALTER TABLE ONLY platform.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.processed_jobs
    ADD CONSTRAINT processed_jobs_pkey PRIMARY KEY (key);

ALTER TABLE ONLY platform.report_folders
    ADD CONSTRAINT report_folders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.residents
    ADD CONSTRAINT residents_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY platform.returned_mails
    ADD CONSTRAINT returned_mails_pkey PRIMARY KEY (mail_id, kind);

ALTER TABLE ONLY platform.roots
    ADD CONSTRAINT roots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.run_steps
    ADD CONSTRAINT run_steps_pkey PRIMARY KEY (workspace_id, run_id, name);

ALTER TABLE ONLY platform.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.sending_pauses
    ADD CONSTRAINT sending_pauses_pkey PRIMARY KEY (is_paused);

ALTER TABLE ONLY platform.suppressed_mailboxes
    ADD CONSTRAINT suppressed_mailboxes_pkey PRIMARY KEY (mailbox);

ALTER TABLE ONLY platform.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (worker_id);

ALTER TABLE ONLY platform.workspace_servers
    ADD CONSTRAINT workspace_servers_pkey PRIMARY KEY (workspace_id);

CREATE INDEX api_keys_by_secret ON account.api_keys USING btree (secret_hash);

CREATE INDEX api_keys_by_sign_on ON account.api_keys USING btree (sign_on_workspace_id, user_id);

CREATE INDEX api_keys_in_a_workspace ON account.api_keys USING btree (workspace_id);

CREATE INDEX api_keys_of_a_user ON account.api_keys USING btree (user_id, workspace_id);

CREATE INDEX app_grants_by_age ON account.app_grants USING btree (expires_at);

CREATE INDEX app_grants_by_sign_on ON account.app_grants USING btree (sign_on_workspace_id, user_id);

CREATE INDEX app_grants_in_a_workspace ON account.app_grants USING btree (workspace_id, user_id);

CREATE INDEX app_grants_of_a_user ON account.app_grants USING btree (user_id);

CREATE INDEX app_tokens_by_age ON account.app_tokens USING btree (expires_at);

CREATE INDEX app_tokens_of_a_grant ON account.app_tokens USING btree (grant_id);

CREATE INDEX approval_policies_by_granter ON account.approval_policies USING btree (granted_by);

CREATE INDEX approval_policies_of_a_workspace ON account.approval_policies USING btree (workspace_id, kind);

CREATE INDEX approvals_by_age ON account.approvals USING btree (requested_at);

CREATE INDEX approvals_by_decider ON account.approvals USING btree (decided_by);

CREATE INDEX approvals_by_policy ON account.approvals USING btree (policy_id);

CREATE INDEX approvals_by_requester ON account.approvals USING btree (requested_by);

CREATE INDEX approvals_of_a_workspace ON account.approvals USING btree (workspace_id, id);

CREATE INDEX approvals_that_wait ON account.approvals USING btree (workspace_id, requested_at) WHERE (verdict IS NULL);

CREATE INDEX billing_events_by_age ON account.billing_events USING btree (received_at);

CREATE INDEX challenges_by_age ON account.challenges USING btree (expires_at);

CREATE INDEX challenges_of_a_user ON account.challenges USING btree (user_id);

CREATE UNIQUE INDEX credentials_one_per_provider ON account.credentials USING btree (user_id, provider_id, account_id);

CREATE INDEX deletions_by_age ON account.deletions USING btree (deleted_at);

CREATE INDEX device_codes_by_age ON account.device_codes USING btree (expires_at);

CREATE INDEX devices_by_mark ON account.devices USING btree (token_hash);

CREATE INDEX devices_by_previous_mark ON account.devices USING btree (previous_hash) WHERE (previous_hash IS NOT NULL);

CREATE UNIQUE INDEX devices_mark_once_per_user ON account.devices USING btree (user_id, token_hash);

CREATE UNIQUE INDEX domains_are_proven_by_one ON account.domains USING btree (domain) WHERE (proven_at IS NOT NULL);

CREATE UNIQUE INDEX domains_of_a_workspace ON account.domains USING btree (workspace_id, domain);

CREATE INDEX ended_access_by_age ON account.ended_access USING btree (ended_at);

CREATE INDEX ended_sign_on_links_of_a_user ON account.ended_sign_on_links USING btree (user_id);

CREATE INDEX export_pieces_of_an_export ON account.export_pieces USING btree (export_id, number);

CREATE INDEX exports_by_end ON account.exports USING btree (expires_at);

CREATE INDEX exports_of_a_user ON account.exports USING btree (user_id, created_at);

CREATE INDEX extension_access_tokens_by_age ON account.extension_access_tokens USING btree (expires_at);

CREATE INDEX extension_access_tokens_of_a_grant ON account.extension_access_tokens USING btree (grant_id);

CREATE INDEX extension_clients_by_age ON account.extension_clients USING btree (last_seen_at);

CREATE INDEX extension_codes_by_age ON account.extension_codes USING btree (expires_at);

CREATE INDEX extension_codes_by_sign_on ON account.extension_codes USING btree (sign_on_workspace_id, user_id);

CREATE INDEX extension_codes_in_a_workspace ON account.extension_codes USING btree (workspace_id);

CREATE INDEX extension_codes_of_a_client ON account.extension_codes USING btree (client_id);

CREATE INDEX extension_codes_of_a_grant ON account.extension_codes USING btree (grant_id);

CREATE INDEX extension_codes_of_a_user ON account.extension_codes USING btree (user_id);

CREATE INDEX extension_grants_by_sign_on ON account.extension_grants USING btree (sign_on_workspace_id, user_id);

CREATE INDEX extension_grants_in_a_workspace ON account.extension_grants USING btree (workspace_id, user_id);

CREATE INDEX extension_grants_of_a_client ON account.extension_grants USING btree (client_id);

CREATE INDEX extension_grants_of_a_user ON account.extension_grants USING btree (user_id);

CREATE INDEX extension_refresh_tokens_by_hash ON account.extension_refresh_tokens USING btree (hash);

CREATE INDEX invitations_by_inviter ON account.invitations USING btree (invited_by);

CREATE INDEX invitations_by_joiner ON account.invitations USING btree (accepted_by);

CREATE INDEX invitations_by_page ON account.invitations USING btree (page_id);

CREATE INDEX invitations_by_token ON account.invitations USING btree (token_hash);

CREATE INDEX invitations_of_a_workspace ON account.invitations USING btree (workspace_id);

CREATE UNIQUE INDEX invitations_one_open ON account.invitations USING btree (workspace_id, email) WHERE ((accepted_at IS NULL) AND (taken_back_at IS NULL));

CREATE INDEX memberships_of_a_user ON account.memberships USING btree (user_id, workspace_id) INCLUDE (role);

CREATE INDEX notifications_newest ON account.notifications USING btree (user_id, workspace_id, id DESC);

CREATE INDEX notifications_read ON account.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);

CREATE INDEX notifications_to_mail ON account.notifications USING btree (user_id, created_at) WHERE awaits_digest;

CREATE UNIQUE INDEX notifications_told_once ON account.notifications USING btree (user_id, workspace_id, dedupe_key);

CREATE INDEX notifications_unread ON account.notifications USING btree (user_id, workspace_id) WHERE (read_at IS NULL);

CREATE UNIQUE INDEX one_open_export_of_a_user ON account.exports USING btree (user_id) WHERE (state = ANY (ARRAY['waiting'::text, 'writing'::text]));

CREATE INDEX passkeys_by_credential ON account.passkeys USING btree (credential_id);

CREATE UNIQUE INDEX passkeys_once_per_user ON account.passkeys USING btree (user_id, credential_id);

CREATE INDEX playbook_settings_by_changer ON account.playbook_settings USING btree (changed_by);

CREATE INDEX playbook_settings_of_a_workspace ON account.playbook_settings USING btree (workspace_id, playbook, id);

CREATE UNIQUE INDEX provisioned_addresses_in_a_workspace ON account.provisioned_users USING btree (workspace_id, email);

CREATE UNIQUE INDEX provisioned_group_names_in_a_workspace ON account.provisioned_groups USING btree (workspace_id, lower(display_name));

CREATE INDEX provisioned_group_people_of_a_group ON account.provisioned_group_people USING btree (group_id);

CREATE INDEX provisioned_groups_of_a_person ON account.provisioned_group_people USING btree (person_id);

CREATE UNIQUE INDEX provisioned_user_names_in_a_workspace ON account.provisioned_users USING btree (workspace_id, lower(user_name));

CREATE INDEX provisioned_users_by_age ON account.provisioned_users USING btree (workspace_id, created_at, id);

CREATE INDEX provisioned_users_by_external_id ON account.provisioned_users USING btree (workspace_id, external_id);

CREATE INDEX provisioned_users_of_a_member ON account.provisioned_users USING btree (member_id);

CREATE INDEX provisioning_tokens_by_hash ON account.provisioning_tokens USING btree (secret_hash);

CREATE INDEX provisioning_tokens_by_maker ON account.provisioning_tokens USING btree (created_by);

CREATE INDEX provisioning_tokens_of_a_workspace ON account.provisioning_tokens USING btree (workspace_id);

CREATE INDEX sessions_by_sign_on ON account.sessions USING btree (sign_on_workspace_id, user_id);

CREATE INDEX sessions_in_a_workspace ON account.sessions USING btree (workspace_id);

CREATE INDEX sessions_of_a_user ON account.sessions USING btree (user_id);

CREATE INDEX sessions_on_a_device ON account.sessions USING btree (device_id);

CREATE UNIQUE INDEX sessions_token_is_one_session ON account.sessions USING btree (token);

CREATE INDEX sign_in_failures_by_age ON account.sign_in_failures USING btree (last_at);

CREATE INDEX sign_on_assertions_by_age ON account.sign_on_assertions USING btree (expires_at);

CREATE INDEX sign_on_identities_of_a_user ON account.sign_on_identities USING btree (user_id);

CREATE UNIQUE INDEX sign_on_identities_one_per_member ON account.sign_on_identities USING btree (workspace_id, user_id);

CREATE INDEX sign_on_tries_by_age ON account.sign_on_tries USING btree (expires_at);

CREATE INDEX sign_on_tries_of_a_session ON account.sign_on_tries USING btree (session_id);

CREATE INDEX sign_on_tries_of_a_user ON account.sign_on_tries USING btree (user_id);

CREATE INDEX sign_on_tries_of_a_workspace ON account.sign_on_tries USING btree (workspace_id);

CREATE UNIQUE INDEX users_email_is_one_account ON account.users USING btree (email);

CREATE INDEX verifications_by_identifier ON account.verifications USING btree (identifier);

CREATE INDEX verifications_of_a_user ON account.verifications USING btree (value);

CREATE INDEX webhook_deliveries_in_a_workspace ON account.webhook_deliveries USING btree (workspace_id);

CREATE INDEX webhook_deliveries_of_a_user ON account.webhook_deliveries USING btree (user_id, workspace_id);

CREATE INDEX webhook_deliveries_of_an_endpoint ON account.webhook_deliveries USING btree (endpoint_id, id);

CREATE INDEX webhook_deliveries_of_an_event ON account.webhook_deliveries USING btree (event_id);

CREATE INDEX webhook_deliveries_waiting ON account.webhook_deliveries USING btree (endpoint_id, due_at, id) WHERE (state = 'waiting'::text);

CREATE INDEX webhook_endpoints_in_a_workspace ON account.webhook_endpoints USING btree (workspace_id);

CREATE INDEX webhook_endpoints_of_a_user ON account.webhook_endpoints USING btree (user_id, workspace_id);

CREATE INDEX webhook_events_by_age ON account.webhook_events USING btree (happened_at);

CREATE INDEX webhook_events_in_a_workspace ON account.webhook_events USING btree (workspace_id);

CREATE INDEX webhook_events_of_a_user ON account.webhook_events USING btree (user_id, workspace_id, id);

CREATE INDEX account_sources_of_an_account ON connections.account_sources USING btree (account_id);

CREATE INDEX audience_members_by_account ON connections.audience_members USING btree (account_id);

CREATE INDEX audience_members_by_mailbox ON connections.audience_members USING btree (mailbox);

CREATE INDEX audience_members_by_workspace ON connections.audience_members USING btree (workspace_id);

CREATE INDEX connected_accounts_by_subject ON connections.connected_accounts USING btree (provider, subject);

CREATE INDEX consents_by_expiry ON connections.consents USING btree (expires_at);

CREATE INDEX consents_of_a_member ON connections.consents USING btree (workspace_id, user_id);

CREATE INDEX enrichment_questions_by_age ON connections.enrichment_questions USING btree (asked_at);

CREATE INDEX enrichment_questions_under_way ON connections.enrichment_questions USING btree (workspace_id, provider) WHERE (answered_at IS NULL);

CREATE INDEX gathering_guests_by_email ON connections.gathering_guests USING btree (email);

CREATE INDEX gathering_guests_by_gathering ON connections.gathering_guests USING btree (gathering_id);

CREATE INDEX gathering_guests_by_workspace ON connections.gathering_guests USING btree (workspace_id);

CREATE INDEX gatherings_by_account ON connections.gatherings USING btree (account_id);

CREATE INDEX gatherings_by_start ON connections.gatherings USING btree (workspace_id, starts_at DESC, id);

CREATE INDEX linear_deliveries_by_age ON connections.linear_deliveries USING btree (received_at);

CREATE INDEX own_addresses_of_a_member ON connections.own_addresses USING btree (workspace_id, user_id);

CREATE INDEX people_data_answers_by_age ON connections.people_data_answers USING btree (asked_at);

CREATE INDEX source_records_by_digest ON connections.source_records USING btree (md5((((account_id)::text || ' '::text) || ref))) WHERE (source = 'mail'::text);

CREATE INDEX source_records_by_ref ON connections.source_records USING btree (user_id, ((record ->> 'ref'::text)));

CREATE INDEX source_records_by_sender ON connections.source_records USING btree (user_id, ((record #>> '{from,email}'::text[]))) WHERE ((record ->> 'kind'::text) = 'message'::text);

CREATE INDEX source_records_by_thread ON connections.source_records USING btree (account_id, ((record ->> 'threadRef'::text))) WHERE (source = 'mail'::text);

CREATE INDEX source_records_by_time ON connections.source_records USING btree (account_id, at);

CREATE INDEX source_records_in_order ON connections.source_records USING btree (account_id, number);

CREATE INDEX sync_runs_of_an_account ON connections.sync_runs USING btree (account_id, finished_at DESC);

CREATE INDEX co_occurrences_of_the_second ON contacts.co_occurrences USING btree (network_id, b);

CREATE INDEX contact_details_with_familiarity ON contacts.contact_details USING btree (network_id, person_id) INCLUDE (familiarity) WHERE (familiarity IS NOT NULL);

CREATE INDEX contact_keys_of_a_person ON contacts.contact_keys USING btree (network_id, person_id);

CREATE INDEX contact_notes_on_a_contact ON contacts.contact_notes USING btree (network_id, person_id, created_at DESC);

CREATE INDEX contact_tags_on_a_contact ON contacts.contact_tags USING btree (network_id, person_id);

CREATE UNIQUE INDEX contact_views_one_name ON contacts.contact_views USING btree (workspace_id, user_id, name_key);

CREATE INDEX contact_views_shared ON contacts.contact_views USING btree (workspace_id, name_key) WHERE is_shared;

CREATE INDEX contacts_at_a_company ON contacts.contacts USING btree (network_id, company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX contacts_changed_in_directory ON contacts.contacts USING btree (changed_at) WHERE (network_id = 0);

CREATE INDEX deletions_at_once ON contacts.deletions USING btree (network_id, deletion_id);

CREATE INDEX distinct_contacts_as_the_second ON contacts.distinct_contacts USING btree (network_id, b);

CREATE INDEX gathered_accounts_of_a_network ON contacts.gathered_accounts USING btree (network_id);

CREATE INDEX hidden_contacts_by_a_rule ON contacts.hidden_contacts USING btree (hide_rule_id);

CREATE INDEX hide_rules_of_an_owner ON contacts.hide_rules USING btree (network_id, created_at);

CREATE INDEX import_contacts_of_a_person ON contacts.import_contacts USING btree (network_id, person_id);

CREATE INDEX import_contacts_of_an_import ON contacts.import_contacts USING btree (import_id);

CREATE INDEX import_pieces_of_an_import ON contacts.import_pieces USING btree (import_id, number);

CREATE INDEX import_skips_of_an_import ON contacts.import_skips USING btree (import_id, number);

CREATE INDEX imports_in_a_workspace ON contacts.imports USING btree (workspace_id);

CREATE INDEX imports_of_a_user ON contacts.imports USING btree (user_id);

CREATE INDEX imports_of_an_owner ON contacts.imports USING btree (network_id, created_at DESC);

CREATE INDEX known_members_by_user ON contacts.known_members USING btree (user_id);

CREATE UNIQUE INDEX merges_newest ON contacts.merges USING btree (network_id, number DESC);

CREATE INDEX merges_of_a_survivor ON contacts.merges USING btree (network_id, survivor_id);

CREATE INDEX merges_of_the_gone ON contacts.merges USING btree (network_id, gone_id);

CREATE INDEX objections_by_age ON contacts.objections USING btree (objected_at);

CREATE INDEX places_by_domain ON contacts.places USING btree (domain) WHERE (domain IS NOT NULL);

CREATE INDEX places_by_sector ON contacts.places USING gin (sectors) WITH (fastupdate=off);

CREATE INDEX positions_at_a_place ON contacts.positions USING btree (network_id, place_id, person_id);

CREATE INDEX relationships_of_a_person ON contacts.relationships USING btree (person_id, network_id) INCLUDE (strength, two_way, is_hidden);

CREATE INDEX relationships_strongest ON contacts.relationships USING btree (network_id, strength DESC NULLS LAST, person_id) INCLUDE (n_messages, is_hidden);

CREATE INDEX search_tokens_changed ON contacts.search_tokens USING btree (changed_at);

CREATE INDEX search_tokens_search ON contacts.search_tokens USING gin (tokens) WITH (fastupdate=off);

CREATE INDEX targets_by_key ON contacts.targets USING gin (keys);

CREATE INDEX token_variants_search ON contacts.token_variants USING gin (variants) WITH (fastupdate=off);

CREATE INDEX company_tokens_search ON discovery.company_tokens USING gin (tokens) WITH (fastupdate=off);

CREATE INDEX mission_targets_by_collection ON discovery.mission_targets USING btree (list_id);

CREATE INDEX mission_targets_in_order ON discovery.mission_targets USING btree (mission_id, place);

CREATE INDEX mission_targets_of_a_person ON discovery.mission_targets USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX mission_targets_of_an_owner ON discovery.mission_targets USING btree (network_id);

CREATE INDEX missions_of_an_owner ON discovery.missions USING btree (network_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX recommendation_calibrations_one_a_month ON discovery.recommendation_calibrations USING btree (workspace_id, month);

CREATE UNIQUE INDEX recommendation_calibrations_one_active ON discovery.recommendation_calibrations USING btree (workspace_id) WHERE is_active;

CREATE INDEX recommendation_samples_of_a_person ON discovery.recommendation_samples USING btree (person_id);

CREATE INDEX saved_list_items_newest ON discovery.saved_list_items USING btree (list_id, saved_at DESC, id DESC);

CREATE INDEX saved_list_items_of_a_person ON discovery.saved_list_items USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE UNIQUE INDEX saved_list_items_one_company ON discovery.saved_list_items USING btree (network_id, list_id, company_id);

CREATE UNIQUE INDEX saved_list_items_one_person ON discovery.saved_list_items USING btree (network_id, list_id, person_id);

CREATE UNIQUE INDEX saved_lists_one_name ON discovery.saved_lists USING btree (network_id, lower(name));

CREATE INDEX signals_about_a_company ON discovery.signals USING btree (workspace_id, company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX signals_by_age ON discovery.signals USING btree (expires_at);

CREATE INDEX signals_by_key ON discovery.signals USING gin (keys);

CREATE INDEX signals_of_a_member ON discovery.signals USING btree (workspace_id, user_id);

CREATE INDEX signals_of_a_workspace ON discovery.signals USING btree (workspace_id, happened_at DESC);

CREATE UNIQUE INDEX signals_saved_once ON discovery.signals USING btree (workspace_id, user_id, source, external_id, COALESCE(person_id, company_id)) NULLS NOT DISTINCT;

CREATE INDEX attendances_by_gathering ON graph.attendances USING btree (gathering_id);

CREATE INDEX attendances_by_key ON graph.attendances USING btree (workspace_id, key);

CREATE INDEX attendances_by_person ON graph.attendances USING btree (workspace_id, person_id);

CREATE INDEX inferred_relationships_of_the_second ON graph.inferred_relationships USING btree (network_id, b);

CREATE INDEX outcome_statistics_of_a_user ON graph.outcome_statistics USING btree (user_id);

CREATE UNIQUE INDEX step_corrections_from_a_member ON graph.step_corrections USING btree (network_id, from_user_id, to_person_id) WHERE (from_user_id IS NOT NULL);

CREATE UNIQUE INDEX step_corrections_from_a_person ON graph.step_corrections USING btree (network_id, from_person_id, to_person_id) WHERE (from_person_id IS NOT NULL);

CREATE INDEX step_corrections_of_a_member ON graph.step_corrections USING btree (network_id, corrected_at);

CREATE INDEX step_corrections_of_a_person ON graph.step_corrections USING btree (from_person_id);

CREATE INDEX step_corrections_of_a_user ON graph.step_corrections USING btree (from_user_id);

CREATE INDEX step_corrections_to_a_person ON graph.step_corrections USING btree (to_person_id);

CREATE INDEX cross_posts_of_a_document ON growth.cross_posts USING btree (document_id);

CREATE INDEX cross_posts_of_a_workspace ON growth.cross_posts USING btree (workspace_id, id DESC);

CREATE INDEX cross_posts_of_an_approval ON growth.cross_posts USING btree (approval_id);

CREATE INDEX cross_posts_of_an_asker ON growth.cross_posts USING btree (asked_by);

CREATE UNIQUE INDEX cross_posts_once_in_a_place ON growth.cross_posts USING btree (workspace_id, place_id, document_id, version) WHERE (state <> ALL (ARRAY['failed'::text, 'rejected'::text]));

CREATE INDEX document_reads_of_a_document ON growth.document_reads USING btree (document_id);

CREATE INDEX document_slugs_of_a_document ON growth.document_slugs USING btree (document_id);

CREATE INDEX document_slugs_of_a_workspace ON growth.document_slugs USING btree (workspace_id);

CREATE INDEX document_versions_of_a_workspace ON growth.document_versions USING btree (workspace_id);

CREATE INDEX document_versions_of_an_author ON growth.document_versions USING btree (author_id);

CREATE INDEX documents_of_a_kind ON growth.documents USING btree (workspace_id, kind, id DESC);

CREATE UNIQUE INDEX documents_slug_is_one_in_a_workspace ON growth.documents USING btree (workspace_id, slug) WHERE (slug IS NOT NULL);

CREATE INDEX events_of_a_subject ON ONLY growth.events USING btree (subject_id) WHERE (subject_id IS NOT NULL);

CREATE UNIQUE INDEX founding_members_number_is_one_workspace ON growth.founding_members USING btree (number);

CREATE INDEX leads_by_key ON growth.leads USING gin (person_keys);

CREATE INDEX leads_newest ON growth.leads USING btree (workspace_id, id DESC);

CREATE INDEX leads_of_an_assignee ON growth.leads USING btree (assignee_id);

CREATE UNIQUE INDEX leads_one_for_each_mailbox ON growth.leads USING btree (workspace_id, kind, mailbox);

CREATE UNIQUE INDEX leads_token_is_one_lead ON growth.leads USING btree (token_hash);

CREATE INDEX page_reports_of_a_document ON growth.page_reports USING btree (document_id);

CREATE INDEX page_reports_of_a_workspace ON growth.page_reports USING btree (workspace_id);

CREATE INDEX pitch_links_of_a_workspace ON growth.pitch_links USING btree (workspace_id, id DESC);

CREATE UNIQUE INDEX pitch_links_token_is_one_link ON growth.pitch_links USING btree (token_hash);

CREATE INDEX pitch_reads_of_a_link ON growth.pitch_reads USING btree (link_id);

CREATE UNIQUE INDEX posting_places_are_connected_once ON growth.posting_places USING btree (user_id, account_id, COALESCE(place, ''::text)) WHERE (account_id IS NOT NULL);

CREATE INDEX posting_places_of_a_member ON growth.posting_places USING btree (workspace_id, user_id, id);

CREATE INDEX posting_places_of_an_account ON growth.posting_places USING btree (account_id);

CREATE INDEX purchases_of_a_lead ON growth.purchases USING btree (lead_id);

CREATE UNIQUE INDEX purchases_one_for_each_reference ON growth.purchases USING btree (workspace_id, reference);

CREATE INDEX roadmap_votes_of_a_member ON growth.roadmap_votes USING btree (workspace_id, user_id);

CREATE INDEX roadmap_votes_of_a_user ON growth.roadmap_votes USING btree (user_id);

CREATE INDEX seen_events_by_age ON growth.seen_events USING btree (at);

CREATE UNIQUE INDEX sites_key_is_one_site ON growth.sites USING btree (key);

CREATE INDEX thank_you_cards_of_a_member ON growth.thank_you_cards USING btree (workspace_id, user_id, id);

CREATE INDEX thank_you_cards_of_a_request ON growth.thank_you_cards USING btree (request_id);

CREATE UNIQUE INDEX thank_you_cards_token_is_one_card ON growth.thank_you_cards USING btree (token_hash);

CREATE INDEX actions_by_approval ON hq.actions USING btree (approval_id);

CREATE INDEX actions_by_who_took_them ON hq.actions USING btree (taken_by);

CREATE INDEX agent_messages_of_a_run ON hq.agent_messages USING btree (run_id, id);

CREATE INDEX agent_runs_newest ON hq.agent_runs USING btree (agent_id, id DESC);

CREATE INDEX approvals_of_the_server_by_asker ON hq.approvals USING btree (requested_by);

CREATE INDEX approvals_of_the_server_by_decider ON hq.approvals USING btree (decided_by);

CREATE INDEX approvals_of_the_server_that_wait ON hq.approvals USING btree (id) WHERE (verdict IS NULL);

CREATE UNIQUE INDEX forecasts_one_for_each_day ON hq.forecasts USING btree (made_on, measure, currency);

CREATE INDEX forecasts_to_settle ON hq.forecasts USING btree (due_at) WHERE (settled_at IS NULL);

CREATE UNIQUE INDEX one_notice_at_a_time ON hq.maintenance_notices USING btree ((true)) WHERE (withdrawn_at IS NULL);

CREATE INDEX staff_by_who_added_them ON hq.staff USING btree (added_by);

CREATE INDEX staff_proofs_of_a_user ON hq.staff_proofs USING btree (user_id);

CREATE INDEX member_networks_of_a_user ON identity.member_networks USING btree (user_id);

CREATE UNIQUE INDEX member_networks_one_for_a_member ON identity.member_networks USING btree (workspace_id, user_id);

CREATE INDEX person_states_by_asker ON identity.person_states USING btree (asker_id);

CREATE INDEX person_states_of_a_person ON identity.person_states USING btree (network_id, person_id);

CREATE INDEX person_states_of_a_request ON identity.person_states USING btree (request_id);

CREATE INDEX sharing_settings_grants_to_a_viewer ON identity.sharing_grants USING btree (viewer_network_id);

CREATE INDEX visible_networks_by_owner ON identity.visible_networks USING btree (network_id, viewer_network_id);

CREATE INDEX asks_in_workspace ON introductions.asks USING btree (workspace_id);

CREATE UNIQUE INDEX calibrations_one_active ON introductions.calibrations USING btree (workspace_id, about) WHERE is_active;

CREATE INDEX connector_rules_of_a_mailbox ON introductions.connector_rules USING btree (workspace_id, mailbox_key);

CREATE INDEX connector_rules_of_a_user ON introductions.connector_rules USING btree (user_id);

CREATE INDEX guest_links_of_a_request ON introductions.guest_links USING btree (request_id);

CREATE INDEX language_model_calls_by_age ON introductions.language_model_calls USING btree (created_at);

CREATE INDEX language_model_calls_of_a_user ON introductions.language_model_calls USING btree (user_id, workspace_id);

CREATE INDEX language_model_calls_of_a_workspace ON introductions.language_model_calls USING btree (workspace_id, id);

CREATE INDEX language_model_refusals_of_a_user ON introductions.language_model_refusals USING btree (user_id, workspace_id);

CREATE INDEX outcomes_in_workspace ON introductions.outcomes USING btree (workspace_id, at);

CREATE INDEX outcomes_of_a_request ON introductions.outcomes USING btree (request_id);

CREATE UNIQUE INDEX outcomes_once ON introductions.outcomes USING btree (workspace_id, request_id, kind);

CREATE INDEX predictions_in_workspace ON introductions.predictions USING btree (workspace_id);

CREATE INDEX request_events_in_order ON introductions.request_events USING btree (request_id, at, seq);

CREATE INDEX request_events_in_workspace ON introductions.request_events USING btree (workspace_id);

CREATE INDEX request_followers_by_user ON introductions.request_followers USING btree (user_id);

CREATE INDEX request_followers_of_a_request ON introductions.request_followers USING btree (request_id);

CREATE INDEX requests_by_user ON introductions.requests USING btree (user_id);

CREATE INDEX requests_of_a_user ON introductions.requests USING btree (workspace_id, user_id, changed_at DESC, id DESC);

CREATE UNIQUE INDEX requests_one_open_stage ON introductions.requests USING btree (workspace_id, COALESCE(mailbox_key, connector_key), target_key) WHERE (stage = ANY (ARRAY['awaiting_connector'::text, 'connector_replied'::text, 'intro_sent'::text]));

CREATE INDEX requests_to_a_connector ON introductions.requests USING btree (workspace_id, connector_key, asked_at);

CREATE INDEX requests_to_a_mailbox ON introductions.requests USING btree (workspace_id, mailbox_key, asked_at);

CREATE INDEX requests_to_a_member ON introductions.requests USING btree (connector_user);

CREATE INDEX shared_outcomes_in_workspace ON introductions.shared_outcomes USING btree (workspace_id, place);

CREATE INDEX suggested_outcomes_by_a_record ON introductions.suggested_outcomes USING btree (user_id, account_id, source, ref);

CREATE INDEX suggested_outcomes_of_a_member ON introductions.suggested_outcomes USING btree (workspace_id, user_id);

CREATE INDEX suggested_outcomes_of_a_request ON introductions.suggested_outcomes USING btree (request_id);

CREATE UNIQUE INDEX suggested_outcomes_one_open ON introductions.suggested_outcomes USING btree (user_id, request_id, outcome) WHERE (state = 'open'::text);

CREATE INDEX channel_links_by_code ON outreach.channel_links USING btree (code_hash);

CREATE INDEX channel_links_by_end ON outreach.channel_links USING btree (expires_at);

CREATE INDEX channel_links_of_a_member ON outreach.channel_links USING btree (workspace_id, user_id);

CREATE INDEX channel_messages_by_account ON outreach.channel_messages USING btree (account_id);

CREATE INDEX channel_messages_by_time ON outreach.channel_messages USING btree (created_at);

CREATE INDEX channel_messages_of_a_member ON outreach.channel_messages USING btree (workspace_id, user_id, id);

CREATE INDEX channel_messages_to_a_member ON outreach.channel_messages USING btree (recipient_id);

CREATE INDEX channel_notices_by_account ON outreach.channel_notices USING btree (account_id);

CREATE INDEX channel_notices_by_workspace ON outreach.channel_notices USING btree (workspace_id, user_id);

CREATE INDEX mail_access_of_a_member ON outreach.mail_access USING btree (workspace_id, user_id);

CREATE INDEX messages_about_a_request ON outreach.messages USING btree (request_id);

CREATE INDEX messages_about_people ON outreach.messages USING gin (person_keys);

CREATE INDEX messages_being_sent ON outreach.messages USING btree (claimed_at) WHERE (state = ANY (ARRAY['drafting'::text, 'sending'::text]));

CREATE INDEX messages_by_age ON outreach.messages USING btree (settled_at);

CREATE INDEX messages_by_send_time ON outreach.messages USING btree (send_at) WHERE (state = 'waiting'::text);

CREATE INDEX messages_of_a_member ON outreach.messages USING btree (workspace_id, user_id, written_at);

CREATE INDEX messages_of_a_sequence ON outreach.messages USING btree (sequence_id, step);

CREATE INDEX messages_of_an_account ON outreach.messages USING btree (account_id);

CREATE INDEX sends_about_something ON outreach.sends USING btree (about);

CREATE INDEX sends_by_age ON outreach.sends USING btree (at);

CREATE INDEX sends_of_a_member ON outreach.sends USING btree (workspace_id, user_id);

CREATE INDEX sends_of_a_user ON outreach.sends USING btree (user_id, at);

CREATE INDEX sends_to_a_mailbox ON outreach.sends USING btree (mailbox, at);

CREATE INDEX sequences_about_a_request ON outreach.sequences USING btree (request_id);

CREATE INDEX sequences_about_people ON outreach.sequences USING gin (person_keys);

CREATE INDEX sequences_of_a_member ON outreach.sequences USING btree (workspace_id, user_id);

CREATE UNIQUE INDEX sequences_one_for_each_request ON outreach.sequences USING btree (user_id, request_id);

CREATE INDEX sequences_to_a_mailbox ON outreach.sequences USING btree (mailbox) WHERE (stopped_at IS NULL);

CREATE INDEX snoozed_threads_of_a_member ON outreach.snoozed_threads USING btree (workspace_id, user_id);

CREATE INDEX snoozed_threads_of_an_account ON outreach.snoozed_threads USING btree (account_id);

CREATE INDEX steps_by_due_time ON outreach.steps USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX steps_of_a_member ON outreach.steps USING btree (workspace_id, user_id);

CREATE INDEX steps_of_a_sequence ON outreach.steps USING btree (sequence_id, number);

CREATE INDEX backup_runs_newest ON platform.backup_runs USING btree (kind, ended_at DESC);

CREATE INDEX idempotency_keys_by_age ON platform.idempotency_keys USING btree (created_at);

CREATE INDEX mail_permits_by_age ON platform.mail_permits USING btree (granted_at);

CREATE INDEX mail_permits_of_a_mailbox ON platform.mail_permits USING btree (mailbox, granted_at);

CREATE INDEX mail_permits_of_a_user ON platform.mail_permits USING btree (user_id, granted_at) WHERE (user_id IS NOT NULL);

CREATE INDEX mail_permits_of_a_workspace ON platform.mail_permits USING btree (workspace_id, granted_at) WHERE (workspace_id IS NOT NULL);

CREATE INDEX mails_about ON platform.mails USING btree (about) WHERE (about IS NOT NULL);

CREATE INDEX mails_failed ON platform.mails USING btree (settled_at) WHERE (status = ANY (ARRAY['refused'::text, 'given_up'::text]));

CREATE INDEX mails_unsettled ON platform.mails USING btree (claimed_at) WHERE (status = ANY (ARRAY['sending'::text, 'parked'::text]));

CREATE INDEX mails_waiting ON platform.mails USING btree (next_try_at) WHERE (status = 'queued'::text);

CREATE UNIQUE INDEX one_open_run_about_a_thing ON platform.runs USING btree (workspace_id, playbook, about) WHERE (state = ANY (ARRAY['running'::text, 'waiting'::text, 'failed'::text]));

CREATE INDEX processed_jobs_by_age ON platform.processed_jobs USING btree (done_at);

CREATE INDEX returned_mails_by_time ON platform.returned_mails USING btree (returned_at);

CREATE INDEX returned_mails_of_a_mailbox ON platform.returned_mails USING btree (mailbox, returned_at);

CREATE INDEX run_steps_of_a_run ON platform.run_steps USING btree (run_id);

CREATE INDEX run_steps_to_wake ON platform.run_steps USING btree (wait_key) WHERE ((wait_key IS NOT NULL) AND (woken_at IS NULL));

CREATE INDEX runs_by_controller ON platform.runs USING btree (controlled_by);

CREATE INDEX runs_by_starter ON platform.runs USING btree (started_by);

CREATE INDEX runs_of_a_viewer ON platform.runs USING btree (viewer_id);

CREATE INDEX runs_of_a_workspace ON platform.runs USING btree (workspace_id, id);

CREATE INDEX runs_that_are_due ON platform.runs USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE TRIGGER api_keys_access_changed AFTER DELETE OR UPDATE OF scopes ON account.api_keys FOR EACH ROW EXECUTE FUNCTION account.announce_access_change();

CREATE TRIGGER api_keys_end AFTER DELETE ON account.api_keys FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('id');

CREATE TRIGGER app_grants_access_changed AFTER DELETE ON account.app_grants FOR EACH ROW EXECUTE FUNCTION account.announce_access_change();

CREATE TRIGGER app_grants_end AFTER DELETE ON account.app_grants FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('id');

CREATE TRIGGER devices_end AFTER DELETE ON account.devices FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('id');

CREATE TRIGGER extension_grants_access_changed AFTER DELETE ON account.extension_grants FOR EACH ROW EXECUTE FUNCTION account.announce_access_change();

CREATE TRIGGER invitations_are_used AFTER UPDATE OF token_hash, accepted_at ON account.invitations FOR EACH ROW WHEN (((old.token_hash IS DISTINCT FROM new.token_hash) OR (old.accepted_at IS DISTINCT FROM new.accepted_at))) EXECUTE FUNCTION account.note_ended_access('id', 'token_hash', 'accepted_at');

CREATE TRIGGER invitations_end AFTER DELETE ON account.invitations FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('id', 'token_hash', 'accepted_at');

CREATE TRIGGER memberships_access_changed AFTER DELETE OR UPDATE OF role ON account.memberships FOR EACH ROW EXECUTE FUNCTION account.announce_access_change();

CREATE TRIGGER memberships_end AFTER DELETE ON account.memberships FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('user_id', 'workspace_id', 'joined_at');

CREATE TRIGGER passkeys_end AFTER DELETE ON account.passkeys FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('id');

CREATE TRIGGER passwords_end AFTER UPDATE OF password ON account.credentials FOR EACH ROW WHEN (((old.password IS DISTINCT FROM new.password) AND (old.password IS NOT NULL))) EXECUTE FUNCTION account.note_ended_password();

CREATE TRIGGER provisioning_tokens_end AFTER DELETE ON account.provisioning_tokens FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('id');

CREATE TRIGGER recovery_codes_are_used AFTER UPDATE OF used_at ON account.recovery_codes FOR EACH ROW WHEN ((new.used_at IS NOT NULL)) EXECUTE FUNCTION account.note_ended_access('user_id', 'hash');

CREATE TRIGGER recovery_codes_end AFTER DELETE ON account.recovery_codes FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('user_id', 'hash');

CREATE TRIGGER roles_change AFTER UPDATE OF role ON account.memberships FOR EACH ROW WHEN ((old.role <> new.role)) EXECUTE FUNCTION account.note_changed_role();

CREATE TRIGGER second_factors_end AFTER DELETE ON account.second_factors FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('user_id', 'created_at');

CREATE TRIGGER sessions_access_changed AFTER DELETE OR UPDATE OF workspace_id ON account.sessions FOR EACH ROW EXECUTE FUNCTION account.announce_access_change();

CREATE TRIGGER sessions_entered AFTER UPDATE OF workspace_id, updated_at ON account.sessions FOR EACH ROW WHEN ((new.workspace_id IS NOT NULL)) EXECUTE FUNCTION account.save_entered_at();

CREATE TRIGGER sign_on_identities_end AFTER DELETE ON account.sign_on_identities FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('user_id', 'workspace_id', 'linked_at');

CREATE TRIGGER users_stop AFTER UPDATE OF disabled_at, deletes_at ON account.users FOR EACH ROW WHEN (((old.disabled_at IS DISTINCT FROM new.disabled_at) OR (old.deletes_at IS DISTINCT FROM new.deletes_at))) EXECUTE FUNCTION account.note_stopped_user();

CREATE TRIGGER webhook_endpoints_end AFTER DELETE ON account.webhook_endpoints FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('id');

CREATE TRIGGER connected_accounts_are_revoked AFTER UPDATE OF state ON connections.connected_accounts FOR EACH ROW WHEN (((old.state <> 'revoked'::text) AND (new.state = 'revoked'::text))) EXECUTE FUNCTION account.note_ended_access('id');

CREATE TRIGGER connected_accounts_end AFTER DELETE ON connections.connected_accounts FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('id');

CREATE TRIGGER co_occurrences_belong_to_a_network AFTER INSERT ON contacts.co_occurrences REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER contact_changes_belong_to_a_network AFTER INSERT ON contacts.contact_changes REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER contact_details_belong_to_a_network AFTER INSERT ON contacts.contact_details REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER contact_details_familiarity_changes_answers AFTER UPDATE OF familiarity ON contacts.contact_details FOR EACH ROW WHEN ((old.familiarity IS DISTINCT FROM new.familiarity)) EXECUTE FUNCTION identity.record_private_change();

CREATE TRIGGER contact_keys_belong_to_a_network AFTER INSERT ON contacts.contact_keys REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER contacts_became AFTER UPDATE ON contacts.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();

CREATE TRIGGER contacts_belong_to_a_network AFTER INSERT ON contacts.contacts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER contacts_came AFTER INSERT ON contacts.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();

CREATE TRIGGER contacts_went AFTER DELETE ON contacts.contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();

CREATE TRIGGER contacts_were AFTER UPDATE ON contacts.contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();

CREATE TRIGGER deletions_belong_to_a_network AFTER INSERT ON contacts.deletions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER evidence_belong_to_a_network AFTER INSERT ON contacts.evidence REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER positions_belong_to_a_network AFTER INSERT ON contacts.positions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER relationships_became AFTER UPDATE ON contacts.relationships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();

CREATE TRIGGER relationships_belong_to_a_network AFTER INSERT ON contacts.relationships REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER relationships_came AFTER INSERT ON contacts.relationships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();

CREATE TRIGGER relationships_delete_postings AFTER DELETE ON contacts.relationships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery.delete_postings();

CREATE TRIGGER relationships_went AFTER DELETE ON contacts.relationships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();

CREATE TRIGGER relationships_were AFTER UPDATE ON contacts.relationships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();

CREATE TRIGGER targets_change_answers AFTER INSERT OR DELETE OR UPDATE ON contacts.targets FOR EACH ROW EXECUTE FUNCTION identity.record_private_change();

CREATE TRIGGER token_postings_belong_to_a_network AFTER INSERT ON discovery.token_postings REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER word_postings_belong_to_a_network AFTER INSERT ON discovery.word_postings REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER attendances_came AFTER INSERT ON graph.attendances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_workspace_change();

CREATE TRIGGER attendances_went AFTER DELETE ON graph.attendances REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_workspace_change();

CREATE TRIGGER inferred_relationships_belong_to_a_network AFTER INSERT ON graph.inferred_relationships REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();

CREATE TRIGGER outcome_statistics_came AFTER INSERT ON graph.outcome_statistics REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery.clear_shown_companies();

CREATE TRIGGER outcome_statistics_changed AFTER UPDATE ON graph.outcome_statistics REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery.clear_shown_companies();

CREATE TRIGGER outcome_statistics_went AFTER DELETE ON graph.outcome_statistics REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery.clear_shown_companies();

CREATE TRIGGER step_corrections_change_answers AFTER INSERT OR DELETE ON graph.step_corrections FOR EACH ROW EXECUTE FUNCTION identity.record_private_change();

CREATE TRIGGER member_networks_delete_contacts AFTER DELETE ON identity.member_networks FOR EACH ROW EXECUTE FUNCTION contacts.delete_contacts_of_network();

CREATE TRIGGER member_networks_delete_inferred_relationships AFTER DELETE ON identity.member_networks FOR EACH ROW EXECUTE FUNCTION graph.delete_inferred_of_network();

CREATE TRIGGER member_networks_delete_relationships AFTER DELETE ON identity.member_networks FOR EACH ROW EXECUTE FUNCTION contacts.delete_relationships_of_network();

CREATE TRIGGER member_networks_delete_versions AFTER DELETE ON identity.member_networks FOR EACH ROW EXECUTE FUNCTION identity.delete_versions_of_network();

CREATE TRIGGER requests_follow_stage BEFORE INSERT OR UPDATE OF stage, raw_status ON introductions.requests FOR EACH ROW EXECUTE FUNCTION introductions.follow_stage();

CREATE TRIGGER mail_access_changes AFTER UPDATE OF uses ON outreach.mail_access FOR EACH ROW WHEN ((old.uses <> new.uses)) EXECUTE FUNCTION account.note_ended_access('account_id', 'user_id', 'given_at');

CREATE TRIGGER mail_access_ends AFTER DELETE ON outreach.mail_access FOR EACH ROW EXECUTE FUNCTION account.note_ended_access('account_id', 'user_id', 'given_at');

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT accepted_by_a_user FOREIGN KEY (accepted_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.app_grants
    ADD CONSTRAINT app_grants_end_with_their_sign_on FOREIGN KEY (sign_on_workspace_id) REFERENCES account.sign_ons(workspace_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.app_grants
    ADD CONSTRAINT app_grants_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.app_grants
    ADD CONSTRAINT app_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.app_grants
    ADD CONSTRAINT app_grants_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.app_tokens
    ADD CONSTRAINT app_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES account.app_grants(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.approval_policies
    ADD CONSTRAINT approval_policies_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.approval_policies
    ADD CONSTRAINT approval_policies_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.approvals
    ADD CONSTRAINT approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.approvals
    ADD CONSTRAINT approvals_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES account.approval_policies(id) ON DELETE SET NULL;

ALTER TABLE ONLY account.approvals
    ADD CONSTRAINT approvals_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.approvals
    ADD CONSTRAINT approvals_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.audit_events
    ADD CONSTRAINT audit_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.audit_heads
    ADD CONSTRAINT audit_heads_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.billing_customers
    ADD CONSTRAINT billing_customers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.challenges
    ADD CONSTRAINT challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_codes
    ADD CONSTRAINT codes_end_with_their_sign_on FOREIGN KEY (sign_on_workspace_id) REFERENCES account.sign_ons(workspace_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.credentials
    ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.devices
    ADD CONSTRAINT devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.domains
    ADD CONSTRAINT domains_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.ended_sign_on_links
    ADD CONSTRAINT ended_sign_on_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.ended_sign_on_links
    ADD CONSTRAINT ended_sign_on_links_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.entitlement_grants
    ADD CONSTRAINT entitlement_grants_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_events
    ADD CONSTRAINT events_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.export_pieces
    ADD CONSTRAINT export_pieces_export_id_fkey FOREIGN KEY (export_id) REFERENCES account.exports(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.exports
    ADD CONSTRAINT exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_access_tokens
    ADD CONSTRAINT extension_access_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES account.extension_grants(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_codes
    ADD CONSTRAINT extension_codes_client_id_fkey FOREIGN KEY (client_id) REFERENCES account.extension_clients(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_codes
    ADD CONSTRAINT extension_codes_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES account.extension_grants(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_codes
    ADD CONSTRAINT extension_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_codes
    ADD CONSTRAINT extension_codes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_grants
    ADD CONSTRAINT extension_grants_client_id_fkey FOREIGN KEY (client_id) REFERENCES account.extension_clients(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_grants
    ADD CONSTRAINT extension_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_grants
    ADD CONSTRAINT extension_grants_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_refresh_tokens
    ADD CONSTRAINT extension_refresh_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES account.extension_grants(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_grants
    ADD CONSTRAINT grants_end_with_their_sign_on FOREIGN KEY (sign_on_workspace_id) REFERENCES account.sign_ons(workspace_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.extension_grants
    ADD CONSTRAINT grants_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sign_on_identities
    ADD CONSTRAINT identities_end_with_the_membership FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT keys_end_with_their_sign_on FOREIGN KEY (sign_on_workspace_id) REFERENCES account.sign_ons(workspace_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT keys_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.notification_settings
    ADD CONSTRAINT notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.playbook_settings
    ADD CONSTRAINT playbook_settings_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY account.playbook_settings
    ADD CONSTRAINT playbook_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.provisioned_group_people
    ADD CONSTRAINT provisioned_group_people_group_id_fkey FOREIGN KEY (group_id) REFERENCES account.provisioned_groups(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.provisioned_group_people
    ADD CONSTRAINT provisioned_group_people_person_id_fkey FOREIGN KEY (person_id) REFERENCES account.provisioned_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.provisioned_group_people
    ADD CONSTRAINT provisioned_group_people_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.provisioned_groups
    ADD CONSTRAINT provisioned_groups_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.provisioned_users
    ADD CONSTRAINT provisioned_users_member_id_fkey FOREIGN KEY (member_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.provisioned_users
    ADD CONSTRAINT provisioned_users_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.provisioning_tokens
    ADD CONSTRAINT provisioning_tokens_created_by_fkey FOREIGN KEY (created_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.provisioning_tokens
    ADD CONSTRAINT provisioning_tokens_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_by_sign_on_end_with_the_membership FOREIGN KEY (sign_on_workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_end_with_their_device FOREIGN KEY (device_id) REFERENCES account.devices(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_end_with_their_sign_on FOREIGN KEY (sign_on_workspace_id) REFERENCES account.sign_ons(workspace_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE SET NULL;

ALTER TABLE ONLY account.sign_on_assertions
    ADD CONSTRAINT sign_on_assertions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sign_on_identities
    ADD CONSTRAINT sign_on_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sign_on_identities
    ADD CONSTRAINT sign_on_identities_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.sign_ons(workspace_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sign_on_tries
    ADD CONSTRAINT sign_on_tries_session_id_fkey FOREIGN KEY (session_id) REFERENCES account.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sign_on_tries
    ADD CONSTRAINT sign_on_tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sign_on_tries
    ADD CONSTRAINT sign_on_tries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.sign_ons(workspace_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sign_ons
    ADD CONSTRAINT sign_ons_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.subscriptions
    ADD CONSTRAINT subscriptions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.notifications
    ADD CONSTRAINT told_to_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES account.webhook_endpoints(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES account.webhook_events(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_events
    ADD CONSTRAINT webhook_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_events
    ADD CONSTRAINT webhook_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.webhook_endpoints
    ADD CONSTRAINT webhooks_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.account_sources
    ADD CONSTRAINT account_sources_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.connected_accounts
    ADD CONSTRAINT accounts_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.audience_members
    ADD CONSTRAINT audience_members_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.audience_members
    ADD CONSTRAINT audience_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.audience_members
    ADD CONSTRAINT audience_members_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.consents
    ADD CONSTRAINT consents_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.enrichment_accounts
    ADD CONSTRAINT enrichment_accounts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.enrichment_questions
    ADD CONSTRAINT enrichment_questions_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.gathering_guests
    ADD CONSTRAINT gathering_guests_gathering_id_fkey FOREIGN KEY (gathering_id) REFERENCES connections.gatherings(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.gathering_guests
    ADD CONSTRAINT gathering_guests_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.gathering_guests
    ADD CONSTRAINT gathering_guests_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.gatherings
    ADD CONSTRAINT gatherings_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.gatherings
    ADD CONSTRAINT gatherings_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.gatherings
    ADD CONSTRAINT gatherings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.own_addresses
    ADD CONSTRAINT own_addresses_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.people_data_answers
    ADD CONSTRAINT people_data_answers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.source_records
    ADD CONSTRAINT source_records_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.sync_runs
    ADD CONSTRAINT sync_runs_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY connections.workspace_usage
    ADD CONSTRAINT workspace_usage_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.contact_lookups
    ADD CONSTRAINT contact_lookups_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.contact_notes
    ADD CONSTRAINT contact_notes_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.contact_tags
    ADD CONSTRAINT contact_tags_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.distinct_contacts
    ADD CONSTRAINT distinct_contacts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.gathered_accounts
    ADD CONSTRAINT gathered_accounts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.hidden_contacts
    ADD CONSTRAINT hidden_contacts_hide_rule_id_fkey FOREIGN KEY (hide_rule_id) REFERENCES contacts.hide_rules(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.hidden_contacts
    ADD CONSTRAINT hidden_contacts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.hide_rules
    ADD CONSTRAINT hide_rules_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.import_contacts
    ADD CONSTRAINT import_contacts_import_id_fkey FOREIGN KEY (import_id) REFERENCES contacts.imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.import_contacts
    ADD CONSTRAINT import_contacts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.import_pieces
    ADD CONSTRAINT import_pieces_import_id_fkey FOREIGN KEY (import_id) REFERENCES contacts.imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.import_pieces
    ADD CONSTRAINT import_pieces_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.import_reminders
    ADD CONSTRAINT import_reminders_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.import_skips
    ADD CONSTRAINT import_skips_import_id_fkey FOREIGN KEY (import_id) REFERENCES contacts.imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.import_skips
    ADD CONSTRAINT import_skips_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.import_usage
    ADD CONSTRAINT import_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.imports
    ADD CONSTRAINT imports_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.imports
    ADD CONSTRAINT imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.known_members
    ADD CONSTRAINT known_members_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.known_members
    ADD CONSTRAINT known_members_network_id_person_id_fkey FOREIGN KEY (network_id, person_id) REFERENCES contacts.contacts(network_id, person_id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.known_members
    ADD CONSTRAINT known_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.merged_evidence
    ADD CONSTRAINT merged_evidence_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.merges
    ADD CONSTRAINT merges_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.recounts
    ADD CONSTRAINT recounts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.strength_changes
    ADD CONSTRAINT strength_changes_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.syncs
    ADD CONSTRAINT syncs_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.targets
    ADD CONSTRAINT targets_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.contact_views
    ADD CONSTRAINT views_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY contacts.worded_networks
    ADD CONSTRAINT worded_networks_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.company_rankings
    ADD CONSTRAINT company_rankings_viewer_network_id_fkey FOREIGN KEY (viewer_network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.directory_reach
    ADD CONSTRAINT directory_reach_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.indexed_networks
    ADD CONSTRAINT indexed_networks_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.mission_targets
    ADD CONSTRAINT mission_targets_list_id_fkey FOREIGN KEY (list_id) REFERENCES discovery.saved_lists(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.mission_targets
    ADD CONSTRAINT mission_targets_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES discovery.missions(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.mission_targets
    ADD CONSTRAINT mission_targets_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.missions
    ADD CONSTRAINT missions_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.posted_networks
    ADD CONSTRAINT posted_networks_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.ranked_companies
    ADD CONSTRAINT ranked_companies_viewer_network_id_fkey FOREIGN KEY (viewer_network_id) REFERENCES discovery.company_rankings(viewer_network_id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.recommendation_calibrations
    ADD CONSTRAINT recommendation_calibrations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.recommendation_samples
    ADD CONSTRAINT recommendation_samples_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.saved_list_items
    ADD CONSTRAINT saved_list_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES discovery.saved_lists(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.saved_list_items
    ADD CONSTRAINT saved_list_items_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.saved_lists
    ADD CONSTRAINT saved_lists_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.signals
    ADD CONSTRAINT signals_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.signals
    ADD CONSTRAINT signals_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.token_postings
    ADD CONSTRAINT token_postings_network_id_is_private_fkey FOREIGN KEY (network_id, is_private) REFERENCES discovery.posted_networks(network_id, is_private) ON DELETE CASCADE;

ALTER TABLE ONLY discovery.word_postings
    ADD CONSTRAINT word_postings_network_id_is_private_fkey FOREIGN KEY (network_id, is_private) REFERENCES discovery.indexed_networks(network_id, is_private) ON DELETE CASCADE;

ALTER TABLE ONLY graph.attendances
    ADD CONSTRAINT attendances_gathering_id_fkey FOREIGN KEY (gathering_id) REFERENCES connections.gatherings(id) ON DELETE CASCADE;

ALTER TABLE ONLY graph.attendances
    ADD CONSTRAINT attendances_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY graph.outcome_statistics
    ADD CONSTRAINT outcome_statistics_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY graph.outcome_statistics
    ADD CONSTRAINT outcome_statistics_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY graph.step_corrections
    ADD CONSTRAINT step_corrections_from_user_id_fkey FOREIGN KEY (from_user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY graph.step_corrections
    ADD CONSTRAINT step_corrections_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.cross_posts
    ADD CONSTRAINT cross_posts_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY growth.cross_posts
    ADD CONSTRAINT cross_posts_document_id_fkey FOREIGN KEY (document_id) REFERENCES growth.documents(id) ON DELETE SET NULL;

ALTER TABLE ONLY growth.cross_posts
    ADD CONSTRAINT cross_posts_place_id_fkey FOREIGN KEY (place_id) REFERENCES growth.posting_places(id) ON DELETE SET NULL;

ALTER TABLE ONLY growth.cross_posts
    ADD CONSTRAINT cross_posts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.daily_counts
    ADD CONSTRAINT daily_counts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.document_reads
    ADD CONSTRAINT document_reads_document_id_fkey FOREIGN KEY (document_id) REFERENCES growth.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.document_reads
    ADD CONSTRAINT document_reads_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.document_slugs
    ADD CONSTRAINT document_slugs_document_id_fkey FOREIGN KEY (document_id) REFERENCES growth.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.document_slugs
    ADD CONSTRAINT document_slugs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.document_versions
    ADD CONSTRAINT document_versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES account.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY growth.document_versions
    ADD CONSTRAINT document_versions_document_id_fkey FOREIGN KEY (document_id) REFERENCES growth.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.document_versions
    ADD CONSTRAINT document_versions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.documents
    ADD CONSTRAINT documents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE growth.events
    ADD CONSTRAINT events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.founding_members
    ADD CONSTRAINT founding_members_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.leads
    ADD CONSTRAINT leads_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES account.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY growth.leads
    ADD CONSTRAINT leads_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.page_reports
    ADD CONSTRAINT page_reports_document_id_fkey FOREIGN KEY (document_id) REFERENCES growth.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.page_reports
    ADD CONSTRAINT page_reports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.pitch_links
    ADD CONSTRAINT pitch_links_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.pitch_reads
    ADD CONSTRAINT pitch_reads_link_id_fkey FOREIGN KEY (link_id) REFERENCES growth.pitch_links(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.pitch_reads
    ADD CONSTRAINT pitch_reads_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.pitches
    ADD CONSTRAINT pitches_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.posting_places
    ADD CONSTRAINT posting_places_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.posting_places
    ADD CONSTRAINT posting_places_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.posting_settings
    ADD CONSTRAINT posting_settings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.purchases
    ADD CONSTRAINT purchases_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES growth.leads(id) ON DELETE SET NULL;

ALTER TABLE ONLY growth.purchases
    ADD CONSTRAINT purchases_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.roadmap_votes
    ADD CONSTRAINT roadmap_votes_document_id_fkey FOREIGN KEY (document_id) REFERENCES growth.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.roadmap_votes
    ADD CONSTRAINT roadmap_votes_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.seen_events
    ADD CONSTRAINT seen_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.sites
    ADD CONSTRAINT sites_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.thank_you_cards
    ADD CONSTRAINT thank_you_cards_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY growth.thank_you_cards
    ADD CONSTRAINT thank_you_cards_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.actions
    ADD CONSTRAINT actions_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES hq.approvals(id) ON DELETE SET NULL;

ALTER TABLE ONLY hq.actions
    ADD CONSTRAINT actions_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES account.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY hq.agent_budgets
    ADD CONSTRAINT agent_budgets_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES hq.agents(id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.agent_messages
    ADD CONSTRAINT agent_messages_run_id_fkey FOREIGN KEY (run_id) REFERENCES hq.agent_runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.agent_runs
    ADD CONSTRAINT agent_runs_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES hq.agents(id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.agent_steps
    ADD CONSTRAINT agent_steps_run_id_fkey FOREIGN KEY (run_id) REFERENCES hq.agent_runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.approvals
    ADD CONSTRAINT approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.approvals
    ADD CONSTRAINT approvals_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.staff
    ADD CONSTRAINT staff_added_by_fkey FOREIGN KEY (added_by) REFERENCES account.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY hq.staff_proofs
    ADD CONSTRAINT staff_proofs_session_id_fkey FOREIGN KEY (session_id) REFERENCES account.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.staff_proofs
    ADD CONSTRAINT staff_proofs_user_id_fkey FOREIGN KEY (user_id) REFERENCES hq.staff(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY hq.staff
    ADD CONSTRAINT staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.member_networks
    ADD CONSTRAINT member_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.member_networks
    ADD CONSTRAINT member_networks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.person_states
    ADD CONSTRAINT person_states_asker_id_fkey FOREIGN KEY (asker_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.person_states
    ADD CONSTRAINT person_states_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.sharing_grants
    ADD CONSTRAINT sharing_grants_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.sharing_grants
    ADD CONSTRAINT sharing_grants_viewer_network_id_fkey FOREIGN KEY (viewer_network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.sharing_settings
    ADD CONSTRAINT sharing_settings_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.visible_networks
    ADD CONSTRAINT visible_networks_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY identity.visible_networks
    ADD CONSTRAINT visible_networks_viewer_network_id_fkey FOREIGN KEY (viewer_network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.asks
    ADD CONSTRAINT asks_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.asks
    ADD CONSTRAINT asks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.calibrations
    ADD CONSTRAINT calibrations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.checked_sentences
    ADD CONSTRAINT checked_sentences_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.connector_rules
    ADD CONSTRAINT connector_rules_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.connector_rules
    ADD CONSTRAINT connector_rules_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.guest_links
    ADD CONSTRAINT guest_links_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.language_model_calls
    ADD CONSTRAINT language_model_calls_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.language_model_calls
    ADD CONSTRAINT language_model_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.language_model_calls
    ADD CONSTRAINT language_model_calls_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.language_model_months
    ADD CONSTRAINT language_model_months_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.language_model_refusals
    ADD CONSTRAINT language_model_refusals_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.language_model_refusals
    ADD CONSTRAINT language_model_refusals_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.language_model_refusals
    ADD CONSTRAINT language_model_refusals_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.language_models
    ADD CONSTRAINT language_models_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.outcome_settings
    ADD CONSTRAINT outcome_settings_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.outcomes
    ADD CONSTRAINT outcomes_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.outcomes
    ADD CONSTRAINT outcomes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.predictions
    ADD CONSTRAINT predictions_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.predictions
    ADD CONSTRAINT predictions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.request_events
    ADD CONSTRAINT request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.request_events
    ADD CONSTRAINT request_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.request_followers
    ADD CONSTRAINT request_followers_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.request_followers
    ADD CONSTRAINT request_followers_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.request_followers
    ADD CONSTRAINT request_followers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.requests
    ADD CONSTRAINT requests_connector_user_fkey FOREIGN KEY (connector_user) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.requests
    ADD CONSTRAINT requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.requests
    ADD CONSTRAINT requests_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.shared_outcomes
    ADD CONSTRAINT shared_outcomes_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.shared_outcomes
    ADD CONSTRAINT shared_outcomes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.suggested_outcomes
    ADD CONSTRAINT suggested_by_records FOREIGN KEY (user_id, account_id, source, ref) REFERENCES connections.source_records(user_id, account_id, source, ref) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.suggested_outcomes
    ADD CONSTRAINT suggested_outcomes_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY introductions.suggested_outcomes
    ADD CONSTRAINT suggested_to_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.channel_links
    ADD CONSTRAINT channel_links_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.channel_messages
    ADD CONSTRAINT channel_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY outreach.channel_messages
    ADD CONSTRAINT channel_messages_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.channel_messages
    ADD CONSTRAINT channel_messages_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.channel_notices
    ADD CONSTRAINT channel_notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.channel_notices
    ADD CONSTRAINT channel_notices_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.mail_access
    ADD CONSTRAINT mail_access_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.mail_access
    ADD CONSTRAINT mail_access_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.messages
    ADD CONSTRAINT messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY outreach.messages
    ADD CONSTRAINT messages_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.messages
    ADD CONSTRAINT messages_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.messages
    ADD CONSTRAINT messages_sequence_id_fkey FOREIGN KEY (sequence_id) REFERENCES outreach.sequences(id) ON DELETE SET NULL;

ALTER TABLE ONLY outreach.sends
    ADD CONSTRAINT sends_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.sequences
    ADD CONSTRAINT sequences_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.sequences
    ADD CONSTRAINT sequences_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.snoozed_threads
    ADD CONSTRAINT snoozed_threads_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.snoozed_threads
    ADD CONSTRAINT snoozed_threads_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.steps
    ADD CONSTRAINT steps_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY outreach.steps
    ADD CONSTRAINT steps_sequence_id_fkey FOREIGN KEY (sequence_id) REFERENCES outreach.sequences(id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.run_steps
    ADD CONSTRAINT run_steps_run_id_fkey FOREIGN KEY (run_id) REFERENCES platform.runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.run_steps
    ADD CONSTRAINT run_steps_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.runs
    ADD CONSTRAINT runs_controlled_by_fkey FOREIGN KEY (controlled_by) REFERENCES account.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY platform.runs
    ADD CONSTRAINT runs_started_by_fkey FOREIGN KEY (started_by) REFERENCES account.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY platform.runs
    ADD CONSTRAINT runs_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY platform.runs
    ADD CONSTRAINT runs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE account.api_keys ENABLE ROW LEVEL SECURITY;

CREATE POLICY api_keys_for_identifying ON account.api_keys FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY api_keys_for_noting_their_use ON account.api_keys FOR UPDATE TO wellmet_owner USING (true);

CREATE POLICY api_keys_for_the_system ON account.api_keys TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY api_keys_of_mine_here ON account.api_keys TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

CREATE POLICY api_keys_revoked_by_owners ON account.api_keys FOR DELETE TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (m.user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (m.role = 'owner'::text))))));

CREATE POLICY api_keys_seen_by_owners ON account.api_keys FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (m.user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (m.role = 'owner'::text))))));

ALTER TABLE account.app_grants ENABLE ROW LEVEL SECURITY;

CREATE POLICY app_grants_for_identifying ON account.app_grants FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY app_grants_for_the_system ON account.app_grants TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY app_grants_of_mine ON account.app_grants TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

CREATE POLICY app_grants_used ON account.app_grants FOR UPDATE TO wellmet_owner USING (true) WITH CHECK (true);

ALTER TABLE account.app_tokens ENABLE ROW LEVEL SECURITY;

CREATE POLICY app_tokens_for_identifying ON account.app_tokens FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY app_tokens_for_the_system ON account.app_tokens TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.approval_policies ENABLE ROW LEVEL SECURITY;

CREATE POLICY approval_policies_for_the_system ON account.approval_policies TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY approval_policies_seen_by_admins ON account.approval_policies FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (m.user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (m.role = ANY (ARRAY['owner'::text, 'admin'::text])))))));

ALTER TABLE account.approvals ENABLE ROW LEVEL SECURITY;

CREATE POLICY approvals_are_counted ON account.approvals FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY approvals_for_the_system ON account.approvals TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY approvals_seen_by_admins ON account.approvals FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (m.user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (m.role = ANY (ARRAY['owner'::text, 'admin'::text])))))));

CREATE POLICY approvals_seen_by_asker ON account.approvals FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (requested_by = ( SELECT platform.viewer_id() AS viewer_id))));

ALTER TABLE account.audit_events ENABLE ROW LEVEL SECURITY;

CREATE POLICY audit_events_for_the_system ON account.audit_events TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY audit_events_of_my_workspace ON account.audit_events TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.audit_heads ENABLE ROW LEVEL SECURITY;

CREATE POLICY audit_heads_for_the_system ON account.audit_heads TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY audit_heads_of_my_workspace ON account.audit_heads TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.billing_customers ENABLE ROW LEVEL SECURITY;

CREATE POLICY billing_customers_for_the_system ON account.billing_customers TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY billing_customers_of_the_workspace ON account.billing_customers FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.billing_events ENABLE ROW LEVEL SECURITY;

CREATE POLICY billing_events_for_the_system ON account.billing_events TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.challenges ENABLE ROW LEVEL SECURITY;

CREATE POLICY challenges_for_the_system ON account.challenges TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.credentials ENABLE ROW LEVEL SECURITY;

CREATE POLICY credentials_for_the_system ON account.credentials TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY credentials_of_mine ON account.credentials FOR SELECT TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

CREATE POLICY credentials_update_mine ON account.credentials FOR UPDATE TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.deletions ENABLE ROW LEVEL SECURITY;

CREATE POLICY deletions_for_the_system ON account.deletions TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.device_codes ENABLE ROW LEVEL SECURITY;

CREATE POLICY device_codes_for_the_system ON account.device_codes TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.devices ENABLE ROW LEVEL SECURITY;

CREATE POLICY devices_for_the_system ON account.devices TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY devices_of_mine ON account.devices TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.domains ENABLE ROW LEVEL SECURITY;

CREATE POLICY domains_for_the_system ON account.domains TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY domains_of_my_workspace ON account.domains TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.ended_access ENABLE ROW LEVEL SECURITY;

CREATE POLICY ended_access_for_the_system ON account.ended_access TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY ended_access_noted ON account.ended_access FOR INSERT TO wellmet_owner WITH CHECK (true);

ALTER TABLE account.ended_sign_on_links ENABLE ROW LEVEL SECURITY;

CREATE POLICY ended_sign_on_links_for_the_system ON account.ended_sign_on_links TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.entitlement_grants ENABLE ROW LEVEL SECURITY;

CREATE POLICY entitlement_grants_for_the_system ON account.entitlement_grants TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY entitlement_grants_of_the_workspace ON account.entitlement_grants FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.export_pieces ENABLE ROW LEVEL SECURITY;

CREATE POLICY export_pieces_for_the_system ON account.export_pieces TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY export_pieces_of_mine ON account.export_pieces FOR SELECT TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.exports ENABLE ROW LEVEL SECURITY;

CREATE POLICY exports_asked_for ON account.exports FOR INSERT TO wellmet_app WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

CREATE POLICY exports_for_the_system ON account.exports TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY exports_of_mine ON account.exports FOR SELECT TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.extension_access_tokens ENABLE ROW LEVEL SECURITY;

CREATE POLICY extension_access_tokens_for_identifying ON account.extension_access_tokens FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY extension_access_tokens_for_the_system ON account.extension_access_tokens TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.extension_clients ENABLE ROW LEVEL SECURITY;

CREATE POLICY extension_clients_for_the_system ON account.extension_clients TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.extension_codes ENABLE ROW LEVEL SECURITY;

CREATE POLICY extension_codes_for_the_system ON account.extension_codes TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.extension_grants ENABLE ROW LEVEL SECURITY;

CREATE POLICY extension_grants_for_identifying ON account.extension_grants FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY extension_grants_for_the_system ON account.extension_grants TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY extension_grants_of_mine ON account.extension_grants TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.extension_refresh_tokens ENABLE ROW LEVEL SECURITY;

CREATE POLICY extension_refresh_tokens_for_the_system ON account.extension_refresh_tokens TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.invitations ENABLE ROW LEVEL SECURITY;

CREATE POLICY invitations_for_the_system ON account.invitations TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY invitations_of_my_workspace ON account.invitations TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.memberships ENABLE ROW LEVEL SECURITY;

CREATE POLICY memberships_change_in_my_workspace ON account.memberships FOR UPDATE TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

CREATE POLICY memberships_end_in_my_workspace ON account.memberships FOR DELETE TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

CREATE POLICY memberships_for_entering ON account.memberships FOR UPDATE TO wellmet_owner USING (true) WITH CHECK (true);

CREATE POLICY memberships_for_identifying ON account.memberships FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY memberships_for_the_system ON account.memberships TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY memberships_of_me_and_my_workspace ON account.memberships FOR SELECT TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) OR (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE account.notification_settings ENABLE ROW LEVEL SECURITY;

CREATE POLICY notification_settings_for_the_system ON account.notification_settings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY notification_settings_of_mine ON account.notification_settings TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.notifications ENABLE ROW LEVEL SECURITY;

CREATE POLICY notifications_for_the_system ON account.notifications TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY notifications_of_mine_here ON account.notifications TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE account.passkeys ENABLE ROW LEVEL SECURITY;

CREATE POLICY passkeys_for_identifying ON account.passkeys FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY passkeys_for_the_system ON account.passkeys TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY passkeys_of_mine ON account.passkeys TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.playbook_settings ENABLE ROW LEVEL SECURITY;

CREATE POLICY playbook_settings_for_the_system ON account.playbook_settings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY playbook_settings_seen_by_members ON account.playbook_settings FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (m.user_id = ( SELECT platform.viewer_id() AS viewer_id)))))));

ALTER TABLE account.provisioned_group_people ENABLE ROW LEVEL SECURITY;

CREATE POLICY provisioned_group_people_for_the_system ON account.provisioned_group_people TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY provisioned_group_people_of_my_workspace ON account.provisioned_group_people TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.provisioned_groups ENABLE ROW LEVEL SECURITY;

CREATE POLICY provisioned_groups_for_the_system ON account.provisioned_groups TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY provisioned_groups_of_my_workspace ON account.provisioned_groups TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.provisioned_users ENABLE ROW LEVEL SECURITY;

CREATE POLICY provisioned_users_for_the_system ON account.provisioned_users TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY provisioned_users_of_my_workspace ON account.provisioned_users TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.provisioning_tokens ENABLE ROW LEVEL SECURITY;

CREATE POLICY provisioning_tokens_for_identifying ON account.provisioning_tokens FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY provisioning_tokens_for_noting_their_use ON account.provisioning_tokens FOR UPDATE TO wellmet_owner USING (true);

CREATE POLICY provisioning_tokens_for_the_system ON account.provisioning_tokens TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY provisioning_tokens_of_my_workspace ON account.provisioning_tokens TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.recovery_codes ENABLE ROW LEVEL SECURITY;

CREATE POLICY recovery_codes_for_the_system ON account.recovery_codes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY recovery_codes_of_mine ON account.recovery_codes TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.second_factors ENABLE ROW LEVEL SECURITY;

CREATE POLICY second_factors_for_identifying ON account.second_factors FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY second_factors_for_the_system ON account.second_factors TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY second_factors_of_mine ON account.second_factors TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.sessions ENABLE ROW LEVEL SECURITY;

CREATE POLICY sessions_for_identifying ON account.sessions FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY sessions_for_the_system ON account.sessions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sessions_of_mine ON account.sessions TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE account.sign_in_failures ENABLE ROW LEVEL SECURITY;

CREATE POLICY sign_in_failures_for_the_system ON account.sign_in_failures TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.sign_on_assertions ENABLE ROW LEVEL SECURITY;

CREATE POLICY sign_on_assertions_for_the_system ON account.sign_on_assertions TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.sign_on_identities ENABLE ROW LEVEL SECURITY;

CREATE POLICY sign_on_identities_for_identifying ON account.sign_on_identities FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY sign_on_identities_for_the_system ON account.sign_on_identities TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.sign_on_tries ENABLE ROW LEVEL SECURITY;

CREATE POLICY sign_on_tries_for_the_system ON account.sign_on_tries TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.sign_ons ENABLE ROW LEVEL SECURITY;

CREATE POLICY sign_ons_for_identifying ON account.sign_ons FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY sign_ons_for_the_system ON account.sign_ons TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sign_ons_of_my_workspace ON account.sign_ons TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.subscriptions ENABLE ROW LEVEL SECURITY;

CREATE POLICY subscriptions_are_counted ON account.subscriptions FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY subscriptions_for_the_system ON account.subscriptions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY subscriptions_of_the_workspace ON account.subscriptions FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE account.users ENABLE ROW LEVEL SECURITY;

CREATE POLICY users_change_themselves ON account.users FOR UPDATE TO wellmet_app USING ((id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((id = ( SELECT platform.viewer_id() AS viewer_id)));

CREATE POLICY users_for_identifying ON account.users FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY users_for_the_system ON account.users TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY users_me_and_my_workspace ON account.users FOR SELECT TO wellmet_app USING (((id = ( SELECT platform.viewer_id() AS viewer_id)) OR (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.user_id = users.id) AND (m.workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))))));

ALTER TABLE account.verifications ENABLE ROW LEVEL SECURITY;

CREATE POLICY verifications_for_the_system ON account.verifications TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.webhook_deliveries ENABLE ROW LEVEL SECURITY;

CREATE POLICY webhook_deliveries_for_the_system ON account.webhook_deliveries TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY webhook_deliveries_of_mine_here ON account.webhook_deliveries TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE account.webhook_endpoints ENABLE ROW LEVEL SECURITY;

CREATE POLICY webhook_endpoints_for_the_system ON account.webhook_endpoints TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY webhook_endpoints_of_mine_here ON account.webhook_endpoints TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE account.webhook_events ENABLE ROW LEVEL SECURITY;

CREATE POLICY webhook_events_for_the_system ON account.webhook_events TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY webhook_events_of_mine_here ON account.webhook_events TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE account.workspaces ENABLE ROW LEVEL SECURITY;

CREATE POLICY workspaces_change_from_inside ON account.workspaces FOR UPDATE TO wellmet_app USING ((id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((id = ( SELECT platform.workspace_id() AS workspace_id)));

CREATE POLICY workspaces_for_identifying ON account.workspaces FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY workspaces_for_the_system ON account.workspaces TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY workspaces_i_belong_to ON account.workspaces FOR SELECT TO wellmet_app USING ((EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = workspaces.id) AND (m.user_id = ( SELECT platform.viewer_id() AS viewer_id))))));

ALTER TABLE connections.account_sources ENABLE ROW LEVEL SECURITY;

CREATE POLICY account_sources_for_the_system ON connections.account_sources TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY account_sources_of_mine ON connections.account_sources TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.audience_members ENABLE ROW LEVEL SECURITY;

CREATE POLICY audience_members_for_the_system ON connections.audience_members TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY audience_members_of_mine ON connections.audience_members TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.connected_accounts ENABLE ROW LEVEL SECURITY;

CREATE POLICY connected_accounts_for_the_system ON connections.connected_accounts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY connected_accounts_of_mine ON connections.connected_accounts TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.consents ENABLE ROW LEVEL SECURITY;

CREATE POLICY consents_for_the_system ON connections.consents TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY consents_of_mine ON connections.consents TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.enrichment_accounts ENABLE ROW LEVEL SECURITY;

CREATE POLICY enrichment_accounts_for_the_system ON connections.enrichment_accounts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY enrichment_accounts_of_mine ON connections.enrichment_accounts TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE connections.enrichment_questions ENABLE ROW LEVEL SECURITY;

CREATE POLICY enrichment_questions_for_the_system ON connections.enrichment_questions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY enrichment_questions_of_mine ON connections.enrichment_questions FOR SELECT TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.gathering_guests ENABLE ROW LEVEL SECURITY;

CREATE POLICY gathering_guests_delete_mine ON connections.gathering_guests FOR DELETE TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

CREATE POLICY gathering_guests_for_the_system ON connections.gathering_guests TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY gathering_guests_insert_mine ON connections.gathering_guests FOR INSERT TO wellmet_app WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

CREATE POLICY gathering_guests_of_the_workspace ON connections.gathering_guests FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

CREATE POLICY gathering_guests_update_mine ON connections.gathering_guests FOR UPDATE TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.gatherings ENABLE ROW LEVEL SECURITY;

CREATE POLICY gatherings_delete_mine ON connections.gatherings FOR DELETE TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

CREATE POLICY gatherings_for_the_system ON connections.gatherings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY gatherings_insert_mine ON connections.gatherings FOR INSERT TO wellmet_app WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

CREATE POLICY gatherings_of_the_workspace ON connections.gatherings FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

CREATE POLICY gatherings_update_mine ON connections.gatherings FOR UPDATE TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.linear_deliveries ENABLE ROW LEVEL SECURITY;

CREATE POLICY linear_deliveries_for_the_system ON connections.linear_deliveries TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE connections.own_addresses ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_addresses_for_the_system ON connections.own_addresses TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY own_addresses_of_mine ON connections.own_addresses TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.people_data_answers ENABLE ROW LEVEL SECURITY;

CREATE POLICY people_data_answers_for_the_system ON connections.people_data_answers TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY people_data_answers_of_mine ON connections.people_data_answers FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE connections.provider_pauses ENABLE ROW LEVEL SECURITY;

CREATE POLICY provider_pauses_are_seen_by_all ON connections.provider_pauses FOR SELECT TO wellmet_app USING (true);

CREATE POLICY provider_pauses_for_the_system ON connections.provider_pauses TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE connections.provider_usage ENABLE ROW LEVEL SECURITY;

CREATE POLICY provider_usage_for_the_system ON connections.provider_usage TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY provider_usage_is_counted ON connections.provider_usage FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY provider_usage_is_seen_by_all ON connections.provider_usage FOR SELECT TO wellmet_app USING (true);

ALTER TABLE connections.source_records ENABLE ROW LEVEL SECURITY;

CREATE POLICY source_records_for_the_system ON connections.source_records TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY source_records_of_mine ON connections.source_records TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.sync_runs ENABLE ROW LEVEL SECURITY;

CREATE POLICY sync_runs_are_counted ON connections.sync_runs FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY sync_runs_for_the_system ON connections.sync_runs TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sync_runs_of_mine ON connections.sync_runs TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE connections.workspace_usage ENABLE ROW LEVEL SECURITY;

CREATE POLICY workspace_usage_for_the_system ON connections.workspace_usage TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY workspace_usage_of_mine ON connections.workspace_usage FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE contacts.co_occurrences ENABLE ROW LEVEL SECURITY;

CREATE POLICY co_occurrences_for_the_system ON contacts.co_occurrences TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY co_occurrences_of_mine ON contacts.co_occurrences TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.contact_changes ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_changes_for_the_system ON contacts.contact_changes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_changes_of_mine ON contacts.contact_changes TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.contact_details ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_details_for_the_system ON contacts.contact_details TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_details_of_mine ON contacts.contact_details TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.contact_keys ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_keys_for_the_system ON contacts.contact_keys TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_keys_of_mine ON contacts.contact_keys TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.contact_lookups ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_lookups_for_the_system ON contacts.contact_lookups TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_lookups_of_mine ON contacts.contact_lookups TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.contact_notes ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_notes_for_the_system ON contacts.contact_notes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_notes_of_mine ON contacts.contact_notes TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.contact_tags ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_tags_for_the_system ON contacts.contact_tags TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_tags_of_mine ON contacts.contact_tags TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.contact_views ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_views_for_the_system ON contacts.contact_views TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_views_of_mine ON contacts.contact_views TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

CREATE POLICY contact_views_shared_here ON contacts.contact_views FOR SELECT TO wellmet_app USING ((is_shared AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE contacts.contacts ENABLE ROW LEVEL SECURITY;

CREATE POLICY contacts_delete_mine ON contacts.contacts FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY contacts_for_the_system ON contacts.contacts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contacts_insert_mine ON contacts.contacts FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY contacts_of_nobody ON contacts.contacts FOR SELECT TO wellmet_app USING (((network_id = 0) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));

CREATE POLICY contacts_of_visible_networks ON contacts.contacts FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = contacts.network_id)))) AND ((NOT is_hidden) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));

CREATE POLICY contacts_update_mine ON contacts.contacts FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.deletions ENABLE ROW LEVEL SECURITY;

CREATE POLICY deletions_for_the_system ON contacts.deletions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY deletions_of_everybody ON contacts.deletions FOR SELECT TO wellmet_app USING (((network_id = 0) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));

CREATE POLICY deletions_of_mine ON contacts.deletions TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.distinct_contacts ENABLE ROW LEVEL SECURITY;

CREATE POLICY distinct_contacts_for_the_system ON contacts.distinct_contacts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY distinct_contacts_of_mine ON contacts.distinct_contacts TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.evidence ENABLE ROW LEVEL SECURITY;

CREATE POLICY evidence_for_the_system ON contacts.evidence TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY evidence_of_mine ON contacts.evidence TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.gathered_accounts ENABLE ROW LEVEL SECURITY;

CREATE POLICY gathered_accounts_for_the_system ON contacts.gathered_accounts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY gathered_accounts_of_mine ON contacts.gathered_accounts TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.hidden_contacts ENABLE ROW LEVEL SECURITY;

CREATE POLICY hidden_contacts_for_the_system ON contacts.hidden_contacts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY hidden_contacts_of_mine ON contacts.hidden_contacts TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.hide_rules ENABLE ROW LEVEL SECURITY;

CREATE POLICY hide_rules_for_the_system ON contacts.hide_rules TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY hide_rules_of_mine ON contacts.hide_rules TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.import_contacts ENABLE ROW LEVEL SECURITY;

CREATE POLICY import_contacts_for_the_system ON contacts.import_contacts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY import_contacts_of_mine ON contacts.import_contacts TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.import_pieces ENABLE ROW LEVEL SECURITY;

CREATE POLICY import_pieces_for_the_system ON contacts.import_pieces TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY import_pieces_of_mine ON contacts.import_pieces TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.import_reminders ENABLE ROW LEVEL SECURITY;

CREATE POLICY import_reminders_for_the_system ON contacts.import_reminders TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY import_reminders_of_mine ON contacts.import_reminders TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.import_skips ENABLE ROW LEVEL SECURITY;

CREATE POLICY import_skips_for_the_system ON contacts.import_skips TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY import_skips_of_mine ON contacts.import_skips TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.import_usage ENABLE ROW LEVEL SECURITY;

CREATE POLICY import_usage_for_the_system ON contacts.import_usage TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY import_usage_of_mine ON contacts.import_usage TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));

ALTER TABLE contacts.imports ENABLE ROW LEVEL SECURITY;

CREATE POLICY imports_are_counted ON contacts.imports FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY imports_for_the_system ON contacts.imports TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY imports_of_mine ON contacts.imports TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.known_members ENABLE ROW LEVEL SECURITY;

CREATE POLICY known_members_for_the_system ON contacts.known_members TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY known_members_of_visible_networks ON contacts.known_members FOR SELECT TO wellmet_app USING ((network_id IN ( SELECT v.network_id
   FROM identity.visible_networks v
  WHERE (v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));

ALTER TABLE contacts.merged_evidence ENABLE ROW LEVEL SECURITY;

CREATE POLICY merged_evidence_for_the_system ON contacts.merged_evidence TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY merged_evidence_of_mine ON contacts.merged_evidence TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.merges ENABLE ROW LEVEL SECURITY;

CREATE POLICY merges_for_the_system ON contacts.merges TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY merges_of_mine ON contacts.merges TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.objections ENABLE ROW LEVEL SECURITY;

CREATE POLICY objections_for_the_system ON contacts.objections TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE contacts.places ENABLE ROW LEVEL SECURITY;

CREATE POLICY places_are_public ON contacts.places FOR SELECT TO wellmet_app USING (true);

CREATE POLICY places_for_the_system ON contacts.places TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE contacts.positions ENABLE ROW LEVEL SECURITY;

CREATE POLICY positions_delete_mine ON contacts.positions FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY positions_for_the_system ON contacts.positions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY positions_insert_mine ON contacts.positions FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY positions_of_mine_and_nobody ON contacts.positions FOR SELECT TO wellmet_app USING (((network_id = ANY (ARRAY[0, ( SELECT identity.viewer_network_id() AS viewer_network_id)])) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));

CREATE POLICY positions_update_mine ON contacts.positions FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.recounts ENABLE ROW LEVEL SECURITY;

CREATE POLICY recounts_for_the_system ON contacts.recounts TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE contacts.relationships ENABLE ROW LEVEL SECURITY;

CREATE POLICY relationships_delete_mine ON contacts.relationships FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY relationships_for_the_system ON contacts.relationships TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY relationships_insert_mine ON contacts.relationships FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY relationships_of_visible_networks ON contacts.relationships FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = relationships.network_id)))) AND ((NOT is_hidden) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));

CREATE POLICY relationships_update_mine ON contacts.relationships FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.search_tokens ENABLE ROW LEVEL SECURITY;

CREATE POLICY search_tokens_are_numbers ON contacts.search_tokens FOR SELECT TO wellmet_app USING (true);

CREATE POLICY search_tokens_for_the_system ON contacts.search_tokens TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE contacts.strength_changes ENABLE ROW LEVEL SECURITY;

CREATE POLICY strength_changes_for_the_system ON contacts.strength_changes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY strength_changes_of_mine ON contacts.strength_changes TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.syncs ENABLE ROW LEVEL SECURITY;

CREATE POLICY syncs_for_the_system ON contacts.syncs TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY syncs_of_mine ON contacts.syncs FOR SELECT TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.targets ENABLE ROW LEVEL SECURITY;

CREATE POLICY targets_for_the_system ON contacts.targets TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY targets_of_mine ON contacts.targets TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE contacts.token_variants ENABLE ROW LEVEL SECURITY;

CREATE POLICY token_variants_for_the_system ON contacts.token_variants TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY token_variants_is_numbers ON contacts.token_variants FOR SELECT TO wellmet_app USING (true);

ALTER TABLE contacts.worded_networks ENABLE ROW LEVEL SECURITY;

CREATE POLICY worded_networks_for_the_system ON contacts.worded_networks TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE discovery.common_tokens ENABLE ROW LEVEL SECURITY;

CREATE POLICY common_tokens_are_numbers ON discovery.common_tokens FOR SELECT TO wellmet_app USING (true);

CREATE POLICY common_tokens_for_the_system ON discovery.common_tokens TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE discovery.company_rankings ENABLE ROW LEVEL SECURITY;

CREATE POLICY company_rankings_for_the_system ON discovery.company_rankings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY company_rankings_of_mine ON discovery.company_rankings TO wellmet_app USING ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE discovery.company_tokens ENABLE ROW LEVEL SECURITY;

CREATE POLICY company_tokens_are_numbers ON discovery.company_tokens FOR SELECT TO wellmet_app USING (true);

CREATE POLICY company_tokens_for_the_system ON discovery.company_tokens TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE discovery.directory_postings ENABLE ROW LEVEL SECURITY;

CREATE POLICY directory_postings_are_numbers ON discovery.directory_postings FOR SELECT TO wellmet_app USING (true);

CREATE POLICY directory_postings_for_the_system ON discovery.directory_postings TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE discovery.directory_reach ENABLE ROW LEVEL SECURITY;

CREATE POLICY directory_reach_delete_mine ON discovery.directory_reach FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY directory_reach_for_the_system ON discovery.directory_reach TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY directory_reach_mine ON discovery.directory_reach FOR SELECT TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE discovery.directory_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY directory_words_are_public ON discovery.directory_words FOR SELECT TO wellmet_app USING (true);

CREATE POLICY directory_words_for_the_system ON discovery.directory_words TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE discovery.indexed_directory ENABLE ROW LEVEL SECURITY;

CREATE POLICY indexed_directory_for_the_system ON discovery.indexed_directory TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY indexed_directory_is_public ON discovery.indexed_directory FOR SELECT TO wellmet_app USING (true);

ALTER TABLE discovery.indexed_networks ENABLE ROW LEVEL SECURITY;

CREATE POLICY indexed_networks_delete_mine ON discovery.indexed_networks FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY indexed_networks_for_the_system ON discovery.indexed_networks TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY indexed_networks_of_visible_networks ON discovery.indexed_networks FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = indexed_networks.network_id)))) AND ((NOT is_private) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));

ALTER TABLE discovery.mission_targets ENABLE ROW LEVEL SECURITY;

CREATE POLICY mission_targets_for_the_system ON discovery.mission_targets TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY mission_targets_of_mine ON discovery.mission_targets TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE discovery.missions ENABLE ROW LEVEL SECURITY;

CREATE POLICY missions_for_the_system ON discovery.missions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY missions_of_mine ON discovery.missions TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE discovery.posted_directory ENABLE ROW LEVEL SECURITY;

CREATE POLICY posted_directory_for_the_system ON discovery.posted_directory TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY posted_directory_is_public ON discovery.posted_directory FOR SELECT TO wellmet_app USING (true);

ALTER TABLE discovery.posted_networks ENABLE ROW LEVEL SECURITY;

CREATE POLICY posted_networks_delete_mine ON discovery.posted_networks FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY posted_networks_for_the_system ON discovery.posted_networks TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY posted_networks_of_visible_networks ON discovery.posted_networks FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = posted_networks.network_id)))) AND ((NOT is_private) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));

ALTER TABLE discovery.ranked_companies ENABLE ROW LEVEL SECURITY;

CREATE POLICY ranked_companies_for_the_system ON discovery.ranked_companies TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY ranked_companies_of_mine ON discovery.ranked_companies TO wellmet_app USING ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE discovery.recommendation_calibrations ENABLE ROW LEVEL SECURITY;

CREATE POLICY recommendation_calibrations_for_the_system ON discovery.recommendation_calibrations TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY recommendation_calibrations_of_ours ON discovery.recommendation_calibrations FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

CREATE POLICY recommendation_calibrations_update_ours ON discovery.recommendation_calibrations FOR UPDATE TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE discovery.recommendation_samples ENABLE ROW LEVEL SECURITY;

CREATE POLICY recommendation_samples_for_the_system ON discovery.recommendation_samples TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY recommendation_samples_of_mine ON discovery.recommendation_samples TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE discovery.saved_list_items ENABLE ROW LEVEL SECURITY;

CREATE POLICY saved_list_items_for_the_system ON discovery.saved_list_items TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY saved_list_items_of_mine ON discovery.saved_list_items TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE discovery.saved_lists ENABLE ROW LEVEL SECURITY;

CREATE POLICY saved_lists_for_the_system ON discovery.saved_lists TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY saved_lists_of_mine ON discovery.saved_lists TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE discovery.signals ENABLE ROW LEVEL SECURITY;

CREATE POLICY signals_for_the_system ON discovery.signals TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY signals_of_my_workspace ON discovery.signals TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND ((user_id IS NULL) OR (user_id = ( SELECT platform.viewer_id() AS viewer_id))))) WITH CHECK (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND ((user_id IS NULL) OR (user_id = ( SELECT platform.viewer_id() AS viewer_id)))));

ALTER TABLE discovery.token_postings ENABLE ROW LEVEL SECURITY;

CREATE POLICY token_postings_delete_mine ON discovery.token_postings FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY token_postings_for_the_system ON discovery.token_postings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY token_postings_of_visible_networks ON discovery.token_postings FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = token_postings.network_id)))) AND ((NOT is_private) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));

ALTER TABLE discovery.word_postings ENABLE ROW LEVEL SECURITY;

CREATE POLICY word_postings_delete_mine ON discovery.word_postings FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY word_postings_for_the_system ON discovery.word_postings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY word_postings_of_visible_networks ON discovery.word_postings FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = word_postings.network_id)))) AND ((NOT is_private) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));

ALTER TABLE graph.attendances ENABLE ROW LEVEL SECURITY;

CREATE POLICY attendances_for_the_system ON graph.attendances TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY attendances_of_the_workspace ON graph.attendances FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE graph.inferred_relationships ENABLE ROW LEVEL SECURITY;

CREATE POLICY inferred_relationships_delete_mine ON graph.inferred_relationships FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY inferred_relationships_for_the_system ON graph.inferred_relationships TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY inferred_relationships_insert_mine ON graph.inferred_relationships FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY inferred_relationships_of_mine_and_nobody ON graph.inferred_relationships FOR SELECT TO wellmet_app USING (((network_id = ANY (ARRAY[0, ( SELECT identity.viewer_network_id() AS viewer_network_id)])) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));

CREATE POLICY inferred_relationships_update_mine ON graph.inferred_relationships FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE graph.outcome_statistics ENABLE ROW LEVEL SECURITY;

CREATE POLICY outcome_statistics_for_the_system ON graph.outcome_statistics TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY outcome_statistics_of_ours ON graph.outcome_statistics FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND ((user_id IS NULL) OR (user_id = ( SELECT platform.viewer_id() AS viewer_id)))));

ALTER TABLE graph.step_corrections ENABLE ROW LEVEL SECURITY;

CREATE POLICY step_corrections_for_the_system ON graph.step_corrections TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY step_corrections_of_mine ON graph.step_corrections TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE growth.cross_posts ENABLE ROW LEVEL SECURITY;

CREATE POLICY cross_posts_for_the_system ON growth.cross_posts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY cross_posts_of_ours ON growth.cross_posts TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.daily_counts ENABLE ROW LEVEL SECURITY;

CREATE POLICY daily_counts_for_the_system ON growth.daily_counts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY daily_counts_of_ours ON growth.daily_counts FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.document_reads ENABLE ROW LEVEL SECURITY;

CREATE POLICY document_reads_for_the_system ON growth.document_reads TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY document_reads_of_ours ON growth.document_reads FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.document_slugs ENABLE ROW LEVEL SECURITY;

CREATE POLICY document_slugs_for_the_system ON growth.document_slugs TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY document_slugs_of_ours ON growth.document_slugs FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.document_versions ENABLE ROW LEVEL SECURITY;

CREATE POLICY document_versions_for_the_system ON growth.document_versions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY document_versions_of_ours ON growth.document_versions TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.documents ENABLE ROW LEVEL SECURITY;

CREATE POLICY documents_for_the_system ON growth.documents TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY documents_of_ours ON growth.documents TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.events ENABLE ROW LEVEL SECURITY;

CREATE POLICY events_for_the_system ON growth.events TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY events_of_ours ON growth.events FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.founding_members ENABLE ROW LEVEL SECURITY;

CREATE POLICY founding_members_for_the_system ON growth.founding_members TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY founding_members_of_ours ON growth.founding_members FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.leads ENABLE ROW LEVEL SECURITY;

CREATE POLICY leads_for_the_system ON growth.leads TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY leads_of_ours ON growth.leads TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.page_reports ENABLE ROW LEVEL SECURITY;

CREATE POLICY page_reports_for_the_system ON growth.page_reports TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE growth.pitch_links ENABLE ROW LEVEL SECURITY;

CREATE POLICY pitch_links_for_the_system ON growth.pitch_links TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY pitch_links_of_ours ON growth.pitch_links TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.pitch_reads ENABLE ROW LEVEL SECURITY;

CREATE POLICY pitch_reads_for_the_system ON growth.pitch_reads TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY pitch_reads_of_ours ON growth.pitch_reads FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.pitches ENABLE ROW LEVEL SECURITY;

CREATE POLICY pitches_for_the_system ON growth.pitches TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY pitches_of_ours ON growth.pitches TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.posting_places ENABLE ROW LEVEL SECURITY;

CREATE POLICY posting_places_for_the_system ON growth.posting_places TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY posting_places_of_mine ON growth.posting_places TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE growth.posting_settings ENABLE ROW LEVEL SECURITY;

CREATE POLICY posting_settings_for_the_system ON growth.posting_settings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY posting_settings_of_ours ON growth.posting_settings TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.purchases ENABLE ROW LEVEL SECURITY;

CREATE POLICY purchases_for_the_system ON growth.purchases TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY purchases_of_ours ON growth.purchases FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.roadmap_votes ENABLE ROW LEVEL SECURITY;

CREATE POLICY roadmap_votes_for_the_system ON growth.roadmap_votes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY roadmap_votes_of_mine ON growth.roadmap_votes TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE growth.salts ENABLE ROW LEVEL SECURITY;

CREATE POLICY salts_for_the_system ON growth.salts TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE growth.seen_events ENABLE ROW LEVEL SECURITY;

CREATE POLICY seen_events_for_the_system ON growth.seen_events TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE growth.sites ENABLE ROW LEVEL SECURITY;

CREATE POLICY sites_for_the_system ON growth.sites TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sites_of_ours ON growth.sites TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE growth.thank_you_cards ENABLE ROW LEVEL SECURITY;

CREATE POLICY thank_you_cards_for_the_system ON growth.thank_you_cards TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY thank_you_cards_of_mine ON growth.thank_you_cards TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id)))) WITH CHECK (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id))));

ALTER TABLE hq.actions ENABLE ROW LEVEL SECURITY;

CREATE POLICY actions_for_the_system ON hq.actions TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.agent_budgets ENABLE ROW LEVEL SECURITY;

CREATE POLICY agent_budgets_for_the_system ON hq.agent_budgets TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.agent_messages ENABLE ROW LEVEL SECURITY;

CREATE POLICY agent_messages_for_the_system ON hq.agent_messages TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.agent_runs ENABLE ROW LEVEL SECURITY;

CREATE POLICY agent_runs_for_the_system ON hq.agent_runs TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.agent_steps ENABLE ROW LEVEL SECURITY;

CREATE POLICY agent_steps_for_the_system ON hq.agent_steps TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.agent_switch ENABLE ROW LEVEL SECURITY;

CREATE POLICY agent_switch_for_the_system ON hq.agent_switch TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.agents ENABLE ROW LEVEL SECURITY;

CREATE POLICY agents_for_the_system ON hq.agents TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.approvals ENABLE ROW LEVEL SECURITY;

CREATE POLICY approvals_for_the_system ON hq.approvals TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.forecasts ENABLE ROW LEVEL SECURITY;

CREATE POLICY forecasts_are_counted ON hq.forecasts FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY forecasts_for_the_system ON hq.forecasts TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.maintenance_notices ENABLE ROW LEVEL SECURITY;

CREATE POLICY maintenance_notices_for_the_system ON hq.maintenance_notices TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.staff ENABLE ROW LEVEL SECURITY;

CREATE POLICY staff_for_the_system ON hq.staff TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE hq.staff_proofs ENABLE ROW LEVEL SECURITY;

CREATE POLICY staff_proofs_for_the_system ON hq.staff_proofs TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE identity.member_networks ENABLE ROW LEVEL SECURITY;

CREATE POLICY member_networks_are_opened_by_their_member ON identity.member_networks FOR INSERT TO wellmet_app WITH CHECK (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id))));

CREATE POLICY member_networks_for_the_system ON identity.member_networks TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY member_networks_lock_mine ON identity.member_networks FOR UPDATE TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id)))) WITH CHECK (false);

CREATE POLICY member_networks_of_my_workspace ON identity.member_networks FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE identity.network_versions ENABLE ROW LEVEL SECURITY;

CREATE POLICY network_versions_for_the_system ON identity.network_versions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY network_versions_insert_mine ON identity.network_versions FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY network_versions_of_the_directory ON identity.network_versions FOR SELECT TO wellmet_app USING ((network_id = 0));

CREATE POLICY network_versions_of_visible_networks ON identity.network_versions FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = network_versions.network_id)))) AND ((NOT is_hidden) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));

CREATE POLICY network_versions_update_mine ON identity.network_versions FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE identity.person_states ENABLE ROW LEVEL SECURITY;

CREATE POLICY person_states_for_the_system ON identity.person_states TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY person_states_of_mine ON identity.person_states TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE identity.sharing_grants ENABLE ROW LEVEL SECURITY;

ALTER TABLE identity.sharing_settings ENABLE ROW LEVEL SECURITY;

CREATE POLICY sharing_settings_for_the_system ON identity.sharing_settings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sharing_settings_grants_for_the_system ON identity.sharing_grants TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sharing_settings_grants_of_mine ON identity.sharing_grants TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK (((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (EXISTS ( SELECT
   FROM identity.member_networks o
  WHERE ((o.id = sharing_grants.viewer_network_id) AND (o.workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))))));

CREATE POLICY sharing_settings_of_mine ON identity.sharing_settings TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE identity.visible_networks ENABLE ROW LEVEL SECURITY;

CREATE POLICY visible_networks_for_the_system ON identity.visible_networks TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY visible_networks_to_me ON identity.visible_networks FOR SELECT TO wellmet_app USING ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

CREATE POLICY visible_networks_update_mine ON identity.visible_networks FOR UPDATE TO wellmet_app USING ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));

ALTER TABLE introductions.asks ENABLE ROW LEVEL SECURITY;

CREATE POLICY asks_for_the_system ON introductions.asks TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY asks_of_nobody ON introductions.asks FOR SELECT TO wellmet_app USING (false);

ALTER TABLE introductions.calibrations ENABLE ROW LEVEL SECURITY;

CREATE POLICY calibrations_for_the_system ON introductions.calibrations TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY calibrations_of_ours ON introductions.calibrations FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

CREATE POLICY calibrations_update_ours ON introductions.calibrations FOR UPDATE TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE introductions.checked_sentences ENABLE ROW LEVEL SECURITY;

CREATE POLICY checked_sentences_for_the_system ON introductions.checked_sentences TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY checked_sentences_of_ours ON introductions.checked_sentences FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE introductions.connector_rules ENABLE ROW LEVEL SECURITY;

CREATE POLICY connector_rules_are_counted ON introductions.connector_rules FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY connector_rules_for_the_system ON introductions.connector_rules TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY connector_rules_of_mine ON introductions.connector_rules TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id)))) WITH CHECK (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id))));

ALTER TABLE introductions.guest_links ENABLE ROW LEVEL SECURITY;

CREATE POLICY guest_links_for_the_system ON introductions.guest_links TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY guest_links_of_nobody ON introductions.guest_links FOR SELECT TO wellmet_app USING (false);

ALTER TABLE introductions.language_model_calls ENABLE ROW LEVEL SECURITY;

CREATE POLICY language_model_calls_are_counted ON introductions.language_model_calls FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY language_model_calls_for_the_system ON introductions.language_model_calls TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY language_model_calls_of_mine_here ON introductions.language_model_calls TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE introductions.language_model_months ENABLE ROW LEVEL SECURITY;

CREATE POLICY language_model_months_for_the_system ON introductions.language_model_months TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY language_model_months_of_ours ON introductions.language_model_months FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE introductions.language_model_refusals ENABLE ROW LEVEL SECURITY;

CREATE POLICY language_model_refusals_for_the_system ON introductions.language_model_refusals TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY language_model_refusals_of_mine_here ON introductions.language_model_refusals TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE introductions.language_models ENABLE ROW LEVEL SECURITY;

CREATE POLICY language_models_for_the_system ON introductions.language_models TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY language_models_of_ours ON introductions.language_models TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id))) WITH CHECK ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE introductions.outcome_settings ENABLE ROW LEVEL SECURITY;

CREATE POLICY outcome_settings_for_the_system ON introductions.outcome_settings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY outcome_settings_of_mine ON introductions.outcome_settings TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE introductions.outcomes ENABLE ROW LEVEL SECURITY;

CREATE POLICY outcomes_are_counted ON introductions.outcomes FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY outcomes_for_the_system ON introductions.outcomes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY outcomes_of_mine ON introductions.outcomes FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (NOT ((kind = 'no_interest'::text) AND (by = 'target'::text))) AND (EXISTS ( SELECT
   FROM introductions.requests r
  WHERE (r.id = outcomes.request_id)))));

ALTER TABLE introductions.predictions ENABLE ROW LEVEL SECURITY;

CREATE POLICY predictions_for_the_system ON introductions.predictions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY predictions_of_nobody ON introductions.predictions FOR SELECT TO wellmet_app USING (false);

ALTER TABLE introductions.request_events ENABLE ROW LEVEL SECURITY;

CREATE POLICY request_events_for_the_system ON introductions.request_events TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY request_events_insert_mine ON introductions.request_events FOR INSERT TO wellmet_app WITH CHECK (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (by = 'asker'::text) AND (kind = ANY (ARRAY['created'::text, 'changed'::text])) AND (EXISTS ( SELECT
   FROM introductions.requests r
  WHERE ((r.id = request_events.request_id) AND (r.user_id = ( SELECT platform.viewer_id() AS viewer_id)))))));

CREATE POLICY request_events_of_mine ON introductions.request_events FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (kind <> 'target_declined'::text) AND (EXISTS ( SELECT
   FROM introductions.requests r
  WHERE (r.id = request_events.request_id)))));

ALTER TABLE introductions.request_followers ENABLE ROW LEVEL SECURITY;

CREATE POLICY request_followers_for_the_system ON introductions.request_followers TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY request_followers_of_mine ON introductions.request_followers FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id))));

ALTER TABLE introductions.requests ENABLE ROW LEVEL SECURITY;

CREATE POLICY requests_are_counted ON introductions.requests FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY requests_for_the_system ON introductions.requests TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY requests_insert_mine ON introductions.requests FOR INSERT TO wellmet_app WITH CHECK (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (stage = 'drafted'::text)));

CREATE POLICY requests_of_mine ON introductions.requests FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND ((user_id = ( SELECT platform.viewer_id() AS viewer_id)) OR (EXISTS ( SELECT
   FROM introductions.request_followers j
  WHERE ((j.request_id = requests.id) AND (j.user_id = ( SELECT platform.viewer_id() AS viewer_id))))))));

CREATE POLICY requests_update_mine ON introductions.requests FOR UPDATE TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id)))) WITH CHECK (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (stage = 'drafted'::text)));

ALTER TABLE introductions.shared_outcomes ENABLE ROW LEVEL SECURITY;

CREATE POLICY shared_outcomes_for_the_system ON introductions.shared_outcomes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY shared_outcomes_of_nobody ON introductions.shared_outcomes FOR SELECT TO wellmet_app USING (false);

ALTER TABLE introductions.suggested_outcomes ENABLE ROW LEVEL SECURITY;

CREATE POLICY suggested_outcomes_for_the_system ON introductions.suggested_outcomes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY suggested_outcomes_of_mine ON introductions.suggested_outcomes TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.channel_links ENABLE ROW LEVEL SECURITY;

CREATE POLICY channel_links_for_the_system ON outreach.channel_links TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY channel_links_of_mine ON outreach.channel_links TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.channel_messages ENABLE ROW LEVEL SECURITY;

CREATE POLICY channel_messages_for_the_system ON outreach.channel_messages TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY channel_messages_of_mine ON outreach.channel_messages TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.channel_notices ENABLE ROW LEVEL SECURITY;

CREATE POLICY channel_notices_for_the_system ON outreach.channel_notices TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY channel_notices_of_mine ON outreach.channel_notices TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.mail_access ENABLE ROW LEVEL SECURITY;

CREATE POLICY mail_access_for_the_system ON outreach.mail_access TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY mail_access_of_mine ON outreach.mail_access TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.messages ENABLE ROW LEVEL SECURITY;

CREATE POLICY messages_for_the_system ON outreach.messages TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY messages_of_mine ON outreach.messages FOR SELECT TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.sends ENABLE ROW LEVEL SECURITY;

CREATE POLICY sends_for_the_system ON outreach.sends TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sends_of_mine ON outreach.sends FOR SELECT TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.sequences ENABLE ROW LEVEL SECURITY;

CREATE POLICY sequences_for_the_system ON outreach.sequences TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sequences_of_mine ON outreach.sequences TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.snoozed_threads ENABLE ROW LEVEL SECURITY;

CREATE POLICY snoozed_threads_for_the_system ON outreach.snoozed_threads TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY snoozed_threads_of_mine ON outreach.snoozed_threads TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE outreach.steps ENABLE ROW LEVEL SECURITY;

CREATE POLICY steps_for_the_system ON outreach.steps TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY steps_of_mine ON outreach.steps TO wellmet_app USING (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id)))) WITH CHECK (((user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (workspace_id = ( SELECT platform.workspace_id() AS workspace_id))));

ALTER TABLE platform.arrivals ENABLE ROW LEVEL SECURITY;

CREATE POLICY arrivals_for_nobody ON platform.arrivals TO wellmet_system USING (false) WITH CHECK (false);

ALTER TABLE platform.backup_runs ENABLE ROW LEVEL SECURITY;

CREATE POLICY backup_runs_are_counted ON platform.backup_runs FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY backup_runs_for_the_system ON platform.backup_runs TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.database_sizes ENABLE ROW LEVEL SECURITY;

CREATE POLICY database_sizes_for_the_system ON platform.database_sizes TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.drill_requests ENABLE ROW LEVEL SECURITY;

CREATE POLICY drill_requests_for_the_system ON platform.drill_requests TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.idempotency_keys ENABLE ROW LEVEL SECURITY;

CREATE POLICY idempotency_keys_expire ON platform.idempotency_keys FOR DELETE TO wellmet_system USING (true);

CREATE POLICY idempotency_keys_expire_by_age ON platform.idempotency_keys FOR SELECT TO wellmet_system USING (true);

CREATE POLICY idempotency_keys_of_the_principal ON platform.idempotency_keys TO wellmet_system, wellmet_app USING ((principal = current_setting('wellmet.principal'::text, true))) WITH CHECK ((principal = current_setting('wellmet.principal'::text, true)));

ALTER TABLE platform.mail_permits ENABLE ROW LEVEL SECURITY;

CREATE POLICY mail_permits_for_the_system ON platform.mail_permits TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.mails ENABLE ROW LEVEL SECURITY;

CREATE POLICY mails_are_counted ON platform.mails FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY mails_are_sent_by_the_system ON platform.mails TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.outbox ENABLE ROW LEVEL SECURITY;

CREATE POLICY outbox_is_delivered_by_the_system ON platform.outbox TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY outbox_takes_announcements ON platform.outbox FOR INSERT TO wellmet_app WITH CHECK (true);

ALTER TABLE platform.processed_jobs ENABLE ROW LEVEL SECURITY;

CREATE POLICY processed_jobs_are_kept_by_the_system ON platform.processed_jobs TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.report_folders ENABLE ROW LEVEL SECURITY;

CREATE POLICY report_folders_for_the_system ON platform.report_folders TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.residents ENABLE ROW LEVEL SECURITY;

CREATE POLICY residents_for_the_system ON platform.residents FOR SELECT TO wellmet_system USING (true);

CREATE POLICY residents_of_the_workspace ON platform.residents FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

ALTER TABLE platform.returned_mails ENABLE ROW LEVEL SECURITY;

CREATE POLICY returned_mails_for_the_system ON platform.returned_mails TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.roots ENABLE ROW LEVEL SECURITY;

CREATE POLICY roots_for_the_system ON platform.roots TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.run_steps ENABLE ROW LEVEL SECURITY;

CREATE POLICY run_steps_for_the_system ON platform.run_steps TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY run_steps_seen_with_their_run ON platform.run_steps FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (EXISTS ( SELECT
   FROM platform.runs r
  WHERE (r.id = run_steps.run_id)))));

ALTER TABLE platform.runs ENABLE ROW LEVEL SECURITY;

CREATE POLICY runs_are_counted ON platform.runs FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY runs_for_the_system ON platform.runs TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY runs_seen_by_their_viewer_and_admins ON platform.runs FOR SELECT TO wellmet_app USING (((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND ((viewer_id = ( SELECT platform.viewer_id() AS viewer_id)) OR (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = ( SELECT platform.workspace_id() AS workspace_id)) AND (m.user_id = ( SELECT platform.viewer_id() AS viewer_id)) AND (m.role = ANY (ARRAY['owner'::text, 'admin'::text]))))))));

ALTER TABLE platform.sending_pauses ENABLE ROW LEVEL SECURITY;

CREATE POLICY sending_pauses_for_the_system ON platform.sending_pauses TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.suppressed_mailboxes ENABLE ROW LEVEL SECURITY;

CREATE POLICY suppressed_mailboxes_for_the_system ON platform.suppressed_mailboxes TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.workers ENABLE ROW LEVEL SECURITY;

CREATE POLICY workers_are_seen_by_all ON platform.workers TO wellmet_system, wellmet_app USING (true) WITH CHECK (true);

ALTER TABLE platform.workspace_servers ENABLE ROW LEVEL SECURITY;

CREATE POLICY workspace_servers_for_the_system ON platform.workspace_servers FOR SELECT TO wellmet_system USING (true);

CREATE POLICY workspace_servers_of_the_workspace ON platform.workspace_servers FOR SELECT TO wellmet_app USING ((workspace_id = ( SELECT platform.workspace_id() AS workspace_id)));

GRANT USAGE ON SCHEMA account TO wellmet_app;
GRANT USAGE ON SCHEMA account TO wellmet_system;

GRANT USAGE ON SCHEMA connections TO wellmet_app;
GRANT USAGE ON SCHEMA connections TO wellmet_system;

GRANT USAGE ON SCHEMA contacts TO wellmet_app;
GRANT USAGE ON SCHEMA contacts TO wellmet_system;

GRANT USAGE ON SCHEMA discovery TO wellmet_app;
GRANT USAGE ON SCHEMA discovery TO wellmet_system;

GRANT USAGE ON SCHEMA graph TO wellmet_app;
GRANT USAGE ON SCHEMA graph TO wellmet_system;

GRANT USAGE ON SCHEMA growth TO wellmet_app;
GRANT USAGE ON SCHEMA growth TO wellmet_system;

GRANT USAGE ON SCHEMA hq TO wellmet_app;
GRANT USAGE ON SCHEMA hq TO wellmet_system;
GRANT USAGE ON SCHEMA hq TO wellmet_staff;

GRANT USAGE ON SCHEMA identity TO wellmet_app;
GRANT USAGE ON SCHEMA identity TO wellmet_system;

GRANT USAGE ON SCHEMA introductions TO wellmet_app;
GRANT USAGE ON SCHEMA introductions TO wellmet_system;

GRANT USAGE ON SCHEMA outreach TO wellmet_app;
GRANT USAGE ON SCHEMA outreach TO wellmet_system;

GRANT USAGE ON SCHEMA platform TO wellmet_app;
GRANT USAGE ON SCHEMA platform TO wellmet_system;

REVOKE USAGE ON SCHEMA public FROM PUBLIC;

REVOKE ALL ON FUNCTION account.has_second_factor(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION account.has_second_factor(person uuid) TO wellmet_system;

REVOKE ALL ON FUNCTION account.identify_by_access_token(token_hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_by_access_token(token_hash bytea, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.identify_by_app_token(token_hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_by_app_token(token_hash bytea, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.identify_by_key(key_hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_by_key(key_hash bytea, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.identify_by_provisioning_token(token_hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_by_provisioning_token(token_hash bytea, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.identify_by_session(token_hash text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_by_session(token_hash text, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.identify_session(token_hash text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_session(token_hash text, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.is_linked(workspace uuid, person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION account.is_linked(workspace uuid, person uuid) TO wellmet_system;

REVOKE ALL ON FUNCTION account.lacks_second_factor(workspace uuid, person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION account.lacks_second_factor(workspace uuid, person uuid) TO wellmet_system;

REVOKE ALL ON FUNCTION account.lacks_sign_on(workspace uuid, person uuid, member_role text, is_by_it boolean, has_own_proof boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION account.lacks_sign_on(workspace uuid, person uuid, member_role text, is_by_it boolean, has_own_proof boolean) TO wellmet_system;

REVOKE ALL ON FUNCTION account.note_changed_role() FROM PUBLIC;

REVOKE ALL ON FUNCTION account.note_ended_access() FROM PUBLIC;

REVOKE ALL ON FUNCTION account.note_ended_password() FROM PUBLIC;

REVOKE ALL ON FUNCTION account.note_stopped_user() FROM PUBLIC;

REVOKE ALL ON FUNCTION account.save_entered_at() FROM PUBLIC;

REVOKE ALL ON FUNCTION account.session_lacks_second_factor(workspace uuid, person uuid, sign_on uuid, proven timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.session_lacks_second_factor(workspace uuid, person uuid, sign_on uuid, proven timestamp with time zone) TO wellmet_system;

REVOKE ALL ON FUNCTION account.session_lacks_sign_on(workspace uuid, person uuid, member_role text, sign_on uuid, proven timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.session_lacks_sign_on(workspace uuid, person uuid, member_role text, sign_on uuid, proven timestamp with time zone) TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_details TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_details TO wellmet_system;

GRANT SELECT ON TABLE contacts.token_variants TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.token_variants TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.missions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.missions TO wellmet_system;

REVOKE ALL ON FUNCTION growth.keep_partitions(moment timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION growth.keep_partitions(moment timestamp with time zone) TO wellmet_system;

REVOKE ALL ON FUNCTION hq.count_jobs() FROM PUBLIC;
GRANT ALL ON FUNCTION hq.count_jobs() TO wellmet_staff;

REVOKE ALL ON FUNCTION outreach.next_office_time(moment timestamp with time zone, zone text) FROM PUBLIC;
GRANT ALL ON FUNCTION outreach.next_office_time(moment timestamp with time zone, zone text) TO wellmet_app;
GRANT ALL ON FUNCTION outreach.next_office_time(moment timestamp with time zone, zone text) TO wellmet_system;

GRANT SELECT,DELETE ON TABLE account.memberships TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.memberships TO wellmet_system;

GRANT UPDATE(role) ON TABLE account.memberships TO wellmet_app;

GRANT SELECT ON TABLE account.users TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.users TO wellmet_system;

GRANT UPDATE(name) ON TABLE account.users TO wellmet_app;

GRANT UPDATE(updated_at) ON TABLE account.users TO wellmet_app;

GRANT UPDATE(language) ON TABLE account.users TO wellmet_app;

GRANT UPDATE(headline) ON TABLE account.users TO wellmet_app;

REVOKE ALL ON FUNCTION platform.refresh_statistics() FROM PUBLIC;
GRANT ALL ON FUNCTION platform.refresh_statistics() TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE account.api_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.api_keys TO wellmet_system;

GRANT SELECT,DELETE ON TABLE account.app_grants TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.app_grants TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.app_tokens TO wellmet_system;

GRANT SELECT ON TABLE account.approval_policies TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.approval_policies TO wellmet_system;

GRANT SELECT ON TABLE account.approvals TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.approvals TO wellmet_system;

GRANT SELECT,INSERT ON TABLE account.audit_events TO wellmet_app;
GRANT SELECT,INSERT ON TABLE account.audit_events TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE account.audit_heads TO wellmet_app;
GRANT SELECT,INSERT,UPDATE ON TABLE account.audit_heads TO wellmet_system;

GRANT SELECT ON TABLE account.billing_customers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.billing_customers TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.billing_events TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.challenges TO wellmet_system;

GRANT SELECT ON TABLE account.credentials TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.credentials TO wellmet_system;

GRANT UPDATE(password) ON TABLE account.credentials TO wellmet_app;

GRANT UPDATE(updated_at) ON TABLE account.credentials TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.deletions TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.device_codes TO wellmet_system;

GRANT SELECT,DELETE ON TABLE account.devices TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.devices TO wellmet_system;

GRANT UPDATE(trusted_until) ON TABLE account.devices TO wellmet_app;

GRANT SELECT,DELETE ON TABLE account.domains TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.domains TO wellmet_system;

GRANT INSERT(id) ON TABLE account.domains TO wellmet_app;

GRANT INSERT(workspace_id) ON TABLE account.domains TO wellmet_app;

GRANT INSERT(domain) ON TABLE account.domains TO wellmet_app;

GRANT INSERT(token) ON TABLE account.domains TO wellmet_app;

GRANT INSERT(created_at) ON TABLE account.domains TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.ended_access TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.ended_sign_on_links TO wellmet_system;

GRANT SELECT ON TABLE account.entitlement_grants TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.entitlement_grants TO wellmet_system;

GRANT SELECT ON TABLE account.export_pieces TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.export_pieces TO wellmet_system;

GRANT SELECT,INSERT ON TABLE account.exports TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.exports TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.extension_access_tokens TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.extension_clients TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.extension_codes TO wellmet_system;

GRANT SELECT,DELETE ON TABLE account.extension_grants TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.extension_grants TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.extension_refresh_tokens TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE account.invitations TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.invitations TO wellmet_system;

GRANT UPDATE(token_hash) ON TABLE account.invitations TO wellmet_app;

GRANT UPDATE(expires_at) ON TABLE account.invitations TO wellmet_app;

GRANT UPDATE(is_mailed) ON TABLE account.invitations TO wellmet_app;

GRANT UPDATE(page_id) ON TABLE account.invitations TO wellmet_app;

GRANT UPDATE(sent_at) ON TABLE account.invitations TO wellmet_app;

GRANT UPDATE(taken_back_at) ON TABLE account.invitations TO wellmet_app;

GRANT SELECT,INSERT,UPDATE ON TABLE account.notification_settings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.notification_settings TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE account.notifications TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.notifications TO wellmet_system;

GRANT UPDATE(awaits_digest) ON TABLE account.notifications TO wellmet_app;

GRANT UPDATE(read_at) ON TABLE account.notifications TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE account.passkeys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.passkeys TO wellmet_system;

GRANT UPDATE(name) ON TABLE account.passkeys TO wellmet_app;

GRANT SELECT ON TABLE account.playbook_settings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.playbook_settings TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.provisioned_group_people TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.provisioned_group_people TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.provisioned_groups TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.provisioned_groups TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.provisioned_users TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.provisioned_users TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE account.provisioning_tokens TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.provisioning_tokens TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE account.recovery_codes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.recovery_codes TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE account.second_factors TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.second_factors TO wellmet_system;

GRANT UPDATE(sealed_secret) ON TABLE account.second_factors TO wellmet_app;

GRANT UPDATE(created_at) ON TABLE account.second_factors TO wellmet_app;

GRANT UPDATE(confirmed_at) ON TABLE account.second_factors TO wellmet_app;

GRANT UPDATE(last_step) ON TABLE account.second_factors TO wellmet_app;

GRANT SELECT,DELETE ON TABLE account.sessions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sessions TO wellmet_system;

GRANT UPDATE(workspace_id) ON TABLE account.sessions TO wellmet_app;

GRANT UPDATE(token) ON TABLE account.sessions TO wellmet_app;

GRANT UPDATE(expires_at) ON TABLE account.sessions TO wellmet_app;

GRANT UPDATE(updated_at) ON TABLE account.sessions TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sign_in_failures TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sign_on_assertions TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sign_on_identities TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sign_on_tries TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE account.sign_ons TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sign_ons TO wellmet_system;

GRANT UPDATE(sealed_client_secret) ON TABLE account.sign_ons TO wellmet_app;

GRANT UPDATE(joining) ON TABLE account.sign_ons TO wellmet_app;

GRANT UPDATE(role) ON TABLE account.sign_ons TO wellmet_app;

GRANT UPDATE(is_required) ON TABLE account.sign_ons TO wellmet_app;

GRANT UPDATE(sign_on_url) ON TABLE account.sign_ons TO wellmet_app;

GRANT UPDATE(certificates) ON TABLE account.sign_ons TO wellmet_app;

GRANT SELECT ON TABLE account.subscriptions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.subscriptions TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.verifications TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE account.webhook_deliveries TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.webhook_deliveries TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.webhook_endpoints TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.webhook_endpoints TO wellmet_system;

GRANT SELECT,INSERT ON TABLE account.webhook_events TO wellmet_app;
GRANT SELECT,INSERT,DELETE ON TABLE account.webhook_events TO wellmet_system;

GRANT SELECT ON TABLE account.workspaces TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.workspaces TO wellmet_system;

GRANT UPDATE(name) ON TABLE account.workspaces TO wellmet_app;

GRANT UPDATE(requires_second_factor) ON TABLE account.workspaces TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE connections.account_sources TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.account_sources TO wellmet_system;

GRANT UPDATE(cursor) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(next_cursor) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(page) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(is_complete) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(read_count) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(stored_count) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(skipped) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(started_at) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(succeeded_at) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(next_run_at) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(failures) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(problem) ON TABLE connections.account_sources TO wellmet_app;

GRANT UPDATE(listed_at) ON TABLE connections.account_sources TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.audience_members TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.audience_members TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE connections.connected_accounts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.connected_accounts TO wellmet_system;

GRANT UPDATE(address) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(base_url) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(state) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(sealed_tokens) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(tokens_expire_at) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(refreshing_until) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(never_domains) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(connected_at) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(keeps_internal) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(aliases) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT UPDATE(never_folders) ON TABLE connections.connected_accounts TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE connections.consents TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.consents TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE connections.enrichment_accounts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.enrichment_accounts TO wellmet_system;

GRANT UPDATE(priority) ON TABLE connections.enrichment_accounts TO wellmet_app;

GRANT UPDATE(sealed_key) ON TABLE connections.enrichment_accounts TO wellmet_app;

GRANT UPDATE(key_ends) ON TABLE connections.enrichment_accounts TO wellmet_app;

GRANT UPDATE(connected_at) ON TABLE connections.enrichment_accounts TO wellmet_app;

GRANT UPDATE(remaining) ON TABLE connections.enrichment_accounts TO wellmet_app;

GRANT UPDATE(paused_until) ON TABLE connections.enrichment_accounts TO wellmet_app;

GRANT UPDATE(problem) ON TABLE connections.enrichment_accounts TO wellmet_app;

GRANT SELECT ON TABLE connections.enrichment_questions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.enrichment_questions TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.gathering_guests TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.gathering_guests TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.gatherings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.gatherings TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.linear_deliveries TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE connections.own_addresses TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.own_addresses TO wellmet_system;

GRANT UPDATE(code_hash) ON TABLE connections.own_addresses TO wellmet_app;

GRANT UPDATE(code_expires_at) ON TABLE connections.own_addresses TO wellmet_app;

GRANT UPDATE(proved_at) ON TABLE connections.own_addresses TO wellmet_app;

GRANT SELECT ON TABLE connections.people_data_answers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.people_data_answers TO wellmet_system;

GRANT SELECT ON TABLE connections.provider_pauses TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.provider_pauses TO wellmet_system;

GRANT SELECT ON TABLE connections.provider_usage TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.provider_usage TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE connections.source_records TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.source_records TO wellmet_system;

GRANT UPDATE(number) ON TABLE connections.source_records TO wellmet_app;

GRANT UPDATE(at) ON TABLE connections.source_records TO wellmet_app;

GRANT UPDATE(record) ON TABLE connections.source_records TO wellmet_app;

GRANT UPDATE(is_withdrawn) ON TABLE connections.source_records TO wellmet_app;

GRANT UPDATE(seen_at) ON TABLE connections.source_records TO wellmet_app;

GRANT UPDATE(returns) ON TABLE connections.source_records TO wellmet_app;

GRANT UPDATE(folders) ON TABLE connections.source_records TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE connections.sync_runs TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.sync_runs TO wellmet_system;

GRANT SELECT ON TABLE connections.workspace_usage TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.workspace_usage TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.co_occurrences TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.co_occurrences TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_changes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_changes TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_keys TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_lookups TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_lookups TO wellmet_system;

GRANT UPDATE(looked_up_at) ON TABLE contacts.contact_lookups TO wellmet_app;

GRANT UPDATE(verified_on) ON TABLE contacts.contact_lookups TO wellmet_app;

GRANT UPDATE(role) ON TABLE contacts.contact_lookups TO wellmet_app;

GRANT UPDATE(company) ON TABLE contacts.contact_lookups TO wellmet_app;

GRANT UPDATE(location) ON TABLE contacts.contact_lookups TO wellmet_app;

GRANT UPDATE(linkedin_slug) ON TABLE contacts.contact_lookups TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_notes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_notes TO wellmet_system;

GRANT UPDATE(person_id) ON TABLE contacts.contact_notes TO wellmet_app;

GRANT UPDATE(text) ON TABLE contacts.contact_notes TO wellmet_app;

GRANT UPDATE(changed_at) ON TABLE contacts.contact_notes TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_tags TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_tags TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_views TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_views TO wellmet_system;

GRANT UPDATE(name) ON TABLE contacts.contact_views TO wellmet_app;

GRANT UPDATE(name_key) ON TABLE contacts.contact_views TO wellmet_app;

GRANT UPDATE(filters) ON TABLE contacts.contact_views TO wellmet_app;

GRANT UPDATE(sort) ON TABLE contacts.contact_views TO wellmet_app;

GRANT UPDATE(columns) ON TABLE contacts.contact_views TO wellmet_app;

GRANT UPDATE(is_shared) ON TABLE contacts.contact_views TO wellmet_app;

GRANT UPDATE(changed_at) ON TABLE contacts.contact_views TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contacts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contacts TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.deletions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.deletions TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.distinct_contacts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.distinct_contacts TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.evidence TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.evidence TO wellmet_system;

GRANT UPDATE(in_copy) ON TABLE contacts.evidence TO wellmet_app;

GRANT UPDATE(maker) ON TABLE contacts.evidence TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.gathered_accounts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.gathered_accounts TO wellmet_system;

GRANT UPDATE(last_number) ON TABLE contacts.gathered_accounts TO wellmet_app;

GRANT UPDATE(gathered_at) ON TABLE contacts.gathered_accounts TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.hidden_contacts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.hidden_contacts TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.hide_rules TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.hide_rules TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.import_contacts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_contacts TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.import_pieces TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_pieces TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_reminders TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_reminders TO wellmet_system;

GRANT SELECT,INSERT ON TABLE contacts.import_skips TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_skips TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.import_usage TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_usage TO wellmet_system;

GRANT UPDATE(files) ON TABLE contacts.import_usage TO wellmet_app;

GRANT UPDATE(bytes) ON TABLE contacts.import_usage TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.imports TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.imports TO wellmet_system;

GRANT UPDATE(bytes) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(content_hash) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(state) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(format) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(counts) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(problem) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(finished_at) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(undo_asked_at) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(undone_at) ON TABLE contacts.imports TO wellmet_app;

GRANT UPDATE(archive_of) ON TABLE contacts.imports TO wellmet_app;

GRANT SELECT ON TABLE contacts.known_members TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.known_members TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.merged_evidence TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.merged_evidence TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.merges TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.merges TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.objections TO wellmet_system;

GRANT SELECT ON TABLE contacts.places TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.places TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.positions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.positions TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.recounts TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.relationships TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.relationships TO wellmet_system;

GRANT SELECT ON TABLE contacts.search_tokens TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.search_tokens TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE contacts.strength_changes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.strength_changes TO wellmet_system;

GRANT SELECT ON TABLE contacts.syncs TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.syncs TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.targets TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.targets TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.worded_networks TO wellmet_system;

GRANT SELECT ON TABLE discovery.common_tokens TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.common_tokens TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE discovery.company_rankings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.company_rankings TO wellmet_system;

GRANT SELECT ON TABLE discovery.company_tokens TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.company_tokens TO wellmet_system;

GRANT SELECT ON TABLE discovery.directory_postings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.directory_postings TO wellmet_system;

GRANT SELECT,DELETE ON TABLE discovery.directory_reach TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.directory_reach TO wellmet_system;

GRANT SELECT ON TABLE discovery.directory_words TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.directory_words TO wellmet_system;

GRANT SELECT ON TABLE discovery.indexed_directory TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.indexed_directory TO wellmet_system;

GRANT SELECT,DELETE ON TABLE discovery.indexed_networks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.indexed_networks TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE discovery.mission_targets TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.mission_targets TO wellmet_system;

GRANT SELECT ON TABLE discovery.posted_directory TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.posted_directory TO wellmet_system;

GRANT SELECT,DELETE ON TABLE discovery.posted_networks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.posted_networks TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.ranked_companies TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.ranked_companies TO wellmet_system;

GRANT SELECT ON TABLE discovery.recommendation_calibrations TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.recommendation_calibrations TO wellmet_system;

GRANT UPDATE(is_active) ON TABLE discovery.recommendation_calibrations TO wellmet_app;

GRANT INSERT ON TABLE discovery.recommendation_samples TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.recommendation_samples TO wellmet_system;

GRANT SELECT(network_id) ON TABLE discovery.recommendation_samples TO wellmet_app;

GRANT SELECT(month) ON TABLE discovery.recommendation_samples TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.saved_list_items TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.saved_list_items TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.saved_lists TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.saved_lists TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.signals TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.signals TO wellmet_system;

GRANT SELECT,DELETE ON TABLE discovery.token_postings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.token_postings TO wellmet_system;

GRANT SELECT,DELETE ON TABLE discovery.word_postings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.word_postings TO wellmet_system;

GRANT SELECT ON TABLE graph.attendances TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.attendances TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.inferred_relationships TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.inferred_relationships TO wellmet_system;

GRANT SELECT ON TABLE graph.outcome_statistics TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.outcome_statistics TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE graph.step_corrections TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.step_corrections TO wellmet_system;

GRANT SELECT,INSERT ON TABLE growth.cross_posts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.cross_posts TO wellmet_system;

GRANT SELECT ON TABLE growth.daily_counts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.daily_counts TO wellmet_system;

GRANT SELECT ON TABLE growth.document_reads TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.document_reads TO wellmet_system;

GRANT SELECT ON TABLE growth.document_slugs TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.document_slugs TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE growth.document_versions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.document_versions TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE growth.documents TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.documents TO wellmet_system;

GRANT UPDATE(slug) ON TABLE growth.documents TO wellmet_app;

GRANT UPDATE(version) ON TABLE growth.documents TO wellmet_app;

GRANT UPDATE(published_version) ON TABLE growth.documents TO wellmet_app;

GRANT UPDATE(published_at) ON TABLE growth.documents TO wellmet_app;

GRANT UPDATE(publish_at) ON TABLE growth.documents TO wellmet_app;

GRANT UPDATE(publish_version) ON TABLE growth.documents TO wellmet_app;

GRANT UPDATE(changed_at) ON TABLE growth.documents TO wellmet_app;

GRANT SELECT ON TABLE growth.events TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.events TO wellmet_system;

GRANT SELECT ON TABLE growth.founding_members TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.founding_members TO wellmet_system;

GRANT SELECT,DELETE ON TABLE growth.leads TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.leads TO wellmet_system;

GRANT UPDATE(state) ON TABLE growth.leads TO wellmet_app;

GRANT UPDATE(assignee_id) ON TABLE growth.leads TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.page_reports TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.pitch_links TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.pitch_links TO wellmet_system;

GRANT SELECT ON TABLE growth.pitch_reads TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.pitch_reads TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.pitches TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.pitches TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE growth.posting_places TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.posting_places TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE growth.posting_settings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.posting_settings TO wellmet_system;

GRANT SELECT ON TABLE growth.purchases TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.purchases TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE growth.roadmap_votes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.roadmap_votes TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE growth.salts TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE growth.seen_events TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.sites TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.sites TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE growth.thank_you_cards TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE growth.thank_you_cards TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE hq.actions TO wellmet_system;

GRANT SELECT ON TABLE introductions.requests TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.requests TO wellmet_system;

GRANT INSERT(id) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(workspace_id) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(user_id) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(target_person) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(target_key) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(target) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(connector_user) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(connector_person) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(connector_key) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(mailbox_key),UPDATE(mailbox_key) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(connector),UPDATE(connector) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(subject),UPDATE(subject) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(message),UPDATE(message) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(next_step),UPDATE(next_step) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(context),UPDATE(context) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(is_blind),UPDATE(is_blind) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(raw_status) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(dashboard_status) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(connector_status) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(target_status) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(route) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(fallback_paths) ON TABLE introductions.requests TO wellmet_app;

GRANT UPDATE(version) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(created_at) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(changed_at),UPDATE(changed_at) ON TABLE introductions.requests TO wellmet_app;

GRANT INSERT(stage) ON TABLE introductions.requests TO wellmet_app;

GRANT SELECT ON TABLE hq.activation_counts TO wellmet_staff;

GRANT SELECT ON TABLE introductions.outcomes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.outcomes TO wellmet_system;

GRANT SELECT ON TABLE hq.active_people_counts TO wellmet_staff;

GRANT SELECT,INSERT,DELETE ON TABLE platform.backup_runs TO wellmet_system;
GRANT INSERT,DELETE ON TABLE platform.backup_runs TO wellmet_backup;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.mails TO wellmet_system;

GRANT SELECT ON TABLE hq.activity_counts TO wellmet_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE hq.agent_budgets TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE hq.agent_messages TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE hq.agent_runs TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE hq.agent_steps TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE hq.agent_switch TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE hq.agents TO wellmet_system;

GRANT SELECT ON TABLE hq.answer_time_counts TO wellmet_staff;

GRANT SELECT ON TABLE hq.approval_counts TO wellmet_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE hq.approvals TO wellmet_system;

GRANT SELECT ON TABLE hq.backup_counts TO wellmet_staff;

GRANT SELECT ON TABLE hq.closed_deal_counts TO wellmet_staff;
GRANT SELECT ON TABLE hq.closed_deal_counts TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE introductions.connector_rules TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.connector_rules TO wellmet_system;

GRANT SELECT ON TABLE hq.connector_limit_counts TO wellmet_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE hq.forecasts TO wellmet_system;

GRANT SELECT ON TABLE hq.forecast_counts TO wellmet_staff;

GRANT SELECT ON TABLE hq.job_counts TO wellmet_staff;

GRANT SELECT ON TABLE hq.mail_counts TO wellmet_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE hq.maintenance_notices TO wellmet_system;

GRANT SELECT ON TABLE introductions.language_model_calls TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.language_model_calls TO wellmet_system;

GRANT SELECT ON TABLE hq.model_call_counts TO wellmet_staff;

GRANT SELECT ON TABLE hq.open_deal_counts TO wellmet_staff;
GRANT SELECT ON TABLE hq.open_deal_counts TO wellmet_system;

GRANT SELECT ON TABLE hq.people_data_counts TO wellmet_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.runs TO wellmet_system;

GRANT SELECT(id) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(workspace_id) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(viewer_id) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(started_by) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(playbook) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(version) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(about) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(state) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(paused_at) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(started_at) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(ended_at) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT(controlled_by) ON TABLE platform.runs TO wellmet_app;

GRANT SELECT ON TABLE hq.run_counts TO wellmet_staff;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE hq.staff TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE hq.staff_proofs TO wellmet_system;

GRANT SELECT ON TABLE hq.stage_time_counts TO wellmet_staff;

GRANT SELECT ON TABLE hq.step_counts TO wellmet_staff;

GRANT SELECT ON TABLE hq.subscription_counts TO wellmet_staff;

GRANT SELECT,INSERT,UPDATE ON TABLE identity.member_networks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.member_networks TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE identity.network_versions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.network_versions TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.person_states TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.person_states TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE identity.sharing_grants TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.sharing_grants TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE identity.sharing_settings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.sharing_settings TO wellmet_system;

GRANT SELECT ON TABLE identity.visible_networks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.visible_networks TO wellmet_system;

GRANT UPDATE(person_id) ON TABLE identity.visible_networks TO wellmet_app;

GRANT SELECT ON TABLE introductions.asks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.asks TO wellmet_system;

GRANT SELECT ON TABLE introductions.calibrations TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.calibrations TO wellmet_system;

GRANT UPDATE(is_active) ON TABLE introductions.calibrations TO wellmet_app;

GRANT SELECT ON TABLE introductions.checked_sentences TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.checked_sentences TO wellmet_system;

GRANT SELECT ON TABLE introductions.guest_links TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.guest_links TO wellmet_system;

GRANT SELECT ON TABLE introductions.language_model_months TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.language_model_months TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE introductions.language_model_refusals TO wellmet_app;
GRANT SELECT,INSERT,DELETE ON TABLE introductions.language_model_refusals TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.language_models TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.language_models TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE introductions.outcome_settings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.outcome_settings TO wellmet_system;

GRANT UPDATE(records_automatically) ON TABLE introductions.outcome_settings TO wellmet_app;

GRANT SELECT ON TABLE introductions.predictions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.predictions TO wellmet_system;

GRANT SELECT,INSERT ON TABLE introductions.request_events TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.request_events TO wellmet_system;

GRANT SELECT ON TABLE introductions.request_followers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.request_followers TO wellmet_system;

GRANT SELECT ON TABLE introductions.shared_outcomes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.shared_outcomes TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE introductions.suggested_outcomes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.suggested_outcomes TO wellmet_system;

GRANT UPDATE(account_id) ON TABLE introductions.suggested_outcomes TO wellmet_app;

GRANT UPDATE(source) ON TABLE introductions.suggested_outcomes TO wellmet_app;

GRANT UPDATE(ref) ON TABLE introductions.suggested_outcomes TO wellmet_app;

GRANT UPDATE(first_at) ON TABLE introductions.suggested_outcomes TO wellmet_app;

GRANT UPDATE(last_at) ON TABLE introductions.suggested_outcomes TO wellmet_app;

GRANT UPDATE(record_count) ON TABLE introductions.suggested_outcomes TO wellmet_app;

GRANT UPDATE(state) ON TABLE introductions.suggested_outcomes TO wellmet_app;

GRANT UPDATE(decided_at) ON TABLE introductions.suggested_outcomes TO wellmet_app;

GRANT SELECT,INSERT ON TABLE outreach.channel_links TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.channel_links TO wellmet_system;

GRANT SELECT,INSERT ON TABLE outreach.channel_messages TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.channel_messages TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.channel_notices TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.channel_notices TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE outreach.mail_access TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.mail_access TO wellmet_system;

GRANT UPDATE(uses) ON TABLE outreach.mail_access TO wellmet_app;

GRANT UPDATE(sealed_tokens) ON TABLE outreach.mail_access TO wellmet_app;

GRANT UPDATE(tokens_expire_at) ON TABLE outreach.mail_access TO wellmet_app;

GRANT UPDATE(refreshing_until) ON TABLE outreach.mail_access TO wellmet_app;

GRANT UPDATE(given_at) ON TABLE outreach.mail_access TO wellmet_app;

GRANT SELECT ON TABLE outreach.messages TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.messages TO wellmet_system;

GRANT SELECT ON TABLE outreach.sends TO wellmet_app;
GRANT SELECT,INSERT,DELETE ON TABLE outreach.sends TO wellmet_system;

GRANT UPDATE(at) ON TABLE outreach.sends TO wellmet_system;

GRANT SELECT ON TABLE outreach.sequences TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.sequences TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE outreach.snoozed_threads TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.snoozed_threads TO wellmet_system;

GRANT UPDATE(until) ON TABLE outreach.snoozed_threads TO wellmet_app;

GRANT SELECT ON TABLE outreach.steps TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE outreach.steps TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.database_sizes TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE platform.drill_requests TO wellmet_system;
GRANT SELECT,DELETE,UPDATE ON TABLE platform.drill_requests TO wellmet_backup;

GRANT SELECT,INSERT,UPDATE ON TABLE platform.idempotency_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.idempotency_keys TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.mail_permits TO wellmet_system;

GRANT INSERT ON TABLE platform.outbox TO wellmet_app;
GRANT SELECT,INSERT,DELETE ON TABLE platform.outbox TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE platform.processed_jobs TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.report_folders TO wellmet_system;

GRANT SELECT ON TABLE platform.residents TO wellmet_app;
GRANT SELECT ON TABLE platform.residents TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.returned_mails TO wellmet_system;

GRANT SELECT,INSERT ON TABLE platform.roots TO wellmet_system;

GRANT UPDATE(sealed) ON TABLE platform.roots TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.run_steps TO wellmet_system;

GRANT SELECT(run_id) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(name) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(workspace_id) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(state) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(attempts) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(began_at) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(ended_at) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(waits_for) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(wait_key) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(wait_until) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT(said) ON TABLE platform.run_steps TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.sending_pauses TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.suppressed_mailboxes TO wellmet_system;

GRANT SELECT ON TABLE platform.workers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.workers TO wellmet_system;

GRANT SELECT ON TABLE platform.workspace_servers TO wellmet_app;
GRANT SELECT ON TABLE platform.workspace_servers TO wellmet_system;
