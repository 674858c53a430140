--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: account; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA account;


ALTER SCHEMA account OWNER TO wellmet_owner;

--
-- Name: connections; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA connections;


ALTER SCHEMA connections OWNER TO wellmet_owner;

--
-- Name: contacts; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA contacts;


ALTER SCHEMA contacts OWNER TO wellmet_owner;

--
-- Name: discovery; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA discovery;


ALTER SCHEMA discovery OWNER TO wellmet_owner;

--
-- Name: graph; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA graph;


ALTER SCHEMA graph OWNER TO wellmet_owner;

--
-- Name: graphile_worker; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA graphile_worker;


ALTER SCHEMA graphile_worker OWNER TO wellmet_owner;

--
-- Name: identity; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA identity;


ALTER SCHEMA identity OWNER TO wellmet_owner;

--
-- Name: introductions; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA introductions;


ALTER SCHEMA introductions OWNER TO wellmet_owner;

--
-- Name: migrations; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA migrations;


ALTER SCHEMA migrations OWNER TO wellmet_owner;

--
-- Name: platform; Type: SCHEMA; Schema: -; Owner: wellmet_owner
--

CREATE SCHEMA platform;


ALTER SCHEMA platform OWNER TO wellmet_owner;

--
-- Name: identity; Type: TYPE; Schema: account; Owner: wellmet_owner
--

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


ALTER TYPE account.identity OWNER TO wellmet_owner;

--
-- Name: job_spec; Type: TYPE; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);


ALTER TYPE graphile_worker.job_spec OWNER TO wellmet_owner;

--
-- Name: announce_access_change(); Type: FUNCTION; Schema: account; Owner: wellmet_owner
--

CREATE FUNCTION account.announce_access_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform pg_notify('access_changed', old.user_id::text);
  return null;
end $$;


ALTER FUNCTION account.announce_access_change() OWNER TO wellmet_owner;

--
-- Name: identify_key(bytea, timestamp with time zone); Type: FUNCTION; Schema: account; Owner: wellmet_owner
--

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


ALTER FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) OWNER TO wellmet_owner;

--
-- Name: identify_session(text, timestamp with time zone); Type: FUNCTION; Schema: account; Owner: wellmet_owner
--

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


ALTER FUNCTION account.identify_session(token_hash text, at timestamp with time zone) OWNER TO wellmet_owner;

--
-- Name: delete_contacts_of_network(); Type: FUNCTION; Schema: contacts; Owner: wellmet_owner
--

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


ALTER FUNCTION contacts.delete_contacts_of_network() OWNER TO wellmet_owner;

--
-- Name: delete_relationships_of_network(); Type: FUNCTION; Schema: contacts; Owner: wellmet_owner
--

CREATE FUNCTION contacts.delete_relationships_of_network() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from contacts.relationships where network_id = old.id;
  delete from contacts.co_occurrences where network_id = old.id;
  return null;
end $$;


ALTER FUNCTION contacts.delete_relationships_of_network() OWNER TO wellmet_owner;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: token_variants; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.token_variants (
    token integer NOT NULL,
    variants integer[] NOT NULL
);

ALTER TABLE ONLY contacts.token_variants FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.token_variants OWNER TO wellmet_owner;

--
-- Name: expand_tokens(integer[], integer[]); Type: FUNCTION; Schema: contacts; Owner: wellmet_owner
--

CREATE FUNCTION contacts.expand_tokens(tokens integer[], variants integer[]) RETURNS integer[]
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (tokens || ARRAY(SELECT v.token FROM contacts.token_variants v WHERE (v.variants && expand_tokens.variants)));


ALTER FUNCTION contacts.expand_tokens(tokens integer[], variants integer[]) OWNER TO wellmet_owner;

--
-- Name: clear_shown_companies(); Type: FUNCTION; Schema: discovery; Owner: wellmet_owner
--

CREATE FUNCTION discovery.clear_shown_companies() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update discovery.company_rankings r set shown_for = null from identity.member_networks n
  where n.id = r.viewer_network_id and r.shown_for is not null and n.workspace_id in (select c.workspace_id from changed c);
  return null;
end $$;


ALTER FUNCTION discovery.clear_shown_companies() OWNER TO wellmet_owner;

--
-- Name: delete_postings(); Type: FUNCTION; Schema: discovery; Owner: wellmet_owner
--

CREATE FUNCTION discovery.delete_postings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from discovery.posted_networks p where p.network_id in (select c.network_id from changed c);
  return null;
end $$;


ALTER FUNCTION discovery.delete_postings() OWNER TO wellmet_owner;

--
-- Name: find_posted(integer, integer[], integer[], integer[]); Type: FUNCTION; Schema: discovery; Owner: wellmet_owner
--

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


ALTER FUNCTION discovery.find_posted(me integer, first integer[], second integer[], third integer[]) OWNER TO wellmet_owner;

--
-- Name: slots_of(integer[], integer[], integer[]); Type: FUNCTION; Schema: discovery; Owner: wellmet_owner
--

CREATE FUNCTION discovery.slots_of(first integer[], second integer[], third integer[]) RETURNS TABLE(slot integer, tokens integer[])
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select q.slot, q.tokens
  from (values (1, first), (2, case when second <> first then second end), (4, case when third <> first and third <> second then third end)) q(slot, tokens)
  where q.tokens is not null
$$;


ALTER FUNCTION discovery.slots_of(first integer[], second integer[], third integer[]) OWNER TO wellmet_owner;

--
-- Name: missions; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.missions OWNER TO wellmet_owner;

--
-- Name: wanted_roles(integer); Type: FUNCTION; Schema: discovery; Owner: wellmet_owner
--

CREATE FUNCTION discovery.wanted_roles(viewer integer) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT string_agg(DISTINCT (('('::text || r.query) || ')'::text), ' | '::text ORDER BY (('('::text || r.query) || ')'::text)) AS string_agg FROM (discovery.missions m CROSS JOIN LATERAL unnest(m.role_queries) r(query)) WHERE ((m.network_id = wanted_roles.viewer) AND (m.state = 'open'::text)));


ALTER FUNCTION discovery.wanted_roles(viewer integer) OWNER TO wellmet_owner;

--
-- Name: delete_inferred_of_network(); Type: FUNCTION; Schema: graph; Owner: wellmet_owner
--

CREATE FUNCTION graph.delete_inferred_of_network() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from graph.inferred_relationships where network_id = old.id;
  return null;
end $$;


ALTER FUNCTION graph.delete_inferred_of_network() OWNER TO wellmet_owner;

--
-- Name: _private_jobs; Type: TABLE; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);


ALTER TABLE graphile_worker._private_jobs OWNER TO wellmet_owner;

--
-- Name: add_job(text, json, text, timestamp with time zone, integer, text, integer, text[], text); Type: FUNCTION; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    select add_job.identifier
    where not exists (
      select 1
      from "graphile_worker"._private_tasks as existing
      where existing.identifier = add_job.identifier
    )
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      select add_job.queue_name
      where not exists (
        select 1
        from "graphile_worker"._private_job_queues as existing
        where existing.queue_name = add_job.queue_name
      )
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;


ALTER FUNCTION graphile_worker.add_job(identifier text, payload json, queue_name text, run_at timestamp with time zone, max_attempts integer, job_key text, priority integer, flags text[], job_key_mode text) OWNER TO wellmet_owner;

--
-- Name: add_jobs(graphile_worker.job_spec[], boolean); Type: FUNCTION; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  where not exists (
    select 1
    from "graphile_worker"._private_tasks as existing
    where existing.identifier = spec.identifier
  )
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  and not exists (
    select 1
    from "graphile_worker"._private_job_queues as existing
    where existing.queue_name = spec.queue_name
  )
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;

  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');

  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;


ALTER FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean) OWNER TO wellmet_owner;

--
-- Name: complete_jobs(bigint[]); Type: FUNCTION; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;


ALTER FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) OWNER TO wellmet_owner;

--
-- Name: force_unlock_workers(text[]); Type: FUNCTION; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;


ALTER FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) OWNER TO wellmet_owner;

--
-- Name: permanently_fail_jobs(bigint[], text); Type: FUNCTION; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;


ALTER FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text) OWNER TO wellmet_owner;

--
-- Name: remove_job(text); Type: FUNCTION; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;


ALTER FUNCTION graphile_worker.remove_job(job_key text) OWNER TO wellmet_owner;

--
-- Name: reschedule_jobs(bigint[], timestamp with time zone, integer, integer, integer); Type: FUNCTION; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;


ALTER FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone, priority integer, attempts integer, max_attempts integer) OWNER TO wellmet_owner;

--
-- Name: check_member_network(); Type: FUNCTION; Schema: identity; Owner: wellmet_owner
--

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


ALTER FUNCTION identity.check_member_network() OWNER TO wellmet_owner;

--
-- Name: delete_versions_of_network(); Type: FUNCTION; Schema: identity; Owner: wellmet_owner
--

CREATE FUNCTION identity.delete_versions_of_network() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from identity.network_versions where network_id = old.id;
  return null;
end $$;


ALTER FUNCTION identity.delete_versions_of_network() OWNER TO wellmet_owner;

--
-- Name: record_network_change(); Type: FUNCTION; Schema: identity; Owner: wellmet_owner
--

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


ALTER FUNCTION identity.record_network_change() OWNER TO wellmet_owner;

--
-- Name: record_private_change(); Type: FUNCTION; Schema: identity; Owner: wellmet_owner
--

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


ALTER FUNCTION identity.record_private_change() OWNER TO wellmet_owner;

--
-- Name: viewer_network_id(); Type: FUNCTION; Schema: identity; Owner: wellmet_owner
--

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


ALTER FUNCTION identity.viewer_network_id() OWNER TO wellmet_owner;

--
-- Name: visibility_version(integer); Type: FUNCTION; Schema: identity; Owner: wellmet_owner
--

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


ALTER FUNCTION identity.visibility_version(viewer integer) OWNER TO wellmet_owner;

--
-- Name: acquire_lock(text, text); Type: FUNCTION; Schema: platform; Owner: wellmet_owner
--

CREATE FUNCTION platform.acquire_lock(name text, key text) RETURNS void
    LANGUAGE sql
    RETURN pg_advisory_xact_lock(hashtextextended(((name || ' '::text) || key), (0)::bigint));


ALTER FUNCTION platform.acquire_lock(name text, key text) OWNER TO wellmet_owner;

--
-- Name: memberships; Type: TABLE; Schema: account; Owner: wellmet_owner
--

CREATE TABLE account.memberships (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    joined_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text, 'viewer'::text])))
);

ALTER TABLE ONLY account.memberships FORCE ROW LEVEL SECURITY;


ALTER TABLE account.memberships OWNER TO wellmet_owner;

--
-- Name: users; Type: TABLE; Schema: account; Owner: wellmet_owner
--

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
    CONSTRAINT email_is_lower_case CHECK ((email = lower(email))),
    CONSTRAINT language_is_one_we_have CHECK ((language = ANY (ARRAY['en'::text, 'de'::text])))
);

ALTER TABLE ONLY account.users FORCE ROW LEVEL SECURITY;


ALTER TABLE account.users OWNER TO wellmet_owner;

--
-- Name: mail_standing(uuid, uuid, text); Type: FUNCTION; Schema: platform; Owner: wellmet_owner
--

CREATE FUNCTION platform.mail_standing(sender uuid, workspace uuid, address text, OUT is_verified boolean, OUT is_member boolean) RETURNS record
    LANGUAGE sql STABLE
    RETURN ROW(COALESCE((SELECT u.email_verified FROM account.users u WHERE (u.id = mail_standing.sender)), false), (EXISTS (SELECT FROM (account.memberships m JOIN account.users u ON ((u.id = m.user_id))) WHERE ((m.workspace_id = mail_standing.workspace) AND (u.email = lower(mail_standing.address)) AND u.email_verified))));


ALTER FUNCTION platform.mail_standing(sender uuid, workspace uuid, address text, OUT is_verified boolean, OUT is_member boolean) OWNER TO wellmet_owner;

--
-- Name: refresh_statistics(); Type: FUNCTION; Schema: platform; Owner: wellmet_owner
--

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


ALTER FUNCTION platform.refresh_statistics() OWNER TO wellmet_owner;

--
-- Name: viewer_id(); Type: FUNCTION; Schema: platform; Owner: wellmet_owner
--

CREATE FUNCTION platform.viewer_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('wellmet.viewer'::text, true), ''::text))::uuid;


ALTER FUNCTION platform.viewer_id() OWNER TO wellmet_owner;

--
-- Name: workspace_id(); Type: FUNCTION; Schema: platform; Owner: wellmet_owner
--

CREATE FUNCTION platform.workspace_id() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('wellmet.workspace'::text, true), ''::text))::uuid;


ALTER FUNCTION platform.workspace_id() OWNER TO wellmet_owner;

--
-- Name: api_keys; Type: TABLE; Schema: account; Owner: wellmet_owner
--

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
    last_used_at timestamp with time zone
);

ALTER TABLE ONLY account.api_keys FORCE ROW LEVEL SECURITY;


ALTER TABLE account.api_keys OWNER TO wellmet_owner;

--
-- Name: audit_events; Type: TABLE; Schema: account; Owner: wellmet_owner
--

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


ALTER TABLE account.audit_events OWNER TO wellmet_owner;

--
-- Name: audit_heads; Type: TABLE; Schema: account; Owner: wellmet_owner
--

CREATE TABLE account.audit_heads (
    workspace_id uuid NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    anchored_seq bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY account.audit_heads FORCE ROW LEVEL SECURITY;


ALTER TABLE account.audit_heads OWNER TO wellmet_owner;

--
-- Name: credentials; Type: TABLE; Schema: account; Owner: wellmet_owner
--

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


ALTER TABLE account.credentials OWNER TO wellmet_owner;

--
-- Name: invitations; Type: TABLE; Schema: account; Owner: wellmet_owner
--

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
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text, 'viewer'::text])))
);

ALTER TABLE ONLY account.invitations FORCE ROW LEVEL SECURITY;


ALTER TABLE account.invitations OWNER TO wellmet_owner;

--
-- Name: notification_settings; Type: TABLE; Schema: account; Owner: wellmet_owner
--

CREATE TABLE account.notification_settings (
    user_id uuid NOT NULL,
    time_zone text,
    deliveries jsonb NOT NULL
);

ALTER TABLE ONLY account.notification_settings FORCE ROW LEVEL SECURITY;


ALTER TABLE account.notification_settings OWNER TO wellmet_owner;

--
-- Name: notifications; Type: TABLE; Schema: account; Owner: wellmet_owner
--

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


ALTER TABLE account.notifications OWNER TO wellmet_owner;

--
-- Name: sessions; Type: TABLE; Schema: account; Owner: wellmet_owner
--

CREATE TABLE account.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    workspace_id uuid,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY account.sessions FORCE ROW LEVEL SECURITY;


ALTER TABLE account.sessions OWNER TO wellmet_owner;

--
-- Name: sign_in_failures; Type: TABLE; Schema: account; Owner: wellmet_owner
--

CREATE TABLE account.sign_in_failures (
    counted_by bytea NOT NULL,
    failures integer NOT NULL,
    last_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY account.sign_in_failures FORCE ROW LEVEL SECURITY;


ALTER TABLE account.sign_in_failures OWNER TO wellmet_owner;

--
-- Name: verifications; Type: TABLE; Schema: account; Owner: wellmet_owner
--

CREATE TABLE account.verifications (
    id uuid NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY account.verifications FORCE ROW LEVEL SECURITY;


ALTER TABLE account.verifications OWNER TO wellmet_owner;

--
-- Name: workspaces; Type: TABLE; Schema: account; Owner: wellmet_owner
--

CREATE TABLE account.workspaces (
    id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY account.workspaces FORCE ROW LEVEL SECURITY;


ALTER TABLE account.workspaces OWNER TO wellmet_owner;

--
-- Name: account_sources; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

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


ALTER TABLE connections.account_sources OWNER TO wellmet_owner;

--
-- Name: connected_accounts; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

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


ALTER TABLE connections.connected_accounts OWNER TO wellmet_owner;

--
-- Name: consents; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

CREATE TABLE connections.consents (
    state_hash bytea NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    session_hash bytea NOT NULL,
    sealed_verifier text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    sources text[] DEFAULT '{}'::text[] NOT NULL
);

ALTER TABLE ONLY connections.consents FORCE ROW LEVEL SECURITY;


ALTER TABLE connections.consents OWNER TO wellmet_owner;

--
-- Name: enrichment_accounts; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

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


ALTER TABLE connections.enrichment_accounts OWNER TO wellmet_owner;

--
-- Name: enrichment_questions; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

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


ALTER TABLE connections.enrichment_questions OWNER TO wellmet_owner;

--
-- Name: linear_deliveries; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

CREATE TABLE connections.linear_deliveries (
    delivery text NOT NULL,
    signature bytea NOT NULL,
    received_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY connections.linear_deliveries FORCE ROW LEVEL SECURITY;


ALTER TABLE connections.linear_deliveries OWNER TO wellmet_owner;

--
-- Name: own_addresses; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

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


ALTER TABLE connections.own_addresses OWNER TO wellmet_owner;

--
-- Name: people_data_answers; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

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


ALTER TABLE connections.people_data_answers OWNER TO wellmet_owner;

--
-- Name: provider_pauses; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

CREATE TABLE connections.provider_pauses (
    provider text NOT NULL,
    until timestamp with time zone NOT NULL,
    reason text NOT NULL,
    CONSTRAINT reason_is_known CHECK ((reason = ANY (ARRAY['credits'::text, 'rate'::text])))
);

ALTER TABLE ONLY connections.provider_pauses FORCE ROW LEVEL SECURITY;


ALTER TABLE connections.provider_pauses OWNER TO wellmet_owner;

--
-- Name: provider_usage; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

CREATE TABLE connections.provider_usage (
    provider text NOT NULL,
    span text NOT NULL,
    began_at timestamp with time zone NOT NULL,
    used integer NOT NULL,
    CONSTRAINT span_is_known CHECK ((span = ANY (ARRAY['month'::text, 'minute'::text])))
);

ALTER TABLE ONLY connections.provider_usage FORCE ROW LEVEL SECURITY;


ALTER TABLE connections.provider_usage OWNER TO wellmet_owner;

--
-- Name: source_records; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

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


ALTER TABLE connections.source_records OWNER TO wellmet_owner;

--
-- Name: source_records_number_seq; Type: SEQUENCE; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.source_records ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME connections.source_records_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: sync_runs; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

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


ALTER TABLE connections.sync_runs OWNER TO wellmet_owner;

--
-- Name: workspace_usage; Type: TABLE; Schema: connections; Owner: wellmet_owner
--

CREATE TABLE connections.workspace_usage (
    workspace_id uuid NOT NULL,
    provider text NOT NULL,
    month timestamp with time zone NOT NULL,
    used integer NOT NULL
);

ALTER TABLE ONLY connections.workspace_usage FORCE ROW LEVEL SECURITY;


ALTER TABLE connections.workspace_usage OWNER TO wellmet_owner;

--
-- Name: co_occurrences; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.co_occurrences OWNER TO wellmet_owner;

--
-- Name: contact_changes; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.contact_changes OWNER TO wellmet_owner;

--
-- Name: contact_details; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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
    CONSTRAINT edits_are_an_object CHECK ((jsonb_typeof(edits) = 'object'::text)),
    CONSTRAINT familiarity_is_known CHECK ((familiarity = ANY (ARRAY['well'::text, 'somewhat'::text, 'barely'::text])))
);

ALTER TABLE ONLY contacts.contact_details FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.contact_details OWNER TO wellmet_owner;

--
-- Name: contact_keys; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.contact_keys (
    network_id integer NOT NULL,
    key bigint NOT NULL,
    person_id bigint NOT NULL
);

ALTER TABLE ONLY contacts.contact_keys FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.contact_keys OWNER TO wellmet_owner;

--
-- Name: contact_lookups; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.contact_lookups OWNER TO wellmet_owner;

--
-- Name: contact_notes; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.contact_notes (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY contacts.contact_notes FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.contact_notes OWNER TO wellmet_owner;

--
-- Name: contact_tags; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.contact_tags (
    network_id integer NOT NULL,
    key text NOT NULL,
    person_id bigint NOT NULL,
    tag text NOT NULL,
    tagged_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY contacts.contact_tags FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.contact_tags OWNER TO wellmet_owner;

--
-- Name: contact_views; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.contact_views OWNER TO wellmet_owner;

--
-- Name: contacts; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.contacts OWNER TO wellmet_owner;

--
-- Name: deletions; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.deletions (
    network_id integer NOT NULL,
    key bigint NOT NULL,
    deletion_id uuid NOT NULL,
    deleted_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY contacts.deletions FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.deletions OWNER TO wellmet_owner;

--
-- Name: distinct_contacts; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.distinct_contacts (
    network_id integer NOT NULL,
    a bigint NOT NULL,
    b bigint NOT NULL,
    marked_at timestamp with time zone NOT NULL,
    CONSTRAINT lesser_first CHECK ((a < b))
);

ALTER TABLE ONLY contacts.distinct_contacts FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.distinct_contacts OWNER TO wellmet_owner;

--
-- Name: evidence; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.evidence (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    kind smallint NOT NULL,
    ref bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    direction smallint NOT NULL,
    people smallint NOT NULL,
    in_copy boolean NOT NULL,
    CONSTRAINT direction_is_known CHECK ((direction = ANY (ARRAY['-1'::integer, 0, 1])))
);

ALTER TABLE ONLY contacts.evidence FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.evidence OWNER TO wellmet_owner;

--
-- Name: gathered_accounts; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.gathered_accounts (
    account_id uuid NOT NULL,
    network_id integer NOT NULL,
    last_number bigint NOT NULL,
    gathered_at timestamp with time zone
);

ALTER TABLE ONLY contacts.gathered_accounts FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.gathered_accounts OWNER TO wellmet_owner;

--
-- Name: hidden_contacts; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.hidden_contacts (
    network_id integer NOT NULL,
    hide_rule_id uuid NOT NULL,
    person_id bigint NOT NULL
);

ALTER TABLE ONLY contacts.hidden_contacts FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.hidden_contacts OWNER TO wellmet_owner;

--
-- Name: hide_rules; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.hide_rules OWNER TO wellmet_owner;

--
-- Name: import_contacts; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.import_contacts (
    network_id integer NOT NULL,
    import_id uuid NOT NULL,
    person_id bigint NOT NULL
);

ALTER TABLE ONLY contacts.import_contacts FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.import_contacts OWNER TO wellmet_owner;

--
-- Name: import_pieces; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.import_pieces (
    import_id uuid NOT NULL,
    network_id integer NOT NULL,
    number integer NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY contacts.import_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;

ALTER TABLE ONLY contacts.import_pieces FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.import_pieces OWNER TO wellmet_owner;

--
-- Name: import_reminders; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.import_reminders (
    network_id integer NOT NULL,
    send_at timestamp with time zone NOT NULL,
    locale text NOT NULL
);

ALTER TABLE ONLY contacts.import_reminders FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.import_reminders OWNER TO wellmet_owner;

--
-- Name: import_skips; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.import_skips (
    import_id uuid NOT NULL,
    network_id integer NOT NULL,
    number integer NOT NULL,
    file text NOT NULL,
    line integer,
    reason text NOT NULL
);

ALTER TABLE ONLY contacts.import_skips FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.import_skips OWNER TO wellmet_owner;

--
-- Name: import_usage; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.import_usage (
    user_id uuid NOT NULL,
    day date NOT NULL,
    files integer NOT NULL,
    bytes bigint NOT NULL
);

ALTER TABLE ONLY contacts.import_usage FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.import_usage OWNER TO wellmet_owner;

--
-- Name: imports; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.imports OWNER TO wellmet_owner;

--
-- Name: known_members; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.known_members (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    user_id uuid NOT NULL
);

ALTER TABLE ONLY contacts.known_members FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.known_members OWNER TO wellmet_owner;

--
-- Name: merged_evidence; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.merged_evidence (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    kind smallint NOT NULL,
    ref bigint NOT NULL,
    key bigint NOT NULL,
    is_new boolean NOT NULL
);

ALTER TABLE ONLY contacts.merged_evidence FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.merged_evidence OWNER TO wellmet_owner;

--
-- Name: merges; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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
    CONSTRAINT maker_is_known CHECK ((made_by = ANY (ARRAY['hand'::text, 'key'::text])))
);

ALTER TABLE ONLY contacts.merges FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.merges OWNER TO wellmet_owner;

--
-- Name: places; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.places OWNER TO wellmet_owner;

--
-- Name: positions; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.positions OWNER TO wellmet_owner;

--
-- Name: relationships; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

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


ALTER TABLE contacts.relationships OWNER TO wellmet_owner;

--
-- Name: search_tokens; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.search_tokens (
    person_id bigint NOT NULL,
    tokens integer[] NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY contacts.search_tokens FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.search_tokens OWNER TO wellmet_owner;

--
-- Name: syncs; Type: TABLE; Schema: contacts; Owner: wellmet_owner
--

CREATE TABLE contacts.syncs (
    network_id integer NOT NULL,
    synced_at timestamp with time zone NOT NULL,
    people integer NOT NULL,
    milliseconds integer NOT NULL
);

ALTER TABLE ONLY contacts.syncs FORCE ROW LEVEL SECURITY;


ALTER TABLE contacts.syncs OWNER TO wellmet_owner;

--
-- Name: common_tokens; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

CREATE TABLE discovery.common_tokens (
    token integer NOT NULL,
    people integer NOT NULL
);

ALTER TABLE ONLY discovery.common_tokens FORCE ROW LEVEL SECURITY;


ALTER TABLE discovery.common_tokens OWNER TO wellmet_owner;

--
-- Name: company_rankings; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.company_rankings OWNER TO wellmet_owner;

--
-- Name: company_tokens; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

CREATE TABLE discovery.company_tokens (
    company_id bigint NOT NULL,
    tokens integer[] NOT NULL
);

ALTER TABLE ONLY discovery.company_tokens FORCE ROW LEVEL SECURITY;


ALTER TABLE discovery.company_tokens OWNER TO wellmet_owner;

--
-- Name: directory_postings; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

CREATE TABLE discovery.directory_postings (
    token integer NOT NULL,
    chunk integer NOT NULL,
    people bigint[] NOT NULL,
    companies bigint[] NOT NULL
);
ALTER TABLE ONLY discovery.directory_postings ALTER COLUMN people SET STORAGE MAIN;
ALTER TABLE ONLY discovery.directory_postings ALTER COLUMN companies SET STORAGE MAIN;

ALTER TABLE ONLY discovery.directory_postings FORCE ROW LEVEL SECURITY;


ALTER TABLE discovery.directory_postings OWNER TO wellmet_owner;

--
-- Name: mission_targets; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.mission_targets OWNER TO wellmet_owner;

--
-- Name: posted_directory; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

CREATE TABLE discovery.posted_directory (
    version bigint NOT NULL,
    posted_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY discovery.posted_directory FORCE ROW LEVEL SECURITY;


ALTER TABLE discovery.posted_directory OWNER TO wellmet_owner;

--
-- Name: posted_networks; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

CREATE TABLE discovery.posted_networks (
    network_id integer NOT NULL,
    is_private boolean NOT NULL,
    version bigint NOT NULL,
    buckets integer NOT NULL,
    posted_at timestamp with time zone NOT NULL,
    CONSTRAINT buckets_are_a_power_of_two CHECK (((buckets > 0) AND ((buckets & (buckets - 1)) = 0)))
);

ALTER TABLE ONLY discovery.posted_networks FORCE ROW LEVEL SECURITY;


ALTER TABLE discovery.posted_networks OWNER TO wellmet_owner;

--
-- Name: ranked_companies; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.ranked_companies OWNER TO wellmet_owner;

--
-- Name: recommendation_calibrations; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.recommendation_calibrations OWNER TO wellmet_owner;

--
-- Name: recommendation_samples; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.recommendation_samples OWNER TO wellmet_owner;

--
-- Name: saved_list_items; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.saved_list_items OWNER TO wellmet_owner;

--
-- Name: saved_lists; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.saved_lists OWNER TO wellmet_owner;

--
-- Name: token_postings; Type: TABLE; Schema: discovery; Owner: wellmet_owner
--

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


ALTER TABLE discovery.token_postings OWNER TO wellmet_owner;

--
-- Name: inferred_relationships; Type: TABLE; Schema: graph; Owner: wellmet_owner
--

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


ALTER TABLE graph.inferred_relationships OWNER TO wellmet_owner;

--
-- Name: outcome_statistics; Type: TABLE; Schema: graph; Owner: wellmet_owner
--

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
    CONSTRAINT about_is_known CHECK ((about = ANY (ARRAY['asks_of_connector'::text, 'intros_by_connector'::text, 'open_asks'::text, 'intros_to_target'::text, 'denied_steps'::text, 'intros_into_company'::text, 'open_into_company'::text, 'asks_in_workspace'::text, 'intros_in_workspace'::text]))),
    CONSTRAINT audience_is_who_may_know CHECK ((audience_id = COALESCE(user_id, workspace_id))),
    CONSTRAINT happened_were_asked CHECK ((happened <= asked)),
    CONSTRAINT rate_is_a_chance CHECK (((rate > (0)::double precision) AND (rate < (1)::double precision)))
);

ALTER TABLE ONLY graph.outcome_statistics FORCE ROW LEVEL SECURITY;


ALTER TABLE graph.outcome_statistics OWNER TO wellmet_owner;

--
-- Name: step_corrections; Type: TABLE; Schema: graph; Owner: wellmet_owner
--

CREATE TABLE graph.step_corrections (
    id uuid NOT NULL,
    network_id integer NOT NULL,
    from_user_id uuid,
    from_person_id bigint,
    to_person_id bigint NOT NULL,
    from_name text NOT NULL,
    to_name text NOT NULL,
    corrected_at timestamp with time zone NOT NULL,
    CONSTRAINT member_or_person CHECK ((num_nonnulls(from_user_id, from_person_id) = 1))
);

ALTER TABLE ONLY graph.step_corrections FORCE ROW LEVEL SECURITY;


ALTER TABLE graph.step_corrections OWNER TO wellmet_owner;

--
-- Name: _private_job_queues; Type: TABLE; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);


ALTER TABLE graphile_worker._private_job_queues OWNER TO wellmet_owner;

--
-- Name: _private_known_crontabs; Type: TABLE; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);


ALTER TABLE graphile_worker._private_known_crontabs OWNER TO wellmet_owner;

--
-- Name: _private_tasks; Type: TABLE; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);


ALTER TABLE graphile_worker._private_tasks OWNER TO wellmet_owner;

--
-- Name: job_queues_id_seq; Type: SEQUENCE; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: jobs; Type: VIEW; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));


ALTER TABLE graphile_worker.jobs OWNER TO wellmet_owner;

--
-- Name: jobs_id_seq1; Type: SEQUENCE; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: migrations; Type: TABLE; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);


ALTER TABLE graphile_worker.migrations OWNER TO wellmet_owner;

--
-- Name: tasks_id_seq; Type: SEQUENCE; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: member_networks; Type: TABLE; Schema: identity; Owner: wellmet_owner
--

CREATE TABLE identity.member_networks (
    id integer NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY identity.member_networks FORCE ROW LEVEL SECURITY;


ALTER TABLE identity.member_networks OWNER TO wellmet_owner;

--
-- Name: member_networks_id_seq; Type: SEQUENCE; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE identity.member_networks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.member_networks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    MAXVALUE 16777215
    CACHE 1
);


--
-- Name: network_versions; Type: TABLE; Schema: identity; Owner: wellmet_owner
--

CREATE TABLE identity.network_versions (
    network_id integer NOT NULL,
    is_hidden boolean NOT NULL,
    version bigint NOT NULL
);

ALTER TABLE ONLY identity.network_versions FORCE ROW LEVEL SECURITY;


ALTER TABLE identity.network_versions OWNER TO wellmet_owner;

--
-- Name: sharing_grants; Type: TABLE; Schema: identity; Owner: wellmet_owner
--

CREATE TABLE identity.sharing_grants (
    network_id integer NOT NULL,
    viewer_network_id integer NOT NULL
);

ALTER TABLE ONLY identity.sharing_grants FORCE ROW LEVEL SECURITY;


ALTER TABLE identity.sharing_grants OWNER TO wellmet_owner;

--
-- Name: sharing_settings; Type: TABLE; Schema: identity; Owner: wellmet_owner
--

CREATE TABLE identity.sharing_settings (
    network_id integer NOT NULL,
    mode text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT mode_is_known CHECK ((mode = ANY (ARRAY['private'::text, 'workspace'::text, 'selected'::text])))
);

ALTER TABLE ONLY identity.sharing_settings FORCE ROW LEVEL SECURITY;


ALTER TABLE identity.sharing_settings OWNER TO wellmet_owner;

--
-- Name: visible_networks; Type: TABLE; Schema: identity; Owner: wellmet_owner
--

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


ALTER TABLE identity.visible_networks OWNER TO wellmet_owner;

--
-- Name: asks; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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


ALTER TABLE introductions.asks OWNER TO wellmet_owner;

--
-- Name: calibrations; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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


ALTER TABLE introductions.calibrations OWNER TO wellmet_owner;

--
-- Name: connector_rules; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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


ALTER TABLE introductions.connector_rules OWNER TO wellmet_owner;

--
-- Name: guest_links; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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


ALTER TABLE introductions.guest_links OWNER TO wellmet_owner;

--
-- Name: outcome_settings; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

CREATE TABLE introductions.outcome_settings (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    records_automatically boolean NOT NULL
);

ALTER TABLE ONLY introductions.outcome_settings FORCE ROW LEVEL SECURITY;


ALTER TABLE introductions.outcome_settings OWNER TO wellmet_owner;

--
-- Name: outcomes; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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


ALTER TABLE introductions.outcomes OWNER TO wellmet_owner;

--
-- Name: predictions; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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


ALTER TABLE introductions.predictions OWNER TO wellmet_owner;

--
-- Name: request_events; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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


ALTER TABLE introductions.request_events OWNER TO wellmet_owner;

--
-- Name: request_events_seq_seq; Type: SEQUENCE; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.request_events ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME introductions.request_events_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: request_followers; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

CREATE TABLE introductions.request_followers (
    request_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    target jsonb NOT NULL,
    connector jsonb NOT NULL,
    followed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY introductions.request_followers FORCE ROW LEVEL SECURITY;


ALTER TABLE introductions.request_followers OWNER TO wellmet_owner;

--
-- Name: requests; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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
    CONSTRAINT one_connector CHECK ((num_nonnulls(connector_user, connector_person) = 1)),
    CONSTRAINT reply_is_known CHECK ((replied_with = ANY (ARRAY['introduce'::text, 'ask_target'::text, 'name_drop'::text])))
);

ALTER TABLE ONLY introductions.requests FORCE ROW LEVEL SECURITY;


ALTER TABLE introductions.requests OWNER TO wellmet_owner;

--
-- Name: suggested_outcomes; Type: TABLE; Schema: introductions; Owner: wellmet_owner
--

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


ALTER TABLE introductions.suggested_outcomes OWNER TO wellmet_owner;

--
-- Name: applied; Type: TABLE; Schema: migrations; Owner: wellmet_owner
--

CREATE TABLE migrations.applied (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    run_on timestamp without time zone NOT NULL
);


ALTER TABLE migrations.applied OWNER TO wellmet_owner;

--
-- Name: applied_id_seq; Type: SEQUENCE; Schema: migrations; Owner: wellmet_owner
--

CREATE SEQUENCE migrations.applied_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER TABLE migrations.applied_id_seq OWNER TO wellmet_owner;

--
-- Name: applied_id_seq; Type: SEQUENCE OWNED BY; Schema: migrations; Owner: wellmet_owner
--

ALTER SEQUENCE migrations.applied_id_seq OWNED BY migrations.applied.id;


--
-- Name: backup_runs; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

CREATE TABLE platform.backup_runs (
    id uuid NOT NULL,
    kind text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    succeeded boolean NOT NULL,
    detail text NOT NULL,
    CONSTRAINT backup_kind_is_known CHECK ((kind = ANY (ARRAY['dump'::text, 'drill'::text])))
);

ALTER TABLE ONLY platform.backup_runs FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.backup_runs OWNER TO wellmet_owner;

--
-- Name: idempotency_keys; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

CREATE TABLE platform.idempotency_keys (
    principal text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status smallint,
    reply json,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.idempotency_keys FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.idempotency_keys OWNER TO wellmet_owner;

--
-- Name: mail_permits; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

CREATE TABLE platform.mail_permits (
    id uuid NOT NULL,
    kind text,
    mailbox bytea NOT NULL,
    user_id uuid,
    workspace_id uuid,
    about uuid,
    granted_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE ONLY platform.mail_permits FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.mail_permits OWNER TO wellmet_owner;

--
-- Name: mails; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

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
    CONSTRAINT mail_keeps_its_content_until_it_is_settled CHECK (((content IS NULL) = (status = ANY (ARRAY['sent'::text, 'refused'::text])))),
    CONSTRAINT mail_status_is_known CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'parked'::text])))
);

ALTER TABLE ONLY platform.mails FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.mails OWNER TO wellmet_owner;

--
-- Name: outbox; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

CREATE TABLE platform.outbox (
    id uuid NOT NULL,
    name text NOT NULL,
    payload jsonb NOT NULL,
    announced_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.outbox FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.outbox OWNER TO wellmet_owner;

--
-- Name: processed_jobs; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

CREATE TABLE platform.processed_jobs (
    key text NOT NULL,
    done_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.processed_jobs FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.processed_jobs OWNER TO wellmet_owner;

--
-- Name: roots; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

CREATE TABLE platform.roots (
    id text NOT NULL,
    sealed text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.roots FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.roots OWNER TO wellmet_owner;

--
-- Name: suppressed_mailboxes; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

CREATE TABLE platform.suppressed_mailboxes (
    mailbox bytea NOT NULL,
    since timestamp with time zone NOT NULL
);

ALTER TABLE ONLY platform.suppressed_mailboxes FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.suppressed_mailboxes OWNER TO wellmet_owner;

--
-- Name: workers; Type: TABLE; Schema: platform; Owner: wellmet_owner
--

CREATE TABLE platform.workers (
    worker_id text NOT NULL,
    process text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.workers FORCE ROW LEVEL SECURITY;


ALTER TABLE platform.workers OWNER TO wellmet_owner;

--
-- Name: applied id; Type: DEFAULT; Schema: migrations; Owner: wellmet_owner
--

ALTER TABLE ONLY migrations.applied ALTER COLUMN id SET DEFAULT nextval('migrations.applied_id_seq'::regclass);


--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--



--
-- Data for Name: audit_events; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.audit_events VALUES
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', 1, '2026-11-17 19:06:44.497+00', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', 'workspace.founded', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', '{}', '\xf887670dcf9caf5684bbacb3644f6e4b64ac051be691db8b56276695daa4136e'),
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', 2, '2026-11-17 19:06:44.519+00', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', 'user.signed-up', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', '{}', '\x242220d011ad9291c2035715d0e34cc3b0dbb1e2299837f5aefd62fe2240aeb2'),
	('01a1eae7-899c-76f2-af2d-5d9faa2625cd', 1, '2026-11-17 19:06:45.02+00', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'workspace.founded', '01a1eae7-899c-76f2-af2d-5d9faa2625cd', '{}', '\x2936697c45709074b84cc5aa9dfb28c5e11cea17ff97125d836b7f67e8ea18cb'),
	('01a1eae7-899c-76f2-af2d-5d9faa2625cd', 2, '2026-11-17 19:06:45.027+00', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'user.signed-up', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '{}', '\xe997193a43eb233bc144dde5da8b1e518851beaebb8850e4359bd8d2609cb6b1'),
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', 3, '2026-11-17 19:06:45.136+00', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', 'member.invited', 'bob@example.com', '{"role": "member"}', '\xb43a24f2a610df410d4bc5b67020ce9568bb902023db806642af2f123c9f3feb'),
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', 4, '2026-11-17 19:06:45.215+00', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'member.joined', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '{"role": "member"}', '\xe36c359f7dde4d5d61fb2561a0f8aeca2655459d3256780ba68842ac31363b3e'),
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', 5, '2026-11-17 19:06:46.13+00', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'sharing.changed', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '{"to": "workspace"}', '\x7fd4a2512793e7e0563b930fff9b3ba7fc52638d3e2e7aa6b36d65e6b0d87d46');


--
-- Data for Name: audit_heads; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.audit_heads VALUES
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', 5, '\x7fd4a2512793e7e0563b930fff9b3ba7fc52638d3e2e7aa6b36d65e6b0d87d46', 5),
	('01a1eae7-899c-76f2-af2d-5d9faa2625cd', 2, '\xe997193a43eb233bc144dde5da8b1e518851beaebb8850e4359bd8d2609cb6b1', 2);


--
-- Data for Name: credentials; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.credentials VALUES
	('01a1eae7-874a-7349-abb4-5ae74dccdf52', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', 'credential', '$argon2id$v=19$m=19456,t=2,p=1$mUWapc/fy143iSgq6iTweg$23Y3H714snVqPw9glsxCuFWCtZ/NnJtLBWNHRxqpx8U', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-17 19:06:44.426+00', '2026-11-17 19:06:44.426+00'),
	('01a1eae7-898d-7ea2-99f2-7a9ee7e56581', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'credential', '$argon2id$v=19$m=19456,t=2,p=1$kzgSNTSIYiXGjNM7AfUkKA$jo+5NwIahCqjmnMOzS+Zczq2oSE4XdLBOWPnos8iCBU', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-17 19:06:45.003+00', '2026-11-17 19:06:45.003+00');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.invitations VALUES
	('01a1eae7-8a18-7f7e-ad38-4c4df40ef047', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', 'bob@example.com', 'member', '\x50e74dcd565b9f7916aeaf3fc487d4c32402df0048134442a3028b8b06357cfe', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', '2026-11-17 19:06:45.136+00', '2026-12-01 19:06:45.136+00', '2026-11-17 19:06:45.215+00', true);


--
-- Data for Name: memberships; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.memberships VALUES
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', 'owner', '2026-11-17 19:06:44.497+00'),
	('01a1eae7-899c-76f2-af2d-5d9faa2625cd', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'owner', '2026-11-17 19:06:45.02+00'),
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'member', '2026-11-17 19:06:45.215+00');


--
-- Data for Name: notification_settings; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--



--
-- Data for Name: notifications; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.notifications VALUES
	('01a1eae7-8a82-7764-8541-3a2914b5b6cc', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', 'member.joined', '{"code": "notifications.memberJoined", "text": "Bob Reyes joined the workspace", "params": {"name": "Bob Reyes"}}', '[]', '/settings/workspace', NULL, false, '2026-11-17 19:06:45.25+00', NULL),
	('01a1eae7-8c89-711a-a6a1-1b458370257b', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', 'import.done', '{"code": "imports.fileImported", "text": "Connections.csv was imported", "params": {"file": "Connections.csv"}}', '[{"code": "imports.contactsCreated", "text": "2 contacts were created.", "params": {"count": 2}}]', '/access?panel=01a1eae7-8a79-7317-bf41-ddde927ca634', 'import:01a1eae7-8a79-7317-bf41-ddde927ca634', false, '2026-11-17 19:06:45.769+00', NULL),
	('01a1eae7-8d24-774a-bec6-82513260afb3', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', 'import.done', '{"code": "imports.fileImported", "text": "Connections.csv was imported", "params": {"file": "Connections.csv"}}', '[{"code": "imports.contactsCreated", "text": "3 contacts were created.", "params": {"count": 3}}]', '/access?panel=01a1eae7-8cba-7af8-b6d6-bcd1de353ac9', 'import:01a1eae7-8cba-7af8-b6d6-bcd1de353ac9', false, '2026-11-17 19:06:45.924+00', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.sessions VALUES
	('01a1eae7-878c-7d3b-b60b-fef1c0a0723a', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', 'Tk-uLroMDYEemvaXpzurXTr6Lr_RsaGvpGQtTlw2CaA', '2026-12-01 19:06:44.491+00', '127.0.0.1', 'node', '2026-11-17 19:06:44.492+00', '2026-11-17 19:06:44.492+00'),
	('01a1eae7-8997-7626-a17a-0e73856bad61', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', 'oVusvPceOZsrSylyddOye2Lzeck6m_DVWn-DUjcfOwE', '2026-12-01 19:06:45.015+00', '127.0.0.1', 'node', '2026-11-17 19:06:45.015+00', '2026-11-17 19:06:45.015+00');


--
-- Data for Name: sign_in_failures; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.users VALUES
	('01a1eae7-8742-7775-b9c3-ab99c8fe111e', 'Mara Lind', 'mara@example.com', true, NULL, '2026-11-17 19:06:44.417+00', '2026-11-17 19:06:44.841+00', NULL, NULL),
	('01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'Bob Reyes', 'bob@example.com', true, NULL, '2026-11-17 19:06:45+00', '2026-11-17 19:06:45.125+00', NULL, NULL);


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--



--
-- Data for Name: workspaces; Type: TABLE DATA; Schema: account; Owner: wellmet_owner
--

INSERT INTO account.workspaces VALUES
	('01a1eae7-8791-73d3-813b-e03eaa9e78ae', 'Mara Lind’s workspace', '2026-11-17 19:06:44.497+00'),
	('01a1eae7-899c-76f2-af2d-5d9faa2625cd', 'Bob Reyes’s workspace', '2026-11-17 19:06:45.02+00');


--
-- Data for Name: account_sources; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: connected_accounts; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: consents; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: enrichment_accounts; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: enrichment_questions; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: linear_deliveries; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: own_addresses; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: people_data_answers; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: provider_pauses; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: provider_usage; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: source_records; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: sync_runs; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: workspace_usage; Type: TABLE DATA; Schema: connections; Owner: wellmet_owner
--



--
-- Data for Name: co_occurrences; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: contact_changes; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: contact_details; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.contact_details VALUES
	(1, -8979602037316438379, '{ines@lighthouse.example}', '{}', 'ines', '2021-03-03', '{Connections.csv}', '2026-11-17 19:06:45.631+00', NULL, NULL, NULL),
	(1, 248521957005958634, '{tomas@kade.example}', '{}', 'tomas', '2025-10-11', '{Connections.csv}', '2026-11-17 19:06:45.631+00', NULL, NULL, NULL),
	(3, 6694772577963806845, '{ana@northgate.example}', '{}', 'ana', '2024-02-08', '{Connections.csv}', '2026-11-17 19:06:45.875+00', NULL, NULL, NULL),
	(3, -7870455205473863429, '{joost@kade.example}', '{}', 'joost', '2026-05-02', '{Connections.csv}', '2026-11-17 19:06:45.875+00', NULL, NULL, NULL),
	(3, -6949643270206402847, '{}', '{}', 'priya', '2022-01-01', '{Connections.csv}', '2026-11-17 19:06:45.875+00', NULL, NULL, NULL);


--
-- Data for Name: contact_keys; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.contact_keys VALUES
	(1, -8979602037316438379, -8979602037316438379),
	(1, -7248294792792530600, -8979602037316438379),
	(1, 248521957005958634, 248521957005958634),
	(1, -5268404335952111082, 248521957005958634),
	(3, 6694772577963806845, 6694772577963806845),
	(3, -512020989734524252, 6694772577963806845),
	(3, -7870455205473863429, -7870455205473863429),
	(3, -8554205310432680626, -7870455205473863429),
	(3, -6949643270206402847, -6949643270206402847);


--
-- Data for Name: contact_lookups; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: contact_notes; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.contact_notes VALUES
	('01a1eae7-8eb6-7345-a296-8bdfb473e9d1', 1, -8979602037316438379, 'Met at the fair, likes maps.', '2026-11-17 19:06:46.326+00', '2026-11-17 19:06:46.326+00');


--
-- Data for Name: contact_tags; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: contact_views; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: contacts; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.contacts VALUES
	(1, -8979602037316438379, 'Ines Duarte', 'Designer', 'Lighthouse', -5284616218467654776, NULL, '2026-11-17 19:06:45.631+00', '''=company:lighthouse'':4B ''=domain:lighthouse.example'':5B ''=function:design'':7C ''=job:design:none'':8C ''designer'':6C ''duarte'':2A ''ines'':1A ''lighthouse'':3B', 0, false),
	(1, 248521957005958634, 'Tomas Novak', 'Engineer', 'Kade', 4204343683379505889, NULL, '2026-11-17 19:06:45.631+00', '''=company:kade'':4B ''=domain:kade.example'':5B ''=function:engineering'':7C ''=job:engineering:none'':8C ''engineer'':6C ''kade'':3B ''novak'':2A ''tomas'':1A', 0, false),
	(3, 6694772577963806845, 'Ana Ribeiro', 'Partner', 'Northgate, Inc.', -2607536641694268326, NULL, '2026-11-17 19:06:45.875+00', '''=company:northgate'':6B ''=domain:northgate.example'':7B ''=level:partner'':9C ''ana'':1A ''inc'':4B ''northgate'':3B ''northgateinc'':5B ''partner'':8C ''ribeiro'':2A', 0, false),
	(3, -7870455205473863429, 'Joost de Wit', 'Founder', 'Kade', 4204343683379505889, NULL, '2026-11-17 19:06:45.875+00', '''=company:kade'':6B ''=domain:kade.example'':7B ''=founder:yes'':10C ''=level:owner'':9C ''de'':2A ''dewit'':4A ''founder'':8C ''joost'':1A ''kade'':5B ''wit'':3A', 1, false),
	(3, -6949643270206402847, 'Priya Raman', 'CTO', 'Heliograph', 1793189644614712923, NULL, '2026-11-17 19:06:45.875+00', '''=company:heliograph'':4B ''=function:engineering'':6C ''=job:engineering:cxo'':7C ''=level:cxo'':8C ''cto'':5C ''heliograph'':3B ''priya'':1A ''raman'':2A', 0, false);


--
-- Data for Name: deletions; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: distinct_contacts; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: evidence; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.evidence VALUES
	(1, -8979602037316438379, 4, 1370679433184395236, '2021-03-03 00:00:00+00', 0, 1, false),
	(1, 248521957005958634, 4, 1370679433184395236, '2025-10-11 00:00:00+00', 0, 1, false),
	(3, 6694772577963806845, 4, 1370679433184395236, '2024-02-08 00:00:00+00', 0, 1, false),
	(3, -7870455205473863429, 4, 1370679433184395236, '2026-05-02 00:00:00+00', 0, 1, false),
	(3, -6949643270206402847, 4, 1370679433184395236, '2022-01-01 00:00:00+00', 0, 1, false);


--
-- Data for Name: gathered_accounts; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: hidden_contacts; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: hide_rules; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: import_contacts; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.import_contacts VALUES
	(1, '01a1eae7-8a79-7317-bf41-ddde927ca634', -8979602037316438379),
	(1, '01a1eae7-8a79-7317-bf41-ddde927ca634', 248521957005958634),
	(3, '01a1eae7-8cba-7af8-b6d6-bcd1de353ac9', 6694772577963806845),
	(3, '01a1eae7-8cba-7af8-b6d6-bcd1de353ac9', -7870455205473863429),
	(3, '01a1eae7-8cba-7af8-b6d6-bcd1de353ac9', -6949643270206402847);


--
-- Data for Name: import_pieces; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: import_reminders; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: import_skips; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: import_usage; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.import_usage VALUES
	('01a1eae7-8742-7775-b9c3-ab99c8fe111e', '2026-11-17', 1, 260),
	('01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '2026-11-17', 1, 337);


--
-- Data for Name: imports; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.imports VALUES
	('01a1eae7-8a79-7317-bf41-ddde927ca634', 1, '01a1eae7-8791-73d3-813b-e03eaa9e78ae', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', 'Connections.csv', 260, '\xe1860ea20719914ddafcbb22b696b27b864db86c49469ef9b1b1a6191d15a488', 'done', 'linkedin-csv', '{"rows": 2, "parts": [{"kind": "contact", "rows": 2, "used": 2, "skipped": 0, "notCounted": 0}], "merged": 0, "created": 2, "skipped": 0, "updated": 0, "evidence": 2, "unchanged": 0}', NULL, '2026-11-17 19:06:45.244+00', '2026-11-17 19:06:45.631+00', NULL, NULL, NULL),
	('01a1eae7-8cba-7af8-b6d6-bcd1de353ac9', 3, '01a1eae7-8791-73d3-813b-e03eaa9e78ae', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', 'Connections.csv', 337, '\xfa7ab22f7d6bb7da6843d9946caf6258dc3452c14f06a180b22a4e8e8ca21e2d', 'done', 'linkedin-csv', '{"rows": 3, "parts": [{"kind": "contact", "rows": 3, "used": 3, "skipped": 0, "notCounted": 0}], "merged": 0, "created": 3, "skipped": 0, "updated": 0, "evidence": 3, "unchanged": 0}', NULL, '2026-11-17 19:06:45.821+00', '2026-11-17 19:06:45.875+00', NULL, NULL, NULL);


--
-- Data for Name: known_members; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: merged_evidence; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: merges; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: places; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: positions; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--



--
-- Data for Name: relationships; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.relationships VALUES
	(1, -8979602037316438379, -5284616218467654776, 50, false, false, NULL, 0, 0, 1, '2026-11-17 19:06:45.631+00', 0, 0),
	(1, 248521957005958634, 4204343683379505889, 50, false, false, NULL, 0, 0, 1, '2026-11-17 19:06:45.631+00', 0, 0),
	(3, 6694772577963806845, -2607536641694268326, 50, false, false, NULL, 0, 0, 1, '2026-11-17 19:06:45.875+00', 0, 0),
	(3, -7870455205473863429, 4204343683379505889, 50, false, false, NULL, 0, 0, 1, '2026-11-17 19:06:45.875+00', 0, 0),
	(3, -6949643270206402847, 1793189644614712923, 50, false, false, NULL, 0, 0, 1, '2026-11-17 19:06:45.875+00', 0, 0);


--
-- Data for Name: search_tokens; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.search_tokens VALUES
	(-8979602037316438379, '{1441659312,1872084957,-1613235317,57215517,-355550432,-516954973,108298721,100125900,1344241886,-804040242}', '2026-11-17 19:06:45.752096+00'),
	(248521957005958634, '{-812306064,-614725429,-48049967,991934398,1880314404,-2114803150,719616041,-27116399,334758647,1004912598}', '2026-11-17 19:06:45.752236+00'),
	(-7870455205473863429, '{739264538,-644853278,195434915,1020933558,-386117924,557112105,1880314404,992806730,719616041,-27116399,1433908965,875685028}', '2026-11-17 19:06:45.911082+00'),
	(-6949643270206402847, '{-58719813,790416924,-1960745850,1279993620,1012841066,-1435950425,1256198715,334758647,1724388521,-1960926775}', '2026-11-17 19:06:45.91113+00'),
	(6694772577963806845, '{-519069938,-303297794,-1145485084,268859223,168877118,-1667808606,318374870,1628328588,-1326730252,-2066022028,1542211475}', '2026-11-17 19:06:45.911151+00');


--
-- Data for Name: syncs; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.syncs VALUES
	(1, '2026-11-17 19:06:48.65+00', 2, 31);


--
-- Data for Name: token_variants; Type: TABLE DATA; Schema: contacts; Owner: wellmet_owner
--

INSERT INTO contacts.token_variants VALUES
	(-2114803150, '{-2093571146,-1887471195,-1494885430,-1126368896,-740950508,-642907856,-518574014,359539693,681900718,1100864900,1529672271}'),
	(-1613235317, '{-1339328944,-795521514,-725750115,85023526,1526061279}'),
	(-516954973, '{-1893279292,-1452016130,-1331467199,-1126323498,-168220126,492856140,832612191,844359235,1212726183,1226654399,1339243981,1778675952}'),
	(-355550432, '{-1901562949,-1686245290,-1340519158,-1320363691,-817257392,-183822979,-127915808,65181833,186751324,479623898,1117154113,1247816548,1476633727,1661663807}'),
	(-48049967, '{-929581822,262469971,265049556,392878851,869502007,1355276040,1860041276}'),
	(57215517, '{-1960448732,-1478785797,-744711972,-163811242,313318935,345854803,692703075,888310442,2077749516}'),
	(991934398, '{-2088454917,-1546460049,-990272141,-900528069,1221796126,1620328271,1960660743}'),
	(1880314404, '{-549739843,108072946,154015498,1679913359,1839371239}'),
	(-1960745850, '{-1881359117,-1433933057,-1142492655,-169029571,1049738230,1416399541,1834816753}'),
	(168877118, '{-2098994624,-2011245902,-1733750192,-1259776365,-1177541750,-746497035,-226283835,498008103,552945261,667152358,983738804,1231672607,2141908577}'),
	(195434915, '{-1735730077,-1654569956,-1595865837,-1301941869,-395469292,-355452892}'),
	(268859223, '{-1961795968,-1568214140,-1429599735,-857739189,-239280948,26593853,1071344246,1485257379,1507417433,1792978651,1915278821}'),
	(318374870, '{-2071373441,-2011245902,-1885038454,-1759821940,-1600388036,-577538385,-105060921,498008103,552945261,667152358,1062247507,1155464688,1435859314,1549160289,1867425163,2010783769}'),
	(557112105, '{-1786535084,-1606298117,-1489841231,-762605249,-553424299,16763742,1718745581}'),
	(992806730, '{-1230846433,-1062518506,-1015352966,-971125142,-690293239,-605046793,-10585066,1070903601,1740512682,1766214685,2096374541}'),
	(1012841066, '{-2103502716,-2081968054,-2003721336,-1663106917,-1281789601,-658320924,-599621561,-450862046,-170166004,-103789139,958954965,1428922585,1644122617,1736839189}'),
	(1279993620, '{-1422054448,-241400698,1003400390,1216725845,1240493148,1838227805,2116529996}'),
	(1628328588, '{-1965982500,-1528516618,-1468513150,-1340337787,-1210037311,-495369930,-221328837,906842838,1103199709,2033957606,2134853440}');


--
-- Data for Name: common_tokens; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: company_rankings; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: company_tokens; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--

INSERT INTO discovery.company_tokens VALUES
	(-5284616218467654776, '{-547369917,-355550432}'),
	(4204343683379505889, '{-469758457,1880314404}'),
	(-2607536641694268326, '{-614725429,168877118}'),
	(1793189644614712923, '{-1270289277,1012841066}');


--
-- Data for Name: directory_postings; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: mission_targets; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: missions; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: posted_directory; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: posted_networks; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--

INSERT INTO discovery.posted_networks VALUES
	(3, false, 2, 1, '2026-11-17 19:06:48.171718+00'),
	(3, true, 0, 1, '2026-11-17 19:06:48.171718+00'),
	(1, false, 2, 1, '2026-11-17 19:06:50.660695+00'),
	(1, true, 0, 1, '2026-11-17 19:06:50.660695+00');


--
-- Data for Name: ranked_companies; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: recommendation_calibrations; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: recommendation_samples; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: saved_list_items; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: saved_lists; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--



--
-- Data for Name: token_postings; Type: TABLE DATA; Schema: discovery; Owner: wellmet_owner
--

INSERT INTO discovery.token_postings VALUES
	(3, false, 0, 0, '{-2066022028,-1960926775,-1960745850,-1667808606,-1435950425,-1326730252,-1145485084,-644853278,-519069938,-386117924,-303297794,-58719813,-27116399,168877118,195434915,268859223,318374870,334758647,557112105,719616041,739264538,790416924,875685028,992806730,1012841066,1020933558,1256198715,1279993620,1433908965,1542211475,1628328588,1724388521,1880314404}', '{6694772577963806845,-6949643270206402847,-6949643270206402847,6694772577963806845,-6949643270206402847,6694772577963806845,6694772577963806845,-7870455205473863429,6694772577963806845,-7870455205473863429,6694772577963806845,-6949643270206402847,-7870455205473863429,6694772577963806845,-7870455205473863429,6694772577963806845,6694772577963806845,-6949643270206402847,-7870455205473863429,-7870455205473863429,-7870455205473863429,-6949643270206402847,-7870455205473863429,-7870455205473863429,-6949643270206402847,-7870455205473863429,-6949643270206402847,-6949643270206402847,-7870455205473863429,6694772577963806845,6694772577963806845,-6949643270206402847,-7870455205473863429}'),
	(1, false, 0, 0, '{-2114803150,-1613235317,-812306064,-804040242,-614725429,-516954973,-355550432,-48049967,-27116399,57215517,100125900,108298721,334758647,719616041,991934398,1004912598,1344241886,1441659312,1872084957,1880314404}', '{248521957005958634,-8979602037316438379,248521957005958634,-8979602037316438379,248521957005958634,-8979602037316438379,-8979602037316438379,248521957005958634,248521957005958634,-8979602037316438379,-8979602037316438379,-8979602037316438379,248521957005958634,248521957005958634,248521957005958634,248521957005958634,-8979602037316438379,-8979602037316438379,-8979602037316438379,248521957005958634}');


--
-- Data for Name: inferred_relationships; Type: TABLE DATA; Schema: graph; Owner: wellmet_owner
--



--
-- Data for Name: outcome_statistics; Type: TABLE DATA; Schema: graph; Owner: wellmet_owner
--



--
-- Data for Name: step_corrections; Type: TABLE DATA; Schema: graph; Owner: wellmet_owner
--



--
-- Data for Name: _private_job_queues; Type: TABLE DATA; Schema: graphile_worker; Owner: wellmet_owner
--

INSERT INTO graphile_worker._private_job_queues OVERRIDING SYSTEM VALUE VALUES
	(1, 'imports-of-01a1eae7-8742-7775-b9c3-ab99c8fe111e', NULL, NULL, DEFAULT),
	(2, 'imports-of-01a1eae7-8988-71f4-bc1b-ab42c051f9f8', NULL, NULL, DEFAULT);


--
-- Data for Name: _private_jobs; Type: TABLE DATA; Schema: graphile_worker; Owner: wellmet_owner
--



--
-- Data for Name: _private_known_crontabs; Type: TABLE DATA; Schema: graphile_worker; Owner: wellmet_owner
--

INSERT INTO graphile_worker._private_known_crontabs VALUES
	('platform.park-lost-mails', '2026-11-17 19:06:43.928+00', NULL),
	('platform.reconcile-mails', '2026-11-17 19:06:43.928+00', NULL),
	('platform.sweep-traces', '2026-11-17 19:06:43.928+00', NULL),
	('account.send-digests', '2026-11-17 19:06:43.928+00', NULL),
	('account.anchor-audit', '2026-11-17 19:06:43.928+00', NULL),
	('account.sweep-sign-in-failures', '2026-11-17 19:06:43.928+00', NULL),
	('account.sweep-notifications', '2026-11-17 19:06:43.928+00', NULL),
	('connections.sweep-people-data', '2026-11-17 19:06:43.928+00', NULL),
	('connections.sweep-enrichment', '2026-11-17 19:06:43.928+00', NULL),
	('connections.sweep-linear', '2026-11-17 19:06:43.928+00', NULL),
	('connections.sweep', '2026-11-17 19:06:43.928+00', NULL),
	('contacts.sync-all-graphs', '2026-11-17 19:06:43.928+00', NULL),
	('graph.derive-all-relationships', '2026-11-17 19:06:43.928+00', NULL),
	('discovery.learn-whom-to-meet-everywhere', '2026-11-17 19:06:43.928+00', NULL),
	('discovery.count-tokens', '2026-11-17 19:06:43.928+00', NULL),
	('introductions.catch-up', '2026-11-17 19:06:43.928+00', NULL),
	('introductions.delete-expired-links', '2026-11-17 19:06:43.928+00', NULL),
	('introductions.update-all-outcome-statistics', '2026-11-17 19:06:43.928+00', NULL),
	('introductions.calibrate-everywhere', '2026-11-17 19:06:43.928+00', NULL),
	('database.journal-deletions', '2026-11-17 19:06:43.928+00', NULL),
	('database.back-up', '2026-11-17 19:06:43.928+00', NULL),
	('database.drill-restore', '2026-11-17 19:06:43.928+00', NULL);


--
-- Data for Name: _private_tasks; Type: TABLE DATA; Schema: graphile_worker; Owner: wellmet_owner
--

INSERT INTO graphile_worker._private_tasks OVERRIDING SYSTEM VALUE VALUES
	(1, 'platform.deliver-event'),
	(2, 'platform.send-mail'),
	(3, 'platform.park-lost-mails'),
	(4, 'platform.reconcile-mails'),
	(5, 'platform.sweep-traces'),
	(6, 'account.send-digests'),
	(7, 'account.send-digest'),
	(8, 'account.stop-mailing'),
	(9, 'account.sweep-notifications'),
	(10, 'account.anchor-audit'),
	(11, 'account.send-reset-link'),
	(12, 'account.sweep-sign-in-failures'),
	(13, 'connections.sync-source'),
	(14, 'connections.revoke-account'),
	(15, 'connections.sift-records'),
	(16, 'connections.sweep'),
	(17, 'connections.sweep-people-data'),
	(18, 'connections.sweep-enrichment'),
	(19, 'connections.sweep-linear'),
	(20, 'contacts.gather-account'),
	(21, 'contacts.pair-account'),
	(22, 'contacts.regather-account'),
	(23, 'contacts.withdraw-account'),
	(24, 'contacts.read-import'),
	(25, 'contacts.undo-import'),
	(26, 'contacts.send-import-reminder'),
	(27, 'contacts.save-known-members'),
	(28, 'contacts.sync-graph'),
	(29, 'contacts.sync-all-graphs'),
	(30, 'graph.derive-relationships'),
	(31, 'graph.derive-all-relationships'),
	(32, 'discovery.rank-companies'),
	(33, 'discovery.prepare-companies'),
	(34, 'discovery.save-company-tokens'),
	(35, 'discovery.learn-whom-to-meet-everywhere'),
	(36, 'discovery.learn-whom-to-meet'),
	(37, 'discovery.sample-targets'),
	(38, 'discovery.save-postings'),
	(39, 'discovery.count-tokens'),
	(40, 'introductions.ask-scheduled'),
	(41, 'introductions.handle-silence'),
	(42, 'introductions.catch-up'),
	(43, 'introductions.delete-expired-links'),
	(44, 'introductions.notify-of-outcome'),
	(45, 'introductions.remind-connector'),
	(46, 'introductions.update-outcome-statistics'),
	(47, 'introductions.delete-cached-answers'),
	(48, 'introductions.update-all-outcome-statistics'),
	(49, 'introductions.calibrate-everywhere'),
	(50, 'introductions.calibrate');
INSERT INTO graphile_worker._private_tasks OVERRIDING SYSTEM VALUE VALUES
	(51, 'introductions.look-for-outcomes'),
	(52, 'database.back-up'),
	(53, 'database.drill-restore'),
	(54, 'database.journal-deletions');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: graphile_worker; Owner: wellmet_owner
--

INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-17 19:06:34.548036+00', true),
	(2, '2026-11-17 19:06:34.564544+00', false),
	(3, '2026-11-17 19:06:34.629052+00', true),
	(4, '2026-11-17 19:06:34.634395+00', false),
	(5, '2026-11-17 19:06:34.63701+00', false),
	(6, '2026-11-17 19:06:34.644446+00', false),
	(7, '2026-11-17 19:06:34.651421+00', false),
	(8, '2026-11-17 19:06:34.653962+00', false),
	(9, '2026-11-17 19:06:34.664552+00', false),
	(10, '2026-11-17 19:06:34.666488+00', false),
	(11, '2026-11-17 19:06:34.672077+00', true),
	(12, '2026-11-17 19:06:34.769628+00', false),
	(13, '2026-11-17 19:06:34.774297+00', true),
	(14, '2026-11-17 19:06:34.777102+00', true),
	(15, '2026-11-17 19:06:34.780127+00', false),
	(16, '2026-11-17 19:06:34.782492+00', true),
	(17, '2026-11-17 19:06:34.788101+00', false),
	(18, '2026-11-17 19:06:34.793611+00', false),
	(19, '2026-11-17 19:06:34.799462+00', true),
	(20, '2026-11-17 19:06:34.802955+00', false);


--
-- Data for Name: member_networks; Type: TABLE DATA; Schema: identity; Owner: wellmet_owner
--

INSERT INTO identity.member_networks OVERRIDING SYSTEM VALUE VALUES
	(1, '01a1eae7-8791-73d3-813b-e03eaa9e78ae', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', '2026-11-17 19:06:44.665833+00'),
	(2, '01a1eae7-899c-76f2-af2d-5d9faa2625cd', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '2026-11-17 19:06:45.107794+00'),
	(3, '01a1eae7-8791-73d3-813b-e03eaa9e78ae', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', '2026-11-17 19:06:45.267546+00');


--
-- Data for Name: network_versions; Type: TABLE DATA; Schema: identity; Owner: wellmet_owner
--

INSERT INTO identity.network_versions VALUES
	(1, false, 2),
	(3, false, 2);


--
-- Data for Name: sharing_grants; Type: TABLE DATA; Schema: identity; Owner: wellmet_owner
--



--
-- Data for Name: sharing_settings; Type: TABLE DATA; Schema: identity; Owner: wellmet_owner
--

INSERT INTO identity.sharing_settings VALUES
	(3, 'workspace', '2026-11-17 19:06:46.064+00');


--
-- Data for Name: visible_networks; Type: TABLE DATA; Schema: identity; Owner: wellmet_owner
--

INSERT INTO identity.visible_networks VALUES
	(1, 1, 1000, 'self', NULL, 0),
	(2, 2, 1000, 'self', NULL, 0),
	(3, 3, 1000, 'self', NULL, 0),
	(1, 3, 320, 'workspace', NULL, 3);


--
-- Data for Name: asks; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: calibrations; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: connector_rules; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: guest_links; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: outcome_settings; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: outcomes; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: predictions; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: request_events; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--

INSERT INTO introductions.request_events OVERRIDING SYSTEM VALUE VALUES
	('01a1eae7-8f82-7a14-9c5a-072647684dff', '01a1eae7-8f7f-7506-8a83-e70fa27ddb2d', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', '2026-11-17 19:06:46.53+00', 1, 'asker', 'created', NULL, 'drafted', NULL);


--
-- Data for Name: request_followers; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: requests; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--

INSERT INTO introductions.requests VALUES
	('01a1eae7-8f7f-7506-8a83-e70fa27ddb2d', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', 6694772577963806845, 85469434238236768, '{"name": "Ana Ribeiro", "email": null, "title": "Partner", "company": "Northgate, Inc.", "linkedinUrl": null}', '01a1eae7-8988-71f4-bc1b-ab42c051f9f8', NULL, 8199213207596631371, 3334432179579496152, NULL, '{"kind": "member", "name": "Bob Reyes", "email": "bob@example.com"}', 'Introduction: Mara Lind', 'Hello, I build maps of who knows whom. Would twenty minutes next week be of use to you?', NULL, NULL, false, 'draft', 'pending', 'drafted', 'not_contacted', NULL, 'UTC', NULL, '{"via": {"kind": "member", "name": "Bob Reyes", "personId": "01a1eae7-8988-71f4-bc1b-ab42c051f9f8"}, "path": {"hops": 2, "label": "Inferred path through Bob Reyes", "score": 7, "viaId": "01a1eae7-8988-71f4-bc1b-ab42c051f9f8", "chance": 0.0055141179, "status": "inferred", "between": [{"id": "01a1eae7-8988-71f4-bc1b-ab42c051f9f8", "kind": "member", "name": "Bob Reyes"}], "viaName": "Bob Reyes", "pastAsks": 0, "confidence": 30, "explanation": ["You and Bob Reyes are in this workspace together.", "Bob Reyes and Ana Ribeiro are connected on LinkedIn; nothing else is known."], "availability": {"from": null, "canAsk": true}, "leadsToTeammate": false}, "takenAt": "2026-11-17T19:06:46.526Z", "breakdown": [{"share": 0.3, "factor": "knows", "explanations": [{"code": "paths.connected", "text": "Bob Reyes and Ana Ribeiro are connected on LinkedIn; nothing else is known.", "params": {"one": "Bob Reyes", "other": "Ana Ribeiro", "freshness": "unknown"}, "audience": "connector"}]}, {"share": 0.08, "factor": "acts", "explanations": [{"code": "paths.sameWorkspace", "text": "You and Bob Reyes are in this workspace together.", "params": {"name": "Bob Reyes", "freshness": "unknown"}, "audience": "workspace"}, {"code": "paths.whyActs", "text": "How you and Ana Ribeiro are in contact with Bob Reyes, how recently, and how many people Bob Reyes knows.", "params": {"name": "Bob Reyes", "target": "Ana Ribeiro"}, "audience": "viewer"}, {"code": "paths.neverAsked", "text": "No request to Bob Reyes is settled yet.", "params": {"name": "Bob Reyes"}, "audience": "viewer"}]}, {"share": 0.2297549137, "factor": "engages", "explanations": [{"code": "paths.whyEngages", "text": "How Bob Reyes and Ana Ribeiro are in contact, and how recently.", "params": {"name": "Bob Reyes", "target": "Ana Ribeiro"}, "audience": "viewer"}, {"code": "paths.neverIntroduced", "text": "No introduction to Ana Ribeiro is settled yet.", "params": {"target": "Ana Ribeiro"}, "audience": "viewer"}]}], "explanations": [{"code": "paths.sameWorkspace", "text": "You and Bob Reyes are in this workspace together.", "params": {"name": "Bob Reyes", "freshness": "unknown"}, "audience": "workspace"}, {"code": "paths.connected", "text": "Bob Reyes and Ana Ribeiro are connected on LinkedIn; nothing else is known.", "params": {"one": "Bob Reyes", "other": "Ana Ribeiro", "freshness": "unknown"}, "audience": "connector"}]}', '[]', 1, '2026-11-17 19:06:46.528+00', '2026-11-17 19:06:46.528+00', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);


--
-- Data for Name: suggested_outcomes; Type: TABLE DATA; Schema: introductions; Owner: wellmet_owner
--



--
-- Data for Name: applied; Type: TABLE DATA; Schema: migrations; Owner: wellmet_owner
--

INSERT INTO migrations.applied VALUES
	(1, '20261115000000_platform', '2026-11-17 19:06:34.874637'),
	(2, '20261115000100_account', '2026-11-17 19:06:34.982826'),
	(3, '20261115000200_connections', '2026-11-17 19:06:35.295828'),
	(4, '20261115000300_identity', '2026-11-17 19:06:35.398193'),
	(5, '20261115000400_contacts', '2026-11-17 19:06:35.486568'),
	(6, '20261115000410_relationships', '2026-11-17 19:06:35.799876'),
	(7, '20261115000500_graph', '2026-11-17 19:06:35.860229'),
	(8, '20261115000600_discovery', '2026-11-17 19:06:35.891617'),
	(9, '20261115000700_introductions', '2026-11-17 19:06:36.05635'),
	(10, '20261116000100_notes_and_tags', '2026-11-17 19:06:36.36341'),
	(11, '20261116000200_contacts_by_hand', '2026-11-17 19:06:36.424048'),
	(12, '20261116000300_undo_imports', '2026-11-17 19:06:36.431257'),
	(13, '20261116123923_add_import_reminders', '2026-11-17 19:06:36.451532'),
	(14, '20261116125404_user_language', '2026-11-17 19:06:36.463629'),
	(15, '20261116160000_refresh_statistics', '2026-11-17 19:06:36.46753'),
	(16, '20261116161000_find_posted', '2026-11-17 19:06:36.473369'),
	(17, '20261116161446_contact_views', '2026-11-17 19:06:36.480453'),
	(18, '20261116170000_step_corrections', '2026-11-17 19:06:36.512675'),
	(19, '20261116171500_known_members', '2026-11-17 19:06:36.559221'),
	(20, '20261116190000_contact_edits', '2026-11-17 19:06:36.571274'),
	(21, '20261116200000_archive_of', '2026-11-17 19:06:36.575566'),
	(22, '20261116230000_connected_accounts', '2026-11-17 19:06:36.579728'),
	(23, '20261116231500_open_into_company', '2026-11-17 19:06:36.664805'),
	(24, '20261117010000_records_by_ref', '2026-11-17 19:06:36.668493'),
	(25, '20261117020000_sources_wanted_and_seen', '2026-11-17 19:06:36.675936'),
	(26, '20261117030000_enrichment', '2026-11-17 19:06:36.687555'),
	(27, '20261117031000_linear', '2026-11-17 19:06:36.762891'),
	(28, '20261117040000_accounts_by_subject', '2026-11-17 19:06:36.977841'),
	(29, '20261117050000_suggested_outcomes', '2026-11-17 19:06:36.988697'),
	(30, '20261117060000_mail_among_colleagues', '2026-11-17 19:06:37.0556'),
	(31, '20261117070000_mailed_invitations', '2026-11-17 19:06:37.059667'),
	(32, '20261117071000_typed_addresses', '2026-11-17 19:06:37.066823'),
	(33, '20261117160000_disabled_users', '2026-11-17 19:06:37.072671'),
	(34, '20261117161000_backup_runs', '2026-11-17 19:06:37.075742'),
	(35, '20261117161500_own_addresses', '2026-11-17 19:06:37.113509'),
	(36, '20261117162000_folders_left_out', '2026-11-17 19:06:37.159775'),
	(37, '20261117163000_mail_by_sender', '2026-11-17 19:06:37.165674');


--
-- Data for Name: backup_runs; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--



--
-- Data for Name: mail_permits; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--

INSERT INTO platform.mail_permits VALUES
	('01a1eae7-8779-7550-929d-94bc18ca1528', 'account.verify-email', '\xb1bae8cbd19cf2f4ed35c3f97157d91c', NULL, NULL, NULL, '2026-11-17 19:06:44.47+00', '2026-11-17 19:06:44.47+00'),
	('01a1eae7-8990-7345-8d76-f3915a16f422', 'account.verify-email', '\xecd555bd357b7794bfef17a95b31e23a', NULL, NULL, NULL, '2026-11-17 19:06:45.007+00', '2026-11-17 19:06:45.007+00'),
	('01a1eae7-8a2f-7f71-9c04-b44ca17d4c69', NULL, '\xecd555bd357b7794bfef17a95b31e23a', '01a1eae7-8742-7775-b9c3-ab99c8fe111e', '01a1eae7-8791-73d3-813b-e03eaa9e78ae', NULL, '2026-11-17 19:06:45.167+00', '2026-11-17 19:06:45.167+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--

INSERT INTO platform.mails VALUES
	('01a1eae7-877b-7860-9c44-cef807bc6c8f', '<01a1eae7-877b-7860-9c44-cef807bc6c8f@127.0.0.1>', 'account.verify-email', 'Mara Lind', 'mara@example.com', NULL, 'sent', NULL, '2026-11-17 19:06:44.043383+00', '2026-11-17 19:06:44.549+00', '2026-11-17 19:06:44.81+00', NULL, NULL, NULL, NULL, NULL),
	('01a1eae7-8992-7b3d-86aa-bb6911304187', '<01a1eae7-8992-7b3d-86aa-bb6911304187@127.0.0.1>', 'account.verify-email', 'Bob Reyes', 'bob@example.com', NULL, 'sent', NULL, '2026-11-17 19:06:44.868129+00', '2026-11-17 19:06:45.041+00', '2026-11-17 19:06:45.095+00', NULL, NULL, NULL, NULL, NULL),
	('01a1eae7-8a34-7a28-b85e-3c3b18202945', '<01a1eae7-8a34-7a28-b85e-3c3b18202945@127.0.0.1>', 'account.invitation', NULL, 'bob@example.com', NULL, 'sent', NULL, '2026-11-17 19:06:45.136579+00', '2026-11-17 19:06:45.185+00', '2026-11-17 19:06:45.197+00', NULL, NULL, NULL, NULL, '01a1eae7-8742-7775-b9c3-ab99c8fe111e');


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--

INSERT INTO platform.outbox VALUES
	('01a1eae7-8796-719c-81ea-1b93cc39f454', 'member.joined', '{"userId": "01a1eae7-8742-7775-b9c3-ab99c8fe111e", "workspaceId": "01a1eae7-8791-73d3-813b-e03eaa9e78ae"}', '2026-11-17 19:06:44.043383+00'),
	('01a1eae7-87ae-70c4-8f2d-cf21f0b9cfb6', 'user.signed-up', '{"userId": "01a1eae7-8742-7775-b9c3-ab99c8fe111e", "workspaceId": "01a1eae7-8791-73d3-813b-e03eaa9e78ae"}', '2026-11-17 19:06:44.043383+00'),
	('01a1eae7-899d-7f90-9755-90b7f80f0b3a', 'member.joined', '{"userId": "01a1eae7-8988-71f4-bc1b-ab42c051f9f8", "workspaceId": "01a1eae7-899c-76f2-af2d-5d9faa2625cd"}', '2026-11-17 19:06:44.868129+00'),
	('01a1eae7-89a5-7409-be2b-1a89e87b2cf3', 'user.signed-up', '{"userId": "01a1eae7-8988-71f4-bc1b-ab42c051f9f8", "workspaceId": "01a1eae7-899c-76f2-af2d-5d9faa2625cd"}', '2026-11-17 19:06:44.868129+00'),
	('01a1eae7-8a60-7975-8e6a-a86a8655d1c7', 'member.joined', '{"userId": "01a1eae7-8988-71f4-bc1b-ab42c051f9f8", "workspaceId": "01a1eae7-8791-73d3-813b-e03eaa9e78ae"}', '2026-11-17 19:06:45.213221+00'),
	('01a1eae7-8c8d-7131-a003-6eafcc55e558', 'import.done', '{"importId": "01a1eae7-8a79-7317-bf41-ddde927ca634", "networkId": 1}', '2026-11-17 19:06:45.622457+00'),
	('01a1eae7-8d27-75e3-93d8-a71d702b0b36', 'import.done', '{"importId": "01a1eae7-8cba-7af8-b6d6-bcd1de353ac9", "networkId": 3}', '2026-11-17 19:06:45.873987+00'),
	('01a1eae7-8f84-7c5f-abf2-b95183b8b95f', 'introduction.changed', '{"by": "asker", "to": "drafted", "from": null, "kind": "created", "userId": "01a1eae7-8742-7775-b9c3-ab99c8fe111e", "requestId": "01a1eae7-8f7f-7506-8a83-e70fa27ddb2d", "workspaceId": "01a1eae7-8791-73d3-813b-e03eaa9e78ae"}', '2026-11-17 19:06:46.476411+00');


--
-- Data for Name: processed_jobs; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--

INSERT INTO platform.processed_jobs VALUES
	('event:01a1eae7-8796-719c-81ea-1b93cc39f454:tell who runs the workspace', '2026-11-17 19:06:44.562639+00'),
	('event:01a1eae7-8796-719c-81ea-1b93cc39f454:sift the records of colleagues', '2026-11-17 19:06:44.624986+00'),
	('event:01a1eae7-87ae-70c4-8f2d-cf21f0b9cfb6:begin with the time zone of the browser', '2026-11-17 19:06:44.659738+00'),
	('event:01a1eae7-8796-719c-81ea-1b93cc39f454:open the network', '2026-11-17 19:06:44.665833+00'),
	('event:01a1eae7-8796-719c-81ea-1b93cc39f454:note whose contact they are', '2026-11-17 19:06:44.695253+00'),
	('event:01a1eae7-8796-719c-81ea-1b93cc39f454:rank the companies', '2026-11-17 19:06:44.708892+00'),
	('job:4', '2026-11-17 19:06:44.719543+00'),
	('event:01a1eae7-89a5-7409-be2b-1a89e87b2cf3:begin with the time zone of the browser', '2026-11-17 19:06:45.084321+00'),
	('event:01a1eae7-899d-7f90-9755-90b7f80f0b3a:tell who runs the workspace', '2026-11-17 19:06:45.080735+00'),
	('event:01a1eae7-899d-7f90-9755-90b7f80f0b3a:sift the records of colleagues', '2026-11-17 19:06:45.098179+00'),
	('event:01a1eae7-899d-7f90-9755-90b7f80f0b3a:open the network', '2026-11-17 19:06:45.107794+00'),
	('event:01a1eae7-899d-7f90-9755-90b7f80f0b3a:note whose contact they are', '2026-11-17 19:06:45.126745+00'),
	('job:8', '2026-11-17 19:06:45.148848+00'),
	('event:01a1eae7-899d-7f90-9755-90b7f80f0b3a:rank the companies', '2026-11-17 19:06:45.14728+00'),
	('event:01a1eae7-8a60-7975-8e6a-a86a8655d1c7:tell who runs the workspace', '2026-11-17 19:06:45.248787+00'),
	('event:01a1eae7-8a60-7975-8e6a-a86a8655d1c7:sift the records of colleagues', '2026-11-17 19:06:45.26375+00'),
	('event:01a1eae7-8a60-7975-8e6a-a86a8655d1c7:open the network', '2026-11-17 19:06:45.267546+00'),
	('event:01a1eae7-8a60-7975-8e6a-a86a8655d1c7:note whose contact they are', '2026-11-17 19:06:45.296081+00'),
	('event:01a1eae7-8a60-7975-8e6a-a86a8655d1c7:rank the companies', '2026-11-17 19:06:45.307785+00'),
	('job:12', '2026-11-17 19:06:45.312477+00'),
	('event:01a1eae7-8c8d-7131-a003-6eafcc55e558:find and rank the companies', '2026-11-17 19:06:45.793145+00'),
	('event:01a1eae7-8c8d-7131-a003-6eafcc55e558:post the tokens', '2026-11-17 19:06:45.80953+00'),
	('job:14', '2026-11-17 19:06:45.816278+00'),
	('event:01a1eae7-8c8d-7131-a003-6eafcc55e558:look for outcomes among known people', '2026-11-17 19:06:45.822655+00'),
	('event:01a1eae7-8d27-75e3-93d8-a71d702b0b36:find and rank the companies', '2026-11-17 19:06:45.935155+00'),
	('event:01a1eae7-8d27-75e3-93d8-a71d702b0b36:post the tokens', '2026-11-17 19:06:45.962024+00'),
	('job:19', '2026-11-17 19:06:45.96692+00'),
	('event:01a1eae7-8d27-75e3-93d8-a71d702b0b36:look for outcomes among known people', '2026-11-17 19:06:45.991187+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:sync the asker’s graph', '2026-11-17 19:06:46.571069+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:tell who waits for it', '2026-11-17 19:06:46.581179+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:close the notification of an ask that was answered', '2026-11-17 19:06:46.594864+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:email the outcome to the connector', '2026-11-17 19:06:46.596095+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:notify the teammate of the outcome', '2026-11-17 19:06:46.60183+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:ask the target by email', '2026-11-17 19:06:46.607813+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:revoke links of an earlier stage', '2026-11-17 19:06:46.612048+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:learn from the outcome', '2026-11-17 19:06:46.616312+00'),
	('event:01a1eae7-8f84-7c5f-abf2-b95183b8b95f:end what is suggested of an earlier stage', '2026-11-17 19:06:46.619383+00'),
	('job:15', '2026-11-17 19:06:48.003975+00'),
	('job:20', '2026-11-17 19:06:48.171718+00'),
	('job:24', '2026-11-17 19:06:48.61474+00'),
	('job:26', '2026-11-17 19:06:50.660695+00'),
	('job:25', '2026-11-17 19:06:56.682468+00');


--
-- Data for Name: roots; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--

INSERT INTO platform.roots VALUES
	('data', 'v1.dumps.nMylcOugxoiwhcVleqvAkw4q7pXnzznO9F5HiQbep6c4cxQJ0q9ATzeRytcg4jgBYnik8IRWZx72yfur.-V50hjg3Y_K5jZMk5PXIXbQLnjceEATgEsJHA97hPmnH_wk9gRZsgZePdCe6PmH_-3kYNcj229KPvXQ46XRZugPzHdl4WDM', '2026-11-17 19:06:42.906217+00');


--
-- Data for Name: suppressed_mailboxes; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--



--
-- Data for Name: workers; Type: TABLE DATA; Schema: platform; Owner: wellmet_owner
--



--
-- Name: source_records_number_seq; Type: SEQUENCE SET; Schema: connections; Owner: wellmet_owner
--

SELECT pg_catalog.setval('connections.source_records_number_seq', 1, false);


--
-- Name: job_queues_id_seq; Type: SEQUENCE SET; Schema: graphile_worker; Owner: wellmet_owner
--

SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 2, true);


--
-- Name: jobs_id_seq1; Type: SEQUENCE SET; Schema: graphile_worker; Owner: wellmet_owner
--

SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 27, true);


--
-- Name: tasks_id_seq; Type: SEQUENCE SET; Schema: graphile_worker; Owner: wellmet_owner
--

SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 54, true);


--
-- Name: member_networks_id_seq; Type: SEQUENCE SET; Schema: identity; Owner: wellmet_owner
--

SELECT pg_catalog.setval('identity.member_networks_id_seq', 3, true);


--
-- Name: request_events_seq_seq; Type: SEQUENCE SET; Schema: introductions; Owner: wellmet_owner
--

SELECT pg_catalog.setval('introductions.request_events_seq_seq', 1, true);


--
-- Name: applied_id_seq; Type: SEQUENCE SET; Schema: migrations; Owner: wellmet_owner
--

SELECT pg_catalog.setval('migrations.applied_id_seq', 37, true);


--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);


--
-- Name: audit_events audit_events_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (workspace_id, seq);


--
-- Name: audit_heads audit_heads_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY (workspace_id);


--
-- Name: credentials credentials_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (id);


--
-- Name: invitations invitations_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);


--
-- Name: memberships memberships_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (workspace_id, user_id);


--
-- Name: notification_settings notification_settings_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.notification_settings
    ADD CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id);


--
-- Name: notifications notifications_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sign_in_failures sign_in_failures_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (counted_by);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: workspaces workspaces_pkey; Type: CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);


--
-- Name: account_sources account_sources_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.account_sources
    ADD CONSTRAINT account_sources_pkey PRIMARY KEY (user_id, account_id, source);


--
-- Name: connected_accounts connected_accounts_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.connected_accounts
    ADD CONSTRAINT connected_accounts_pkey PRIMARY KEY (id);


--
-- Name: consents consents_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (user_id, state_hash);


--
-- Name: enrichment_accounts enrichment_accounts_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.enrichment_accounts
    ADD CONSTRAINT enrichment_accounts_pkey PRIMARY KEY (workspace_id, provider);


--
-- Name: enrichment_questions enrichment_questions_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.enrichment_questions
    ADD CONSTRAINT enrichment_questions_pkey PRIMARY KEY (workspace_id, user_id, question, provider);


--
-- Name: linear_deliveries linear_deliveries_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.linear_deliveries
    ADD CONSTRAINT linear_deliveries_pkey PRIMARY KEY (delivery);


--
-- Name: linear_deliveries linear_deliveries_signature_key; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.linear_deliveries
    ADD CONSTRAINT linear_deliveries_signature_key UNIQUE (signature);


--
-- Name: own_addresses named_once; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.own_addresses
    ADD CONSTRAINT named_once UNIQUE (user_id, workspace_id, address);


--
-- Name: connected_accounts one_account_of_a_subject; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.connected_accounts
    ADD CONSTRAINT one_account_of_a_subject UNIQUE (workspace_id, user_id, provider, subject);


--
-- Name: own_addresses own_addresses_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.own_addresses
    ADD CONSTRAINT own_addresses_pkey PRIMARY KEY (id);


--
-- Name: people_data_answers people_data_answers_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.people_data_answers
    ADD CONSTRAINT people_data_answers_pkey PRIMARY KEY (workspace_id, question);


--
-- Name: provider_pauses provider_pauses_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.provider_pauses
    ADD CONSTRAINT provider_pauses_pkey PRIMARY KEY (provider);


--
-- Name: provider_usage provider_usage_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.provider_usage
    ADD CONSTRAINT provider_usage_pkey PRIMARY KEY (provider, span, began_at);


--
-- Name: source_records source_records_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.source_records
    ADD CONSTRAINT source_records_pkey PRIMARY KEY (user_id, account_id, source, ref);


--
-- Name: sync_runs sync_runs_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.sync_runs
    ADD CONSTRAINT sync_runs_pkey PRIMARY KEY (id);


--
-- Name: workspace_usage workspace_usage_pkey; Type: CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.workspace_usage
    ADD CONSTRAINT workspace_usage_pkey PRIMARY KEY (workspace_id, provider, month);


--
-- Name: co_occurrences co_occurrences_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.co_occurrences
    ADD CONSTRAINT co_occurrences_pkey PRIMARY KEY (network_id, a, b, ref);


--
-- Name: contact_changes contact_changes_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_changes
    ADD CONSTRAINT contact_changes_pkey PRIMARY KEY (network_id, changed_at, person_id);


--
-- Name: contact_details contact_details_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_details
    ADD CONSTRAINT contact_details_pkey PRIMARY KEY (network_id, person_id);


--
-- Name: contact_keys contact_keys_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_keys
    ADD CONSTRAINT contact_keys_pkey PRIMARY KEY (network_id, key);


--
-- Name: contact_lookups contact_lookups_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_lookups
    ADD CONSTRAINT contact_lookups_pkey PRIMARY KEY (network_id, person_id, provider);


--
-- Name: contact_notes contact_notes_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_notes
    ADD CONSTRAINT contact_notes_pkey PRIMARY KEY (id);


--
-- Name: contact_tags contact_tags_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_tags
    ADD CONSTRAINT contact_tags_pkey PRIMARY KEY (network_id, key, person_id);


--
-- Name: contact_views contact_views_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_views
    ADD CONSTRAINT contact_views_pkey PRIMARY KEY (id);


--
-- Name: contacts contacts_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (network_id, person_id);


--
-- Name: deletions deletions_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.deletions
    ADD CONSTRAINT deletions_pkey PRIMARY KEY (network_id, key);


--
-- Name: distinct_contacts distinct_contacts_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.distinct_contacts
    ADD CONSTRAINT distinct_contacts_pkey PRIMARY KEY (network_id, a, b);


--
-- Name: evidence evidence_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.evidence
    ADD CONSTRAINT evidence_pkey PRIMARY KEY (network_id, person_id, kind, ref);


--
-- Name: gathered_accounts gathered_accounts_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.gathered_accounts
    ADD CONSTRAINT gathered_accounts_pkey PRIMARY KEY (account_id);


--
-- Name: hidden_contacts hidden_contacts_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.hidden_contacts
    ADD CONSTRAINT hidden_contacts_pkey PRIMARY KEY (network_id, person_id, hide_rule_id);


--
-- Name: hide_rules hide_rules_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.hide_rules
    ADD CONSTRAINT hide_rules_pkey PRIMARY KEY (id);


--
-- Name: import_contacts import_contacts_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_contacts
    ADD CONSTRAINT import_contacts_pkey PRIMARY KEY (network_id, import_id, person_id);


--
-- Name: import_pieces import_pieces_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_pieces
    ADD CONSTRAINT import_pieces_pkey PRIMARY KEY (network_id, import_id, number);


--
-- Name: import_reminders import_reminders_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_reminders
    ADD CONSTRAINT import_reminders_pkey PRIMARY KEY (network_id);


--
-- Name: import_skips import_skips_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_skips
    ADD CONSTRAINT import_skips_pkey PRIMARY KEY (network_id, import_id, number);


--
-- Name: import_usage import_usage_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_usage
    ADD CONSTRAINT import_usage_pkey PRIMARY KEY (user_id, day);


--
-- Name: imports imports_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);


--
-- Name: known_members known_members_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.known_members
    ADD CONSTRAINT known_members_pkey PRIMARY KEY (network_id, person_id);


--
-- Name: merged_evidence merged_evidence_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.merged_evidence
    ADD CONSTRAINT merged_evidence_pkey PRIMARY KEY (network_id, person_id, kind, ref, key);


--
-- Name: merges merges_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.merges
    ADD CONSTRAINT merges_pkey PRIMARY KEY (id);


--
-- Name: places places_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);


--
-- Name: positions positions_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.positions
    ADD CONSTRAINT positions_pkey PRIMARY KEY (network_id, person_id, ref);


--
-- Name: relationships relationships_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.relationships
    ADD CONSTRAINT relationships_pkey PRIMARY KEY (network_id, person_id) INCLUDE (strength, two_way, is_hidden, company_id);


--
-- Name: search_tokens search_tokens_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.search_tokens
    ADD CONSTRAINT search_tokens_pkey PRIMARY KEY (person_id);


--
-- Name: syncs syncs_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.syncs
    ADD CONSTRAINT syncs_pkey PRIMARY KEY (network_id);


--
-- Name: token_variants token_variants_pkey; Type: CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.token_variants
    ADD CONSTRAINT token_variants_pkey PRIMARY KEY (token);


--
-- Name: common_tokens common_tokens_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.common_tokens
    ADD CONSTRAINT common_tokens_pkey PRIMARY KEY (token);


--
-- Name: company_rankings company_rankings_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.company_rankings
    ADD CONSTRAINT company_rankings_pkey PRIMARY KEY (viewer_network_id);


--
-- Name: company_tokens company_tokens_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.company_tokens
    ADD CONSTRAINT company_tokens_pkey PRIMARY KEY (company_id);


--
-- Name: directory_postings directory_postings_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.directory_postings
    ADD CONSTRAINT directory_postings_pkey PRIMARY KEY (token, chunk);


--
-- Name: mission_targets mission_targets_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.mission_targets
    ADD CONSTRAINT mission_targets_pkey PRIMARY KEY (id);


--
-- Name: missions missions_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.missions
    ADD CONSTRAINT missions_pkey PRIMARY KEY (id);


--
-- Name: posted_directory posted_directory_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.posted_directory
    ADD CONSTRAINT posted_directory_pkey PRIMARY KEY (version);


--
-- Name: posted_networks posted_networks_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.posted_networks
    ADD CONSTRAINT posted_networks_pkey PRIMARY KEY (network_id, is_private);


--
-- Name: ranked_companies ranked_companies_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.ranked_companies
    ADD CONSTRAINT ranked_companies_pkey PRIMARY KEY (viewer_network_id, place);


--
-- Name: recommendation_calibrations recommendation_calibrations_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.recommendation_calibrations
    ADD CONSTRAINT recommendation_calibrations_pkey PRIMARY KEY (workspace_id, version);


--
-- Name: recommendation_samples recommendation_samples_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.recommendation_samples
    ADD CONSTRAINT recommendation_samples_pkey PRIMARY KEY (network_id, month, person_id);


--
-- Name: saved_list_items saved_list_items_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.saved_list_items
    ADD CONSTRAINT saved_list_items_pkey PRIMARY KEY (id);


--
-- Name: saved_lists saved_lists_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.saved_lists
    ADD CONSTRAINT saved_lists_pkey PRIMARY KEY (id);


--
-- Name: token_postings token_postings_pkey; Type: CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.token_postings
    ADD CONSTRAINT token_postings_pkey PRIMARY KEY (network_id, is_private, bucket, chunk);


--
-- Name: inferred_relationships inferred_relationships_pkey; Type: CONSTRAINT; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE ONLY graph.inferred_relationships
    ADD CONSTRAINT inferred_relationships_pkey PRIMARY KEY (network_id, a, b) INCLUDE (permille, basis);


--
-- Name: outcome_statistics outcome_statistics_pkey; Type: CONSTRAINT; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE ONLY graph.outcome_statistics
    ADD CONSTRAINT outcome_statistics_pkey PRIMARY KEY (workspace_id, audience_id, about, key);


--
-- Name: step_corrections step_corrections_pkey; Type: CONSTRAINT; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE ONLY graph.step_corrections
    ADD CONSTRAINT step_corrections_pkey PRIMARY KEY (id);


--
-- Name: _private_job_queues job_queues_pkey1; Type: CONSTRAINT; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);


--
-- Name: _private_job_queues job_queues_queue_name_key; Type: CONSTRAINT; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);


--
-- Name: _private_jobs jobs_key_key1; Type: CONSTRAINT; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);


--
-- Name: _private_jobs jobs_pkey1; Type: CONSTRAINT; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);


--
-- Name: _private_known_crontabs known_crontabs_pkey; Type: CONSTRAINT; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);


--
-- Name: _private_tasks tasks_identifier_key; Type: CONSTRAINT; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);


--
-- Name: _private_tasks tasks_pkey; Type: CONSTRAINT; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);


--
-- Name: member_networks member_networks_pkey; Type: CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.member_networks
    ADD CONSTRAINT member_networks_pkey PRIMARY KEY (id);


--
-- Name: network_versions network_versions_pkey; Type: CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.network_versions
    ADD CONSTRAINT network_versions_pkey PRIMARY KEY (network_id, is_hidden);


--
-- Name: sharing_grants sharing_grants_pkey; Type: CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.sharing_grants
    ADD CONSTRAINT sharing_grants_pkey PRIMARY KEY (network_id, viewer_network_id);


--
-- Name: sharing_settings sharing_settings_pkey; Type: CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.sharing_settings
    ADD CONSTRAINT sharing_settings_pkey PRIMARY KEY (network_id);


--
-- Name: visible_networks visible_networks_pkey; Type: CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.visible_networks
    ADD CONSTRAINT visible_networks_pkey PRIMARY KEY (viewer_network_id, network_id) INCLUDE (trust_weight, kind);


--
-- Name: asks asks_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.asks
    ADD CONSTRAINT asks_pkey PRIMARY KEY (request_id);


--
-- Name: calibrations calibrations_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.calibrations
    ADD CONSTRAINT calibrations_pkey PRIMARY KEY (workspace_id, about, version);


--
-- Name: connector_rules connector_rules_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.connector_rules
    ADD CONSTRAINT connector_rules_pkey PRIMARY KEY (workspace_id, connector_key, mailbox_key);


--
-- Name: guest_links guest_links_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.guest_links
    ADD CONSTRAINT guest_links_pkey PRIMARY KEY (token_hash);


--
-- Name: outcome_settings outcome_settings_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.outcome_settings
    ADD CONSTRAINT outcome_settings_pkey PRIMARY KEY (workspace_id, user_id);


--
-- Name: outcomes outcomes_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.outcomes
    ADD CONSTRAINT outcomes_pkey PRIMARY KEY (id);


--
-- Name: predictions predictions_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.predictions
    ADD CONSTRAINT predictions_pkey PRIMARY KEY (request_id);


--
-- Name: request_events request_events_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.request_events
    ADD CONSTRAINT request_events_pkey PRIMARY KEY (id);


--
-- Name: request_followers request_followers_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.request_followers
    ADD CONSTRAINT request_followers_pkey PRIMARY KEY (workspace_id, request_id, user_id);


--
-- Name: requests requests_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (id);


--
-- Name: suggested_outcomes suggested_outcomes_pkey; Type: CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.suggested_outcomes
    ADD CONSTRAINT suggested_outcomes_pkey PRIMARY KEY (id);


--
-- Name: applied applied_pkey; Type: CONSTRAINT; Schema: migrations; Owner: wellmet_owner
--

ALTER TABLE ONLY migrations.applied
    ADD CONSTRAINT applied_pkey PRIMARY KEY (id);


--
-- Name: backup_runs backup_runs_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.backup_runs
    ADD CONSTRAINT backup_runs_pkey PRIMARY KEY (id);


--
-- Name: idempotency_keys idempotency_keys_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (principal, key);


--
-- Name: mail_permits mail_permits_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.mail_permits
    ADD CONSTRAINT mail_permits_pkey PRIMARY KEY (id);


--
-- Name: mails mails_message_id_key; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.mails
    ADD CONSTRAINT mails_message_id_key UNIQUE (message_id);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: processed_jobs processed_jobs_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.processed_jobs
    ADD CONSTRAINT processed_jobs_pkey PRIMARY KEY (key);


--
-- Name: roots roots_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.roots
    ADD CONSTRAINT roots_pkey PRIMARY KEY (id);


--
-- Name: suppressed_mailboxes suppressed_mailboxes_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.suppressed_mailboxes
    ADD CONSTRAINT suppressed_mailboxes_pkey PRIMARY KEY (mailbox);


--
-- Name: workers workers_pkey; Type: CONSTRAINT; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE ONLY platform.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (worker_id);


--
-- Name: api_keys_by_secret; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX api_keys_by_secret ON account.api_keys USING btree (secret_hash);


--
-- Name: api_keys_in_a_workspace; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX api_keys_in_a_workspace ON account.api_keys USING btree (workspace_id);


--
-- Name: api_keys_of_a_user; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX api_keys_of_a_user ON account.api_keys USING btree (user_id, workspace_id);


--
-- Name: credentials_one_per_provider; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE UNIQUE INDEX credentials_one_per_provider ON account.credentials USING btree (user_id, provider_id, account_id);


--
-- Name: invitations_by_inviter; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX invitations_by_inviter ON account.invitations USING btree (invited_by);


--
-- Name: invitations_by_token; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX invitations_by_token ON account.invitations USING btree (token_hash);


--
-- Name: invitations_of_a_workspace; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX invitations_of_a_workspace ON account.invitations USING btree (workspace_id);


--
-- Name: invitations_one_open_per_address; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE UNIQUE INDEX invitations_one_open_per_address ON account.invitations USING btree (workspace_id, email) WHERE (accepted_at IS NULL);


--
-- Name: memberships_of_a_user; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX memberships_of_a_user ON account.memberships USING btree (user_id, workspace_id) INCLUDE (role);


--
-- Name: notifications_newest; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX notifications_newest ON account.notifications USING btree (user_id, workspace_id, id DESC);


--
-- Name: notifications_read; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX notifications_read ON account.notifications USING btree (read_at) WHERE (read_at IS NOT NULL);


--
-- Name: notifications_to_mail; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX notifications_to_mail ON account.notifications USING btree (user_id, created_at) WHERE awaits_digest;


--
-- Name: notifications_told_once; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE UNIQUE INDEX notifications_told_once ON account.notifications USING btree (user_id, workspace_id, dedupe_key);


--
-- Name: notifications_unread; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX notifications_unread ON account.notifications USING btree (user_id, workspace_id) WHERE (read_at IS NULL);


--
-- Name: sessions_in_a_workspace; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX sessions_in_a_workspace ON account.sessions USING btree (workspace_id);


--
-- Name: sessions_of_a_user; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX sessions_of_a_user ON account.sessions USING btree (user_id);


--
-- Name: sessions_token_is_one_session; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE UNIQUE INDEX sessions_token_is_one_session ON account.sessions USING btree (token);


--
-- Name: sign_in_failures_by_age; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX sign_in_failures_by_age ON account.sign_in_failures USING btree (last_at);


--
-- Name: users_email_is_one_account; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE UNIQUE INDEX users_email_is_one_account ON account.users USING btree (email);


--
-- Name: verifications_by_identifier; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX verifications_by_identifier ON account.verifications USING btree (identifier);


--
-- Name: verifications_of_a_user; Type: INDEX; Schema: account; Owner: wellmet_owner
--

CREATE INDEX verifications_of_a_user ON account.verifications USING btree (value);


--
-- Name: account_sources_of_an_account; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX account_sources_of_an_account ON connections.account_sources USING btree (account_id);


--
-- Name: connected_accounts_by_subject; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX connected_accounts_by_subject ON connections.connected_accounts USING btree (provider, subject);


--
-- Name: consents_by_expiry; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX consents_by_expiry ON connections.consents USING btree (expires_at);


--
-- Name: consents_of_a_member; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX consents_of_a_member ON connections.consents USING btree (workspace_id, user_id);


--
-- Name: enrichment_questions_by_age; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX enrichment_questions_by_age ON connections.enrichment_questions USING btree (asked_at);


--
-- Name: enrichment_questions_under_way; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX enrichment_questions_under_way ON connections.enrichment_questions USING btree (workspace_id, provider) WHERE (answered_at IS NULL);


--
-- Name: linear_deliveries_by_age; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX linear_deliveries_by_age ON connections.linear_deliveries USING btree (received_at);


--
-- Name: own_addresses_of_a_member; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX own_addresses_of_a_member ON connections.own_addresses USING btree (workspace_id, user_id);


--
-- Name: people_data_answers_by_age; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX people_data_answers_by_age ON connections.people_data_answers USING btree (asked_at);


--
-- Name: source_records_by_ref; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX source_records_by_ref ON connections.source_records USING btree (user_id, ((record ->> 'ref'::text)));


--
-- Name: source_records_by_sender; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX source_records_by_sender ON connections.source_records USING btree (user_id, ((record #>> '{from,email}'::text[]))) WHERE ((record ->> 'kind'::text) = 'message'::text);


--
-- Name: source_records_by_time; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX source_records_by_time ON connections.source_records USING btree (account_id, at);


--
-- Name: source_records_in_order; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX source_records_in_order ON connections.source_records USING btree (account_id, number);


--
-- Name: sync_runs_of_an_account; Type: INDEX; Schema: connections; Owner: wellmet_owner
--

CREATE INDEX sync_runs_of_an_account ON connections.sync_runs USING btree (account_id, finished_at DESC);


--
-- Name: co_occurrences_of_the_second; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX co_occurrences_of_the_second ON contacts.co_occurrences USING btree (network_id, b);


--
-- Name: contact_details_with_familiarity; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX contact_details_with_familiarity ON contacts.contact_details USING btree (network_id, person_id) INCLUDE (familiarity) WHERE (familiarity IS NOT NULL);


--
-- Name: contact_keys_of_a_person; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX contact_keys_of_a_person ON contacts.contact_keys USING btree (network_id, person_id);


--
-- Name: contact_notes_on_a_contact; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX contact_notes_on_a_contact ON contacts.contact_notes USING btree (network_id, person_id, created_at DESC);


--
-- Name: contact_tags_on_a_contact; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX contact_tags_on_a_contact ON contacts.contact_tags USING btree (network_id, person_id);


--
-- Name: contact_views_one_name; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE UNIQUE INDEX contact_views_one_name ON contacts.contact_views USING btree (workspace_id, user_id, name_key);


--
-- Name: contact_views_shared; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX contact_views_shared ON contacts.contact_views USING btree (workspace_id, name_key) WHERE is_shared;


--
-- Name: contacts_at_a_company; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX contacts_at_a_company ON contacts.contacts USING btree (network_id, company_id) WHERE (company_id IS NOT NULL);


--
-- Name: deletions_at_once; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX deletions_at_once ON contacts.deletions USING btree (network_id, deletion_id);


--
-- Name: distinct_contacts_as_the_second; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX distinct_contacts_as_the_second ON contacts.distinct_contacts USING btree (network_id, b);


--
-- Name: gathered_accounts_of_a_network; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX gathered_accounts_of_a_network ON contacts.gathered_accounts USING btree (network_id);


--
-- Name: hidden_contacts_by_a_rule; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX hidden_contacts_by_a_rule ON contacts.hidden_contacts USING btree (hide_rule_id);


--
-- Name: hide_rules_of_an_owner; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX hide_rules_of_an_owner ON contacts.hide_rules USING btree (network_id, created_at);


--
-- Name: import_contacts_of_a_person; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX import_contacts_of_a_person ON contacts.import_contacts USING btree (network_id, person_id);


--
-- Name: import_contacts_of_an_import; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX import_contacts_of_an_import ON contacts.import_contacts USING btree (import_id);


--
-- Name: import_pieces_of_an_import; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX import_pieces_of_an_import ON contacts.import_pieces USING btree (import_id, number);


--
-- Name: import_skips_of_an_import; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX import_skips_of_an_import ON contacts.import_skips USING btree (import_id, number);


--
-- Name: imports_in_a_workspace; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX imports_in_a_workspace ON contacts.imports USING btree (workspace_id);


--
-- Name: imports_of_a_user; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX imports_of_a_user ON contacts.imports USING btree (user_id);


--
-- Name: imports_of_an_owner; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX imports_of_an_owner ON contacts.imports USING btree (network_id, created_at DESC);


--
-- Name: known_members_by_user; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX known_members_by_user ON contacts.known_members USING btree (user_id);


--
-- Name: merges_newest; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE UNIQUE INDEX merges_newest ON contacts.merges USING btree (network_id, number DESC);


--
-- Name: merges_of_a_survivor; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX merges_of_a_survivor ON contacts.merges USING btree (network_id, survivor_id);


--
-- Name: merges_of_the_gone; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX merges_of_the_gone ON contacts.merges USING btree (network_id, gone_id);


--
-- Name: places_by_domain; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX places_by_domain ON contacts.places USING btree (domain) WHERE (domain IS NOT NULL);


--
-- Name: places_by_sector; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX places_by_sector ON contacts.places USING gin (sectors) WITH (fastupdate=off);


--
-- Name: positions_at_a_place; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX positions_at_a_place ON contacts.positions USING btree (network_id, place_id, person_id);


--
-- Name: relationships_of_a_person; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX relationships_of_a_person ON contacts.relationships USING btree (person_id, network_id) INCLUDE (strength, two_way, is_hidden);


--
-- Name: relationships_strongest; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX relationships_strongest ON contacts.relationships USING btree (network_id, strength DESC NULLS LAST, person_id) INCLUDE (n_messages, is_hidden);


--
-- Name: search_tokens_changed; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX search_tokens_changed ON contacts.search_tokens USING btree (changed_at);


--
-- Name: search_tokens_search; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX search_tokens_search ON contacts.search_tokens USING gin (tokens) WITH (fastupdate=off);


--
-- Name: token_variants_search; Type: INDEX; Schema: contacts; Owner: wellmet_owner
--

CREATE INDEX token_variants_search ON contacts.token_variants USING gin (variants) WITH (fastupdate=off);


--
-- Name: company_tokens_search; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX company_tokens_search ON discovery.company_tokens USING gin (tokens) WITH (fastupdate=off);


--
-- Name: mission_targets_by_collection; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX mission_targets_by_collection ON discovery.mission_targets USING btree (list_id);


--
-- Name: mission_targets_in_order; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX mission_targets_in_order ON discovery.mission_targets USING btree (mission_id, place);


--
-- Name: mission_targets_of_a_person; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX mission_targets_of_a_person ON discovery.mission_targets USING btree (person_id) WHERE (person_id IS NOT NULL);


--
-- Name: mission_targets_of_an_owner; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX mission_targets_of_an_owner ON discovery.mission_targets USING btree (network_id);


--
-- Name: missions_of_an_owner; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX missions_of_an_owner ON discovery.missions USING btree (network_id, created_at DESC, id DESC);


--
-- Name: recommendation_calibrations_one_a_month; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE UNIQUE INDEX recommendation_calibrations_one_a_month ON discovery.recommendation_calibrations USING btree (workspace_id, month);


--
-- Name: recommendation_calibrations_one_active; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE UNIQUE INDEX recommendation_calibrations_one_active ON discovery.recommendation_calibrations USING btree (workspace_id) WHERE is_active;


--
-- Name: recommendation_samples_of_a_person; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX recommendation_samples_of_a_person ON discovery.recommendation_samples USING btree (person_id);


--
-- Name: saved_list_items_newest; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX saved_list_items_newest ON discovery.saved_list_items USING btree (list_id, saved_at DESC, id DESC);


--
-- Name: saved_list_items_of_a_person; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE INDEX saved_list_items_of_a_person ON discovery.saved_list_items USING btree (person_id) WHERE (person_id IS NOT NULL);


--
-- Name: saved_list_items_one_company; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE UNIQUE INDEX saved_list_items_one_company ON discovery.saved_list_items USING btree (network_id, list_id, company_id);


--
-- Name: saved_list_items_one_person; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE UNIQUE INDEX saved_list_items_one_person ON discovery.saved_list_items USING btree (network_id, list_id, person_id);


--
-- Name: saved_lists_one_name; Type: INDEX; Schema: discovery; Owner: wellmet_owner
--

CREATE UNIQUE INDEX saved_lists_one_name ON discovery.saved_lists USING btree (network_id, lower(name));


--
-- Name: inferred_relationships_of_the_second; Type: INDEX; Schema: graph; Owner: wellmet_owner
--

CREATE INDEX inferred_relationships_of_the_second ON graph.inferred_relationships USING btree (network_id, b);


--
-- Name: outcome_statistics_of_a_user; Type: INDEX; Schema: graph; Owner: wellmet_owner
--

CREATE INDEX outcome_statistics_of_a_user ON graph.outcome_statistics USING btree (user_id);


--
-- Name: step_corrections_from_a_member; Type: INDEX; Schema: graph; Owner: wellmet_owner
--

CREATE UNIQUE INDEX step_corrections_from_a_member ON graph.step_corrections USING btree (network_id, from_user_id, to_person_id) WHERE (from_user_id IS NOT NULL);


--
-- Name: step_corrections_from_a_person; Type: INDEX; Schema: graph; Owner: wellmet_owner
--

CREATE UNIQUE INDEX step_corrections_from_a_person ON graph.step_corrections USING btree (network_id, from_person_id, to_person_id) WHERE (from_person_id IS NOT NULL);


--
-- Name: step_corrections_of_a_member; Type: INDEX; Schema: graph; Owner: wellmet_owner
--

CREATE INDEX step_corrections_of_a_member ON graph.step_corrections USING btree (network_id, corrected_at);


--
-- Name: step_corrections_of_a_person; Type: INDEX; Schema: graph; Owner: wellmet_owner
--

CREATE INDEX step_corrections_of_a_person ON graph.step_corrections USING btree (from_person_id);


--
-- Name: step_corrections_of_a_user; Type: INDEX; Schema: graph; Owner: wellmet_owner
--

CREATE INDEX step_corrections_of_a_user ON graph.step_corrections USING btree (from_user_id);


--
-- Name: step_corrections_to_a_person; Type: INDEX; Schema: graph; Owner: wellmet_owner
--

CREATE INDEX step_corrections_to_a_person ON graph.step_corrections USING btree (to_person_id);


--
-- Name: jobs_main_index; Type: INDEX; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);


--
-- Name: jobs_no_queue_index; Type: INDEX; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));


--
-- Name: member_networks_of_a_user; Type: INDEX; Schema: identity; Owner: wellmet_owner
--

CREATE INDEX member_networks_of_a_user ON identity.member_networks USING btree (user_id);


--
-- Name: member_networks_one_for_a_member; Type: INDEX; Schema: identity; Owner: wellmet_owner
--

CREATE UNIQUE INDEX member_networks_one_for_a_member ON identity.member_networks USING btree (workspace_id, user_id);


--
-- Name: sharing_settings_grants_to_a_viewer; Type: INDEX; Schema: identity; Owner: wellmet_owner
--

CREATE INDEX sharing_settings_grants_to_a_viewer ON identity.sharing_grants USING btree (viewer_network_id);


--
-- Name: visible_networks_by_owner; Type: INDEX; Schema: identity; Owner: wellmet_owner
--

CREATE INDEX visible_networks_by_owner ON identity.visible_networks USING btree (network_id, viewer_network_id);


--
-- Name: asks_in_workspace; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX asks_in_workspace ON introductions.asks USING btree (workspace_id);


--
-- Name: calibrations_one_active; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE UNIQUE INDEX calibrations_one_active ON introductions.calibrations USING btree (workspace_id, about) WHERE is_active;


--
-- Name: connector_rules_of_a_mailbox; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX connector_rules_of_a_mailbox ON introductions.connector_rules USING btree (workspace_id, mailbox_key);


--
-- Name: connector_rules_of_a_user; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX connector_rules_of_a_user ON introductions.connector_rules USING btree (user_id);


--
-- Name: guest_links_of_a_request; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX guest_links_of_a_request ON introductions.guest_links USING btree (request_id);


--
-- Name: outcomes_in_workspace; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX outcomes_in_workspace ON introductions.outcomes USING btree (workspace_id, at);


--
-- Name: outcomes_of_a_request; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX outcomes_of_a_request ON introductions.outcomes USING btree (request_id);


--
-- Name: outcomes_once; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE UNIQUE INDEX outcomes_once ON introductions.outcomes USING btree (workspace_id, request_id, kind);


--
-- Name: predictions_in_workspace; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX predictions_in_workspace ON introductions.predictions USING btree (workspace_id);


--
-- Name: request_events_in_order; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX request_events_in_order ON introductions.request_events USING btree (request_id, at, seq);


--
-- Name: request_events_in_workspace; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX request_events_in_workspace ON introductions.request_events USING btree (workspace_id);


--
-- Name: request_followers_by_user; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX request_followers_by_user ON introductions.request_followers USING btree (user_id);


--
-- Name: request_followers_of_a_request; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX request_followers_of_a_request ON introductions.request_followers USING btree (request_id);


--
-- Name: requests_by_user; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX requests_by_user ON introductions.requests USING btree (user_id);


--
-- Name: requests_of_a_user; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX requests_of_a_user ON introductions.requests USING btree (workspace_id, user_id, changed_at DESC, id DESC);


--
-- Name: requests_one_open_ask; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE UNIQUE INDEX requests_one_open_ask ON introductions.requests USING btree (workspace_id, COALESCE(mailbox_key, connector_key), target_key) WHERE ((dashboard_status = ANY (ARRAY['pending'::text, 'approved'::text, 'in_progress'::text])) AND (connector_status <> 'drafted'::text));


--
-- Name: requests_to_a_connector; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX requests_to_a_connector ON introductions.requests USING btree (workspace_id, connector_key, asked_at);


--
-- Name: requests_to_a_mailbox; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX requests_to_a_mailbox ON introductions.requests USING btree (workspace_id, mailbox_key, asked_at);


--
-- Name: requests_to_a_member; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX requests_to_a_member ON introductions.requests USING btree (connector_user);


--
-- Name: suggested_outcomes_by_a_record; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX suggested_outcomes_by_a_record ON introductions.suggested_outcomes USING btree (user_id, account_id, source, ref);


--
-- Name: suggested_outcomes_of_a_member; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX suggested_outcomes_of_a_member ON introductions.suggested_outcomes USING btree (workspace_id, user_id);


--
-- Name: suggested_outcomes_of_a_request; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE INDEX suggested_outcomes_of_a_request ON introductions.suggested_outcomes USING btree (request_id);


--
-- Name: suggested_outcomes_one_open; Type: INDEX; Schema: introductions; Owner: wellmet_owner
--

CREATE UNIQUE INDEX suggested_outcomes_one_open ON introductions.suggested_outcomes USING btree (user_id, request_id, outcome) WHERE (state = 'open'::text);


--
-- Name: backup_runs_newest; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX backup_runs_newest ON platform.backup_runs USING btree (kind, ended_at DESC);


--
-- Name: idempotency_keys_by_age; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX idempotency_keys_by_age ON platform.idempotency_keys USING btree (created_at);


--
-- Name: mail_permits_by_age; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX mail_permits_by_age ON platform.mail_permits USING btree (granted_at);


--
-- Name: mail_permits_of_a_mailbox; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX mail_permits_of_a_mailbox ON platform.mail_permits USING btree (mailbox, granted_at);


--
-- Name: mail_permits_of_a_user; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX mail_permits_of_a_user ON platform.mail_permits USING btree (user_id, granted_at) WHERE (user_id IS NOT NULL);


--
-- Name: mail_permits_of_a_workspace; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX mail_permits_of_a_workspace ON platform.mail_permits USING btree (workspace_id, granted_at) WHERE (workspace_id IS NOT NULL);


--
-- Name: mails_about; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX mails_about ON platform.mails USING btree (about) WHERE (about IS NOT NULL);


--
-- Name: mails_unsettled; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX mails_unsettled ON platform.mails USING btree (claimed_at) WHERE (status = ANY (ARRAY['sending'::text, 'parked'::text]));


--
-- Name: processed_jobs_by_age; Type: INDEX; Schema: platform; Owner: wellmet_owner
--

CREATE INDEX processed_jobs_by_age ON platform.processed_jobs USING btree (done_at);


--
-- Name: api_keys api_keys_access_changed; Type: TRIGGER; Schema: account; Owner: wellmet_owner
--

CREATE TRIGGER api_keys_access_changed AFTER DELETE OR UPDATE OF scopes ON account.api_keys FOR EACH ROW EXECUTE FUNCTION account.announce_access_change();


--
-- Name: memberships memberships_access_changed; Type: TRIGGER; Schema: account; Owner: wellmet_owner
--

CREATE TRIGGER memberships_access_changed AFTER DELETE OR UPDATE OF role ON account.memberships FOR EACH ROW EXECUTE FUNCTION account.announce_access_change();


--
-- Name: sessions sessions_access_changed; Type: TRIGGER; Schema: account; Owner: wellmet_owner
--

CREATE TRIGGER sessions_access_changed AFTER DELETE OR UPDATE OF workspace_id ON account.sessions FOR EACH ROW EXECUTE FUNCTION account.announce_access_change();


--
-- Name: co_occurrences co_occurrences_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER co_occurrences_belong_to_a_network AFTER INSERT ON contacts.co_occurrences REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: contact_changes contact_changes_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contact_changes_belong_to_a_network AFTER INSERT ON contacts.contact_changes REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: contact_details contact_details_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contact_details_belong_to_a_network AFTER INSERT ON contacts.contact_details REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: contact_details contact_details_familiarity_changes_answers; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contact_details_familiarity_changes_answers AFTER UPDATE OF familiarity ON contacts.contact_details FOR EACH ROW WHEN ((old.familiarity IS DISTINCT FROM new.familiarity)) EXECUTE FUNCTION identity.record_private_change();


--
-- Name: contact_keys contact_keys_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contact_keys_belong_to_a_network AFTER INSERT ON contacts.contact_keys REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: contacts contacts_became; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contacts_became AFTER UPDATE ON contacts.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();


--
-- Name: contacts contacts_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contacts_belong_to_a_network AFTER INSERT ON contacts.contacts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: contacts contacts_came; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contacts_came AFTER INSERT ON contacts.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();


--
-- Name: contacts contacts_went; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contacts_went AFTER DELETE ON contacts.contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();


--
-- Name: contacts contacts_were; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER contacts_were AFTER UPDATE ON contacts.contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();


--
-- Name: deletions deletions_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER deletions_belong_to_a_network AFTER INSERT ON contacts.deletions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: evidence evidence_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER evidence_belong_to_a_network AFTER INSERT ON contacts.evidence REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: positions positions_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER positions_belong_to_a_network AFTER INSERT ON contacts.positions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: relationships relationships_became; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER relationships_became AFTER UPDATE ON contacts.relationships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();


--
-- Name: relationships relationships_belong_to_a_network; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER relationships_belong_to_a_network AFTER INSERT ON contacts.relationships REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: relationships relationships_came; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER relationships_came AFTER INSERT ON contacts.relationships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();


--
-- Name: relationships relationships_delete_postings; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER relationships_delete_postings AFTER DELETE ON contacts.relationships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery.delete_postings();


--
-- Name: relationships relationships_went; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER relationships_went AFTER DELETE ON contacts.relationships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();


--
-- Name: relationships relationships_were; Type: TRIGGER; Schema: contacts; Owner: wellmet_owner
--

CREATE TRIGGER relationships_were AFTER UPDATE ON contacts.relationships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION identity.record_network_change();


--
-- Name: token_postings token_postings_belong_to_a_network; Type: TRIGGER; Schema: discovery; Owner: wellmet_owner
--

CREATE TRIGGER token_postings_belong_to_a_network AFTER INSERT ON discovery.token_postings REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: inferred_relationships inferred_relationships_belong_to_a_network; Type: TRIGGER; Schema: graph; Owner: wellmet_owner
--

CREATE TRIGGER inferred_relationships_belong_to_a_network AFTER INSERT ON graph.inferred_relationships REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION identity.check_member_network();


--
-- Name: outcome_statistics outcome_statistics_came; Type: TRIGGER; Schema: graph; Owner: wellmet_owner
--

CREATE TRIGGER outcome_statistics_came AFTER INSERT ON graph.outcome_statistics REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery.clear_shown_companies();


--
-- Name: outcome_statistics outcome_statistics_changed; Type: TRIGGER; Schema: graph; Owner: wellmet_owner
--

CREATE TRIGGER outcome_statistics_changed AFTER UPDATE ON graph.outcome_statistics REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery.clear_shown_companies();


--
-- Name: outcome_statistics outcome_statistics_went; Type: TRIGGER; Schema: graph; Owner: wellmet_owner
--

CREATE TRIGGER outcome_statistics_went AFTER DELETE ON graph.outcome_statistics REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION discovery.clear_shown_companies();


--
-- Name: step_corrections step_corrections_change_answers; Type: TRIGGER; Schema: graph; Owner: wellmet_owner
--

CREATE TRIGGER step_corrections_change_answers AFTER INSERT OR DELETE ON graph.step_corrections FOR EACH ROW EXECUTE FUNCTION identity.record_private_change();


--
-- Name: member_networks member_networks_delete_contacts; Type: TRIGGER; Schema: identity; Owner: wellmet_owner
--

CREATE TRIGGER member_networks_delete_contacts AFTER DELETE ON identity.member_networks FOR EACH ROW EXECUTE FUNCTION contacts.delete_contacts_of_network();


--
-- Name: member_networks member_networks_delete_inferred_relationships; Type: TRIGGER; Schema: identity; Owner: wellmet_owner
--

CREATE TRIGGER member_networks_delete_inferred_relationships AFTER DELETE ON identity.member_networks FOR EACH ROW EXECUTE FUNCTION graph.delete_inferred_of_network();


--
-- Name: member_networks member_networks_delete_relationships; Type: TRIGGER; Schema: identity; Owner: wellmet_owner
--

CREATE TRIGGER member_networks_delete_relationships AFTER DELETE ON identity.member_networks FOR EACH ROW EXECUTE FUNCTION contacts.delete_relationships_of_network();


--
-- Name: member_networks member_networks_delete_versions; Type: TRIGGER; Schema: identity; Owner: wellmet_owner
--

CREATE TRIGGER member_networks_delete_versions AFTER DELETE ON identity.member_networks FOR EACH ROW EXECUTE FUNCTION identity.delete_versions_of_network();


--
-- Name: api_keys api_keys_user_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: api_keys api_keys_workspace_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: audit_events audit_events_workspace_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.audit_events
    ADD CONSTRAINT audit_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: audit_heads audit_heads_workspace_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.audit_heads
    ADD CONSTRAINT audit_heads_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: credentials credentials_user_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.credentials
    ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: invitations invitations_invited_by_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: invitations invitations_workspace_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: api_keys keys_of_members; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT keys_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: memberships memberships_user_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: memberships memberships_workspace_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: notification_settings notification_settings_user_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.notification_settings
    ADD CONSTRAINT notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_workspace_id_fkey; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE SET NULL;


--
-- Name: notifications told_to_members; Type: FK CONSTRAINT; Schema: account; Owner: wellmet_owner
--

ALTER TABLE ONLY account.notifications
    ADD CONSTRAINT told_to_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: account_sources account_sources_account_id_fkey; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.account_sources
    ADD CONSTRAINT account_sources_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;


--
-- Name: connected_accounts accounts_of_members; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.connected_accounts
    ADD CONSTRAINT accounts_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: consents consents_of_members; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.consents
    ADD CONSTRAINT consents_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: enrichment_accounts enrichment_accounts_workspace_id_fkey; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.enrichment_accounts
    ADD CONSTRAINT enrichment_accounts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: enrichment_questions enrichment_questions_of_members; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.enrichment_questions
    ADD CONSTRAINT enrichment_questions_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: own_addresses own_addresses_of_members; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.own_addresses
    ADD CONSTRAINT own_addresses_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: people_data_answers people_data_answers_workspace_id_fkey; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.people_data_answers
    ADD CONSTRAINT people_data_answers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: source_records source_records_account_id_fkey; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.source_records
    ADD CONSTRAINT source_records_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;


--
-- Name: sync_runs sync_runs_account_id_fkey; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.sync_runs
    ADD CONSTRAINT sync_runs_account_id_fkey FOREIGN KEY (account_id) REFERENCES connections.connected_accounts(id) ON DELETE CASCADE;


--
-- Name: workspace_usage workspace_usage_workspace_id_fkey; Type: FK CONSTRAINT; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE ONLY connections.workspace_usage
    ADD CONSTRAINT workspace_usage_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: contact_lookups contact_lookups_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_lookups
    ADD CONSTRAINT contact_lookups_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: contact_notes contact_notes_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_notes
    ADD CONSTRAINT contact_notes_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: contact_tags contact_tags_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_tags
    ADD CONSTRAINT contact_tags_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: distinct_contacts distinct_contacts_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.distinct_contacts
    ADD CONSTRAINT distinct_contacts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: gathered_accounts gathered_accounts_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.gathered_accounts
    ADD CONSTRAINT gathered_accounts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: hidden_contacts hidden_contacts_hide_rule_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.hidden_contacts
    ADD CONSTRAINT hidden_contacts_hide_rule_id_fkey FOREIGN KEY (hide_rule_id) REFERENCES contacts.hide_rules(id) ON DELETE CASCADE;


--
-- Name: hidden_contacts hidden_contacts_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.hidden_contacts
    ADD CONSTRAINT hidden_contacts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: hide_rules hide_rules_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.hide_rules
    ADD CONSTRAINT hide_rules_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: import_contacts import_contacts_import_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_contacts
    ADD CONSTRAINT import_contacts_import_id_fkey FOREIGN KEY (import_id) REFERENCES contacts.imports(id) ON DELETE CASCADE;


--
-- Name: import_contacts import_contacts_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_contacts
    ADD CONSTRAINT import_contacts_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: import_pieces import_pieces_import_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_pieces
    ADD CONSTRAINT import_pieces_import_id_fkey FOREIGN KEY (import_id) REFERENCES contacts.imports(id) ON DELETE CASCADE;


--
-- Name: import_pieces import_pieces_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_pieces
    ADD CONSTRAINT import_pieces_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: import_reminders import_reminders_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_reminders
    ADD CONSTRAINT import_reminders_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: import_skips import_skips_import_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_skips
    ADD CONSTRAINT import_skips_import_id_fkey FOREIGN KEY (import_id) REFERENCES contacts.imports(id) ON DELETE CASCADE;


--
-- Name: import_skips import_skips_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_skips
    ADD CONSTRAINT import_skips_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: import_usage import_usage_user_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.import_usage
    ADD CONSTRAINT import_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: imports imports_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.imports
    ADD CONSTRAINT imports_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: imports imports_user_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: imports imports_workspace_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.imports
    ADD CONSTRAINT imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: known_members known_members_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.known_members
    ADD CONSTRAINT known_members_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: known_members known_members_network_id_person_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.known_members
    ADD CONSTRAINT known_members_network_id_person_id_fkey FOREIGN KEY (network_id, person_id) REFERENCES contacts.contacts(network_id, person_id) ON DELETE CASCADE;


--
-- Name: known_members known_members_user_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.known_members
    ADD CONSTRAINT known_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: merged_evidence merged_evidence_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.merged_evidence
    ADD CONSTRAINT merged_evidence_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: merges merges_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.merges
    ADD CONSTRAINT merges_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: syncs syncs_network_id_fkey; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.syncs
    ADD CONSTRAINT syncs_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: contact_views views_of_members; Type: FK CONSTRAINT; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE ONLY contacts.contact_views
    ADD CONSTRAINT views_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: company_rankings company_rankings_viewer_network_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.company_rankings
    ADD CONSTRAINT company_rankings_viewer_network_id_fkey FOREIGN KEY (viewer_network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: mission_targets mission_targets_list_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.mission_targets
    ADD CONSTRAINT mission_targets_list_id_fkey FOREIGN KEY (list_id) REFERENCES discovery.saved_lists(id) ON DELETE CASCADE;


--
-- Name: mission_targets mission_targets_mission_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.mission_targets
    ADD CONSTRAINT mission_targets_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES discovery.missions(id) ON DELETE CASCADE;


--
-- Name: mission_targets mission_targets_network_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.mission_targets
    ADD CONSTRAINT mission_targets_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: missions missions_network_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.missions
    ADD CONSTRAINT missions_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: posted_networks posted_networks_network_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.posted_networks
    ADD CONSTRAINT posted_networks_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: ranked_companies ranked_companies_viewer_network_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.ranked_companies
    ADD CONSTRAINT ranked_companies_viewer_network_id_fkey FOREIGN KEY (viewer_network_id) REFERENCES discovery.company_rankings(viewer_network_id) ON DELETE CASCADE;


--
-- Name: recommendation_calibrations recommendation_calibrations_workspace_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.recommendation_calibrations
    ADD CONSTRAINT recommendation_calibrations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: recommendation_samples recommendation_samples_network_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.recommendation_samples
    ADD CONSTRAINT recommendation_samples_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: saved_list_items saved_list_items_list_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.saved_list_items
    ADD CONSTRAINT saved_list_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES discovery.saved_lists(id) ON DELETE CASCADE;


--
-- Name: saved_list_items saved_list_items_network_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.saved_list_items
    ADD CONSTRAINT saved_list_items_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: saved_lists saved_lists_network_id_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.saved_lists
    ADD CONSTRAINT saved_lists_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: token_postings token_postings_network_id_is_private_fkey; Type: FK CONSTRAINT; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE ONLY discovery.token_postings
    ADD CONSTRAINT token_postings_network_id_is_private_fkey FOREIGN KEY (network_id, is_private) REFERENCES discovery.posted_networks(network_id, is_private) ON DELETE CASCADE;


--
-- Name: outcome_statistics outcome_statistics_user_id_fkey; Type: FK CONSTRAINT; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE ONLY graph.outcome_statistics
    ADD CONSTRAINT outcome_statistics_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: outcome_statistics outcome_statistics_workspace_id_fkey; Type: FK CONSTRAINT; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE ONLY graph.outcome_statistics
    ADD CONSTRAINT outcome_statistics_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: step_corrections step_corrections_from_user_id_fkey; Type: FK CONSTRAINT; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE ONLY graph.step_corrections
    ADD CONSTRAINT step_corrections_from_user_id_fkey FOREIGN KEY (from_user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: step_corrections step_corrections_network_id_fkey; Type: FK CONSTRAINT; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE ONLY graph.step_corrections
    ADD CONSTRAINT step_corrections_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: member_networks member_networks_user_id_fkey; Type: FK CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.member_networks
    ADD CONSTRAINT member_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: member_networks member_networks_workspace_id_fkey; Type: FK CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.member_networks
    ADD CONSTRAINT member_networks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: sharing_grants sharing_grants_network_id_fkey; Type: FK CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.sharing_grants
    ADD CONSTRAINT sharing_grants_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: sharing_grants sharing_grants_viewer_network_id_fkey; Type: FK CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.sharing_grants
    ADD CONSTRAINT sharing_grants_viewer_network_id_fkey FOREIGN KEY (viewer_network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: sharing_settings sharing_settings_network_id_fkey; Type: FK CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.sharing_settings
    ADD CONSTRAINT sharing_settings_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: visible_networks visible_networks_network_id_fkey; Type: FK CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.visible_networks
    ADD CONSTRAINT visible_networks_network_id_fkey FOREIGN KEY (network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: visible_networks visible_networks_viewer_network_id_fkey; Type: FK CONSTRAINT; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE ONLY identity.visible_networks
    ADD CONSTRAINT visible_networks_viewer_network_id_fkey FOREIGN KEY (viewer_network_id) REFERENCES identity.member_networks(id) ON DELETE CASCADE;


--
-- Name: asks asks_request_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.asks
    ADD CONSTRAINT asks_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;


--
-- Name: asks asks_workspace_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.asks
    ADD CONSTRAINT asks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: calibrations calibrations_workspace_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.calibrations
    ADD CONSTRAINT calibrations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: connector_rules connector_rules_user_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.connector_rules
    ADD CONSTRAINT connector_rules_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: connector_rules connector_rules_workspace_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.connector_rules
    ADD CONSTRAINT connector_rules_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: guest_links guest_links_request_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.guest_links
    ADD CONSTRAINT guest_links_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;


--
-- Name: outcome_settings outcome_settings_of_members; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.outcome_settings
    ADD CONSTRAINT outcome_settings_of_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: outcomes outcomes_request_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.outcomes
    ADD CONSTRAINT outcomes_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;


--
-- Name: outcomes outcomes_workspace_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.outcomes
    ADD CONSTRAINT outcomes_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: predictions predictions_request_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.predictions
    ADD CONSTRAINT predictions_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;


--
-- Name: predictions predictions_workspace_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.predictions
    ADD CONSTRAINT predictions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: request_events request_events_request_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.request_events
    ADD CONSTRAINT request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;


--
-- Name: request_events request_events_workspace_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.request_events
    ADD CONSTRAINT request_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: request_followers request_followers_request_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.request_followers
    ADD CONSTRAINT request_followers_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;


--
-- Name: request_followers request_followers_user_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.request_followers
    ADD CONSTRAINT request_followers_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: request_followers request_followers_workspace_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.request_followers
    ADD CONSTRAINT request_followers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: requests requests_connector_user_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.requests
    ADD CONSTRAINT requests_connector_user_fkey FOREIGN KEY (connector_user) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: requests requests_user_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.requests
    ADD CONSTRAINT requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;


--
-- Name: requests requests_workspace_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.requests
    ADD CONSTRAINT requests_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;


--
-- Name: suggested_outcomes suggested_by_records; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.suggested_outcomes
    ADD CONSTRAINT suggested_by_records FOREIGN KEY (user_id, account_id, source, ref) REFERENCES connections.source_records(user_id, account_id, source, ref) ON DELETE CASCADE;


--
-- Name: suggested_outcomes suggested_outcomes_request_id_fkey; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.suggested_outcomes
    ADD CONSTRAINT suggested_outcomes_request_id_fkey FOREIGN KEY (request_id) REFERENCES introductions.requests(id) ON DELETE CASCADE;


--
-- Name: suggested_outcomes suggested_to_members; Type: FK CONSTRAINT; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE ONLY introductions.suggested_outcomes
    ADD CONSTRAINT suggested_to_members FOREIGN KEY (workspace_id, user_id) REFERENCES account.memberships(workspace_id, user_id) ON DELETE CASCADE;


--
-- Name: api_keys; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.api_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: api_keys api_keys_for_identifying; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY api_keys_for_identifying ON account.api_keys FOR SELECT TO wellmet_owner USING (true);


--
-- Name: api_keys api_keys_for_noting_their_use; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY api_keys_for_noting_their_use ON account.api_keys FOR UPDATE TO wellmet_owner USING (true);


--
-- Name: api_keys api_keys_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY api_keys_for_the_system ON account.api_keys TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: api_keys api_keys_of_mine_here; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY api_keys_of_mine_here ON account.api_keys TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: api_keys api_keys_revoked_by_owners; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY api_keys_revoked_by_owners ON account.api_keys FOR DELETE TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = platform.workspace_id()) AND (m.user_id = platform.viewer_id()) AND (m.role = 'owner'::text))))));


--
-- Name: api_keys api_keys_seen_by_owners; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY api_keys_seen_by_owners ON account.api_keys FOR SELECT TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = platform.workspace_id()) AND (m.user_id = platform.viewer_id()) AND (m.role = 'owner'::text))))));


--
-- Name: audit_events; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.audit_events ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_events audit_events_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY audit_events_for_the_system ON account.audit_events TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: audit_events audit_events_of_my_workspace; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY audit_events_of_my_workspace ON account.audit_events TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));


--
-- Name: audit_heads; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.audit_heads ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_heads audit_heads_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY audit_heads_for_the_system ON account.audit_heads TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: audit_heads audit_heads_of_my_workspace; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY audit_heads_of_my_workspace ON account.audit_heads TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));


--
-- Name: credentials; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.credentials ENABLE ROW LEVEL SECURITY;

--
-- Name: credentials credentials_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY credentials_for_the_system ON account.credentials TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: credentials credentials_of_mine; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY credentials_of_mine ON account.credentials FOR SELECT TO wellmet_app USING ((user_id = platform.viewer_id()));


--
-- Name: credentials credentials_update_mine; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY credentials_update_mine ON account.credentials FOR UPDATE TO wellmet_app USING ((user_id = platform.viewer_id())) WITH CHECK ((user_id = platform.viewer_id()));


--
-- Name: invitations; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.invitations ENABLE ROW LEVEL SECURITY;

--
-- Name: invitations invitations_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY invitations_for_the_system ON account.invitations TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: invitations invitations_of_my_workspace; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY invitations_of_my_workspace ON account.invitations TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));


--
-- Name: memberships; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.memberships ENABLE ROW LEVEL SECURITY;

--
-- Name: memberships memberships_change_in_my_workspace; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY memberships_change_in_my_workspace ON account.memberships FOR UPDATE TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));


--
-- Name: memberships memberships_end_in_my_workspace; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY memberships_end_in_my_workspace ON account.memberships FOR DELETE TO wellmet_app USING ((workspace_id = platform.workspace_id()));


--
-- Name: memberships memberships_for_identifying; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY memberships_for_identifying ON account.memberships FOR SELECT TO wellmet_owner USING (true);


--
-- Name: memberships memberships_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY memberships_for_the_system ON account.memberships TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: memberships memberships_of_me_and_my_workspace; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY memberships_of_me_and_my_workspace ON account.memberships FOR SELECT TO wellmet_app USING (((user_id = platform.viewer_id()) OR (workspace_id = platform.workspace_id())));


--
-- Name: notification_settings; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.notification_settings ENABLE ROW LEVEL SECURITY;

--
-- Name: notification_settings notification_settings_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY notification_settings_for_the_system ON account.notification_settings TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: notification_settings notification_settings_of_mine; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY notification_settings_of_mine ON account.notification_settings TO wellmet_app USING ((user_id = platform.viewer_id())) WITH CHECK ((user_id = platform.viewer_id()));


--
-- Name: notifications; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.notifications ENABLE ROW LEVEL SECURITY;

--
-- Name: notifications notifications_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY notifications_for_the_system ON account.notifications TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: notifications notifications_of_mine_here; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY notifications_of_mine_here ON account.notifications TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: sessions; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.sessions ENABLE ROW LEVEL SECURITY;

--
-- Name: sessions sessions_for_identifying; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY sessions_for_identifying ON account.sessions FOR SELECT TO wellmet_owner USING (true);


--
-- Name: sessions sessions_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY sessions_for_the_system ON account.sessions TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: sessions sessions_of_mine; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY sessions_of_mine ON account.sessions TO wellmet_app USING ((user_id = platform.viewer_id())) WITH CHECK ((user_id = platform.viewer_id()));


--
-- Name: sign_in_failures; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.sign_in_failures ENABLE ROW LEVEL SECURITY;

--
-- Name: sign_in_failures sign_in_failures_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY sign_in_failures_for_the_system ON account.sign_in_failures TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: users; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.users ENABLE ROW LEVEL SECURITY;

--
-- Name: users users_change_themselves; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY users_change_themselves ON account.users FOR UPDATE TO wellmet_app USING ((id = platform.viewer_id())) WITH CHECK ((id = platform.viewer_id()));


--
-- Name: users users_for_identifying; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY users_for_identifying ON account.users FOR SELECT TO wellmet_owner USING (true);


--
-- Name: users users_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY users_for_the_system ON account.users TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: users users_me_and_my_workspace; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY users_me_and_my_workspace ON account.users FOR SELECT TO wellmet_app USING (((id = platform.viewer_id()) OR (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.user_id = users.id) AND (m.workspace_id = platform.workspace_id()))))));


--
-- Name: verifications; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.verifications ENABLE ROW LEVEL SECURITY;

--
-- Name: verifications verifications_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY verifications_for_the_system ON account.verifications TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: workspaces; Type: ROW SECURITY; Schema: account; Owner: wellmet_owner
--

ALTER TABLE account.workspaces ENABLE ROW LEVEL SECURITY;

--
-- Name: workspaces workspaces_change_from_inside; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY workspaces_change_from_inside ON account.workspaces FOR UPDATE TO wellmet_app USING ((id = platform.workspace_id())) WITH CHECK ((id = platform.workspace_id()));


--
-- Name: workspaces workspaces_for_the_system; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY workspaces_for_the_system ON account.workspaces TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: workspaces workspaces_i_belong_to; Type: POLICY; Schema: account; Owner: wellmet_owner
--

CREATE POLICY workspaces_i_belong_to ON account.workspaces FOR SELECT TO wellmet_app USING ((EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = workspaces.id) AND (m.user_id = platform.viewer_id())))));


--
-- Name: account_sources; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.account_sources ENABLE ROW LEVEL SECURITY;

--
-- Name: account_sources account_sources_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY account_sources_for_the_system ON connections.account_sources TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: account_sources account_sources_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY account_sources_of_mine ON connections.account_sources TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: connected_accounts; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.connected_accounts ENABLE ROW LEVEL SECURITY;

--
-- Name: connected_accounts connected_accounts_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY connected_accounts_for_the_system ON connections.connected_accounts TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: connected_accounts connected_accounts_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY connected_accounts_of_mine ON connections.connected_accounts TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: consents; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.consents ENABLE ROW LEVEL SECURITY;

--
-- Name: consents consents_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY consents_for_the_system ON connections.consents TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: consents consents_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY consents_of_mine ON connections.consents TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: enrichment_accounts; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.enrichment_accounts ENABLE ROW LEVEL SECURITY;

--
-- Name: enrichment_accounts enrichment_accounts_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY enrichment_accounts_for_the_system ON connections.enrichment_accounts TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: enrichment_accounts enrichment_accounts_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY enrichment_accounts_of_mine ON connections.enrichment_accounts TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));


--
-- Name: enrichment_questions; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.enrichment_questions ENABLE ROW LEVEL SECURITY;

--
-- Name: enrichment_questions enrichment_questions_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY enrichment_questions_for_the_system ON connections.enrichment_questions TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: enrichment_questions enrichment_questions_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY enrichment_questions_of_mine ON connections.enrichment_questions FOR SELECT TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: linear_deliveries; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.linear_deliveries ENABLE ROW LEVEL SECURITY;

--
-- Name: linear_deliveries linear_deliveries_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY linear_deliveries_for_the_system ON connections.linear_deliveries TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: own_addresses; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.own_addresses ENABLE ROW LEVEL SECURITY;

--
-- Name: own_addresses own_addresses_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY own_addresses_for_the_system ON connections.own_addresses TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: own_addresses own_addresses_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY own_addresses_of_mine ON connections.own_addresses TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: people_data_answers; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.people_data_answers ENABLE ROW LEVEL SECURITY;

--
-- Name: people_data_answers people_data_answers_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY people_data_answers_for_the_system ON connections.people_data_answers TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: people_data_answers people_data_answers_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY people_data_answers_of_mine ON connections.people_data_answers FOR SELECT TO wellmet_app USING ((workspace_id = platform.workspace_id()));


--
-- Name: provider_pauses; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.provider_pauses ENABLE ROW LEVEL SECURITY;

--
-- Name: provider_pauses provider_pauses_are_seen_by_all; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY provider_pauses_are_seen_by_all ON connections.provider_pauses FOR SELECT TO wellmet_app USING (true);


--
-- Name: provider_pauses provider_pauses_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY provider_pauses_for_the_system ON connections.provider_pauses TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: provider_usage; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.provider_usage ENABLE ROW LEVEL SECURITY;

--
-- Name: provider_usage provider_usage_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY provider_usage_for_the_system ON connections.provider_usage TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: provider_usage provider_usage_is_seen_by_all; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY provider_usage_is_seen_by_all ON connections.provider_usage FOR SELECT TO wellmet_app USING (true);


--
-- Name: source_records; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.source_records ENABLE ROW LEVEL SECURITY;

--
-- Name: source_records source_records_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY source_records_for_the_system ON connections.source_records TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: source_records source_records_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY source_records_of_mine ON connections.source_records TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: sync_runs; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.sync_runs ENABLE ROW LEVEL SECURITY;

--
-- Name: sync_runs sync_runs_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY sync_runs_for_the_system ON connections.sync_runs TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: sync_runs sync_runs_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY sync_runs_of_mine ON connections.sync_runs TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: workspace_usage; Type: ROW SECURITY; Schema: connections; Owner: wellmet_owner
--

ALTER TABLE connections.workspace_usage ENABLE ROW LEVEL SECURITY;

--
-- Name: workspace_usage workspace_usage_for_the_system; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY workspace_usage_for_the_system ON connections.workspace_usage TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: workspace_usage workspace_usage_of_mine; Type: POLICY; Schema: connections; Owner: wellmet_owner
--

CREATE POLICY workspace_usage_of_mine ON connections.workspace_usage FOR SELECT TO wellmet_app USING ((workspace_id = platform.workspace_id()));


--
-- Name: co_occurrences; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.co_occurrences ENABLE ROW LEVEL SECURITY;

--
-- Name: co_occurrences co_occurrences_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY co_occurrences_for_the_system ON contacts.co_occurrences TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: co_occurrences co_occurrences_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY co_occurrences_of_mine ON contacts.co_occurrences TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contact_changes; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.contact_changes ENABLE ROW LEVEL SECURITY;

--
-- Name: contact_changes contact_changes_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_changes_for_the_system ON contacts.contact_changes TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: contact_changes contact_changes_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_changes_of_mine ON contacts.contact_changes TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contact_details; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.contact_details ENABLE ROW LEVEL SECURITY;

--
-- Name: contact_details contact_details_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_details_for_the_system ON contacts.contact_details TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: contact_details contact_details_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_details_of_mine ON contacts.contact_details TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contact_keys; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.contact_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: contact_keys contact_keys_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_keys_for_the_system ON contacts.contact_keys TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: contact_keys contact_keys_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_keys_of_mine ON contacts.contact_keys TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contact_lookups; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.contact_lookups ENABLE ROW LEVEL SECURITY;

--
-- Name: contact_lookups contact_lookups_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_lookups_for_the_system ON contacts.contact_lookups TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: contact_lookups contact_lookups_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_lookups_of_mine ON contacts.contact_lookups TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contact_notes; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.contact_notes ENABLE ROW LEVEL SECURITY;

--
-- Name: contact_notes contact_notes_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_notes_for_the_system ON contacts.contact_notes TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: contact_notes contact_notes_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_notes_of_mine ON contacts.contact_notes TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contact_tags; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.contact_tags ENABLE ROW LEVEL SECURITY;

--
-- Name: contact_tags contact_tags_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_tags_for_the_system ON contacts.contact_tags TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: contact_tags contact_tags_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_tags_of_mine ON contacts.contact_tags TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contact_views; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.contact_views ENABLE ROW LEVEL SECURITY;

--
-- Name: contact_views contact_views_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_views_for_the_system ON contacts.contact_views TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: contact_views contact_views_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_views_of_mine ON contacts.contact_views TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: contact_views contact_views_shared_here; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contact_views_shared_here ON contacts.contact_views FOR SELECT TO wellmet_app USING ((is_shared AND (workspace_id = platform.workspace_id())));


--
-- Name: contacts; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.contacts ENABLE ROW LEVEL SECURITY;

--
-- Name: contacts contacts_delete_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contacts_delete_mine ON contacts.contacts FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contacts contacts_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contacts_for_the_system ON contacts.contacts TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: contacts contacts_insert_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contacts_insert_mine ON contacts.contacts FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: contacts contacts_of_nobody; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contacts_of_nobody ON contacts.contacts FOR SELECT TO wellmet_app USING (((network_id = 0) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));


--
-- Name: contacts contacts_of_visible_networks; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contacts_of_visible_networks ON contacts.contacts FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = contacts.network_id)))) AND ((NOT is_hidden) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));


--
-- Name: contacts contacts_update_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY contacts_update_mine ON contacts.contacts FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: deletions; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.deletions ENABLE ROW LEVEL SECURITY;

--
-- Name: deletions deletions_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY deletions_for_the_system ON contacts.deletions TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: deletions deletions_of_everybody; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY deletions_of_everybody ON contacts.deletions FOR SELECT TO wellmet_app USING (((network_id = 0) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));


--
-- Name: deletions deletions_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY deletions_of_mine ON contacts.deletions TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: distinct_contacts; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.distinct_contacts ENABLE ROW LEVEL SECURITY;

--
-- Name: distinct_contacts distinct_contacts_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY distinct_contacts_for_the_system ON contacts.distinct_contacts TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: distinct_contacts distinct_contacts_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY distinct_contacts_of_mine ON contacts.distinct_contacts TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: evidence; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.evidence ENABLE ROW LEVEL SECURITY;

--
-- Name: evidence evidence_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY evidence_for_the_system ON contacts.evidence TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: evidence evidence_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY evidence_of_mine ON contacts.evidence TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: gathered_accounts; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.gathered_accounts ENABLE ROW LEVEL SECURITY;

--
-- Name: gathered_accounts gathered_accounts_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY gathered_accounts_for_the_system ON contacts.gathered_accounts TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: gathered_accounts gathered_accounts_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY gathered_accounts_of_mine ON contacts.gathered_accounts TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: hidden_contacts; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.hidden_contacts ENABLE ROW LEVEL SECURITY;

--
-- Name: hidden_contacts hidden_contacts_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY hidden_contacts_for_the_system ON contacts.hidden_contacts TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: hidden_contacts hidden_contacts_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY hidden_contacts_of_mine ON contacts.hidden_contacts TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: hide_rules; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.hide_rules ENABLE ROW LEVEL SECURITY;

--
-- Name: hide_rules hide_rules_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY hide_rules_for_the_system ON contacts.hide_rules TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: hide_rules hide_rules_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY hide_rules_of_mine ON contacts.hide_rules TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: import_contacts; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.import_contacts ENABLE ROW LEVEL SECURITY;

--
-- Name: import_contacts import_contacts_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_contacts_for_the_system ON contacts.import_contacts TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: import_contacts import_contacts_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_contacts_of_mine ON contacts.import_contacts TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: import_pieces; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.import_pieces ENABLE ROW LEVEL SECURITY;

--
-- Name: import_pieces import_pieces_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_pieces_for_the_system ON contacts.import_pieces TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: import_pieces import_pieces_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_pieces_of_mine ON contacts.import_pieces TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: import_reminders; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.import_reminders ENABLE ROW LEVEL SECURITY;

--
-- Name: import_reminders import_reminders_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_reminders_for_the_system ON contacts.import_reminders TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: import_reminders import_reminders_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_reminders_of_mine ON contacts.import_reminders TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: import_skips; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.import_skips ENABLE ROW LEVEL SECURITY;

--
-- Name: import_skips import_skips_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_skips_for_the_system ON contacts.import_skips TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: import_skips import_skips_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_skips_of_mine ON contacts.import_skips TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: import_usage; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.import_usage ENABLE ROW LEVEL SECURITY;

--
-- Name: import_usage import_usage_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_usage_for_the_system ON contacts.import_usage TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: import_usage import_usage_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY import_usage_of_mine ON contacts.import_usage TO wellmet_app USING ((user_id = ( SELECT platform.viewer_id() AS viewer_id))) WITH CHECK ((user_id = ( SELECT platform.viewer_id() AS viewer_id)));


--
-- Name: imports; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.imports ENABLE ROW LEVEL SECURITY;

--
-- Name: imports imports_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY imports_for_the_system ON contacts.imports TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: imports imports_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY imports_of_mine ON contacts.imports TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: known_members; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.known_members ENABLE ROW LEVEL SECURITY;

--
-- Name: known_members known_members_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY known_members_for_the_system ON contacts.known_members TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: known_members known_members_of_visible_networks; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY known_members_of_visible_networks ON contacts.known_members FOR SELECT TO wellmet_app USING ((network_id IN ( SELECT v.network_id
   FROM identity.visible_networks v
  WHERE (v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));


--
-- Name: merged_evidence; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.merged_evidence ENABLE ROW LEVEL SECURITY;

--
-- Name: merged_evidence merged_evidence_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY merged_evidence_for_the_system ON contacts.merged_evidence TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: merged_evidence merged_evidence_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY merged_evidence_of_mine ON contacts.merged_evidence TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: merges; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.merges ENABLE ROW LEVEL SECURITY;

--
-- Name: merges merges_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY merges_for_the_system ON contacts.merges TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: merges merges_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY merges_of_mine ON contacts.merges TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: places; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.places ENABLE ROW LEVEL SECURITY;

--
-- Name: places places_are_public; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY places_are_public ON contacts.places FOR SELECT TO wellmet_app USING (true);


--
-- Name: places places_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY places_for_the_system ON contacts.places TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: positions; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.positions ENABLE ROW LEVEL SECURITY;

--
-- Name: positions positions_delete_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY positions_delete_mine ON contacts.positions FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: positions positions_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY positions_for_the_system ON contacts.positions TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: positions positions_insert_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY positions_insert_mine ON contacts.positions FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: positions positions_of_mine_and_nobody; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY positions_of_mine_and_nobody ON contacts.positions FOR SELECT TO wellmet_app USING (((network_id = ANY (ARRAY[0, ( SELECT identity.viewer_network_id() AS viewer_network_id)])) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));


--
-- Name: positions positions_update_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY positions_update_mine ON contacts.positions FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: relationships; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.relationships ENABLE ROW LEVEL SECURITY;

--
-- Name: relationships relationships_delete_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY relationships_delete_mine ON contacts.relationships FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: relationships relationships_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY relationships_for_the_system ON contacts.relationships TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: relationships relationships_insert_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY relationships_insert_mine ON contacts.relationships FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: relationships relationships_of_visible_networks; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY relationships_of_visible_networks ON contacts.relationships FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = relationships.network_id)))) AND ((NOT is_hidden) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));


--
-- Name: relationships relationships_update_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY relationships_update_mine ON contacts.relationships FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: search_tokens; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.search_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: search_tokens search_tokens_are_numbers; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY search_tokens_are_numbers ON contacts.search_tokens FOR SELECT TO wellmet_app USING (true);


--
-- Name: search_tokens search_tokens_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY search_tokens_for_the_system ON contacts.search_tokens TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: syncs; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.syncs ENABLE ROW LEVEL SECURITY;

--
-- Name: syncs syncs_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY syncs_for_the_system ON contacts.syncs TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: syncs syncs_of_mine; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY syncs_of_mine ON contacts.syncs FOR SELECT TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: token_variants; Type: ROW SECURITY; Schema: contacts; Owner: wellmet_owner
--

ALTER TABLE contacts.token_variants ENABLE ROW LEVEL SECURITY;

--
-- Name: token_variants token_variants_for_the_system; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY token_variants_for_the_system ON contacts.token_variants TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: token_variants token_variants_is_numbers; Type: POLICY; Schema: contacts; Owner: wellmet_owner
--

CREATE POLICY token_variants_is_numbers ON contacts.token_variants FOR SELECT TO wellmet_app USING (true);


--
-- Name: common_tokens; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.common_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: common_tokens common_tokens_are_numbers; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY common_tokens_are_numbers ON discovery.common_tokens FOR SELECT TO wellmet_app USING (true);


--
-- Name: common_tokens common_tokens_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY common_tokens_for_the_system ON discovery.common_tokens TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: company_rankings; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.company_rankings ENABLE ROW LEVEL SECURITY;

--
-- Name: company_rankings company_rankings_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY company_rankings_for_the_system ON discovery.company_rankings TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: company_rankings company_rankings_of_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY company_rankings_of_mine ON discovery.company_rankings TO wellmet_app USING ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: company_tokens; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.company_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: company_tokens company_tokens_are_numbers; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY company_tokens_are_numbers ON discovery.company_tokens FOR SELECT TO wellmet_app USING (true);


--
-- Name: company_tokens company_tokens_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY company_tokens_for_the_system ON discovery.company_tokens TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: directory_postings; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.directory_postings ENABLE ROW LEVEL SECURITY;

--
-- Name: directory_postings directory_postings_are_numbers; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY directory_postings_are_numbers ON discovery.directory_postings FOR SELECT TO wellmet_app USING (true);


--
-- Name: directory_postings directory_postings_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY directory_postings_for_the_system ON discovery.directory_postings TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: mission_targets; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.mission_targets ENABLE ROW LEVEL SECURITY;

--
-- Name: mission_targets mission_targets_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY mission_targets_for_the_system ON discovery.mission_targets TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: mission_targets mission_targets_of_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY mission_targets_of_mine ON discovery.mission_targets TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: missions; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.missions ENABLE ROW LEVEL SECURITY;

--
-- Name: missions missions_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY missions_for_the_system ON discovery.missions TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: missions missions_of_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY missions_of_mine ON discovery.missions TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: posted_directory; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.posted_directory ENABLE ROW LEVEL SECURITY;

--
-- Name: posted_directory posted_directory_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY posted_directory_for_the_system ON discovery.posted_directory TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: posted_directory posted_directory_is_public; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY posted_directory_is_public ON discovery.posted_directory FOR SELECT TO wellmet_app USING (true);


--
-- Name: posted_networks; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.posted_networks ENABLE ROW LEVEL SECURITY;

--
-- Name: posted_networks posted_networks_delete_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY posted_networks_delete_mine ON discovery.posted_networks FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: posted_networks posted_networks_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY posted_networks_for_the_system ON discovery.posted_networks TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: posted_networks posted_networks_of_visible_networks; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY posted_networks_of_visible_networks ON discovery.posted_networks FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = posted_networks.network_id)))) AND ((NOT is_private) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));


--
-- Name: ranked_companies; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.ranked_companies ENABLE ROW LEVEL SECURITY;

--
-- Name: ranked_companies ranked_companies_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY ranked_companies_for_the_system ON discovery.ranked_companies TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: ranked_companies ranked_companies_of_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY ranked_companies_of_mine ON discovery.ranked_companies TO wellmet_app USING ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: recommendation_calibrations; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.recommendation_calibrations ENABLE ROW LEVEL SECURITY;

--
-- Name: recommendation_calibrations recommendation_calibrations_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY recommendation_calibrations_for_the_system ON discovery.recommendation_calibrations TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: recommendation_calibrations recommendation_calibrations_of_ours; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY recommendation_calibrations_of_ours ON discovery.recommendation_calibrations FOR SELECT TO wellmet_app USING ((workspace_id = platform.workspace_id()));


--
-- Name: recommendation_calibrations recommendation_calibrations_update_ours; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY recommendation_calibrations_update_ours ON discovery.recommendation_calibrations FOR UPDATE TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));


--
-- Name: recommendation_samples; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.recommendation_samples ENABLE ROW LEVEL SECURITY;

--
-- Name: recommendation_samples recommendation_samples_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY recommendation_samples_for_the_system ON discovery.recommendation_samples TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: recommendation_samples recommendation_samples_of_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY recommendation_samples_of_mine ON discovery.recommendation_samples TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: saved_list_items; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.saved_list_items ENABLE ROW LEVEL SECURITY;

--
-- Name: saved_list_items saved_list_items_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY saved_list_items_for_the_system ON discovery.saved_list_items TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: saved_list_items saved_list_items_of_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY saved_list_items_of_mine ON discovery.saved_list_items TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: saved_lists; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.saved_lists ENABLE ROW LEVEL SECURITY;

--
-- Name: saved_lists saved_lists_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY saved_lists_for_the_system ON discovery.saved_lists TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: saved_lists saved_lists_of_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY saved_lists_of_mine ON discovery.saved_lists TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: token_postings; Type: ROW SECURITY; Schema: discovery; Owner: wellmet_owner
--

ALTER TABLE discovery.token_postings ENABLE ROW LEVEL SECURITY;

--
-- Name: token_postings token_postings_delete_mine; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY token_postings_delete_mine ON discovery.token_postings FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: token_postings token_postings_for_the_system; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY token_postings_for_the_system ON discovery.token_postings TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: token_postings token_postings_of_visible_networks; Type: POLICY; Schema: discovery; Owner: wellmet_owner
--

CREATE POLICY token_postings_of_visible_networks ON discovery.token_postings FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = token_postings.network_id)))) AND ((NOT is_private) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));


--
-- Name: inferred_relationships; Type: ROW SECURITY; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE graph.inferred_relationships ENABLE ROW LEVEL SECURITY;

--
-- Name: inferred_relationships inferred_relationships_delete_mine; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY inferred_relationships_delete_mine ON graph.inferred_relationships FOR DELETE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: inferred_relationships inferred_relationships_for_the_system; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY inferred_relationships_for_the_system ON graph.inferred_relationships TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: inferred_relationships inferred_relationships_insert_mine; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY inferred_relationships_insert_mine ON graph.inferred_relationships FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: inferred_relationships inferred_relationships_of_mine_and_nobody; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY inferred_relationships_of_mine_and_nobody ON graph.inferred_relationships FOR SELECT TO wellmet_app USING (((network_id = ANY (ARRAY[0, ( SELECT identity.viewer_network_id() AS viewer_network_id)])) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));


--
-- Name: inferred_relationships inferred_relationships_update_mine; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY inferred_relationships_update_mine ON graph.inferred_relationships FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: outcome_statistics; Type: ROW SECURITY; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE graph.outcome_statistics ENABLE ROW LEVEL SECURITY;

--
-- Name: outcome_statistics outcome_statistics_for_the_system; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY outcome_statistics_for_the_system ON graph.outcome_statistics TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: outcome_statistics outcome_statistics_of_ours; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY outcome_statistics_of_ours ON graph.outcome_statistics FOR SELECT TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND ((user_id IS NULL) OR (user_id = platform.viewer_id()))));


--
-- Name: step_corrections; Type: ROW SECURITY; Schema: graph; Owner: wellmet_owner
--

ALTER TABLE graph.step_corrections ENABLE ROW LEVEL SECURITY;

--
-- Name: step_corrections step_corrections_for_the_system; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY step_corrections_for_the_system ON graph.step_corrections TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: step_corrections step_corrections_of_mine; Type: POLICY; Schema: graph; Owner: wellmet_owner
--

CREATE POLICY step_corrections_of_mine ON graph.step_corrections TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: _private_job_queues; Type: ROW SECURITY; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;

--
-- Name: _private_jobs; Type: ROW SECURITY; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;

--
-- Name: _private_known_crontabs; Type: ROW SECURITY; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;

--
-- Name: _private_tasks; Type: ROW SECURITY; Schema: graphile_worker; Owner: wellmet_owner
--

ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;

--
-- Name: _private_job_queues queue_is_shared; Type: POLICY; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE POLICY queue_is_shared ON graphile_worker._private_job_queues TO wellmet_system, wellmet_app USING (true) WITH CHECK (true);


--
-- Name: _private_jobs queue_is_shared; Type: POLICY; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE POLICY queue_is_shared ON graphile_worker._private_jobs TO wellmet_system, wellmet_app USING (true) WITH CHECK (true);


--
-- Name: _private_known_crontabs queue_is_shared; Type: POLICY; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE POLICY queue_is_shared ON graphile_worker._private_known_crontabs TO wellmet_system, wellmet_app USING (true) WITH CHECK (true);


--
-- Name: _private_tasks queue_is_shared; Type: POLICY; Schema: graphile_worker; Owner: wellmet_owner
--

CREATE POLICY queue_is_shared ON graphile_worker._private_tasks TO wellmet_system, wellmet_app USING (true) WITH CHECK (true);


--
-- Name: member_networks; Type: ROW SECURITY; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE identity.member_networks ENABLE ROW LEVEL SECURITY;

--
-- Name: member_networks member_networks_are_opened_by_their_member; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY member_networks_are_opened_by_their_member ON identity.member_networks FOR INSERT TO wellmet_app WITH CHECK (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id())));


--
-- Name: member_networks member_networks_for_the_system; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY member_networks_for_the_system ON identity.member_networks TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: member_networks member_networks_lock_mine; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY member_networks_lock_mine ON identity.member_networks FOR UPDATE TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id()))) WITH CHECK (false);


--
-- Name: member_networks member_networks_of_my_workspace; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY member_networks_of_my_workspace ON identity.member_networks FOR SELECT TO wellmet_app USING ((workspace_id = platform.workspace_id()));


--
-- Name: network_versions; Type: ROW SECURITY; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE identity.network_versions ENABLE ROW LEVEL SECURITY;

--
-- Name: network_versions network_versions_for_the_system; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY network_versions_for_the_system ON identity.network_versions TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: network_versions network_versions_insert_mine; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY network_versions_insert_mine ON identity.network_versions FOR INSERT TO wellmet_app WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: network_versions network_versions_of_the_directory; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY network_versions_of_the_directory ON identity.network_versions FOR SELECT TO wellmet_app USING ((network_id = 0));


--
-- Name: network_versions network_versions_of_visible_networks; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY network_versions_of_visible_networks ON identity.network_versions FOR SELECT TO wellmet_app USING (((EXISTS ( SELECT
   FROM identity.visible_networks v
  WHERE ((v.viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (v.network_id = network_versions.network_id)))) AND ((NOT is_hidden) OR (network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)))));


--
-- Name: network_versions network_versions_update_mine; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY network_versions_update_mine ON identity.network_versions FOR UPDATE TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: sharing_grants; Type: ROW SECURITY; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE identity.sharing_grants ENABLE ROW LEVEL SECURITY;

--
-- Name: sharing_settings; Type: ROW SECURITY; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE identity.sharing_settings ENABLE ROW LEVEL SECURITY;

--
-- Name: sharing_settings sharing_settings_for_the_system; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY sharing_settings_for_the_system ON identity.sharing_settings TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: sharing_grants sharing_settings_grants_for_the_system; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY sharing_settings_grants_for_the_system ON identity.sharing_grants TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: sharing_grants sharing_settings_grants_of_mine; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY sharing_settings_grants_of_mine ON identity.sharing_grants TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK (((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (EXISTS ( SELECT
   FROM identity.member_networks o
  WHERE ((o.id = sharing_grants.viewer_network_id) AND (o.workspace_id = platform.workspace_id()))))));


--
-- Name: sharing_settings sharing_settings_of_mine; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY sharing_settings_of_mine ON identity.sharing_settings TO wellmet_app USING ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: visible_networks; Type: ROW SECURITY; Schema: identity; Owner: wellmet_owner
--

ALTER TABLE identity.visible_networks ENABLE ROW LEVEL SECURITY;

--
-- Name: visible_networks visible_networks_for_the_system; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY visible_networks_for_the_system ON identity.visible_networks TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: visible_networks visible_networks_to_me; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY visible_networks_to_me ON identity.visible_networks FOR SELECT TO wellmet_app USING ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: visible_networks visible_networks_update_mine; Type: POLICY; Schema: identity; Owner: wellmet_owner
--

CREATE POLICY visible_networks_update_mine ON identity.visible_networks FOR UPDATE TO wellmet_app USING ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) WITH CHECK ((viewer_network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)));


--
-- Name: asks; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.asks ENABLE ROW LEVEL SECURITY;

--
-- Name: asks asks_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY asks_for_the_system ON introductions.asks TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: asks asks_of_nobody; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY asks_of_nobody ON introductions.asks FOR SELECT TO wellmet_app USING (false);


--
-- Name: calibrations; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.calibrations ENABLE ROW LEVEL SECURITY;

--
-- Name: calibrations calibrations_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY calibrations_for_the_system ON introductions.calibrations TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: calibrations calibrations_of_ours; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY calibrations_of_ours ON introductions.calibrations FOR SELECT TO wellmet_app USING ((workspace_id = platform.workspace_id()));


--
-- Name: calibrations calibrations_update_ours; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY calibrations_update_ours ON introductions.calibrations FOR UPDATE TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));


--
-- Name: connector_rules; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.connector_rules ENABLE ROW LEVEL SECURITY;

--
-- Name: connector_rules connector_rules_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY connector_rules_for_the_system ON introductions.connector_rules TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: connector_rules connector_rules_of_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY connector_rules_of_mine ON introductions.connector_rules TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id()))) WITH CHECK (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id())));


--
-- Name: guest_links; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.guest_links ENABLE ROW LEVEL SECURITY;

--
-- Name: guest_links guest_links_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY guest_links_for_the_system ON introductions.guest_links TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: guest_links guest_links_of_nobody; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY guest_links_of_nobody ON introductions.guest_links FOR SELECT TO wellmet_app USING (false);


--
-- Name: outcome_settings; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.outcome_settings ENABLE ROW LEVEL SECURITY;

--
-- Name: outcome_settings outcome_settings_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY outcome_settings_for_the_system ON introductions.outcome_settings TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: outcome_settings outcome_settings_of_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY outcome_settings_of_mine ON introductions.outcome_settings TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: outcomes; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.outcomes ENABLE ROW LEVEL SECURITY;

--
-- Name: outcomes outcomes_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY outcomes_for_the_system ON introductions.outcomes TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: outcomes outcomes_of_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY outcomes_of_mine ON introductions.outcomes FOR SELECT TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND (NOT ((kind = 'no_interest'::text) AND (by = 'target'::text))) AND (EXISTS ( SELECT
   FROM introductions.requests r
  WHERE (r.id = outcomes.request_id)))));


--
-- Name: predictions; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.predictions ENABLE ROW LEVEL SECURITY;

--
-- Name: predictions predictions_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY predictions_for_the_system ON introductions.predictions TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: predictions predictions_of_nobody; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY predictions_of_nobody ON introductions.predictions FOR SELECT TO wellmet_app USING (false);


--
-- Name: request_events; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.request_events ENABLE ROW LEVEL SECURITY;

--
-- Name: request_events request_events_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY request_events_for_the_system ON introductions.request_events TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: request_events request_events_insert_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY request_events_insert_mine ON introductions.request_events FOR INSERT TO wellmet_app WITH CHECK (((workspace_id = platform.workspace_id()) AND (by = 'asker'::text) AND (kind = ANY (ARRAY['created'::text, 'changed'::text])) AND (EXISTS ( SELECT
   FROM introductions.requests r
  WHERE ((r.id = request_events.request_id) AND (r.user_id = platform.viewer_id()))))));


--
-- Name: request_events request_events_of_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY request_events_of_mine ON introductions.request_events FOR SELECT TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND (kind <> 'target_declined'::text) AND (EXISTS ( SELECT
   FROM introductions.requests r
  WHERE (r.id = request_events.request_id)))));


--
-- Name: request_followers; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.request_followers ENABLE ROW LEVEL SECURITY;

--
-- Name: request_followers request_followers_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY request_followers_for_the_system ON introductions.request_followers TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: request_followers request_followers_of_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY request_followers_of_mine ON introductions.request_followers FOR SELECT TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id())));


--
-- Name: requests; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.requests ENABLE ROW LEVEL SECURITY;

--
-- Name: requests requests_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY requests_for_the_system ON introductions.requests TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: requests requests_insert_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY requests_insert_mine ON introductions.requests FOR INSERT TO wellmet_app WITH CHECK (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id()) AND (raw_status = 'draft'::text) AND (dashboard_status = 'pending'::text) AND (connector_status = 'drafted'::text) AND (target_status = 'not_contacted'::text)));


--
-- Name: requests requests_of_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY requests_of_mine ON introductions.requests FOR SELECT TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND ((user_id = platform.viewer_id()) OR (EXISTS ( SELECT
   FROM introductions.request_followers j
  WHERE ((j.request_id = requests.id) AND (j.user_id = platform.viewer_id())))))));


--
-- Name: requests requests_update_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY requests_update_mine ON introductions.requests FOR UPDATE TO wellmet_app USING (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id()))) WITH CHECK (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id()) AND (connector_status = 'drafted'::text)));


--
-- Name: suggested_outcomes; Type: ROW SECURITY; Schema: introductions; Owner: wellmet_owner
--

ALTER TABLE introductions.suggested_outcomes ENABLE ROW LEVEL SECURITY;

--
-- Name: suggested_outcomes suggested_outcomes_for_the_system; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY suggested_outcomes_for_the_system ON introductions.suggested_outcomes TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: suggested_outcomes suggested_outcomes_of_mine; Type: POLICY; Schema: introductions; Owner: wellmet_owner
--

CREATE POLICY suggested_outcomes_of_mine ON introductions.suggested_outcomes TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));


--
-- Name: backup_runs; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.backup_runs ENABLE ROW LEVEL SECURITY;

--
-- Name: backup_runs backup_runs_for_the_system; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY backup_runs_for_the_system ON platform.backup_runs TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: idempotency_keys; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.idempotency_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: idempotency_keys idempotency_keys_expire; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY idempotency_keys_expire ON platform.idempotency_keys FOR DELETE TO wellmet_system USING (true);


--
-- Name: idempotency_keys idempotency_keys_expire_by_age; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY idempotency_keys_expire_by_age ON platform.idempotency_keys FOR SELECT TO wellmet_system USING (true);


--
-- Name: idempotency_keys idempotency_keys_of_the_principal; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY idempotency_keys_of_the_principal ON platform.idempotency_keys TO wellmet_system, wellmet_app USING ((principal = current_setting('wellmet.principal'::text, true))) WITH CHECK ((principal = current_setting('wellmet.principal'::text, true)));


--
-- Name: mail_permits; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.mail_permits ENABLE ROW LEVEL SECURITY;

--
-- Name: mail_permits mail_permits_for_the_system; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY mail_permits_for_the_system ON platform.mail_permits TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: mails; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.mails ENABLE ROW LEVEL SECURITY;

--
-- Name: mails mails_are_sent_by_the_system; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY mails_are_sent_by_the_system ON platform.mails TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: outbox; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.outbox ENABLE ROW LEVEL SECURITY;

--
-- Name: outbox outbox_is_delivered_by_the_system; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY outbox_is_delivered_by_the_system ON platform.outbox TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: outbox outbox_takes_announcements; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY outbox_takes_announcements ON platform.outbox FOR INSERT TO wellmet_app WITH CHECK (true);


--
-- Name: processed_jobs; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.processed_jobs ENABLE ROW LEVEL SECURITY;

--
-- Name: processed_jobs processed_jobs_are_kept_by_the_system; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY processed_jobs_are_kept_by_the_system ON platform.processed_jobs TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: roots; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.roots ENABLE ROW LEVEL SECURITY;

--
-- Name: roots roots_for_the_system; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY roots_for_the_system ON platform.roots TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: suppressed_mailboxes; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.suppressed_mailboxes ENABLE ROW LEVEL SECURITY;

--
-- Name: suppressed_mailboxes suppressed_mailboxes_for_the_system; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY suppressed_mailboxes_for_the_system ON platform.suppressed_mailboxes TO wellmet_system USING (true) WITH CHECK (true);


--
-- Name: workers; Type: ROW SECURITY; Schema: platform; Owner: wellmet_owner
--

ALTER TABLE platform.workers ENABLE ROW LEVEL SECURITY;

--
-- Name: workers workers_are_seen_by_all; Type: POLICY; Schema: platform; Owner: wellmet_owner
--

CREATE POLICY workers_are_seen_by_all ON platform.workers TO wellmet_system, wellmet_app USING (true) WITH CHECK (true);


--
-- Name: SCHEMA account; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA account TO wellmet_app;
GRANT USAGE ON SCHEMA account TO wellmet_system;


--
-- Name: SCHEMA connections; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA connections TO wellmet_app;
GRANT USAGE ON SCHEMA connections TO wellmet_system;


--
-- Name: SCHEMA contacts; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA contacts TO wellmet_app;
GRANT USAGE ON SCHEMA contacts TO wellmet_system;


--
-- Name: SCHEMA discovery; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA discovery TO wellmet_app;
GRANT USAGE ON SCHEMA discovery TO wellmet_system;


--
-- Name: SCHEMA graph; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA graph TO wellmet_app;
GRANT USAGE ON SCHEMA graph TO wellmet_system;


--
-- Name: SCHEMA graphile_worker; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA graphile_worker TO wellmet_app;
GRANT USAGE ON SCHEMA graphile_worker TO wellmet_system;


--
-- Name: SCHEMA identity; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA identity TO wellmet_app;
GRANT USAGE ON SCHEMA identity TO wellmet_system;


--
-- Name: SCHEMA introductions; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA introductions TO wellmet_app;
GRANT USAGE ON SCHEMA introductions TO wellmet_system;


--
-- Name: SCHEMA migrations; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA migrations TO wellmet_app;


--
-- Name: SCHEMA platform; Type: ACL; Schema: -; Owner: wellmet_owner
--

GRANT USAGE ON SCHEMA platform TO wellmet_app;
GRANT USAGE ON SCHEMA platform TO wellmet_system;


--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: pg_database_owner
--

REVOKE USAGE ON SCHEMA public FROM PUBLIC;


--
-- Name: FUNCTION identify_key(key_hash bytea, at timestamp with time zone); Type: ACL; Schema: account; Owner: wellmet_owner
--

REVOKE ALL ON FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) TO wellmet_app;


--
-- Name: FUNCTION identify_session(token_hash text, at timestamp with time zone); Type: ACL; Schema: account; Owner: wellmet_owner
--

REVOKE ALL ON FUNCTION account.identify_session(token_hash text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_session(token_hash text, at timestamp with time zone) TO wellmet_app;


--
-- Name: TABLE token_variants; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT ON TABLE contacts.token_variants TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.token_variants TO wellmet_system;


--
-- Name: TABLE missions; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.missions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.missions TO wellmet_system;


--
-- Name: TABLE _private_jobs; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker._private_jobs TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker._private_jobs TO wellmet_system;


--
-- Name: FUNCTION add_job(identifier text, payload json, queue_name text, run_at timestamp with time zone, max_attempts integer, job_key text, priority integer, flags text[], job_key_mode text); Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT ALL ON FUNCTION graphile_worker.add_job(identifier text, payload json, queue_name text, run_at timestamp with time zone, max_attempts integer, job_key text, priority integer, flags text[], job_key_mode text) TO wellmet_app;
GRANT ALL ON FUNCTION graphile_worker.add_job(identifier text, payload json, queue_name text, run_at timestamp with time zone, max_attempts integer, job_key text, priority integer, flags text[], job_key_mode text) TO wellmet_system;


--
-- Name: FUNCTION add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean); Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT ALL ON FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean) TO wellmet_app;
GRANT ALL ON FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean) TO wellmet_system;


--
-- Name: FUNCTION complete_jobs(job_ids bigint[]); Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT ALL ON FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) TO wellmet_app;
GRANT ALL ON FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) TO wellmet_system;


--
-- Name: FUNCTION force_unlock_workers(worker_ids text[]); Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT ALL ON FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) TO wellmet_app;
GRANT ALL ON FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) TO wellmet_system;


--
-- Name: FUNCTION permanently_fail_jobs(job_ids bigint[], error_message text); Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT ALL ON FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text) TO wellmet_app;
GRANT ALL ON FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text) TO wellmet_system;


--
-- Name: FUNCTION remove_job(job_key text); Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT ALL ON FUNCTION graphile_worker.remove_job(job_key text) TO wellmet_app;
GRANT ALL ON FUNCTION graphile_worker.remove_job(job_key text) TO wellmet_system;


--
-- Name: FUNCTION reschedule_jobs(job_ids bigint[], run_at timestamp with time zone, priority integer, attempts integer, max_attempts integer); Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT ALL ON FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone, priority integer, attempts integer, max_attempts integer) TO wellmet_app;
GRANT ALL ON FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone, priority integer, attempts integer, max_attempts integer) TO wellmet_system;


--
-- Name: TABLE memberships; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,DELETE ON TABLE account.memberships TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.memberships TO wellmet_system;


--
-- Name: COLUMN memberships.role; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(role) ON TABLE account.memberships TO wellmet_app;


--
-- Name: TABLE users; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT ON TABLE account.users TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.users TO wellmet_system;


--
-- Name: COLUMN users.name; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(name) ON TABLE account.users TO wellmet_app;


--
-- Name: COLUMN users.updated_at; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(updated_at) ON TABLE account.users TO wellmet_app;


--
-- Name: COLUMN users.language; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(language) ON TABLE account.users TO wellmet_app;


--
-- Name: FUNCTION refresh_statistics(); Type: ACL; Schema: platform; Owner: wellmet_owner
--

REVOKE ALL ON FUNCTION platform.refresh_statistics() FROM PUBLIC;
GRANT ALL ON FUNCTION platform.refresh_statistics() TO wellmet_system;


--
-- Name: TABLE api_keys; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE account.api_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.api_keys TO wellmet_system;


--
-- Name: TABLE audit_events; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,INSERT ON TABLE account.audit_events TO wellmet_app;
GRANT SELECT,INSERT ON TABLE account.audit_events TO wellmet_system;


--
-- Name: TABLE audit_heads; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE account.audit_heads TO wellmet_app;
GRANT SELECT,INSERT,UPDATE ON TABLE account.audit_heads TO wellmet_system;


--
-- Name: TABLE credentials; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT ON TABLE account.credentials TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.credentials TO wellmet_system;


--
-- Name: COLUMN credentials.password; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(password) ON TABLE account.credentials TO wellmet_app;


--
-- Name: COLUMN credentials.updated_at; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(updated_at) ON TABLE account.credentials TO wellmet_app;


--
-- Name: TABLE invitations; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE account.invitations TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.invitations TO wellmet_system;


--
-- Name: TABLE notification_settings; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE account.notification_settings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.notification_settings TO wellmet_system;


--
-- Name: TABLE notifications; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE account.notifications TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.notifications TO wellmet_system;


--
-- Name: COLUMN notifications.awaits_digest; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(awaits_digest) ON TABLE account.notifications TO wellmet_app;


--
-- Name: COLUMN notifications.read_at; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(read_at) ON TABLE account.notifications TO wellmet_app;


--
-- Name: TABLE sessions; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,DELETE ON TABLE account.sessions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sessions TO wellmet_system;


--
-- Name: COLUMN sessions.workspace_id; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(workspace_id) ON TABLE account.sessions TO wellmet_app;


--
-- Name: COLUMN sessions.token; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(token) ON TABLE account.sessions TO wellmet_app;


--
-- Name: COLUMN sessions.expires_at; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(expires_at) ON TABLE account.sessions TO wellmet_app;


--
-- Name: COLUMN sessions.updated_at; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(updated_at) ON TABLE account.sessions TO wellmet_app;


--
-- Name: TABLE sign_in_failures; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sign_in_failures TO wellmet_system;


--
-- Name: TABLE verifications; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.verifications TO wellmet_system;


--
-- Name: TABLE workspaces; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT SELECT ON TABLE account.workspaces TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.workspaces TO wellmet_system;


--
-- Name: COLUMN workspaces.name; Type: ACL; Schema: account; Owner: wellmet_owner
--

GRANT UPDATE(name) ON TABLE account.workspaces TO wellmet_app;


--
-- Name: TABLE account_sources; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE connections.account_sources TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.account_sources TO wellmet_system;


--
-- Name: COLUMN account_sources.cursor; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(cursor) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.next_cursor; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(next_cursor) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.page; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(page) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.is_complete; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(is_complete) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.read_count; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(read_count) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.stored_count; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(stored_count) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.skipped; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(skipped) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.started_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(started_at) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.succeeded_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(succeeded_at) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.next_run_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(next_run_at) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.failures; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(failures) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.problem; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(problem) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: COLUMN account_sources.listed_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(listed_at) ON TABLE connections.account_sources TO wellmet_app;


--
-- Name: TABLE connected_accounts; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE connections.connected_accounts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.connected_accounts TO wellmet_system;


--
-- Name: COLUMN connected_accounts.address; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(address) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.base_url; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(base_url) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.state; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(state) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.sealed_tokens; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(sealed_tokens) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.tokens_expire_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(tokens_expire_at) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.refreshing_until; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(refreshing_until) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.never_domains; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(never_domains) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.connected_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(connected_at) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.keeps_internal; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(keeps_internal) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.aliases; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(aliases) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: COLUMN connected_accounts.never_folders; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(never_folders) ON TABLE connections.connected_accounts TO wellmet_app;


--
-- Name: TABLE consents; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE connections.consents TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.consents TO wellmet_system;


--
-- Name: TABLE enrichment_accounts; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE connections.enrichment_accounts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.enrichment_accounts TO wellmet_system;


--
-- Name: COLUMN enrichment_accounts.priority; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(priority) ON TABLE connections.enrichment_accounts TO wellmet_app;


--
-- Name: COLUMN enrichment_accounts.sealed_key; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(sealed_key) ON TABLE connections.enrichment_accounts TO wellmet_app;


--
-- Name: COLUMN enrichment_accounts.key_ends; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(key_ends) ON TABLE connections.enrichment_accounts TO wellmet_app;


--
-- Name: COLUMN enrichment_accounts.connected_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(connected_at) ON TABLE connections.enrichment_accounts TO wellmet_app;


--
-- Name: COLUMN enrichment_accounts.remaining; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(remaining) ON TABLE connections.enrichment_accounts TO wellmet_app;


--
-- Name: COLUMN enrichment_accounts.paused_until; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(paused_until) ON TABLE connections.enrichment_accounts TO wellmet_app;


--
-- Name: COLUMN enrichment_accounts.problem; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(problem) ON TABLE connections.enrichment_accounts TO wellmet_app;


--
-- Name: TABLE enrichment_questions; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT ON TABLE connections.enrichment_questions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.enrichment_questions TO wellmet_system;


--
-- Name: TABLE linear_deliveries; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.linear_deliveries TO wellmet_system;


--
-- Name: TABLE own_addresses; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE connections.own_addresses TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.own_addresses TO wellmet_system;


--
-- Name: COLUMN own_addresses.code_hash; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(code_hash) ON TABLE connections.own_addresses TO wellmet_app;


--
-- Name: COLUMN own_addresses.code_expires_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(code_expires_at) ON TABLE connections.own_addresses TO wellmet_app;


--
-- Name: COLUMN own_addresses.proved_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(proved_at) ON TABLE connections.own_addresses TO wellmet_app;


--
-- Name: TABLE people_data_answers; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT ON TABLE connections.people_data_answers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.people_data_answers TO wellmet_system;


--
-- Name: TABLE provider_pauses; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT ON TABLE connections.provider_pauses TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.provider_pauses TO wellmet_system;


--
-- Name: TABLE provider_usage; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT ON TABLE connections.provider_usage TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.provider_usage TO wellmet_system;


--
-- Name: TABLE source_records; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE connections.source_records TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.source_records TO wellmet_system;


--
-- Name: COLUMN source_records.number; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(number) ON TABLE connections.source_records TO wellmet_app;


--
-- Name: COLUMN source_records.at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(at) ON TABLE connections.source_records TO wellmet_app;


--
-- Name: COLUMN source_records.record; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(record) ON TABLE connections.source_records TO wellmet_app;


--
-- Name: COLUMN source_records.is_withdrawn; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(is_withdrawn) ON TABLE connections.source_records TO wellmet_app;


--
-- Name: COLUMN source_records.seen_at; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(seen_at) ON TABLE connections.source_records TO wellmet_app;


--
-- Name: COLUMN source_records.returns; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(returns) ON TABLE connections.source_records TO wellmet_app;


--
-- Name: COLUMN source_records.folders; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT UPDATE(folders) ON TABLE connections.source_records TO wellmet_app;


--
-- Name: TABLE sync_runs; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE connections.sync_runs TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.sync_runs TO wellmet_system;


--
-- Name: TABLE workspace_usage; Type: ACL; Schema: connections; Owner: wellmet_owner
--

GRANT SELECT ON TABLE connections.workspace_usage TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE connections.workspace_usage TO wellmet_system;


--
-- Name: TABLE co_occurrences; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.co_occurrences TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.co_occurrences TO wellmet_system;


--
-- Name: TABLE contact_changes; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_changes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_changes TO wellmet_system;


--
-- Name: TABLE contact_details; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_details TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_details TO wellmet_system;


--
-- Name: TABLE contact_keys; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_keys TO wellmet_system;


--
-- Name: TABLE contact_lookups; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_lookups TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_lookups TO wellmet_system;


--
-- Name: COLUMN contact_lookups.looked_up_at; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(looked_up_at) ON TABLE contacts.contact_lookups TO wellmet_app;


--
-- Name: COLUMN contact_lookups.verified_on; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(verified_on) ON TABLE contacts.contact_lookups TO wellmet_app;


--
-- Name: COLUMN contact_lookups.role; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(role) ON TABLE contacts.contact_lookups TO wellmet_app;


--
-- Name: COLUMN contact_lookups.company; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(company) ON TABLE contacts.contact_lookups TO wellmet_app;


--
-- Name: COLUMN contact_lookups.location; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(location) ON TABLE contacts.contact_lookups TO wellmet_app;


--
-- Name: COLUMN contact_lookups.linkedin_slug; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(linkedin_slug) ON TABLE contacts.contact_lookups TO wellmet_app;


--
-- Name: TABLE contact_notes; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_notes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_notes TO wellmet_system;


--
-- Name: COLUMN contact_notes.person_id; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(person_id) ON TABLE contacts.contact_notes TO wellmet_app;


--
-- Name: COLUMN contact_notes.text; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(text) ON TABLE contacts.contact_notes TO wellmet_app;


--
-- Name: COLUMN contact_notes.changed_at; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(changed_at) ON TABLE contacts.contact_notes TO wellmet_app;


--
-- Name: TABLE contact_tags; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_tags TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_tags TO wellmet_system;


--
-- Name: TABLE contact_views; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.contact_views TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contact_views TO wellmet_system;


--
-- Name: COLUMN contact_views.name; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(name) ON TABLE contacts.contact_views TO wellmet_app;


--
-- Name: COLUMN contact_views.name_key; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(name_key) ON TABLE contacts.contact_views TO wellmet_app;


--
-- Name: COLUMN contact_views.filters; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(filters) ON TABLE contacts.contact_views TO wellmet_app;


--
-- Name: COLUMN contact_views.sort; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(sort) ON TABLE contacts.contact_views TO wellmet_app;


--
-- Name: COLUMN contact_views.columns; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(columns) ON TABLE contacts.contact_views TO wellmet_app;


--
-- Name: COLUMN contact_views.is_shared; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(is_shared) ON TABLE contacts.contact_views TO wellmet_app;


--
-- Name: COLUMN contact_views.changed_at; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(changed_at) ON TABLE contacts.contact_views TO wellmet_app;


--
-- Name: TABLE contacts; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contacts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.contacts TO wellmet_system;


--
-- Name: TABLE deletions; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.deletions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.deletions TO wellmet_system;


--
-- Name: TABLE distinct_contacts; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.distinct_contacts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.distinct_contacts TO wellmet_system;


--
-- Name: TABLE evidence; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.evidence TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.evidence TO wellmet_system;


--
-- Name: TABLE gathered_accounts; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.gathered_accounts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.gathered_accounts TO wellmet_system;


--
-- Name: COLUMN gathered_accounts.last_number; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(last_number) ON TABLE contacts.gathered_accounts TO wellmet_app;


--
-- Name: COLUMN gathered_accounts.gathered_at; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(gathered_at) ON TABLE contacts.gathered_accounts TO wellmet_app;


--
-- Name: TABLE hidden_contacts; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.hidden_contacts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.hidden_contacts TO wellmet_system;


--
-- Name: TABLE hide_rules; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.hide_rules TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.hide_rules TO wellmet_system;


--
-- Name: TABLE import_contacts; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.import_contacts TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_contacts TO wellmet_system;


--
-- Name: TABLE import_pieces; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.import_pieces TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_pieces TO wellmet_system;


--
-- Name: TABLE import_reminders; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_reminders TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_reminders TO wellmet_system;


--
-- Name: TABLE import_skips; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT ON TABLE contacts.import_skips TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_skips TO wellmet_system;


--
-- Name: TABLE import_usage; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.import_usage TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.import_usage TO wellmet_system;


--
-- Name: COLUMN import_usage.files; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(files) ON TABLE contacts.import_usage TO wellmet_app;


--
-- Name: COLUMN import_usage.bytes; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(bytes) ON TABLE contacts.import_usage TO wellmet_app;


--
-- Name: TABLE imports; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE contacts.imports TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.imports TO wellmet_system;


--
-- Name: COLUMN imports.bytes; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(bytes) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.content_hash; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(content_hash) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.state; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(state) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.format; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(format) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.counts; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(counts) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.problem; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(problem) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.finished_at; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(finished_at) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.undo_asked_at; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(undo_asked_at) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.undone_at; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(undone_at) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: COLUMN imports.archive_of; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT UPDATE(archive_of) ON TABLE contacts.imports TO wellmet_app;


--
-- Name: TABLE known_members; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT ON TABLE contacts.known_members TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.known_members TO wellmet_system;


--
-- Name: TABLE merged_evidence; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.merged_evidence TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.merged_evidence TO wellmet_system;


--
-- Name: TABLE merges; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.merges TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.merges TO wellmet_system;


--
-- Name: TABLE places; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT ON TABLE contacts.places TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.places TO wellmet_system;


--
-- Name: TABLE positions; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.positions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.positions TO wellmet_system;


--
-- Name: TABLE relationships; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.relationships TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.relationships TO wellmet_system;


--
-- Name: TABLE search_tokens; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT ON TABLE contacts.search_tokens TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.search_tokens TO wellmet_system;


--
-- Name: TABLE syncs; Type: ACL; Schema: contacts; Owner: wellmet_owner
--

GRANT SELECT ON TABLE contacts.syncs TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE contacts.syncs TO wellmet_system;


--
-- Name: TABLE common_tokens; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT ON TABLE discovery.common_tokens TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.common_tokens TO wellmet_system;


--
-- Name: TABLE company_rankings; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE discovery.company_rankings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.company_rankings TO wellmet_system;


--
-- Name: TABLE company_tokens; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT ON TABLE discovery.company_tokens TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.company_tokens TO wellmet_system;


--
-- Name: TABLE directory_postings; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT ON TABLE discovery.directory_postings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.directory_postings TO wellmet_system;


--
-- Name: TABLE mission_targets; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE discovery.mission_targets TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.mission_targets TO wellmet_system;


--
-- Name: TABLE posted_directory; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT ON TABLE discovery.posted_directory TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.posted_directory TO wellmet_system;


--
-- Name: TABLE posted_networks; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT,DELETE ON TABLE discovery.posted_networks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.posted_networks TO wellmet_system;


--
-- Name: TABLE ranked_companies; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.ranked_companies TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.ranked_companies TO wellmet_system;


--
-- Name: TABLE recommendation_calibrations; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT ON TABLE discovery.recommendation_calibrations TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.recommendation_calibrations TO wellmet_system;


--
-- Name: COLUMN recommendation_calibrations.is_active; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT UPDATE(is_active) ON TABLE discovery.recommendation_calibrations TO wellmet_app;


--
-- Name: TABLE recommendation_samples; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT INSERT ON TABLE discovery.recommendation_samples TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.recommendation_samples TO wellmet_system;


--
-- Name: COLUMN recommendation_samples.network_id; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT(network_id) ON TABLE discovery.recommendation_samples TO wellmet_app;


--
-- Name: COLUMN recommendation_samples.month; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT(month) ON TABLE discovery.recommendation_samples TO wellmet_app;


--
-- Name: TABLE saved_list_items; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.saved_list_items TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.saved_list_items TO wellmet_system;


--
-- Name: TABLE saved_lists; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.saved_lists TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.saved_lists TO wellmet_system;


--
-- Name: TABLE token_postings; Type: ACL; Schema: discovery; Owner: wellmet_owner
--

GRANT SELECT,DELETE ON TABLE discovery.token_postings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE discovery.token_postings TO wellmet_system;


--
-- Name: TABLE inferred_relationships; Type: ACL; Schema: graph; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.inferred_relationships TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.inferred_relationships TO wellmet_system;


--
-- Name: TABLE outcome_statistics; Type: ACL; Schema: graph; Owner: wellmet_owner
--

GRANT SELECT ON TABLE graph.outcome_statistics TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.outcome_statistics TO wellmet_system;


--
-- Name: TABLE step_corrections; Type: ACL; Schema: graph; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE graph.step_corrections TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graph.step_corrections TO wellmet_system;


--
-- Name: TABLE _private_job_queues; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker._private_job_queues TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker._private_job_queues TO wellmet_system;


--
-- Name: TABLE _private_known_crontabs; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker._private_known_crontabs TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker._private_known_crontabs TO wellmet_system;


--
-- Name: TABLE _private_tasks; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker._private_tasks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker._private_tasks TO wellmet_system;


--
-- Name: SEQUENCE job_queues_id_seq; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,USAGE ON SEQUENCE graphile_worker.job_queues_id_seq TO wellmet_app;
GRANT SELECT,USAGE ON SEQUENCE graphile_worker.job_queues_id_seq TO wellmet_system;


--
-- Name: TABLE jobs; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker.jobs TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker.jobs TO wellmet_system;


--
-- Name: SEQUENCE jobs_id_seq1; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,USAGE ON SEQUENCE graphile_worker.jobs_id_seq1 TO wellmet_app;
GRANT SELECT,USAGE ON SEQUENCE graphile_worker.jobs_id_seq1 TO wellmet_system;


--
-- Name: TABLE migrations; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker.migrations TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE graphile_worker.migrations TO wellmet_system;


--
-- Name: SEQUENCE tasks_id_seq; Type: ACL; Schema: graphile_worker; Owner: wellmet_owner
--

GRANT SELECT,USAGE ON SEQUENCE graphile_worker.tasks_id_seq TO wellmet_app;
GRANT SELECT,USAGE ON SEQUENCE graphile_worker.tasks_id_seq TO wellmet_system;


--
-- Name: TABLE member_networks; Type: ACL; Schema: identity; Owner: wellmet_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE identity.member_networks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.member_networks TO wellmet_system;


--
-- Name: TABLE network_versions; Type: ACL; Schema: identity; Owner: wellmet_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE identity.network_versions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.network_versions TO wellmet_system;


--
-- Name: TABLE sharing_grants; Type: ACL; Schema: identity; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE identity.sharing_grants TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.sharing_grants TO wellmet_system;


--
-- Name: TABLE sharing_settings; Type: ACL; Schema: identity; Owner: wellmet_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE identity.sharing_settings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.sharing_settings TO wellmet_system;


--
-- Name: TABLE visible_networks; Type: ACL; Schema: identity; Owner: wellmet_owner
--

GRANT SELECT ON TABLE identity.visible_networks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.visible_networks TO wellmet_system;


--
-- Name: COLUMN visible_networks.person_id; Type: ACL; Schema: identity; Owner: wellmet_owner
--

GRANT UPDATE(person_id) ON TABLE identity.visible_networks TO wellmet_app;


--
-- Name: TABLE asks; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT ON TABLE introductions.asks TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.asks TO wellmet_system;


--
-- Name: TABLE calibrations; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT ON TABLE introductions.calibrations TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.calibrations TO wellmet_system;


--
-- Name: COLUMN calibrations.is_active; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(is_active) ON TABLE introductions.calibrations TO wellmet_app;


--
-- Name: TABLE connector_rules; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE introductions.connector_rules TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.connector_rules TO wellmet_system;


--
-- Name: TABLE guest_links; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT ON TABLE introductions.guest_links TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.guest_links TO wellmet_system;


--
-- Name: TABLE outcome_settings; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE introductions.outcome_settings TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.outcome_settings TO wellmet_system;


--
-- Name: COLUMN outcome_settings.records_automatically; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(records_automatically) ON TABLE introductions.outcome_settings TO wellmet_app;


--
-- Name: TABLE outcomes; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT ON TABLE introductions.outcomes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.outcomes TO wellmet_system;


--
-- Name: TABLE predictions; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT ON TABLE introductions.predictions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.predictions TO wellmet_system;


--
-- Name: TABLE request_events; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT,INSERT ON TABLE introductions.request_events TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.request_events TO wellmet_system;


--
-- Name: TABLE request_followers; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT ON TABLE introductions.request_followers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.request_followers TO wellmet_system;


--
-- Name: TABLE requests; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT ON TABLE introductions.requests TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.requests TO wellmet_system;


--
-- Name: COLUMN requests.id; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(id) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.workspace_id; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(workspace_id) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.user_id; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(user_id) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.target_person; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(target_person) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.target_key; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(target_key) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.target; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(target) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.connector_user; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(connector_user) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.connector_person; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(connector_person) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.connector_key; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(connector_key) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.mailbox_key; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(mailbox_key),UPDATE(mailbox_key) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.connector; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(connector),UPDATE(connector) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.subject; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(subject),UPDATE(subject) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.message; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(message),UPDATE(message) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.next_step; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(next_step),UPDATE(next_step) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.context; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(context),UPDATE(context) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.is_blind; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(is_blind),UPDATE(is_blind) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.raw_status; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(raw_status) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.dashboard_status; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(dashboard_status) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.connector_status; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(connector_status) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.target_status; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(target_status) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.time_zone; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(time_zone),UPDATE(time_zone) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.route; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(route) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.fallback_paths; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(fallback_paths) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.version; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(version) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.created_at; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(created_at) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: COLUMN requests.changed_at; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT INSERT(changed_at),UPDATE(changed_at) ON TABLE introductions.requests TO wellmet_app;


--
-- Name: TABLE suggested_outcomes; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE introductions.suggested_outcomes TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE introductions.suggested_outcomes TO wellmet_system;


--
-- Name: COLUMN suggested_outcomes.account_id; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(account_id) ON TABLE introductions.suggested_outcomes TO wellmet_app;


--
-- Name: COLUMN suggested_outcomes.source; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(source) ON TABLE introductions.suggested_outcomes TO wellmet_app;


--
-- Name: COLUMN suggested_outcomes.ref; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(ref) ON TABLE introductions.suggested_outcomes TO wellmet_app;


--
-- Name: COLUMN suggested_outcomes.first_at; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(first_at) ON TABLE introductions.suggested_outcomes TO wellmet_app;


--
-- Name: COLUMN suggested_outcomes.last_at; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(last_at) ON TABLE introductions.suggested_outcomes TO wellmet_app;


--
-- Name: COLUMN suggested_outcomes.record_count; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(record_count) ON TABLE introductions.suggested_outcomes TO wellmet_app;


--
-- Name: COLUMN suggested_outcomes.state; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(state) ON TABLE introductions.suggested_outcomes TO wellmet_app;


--
-- Name: COLUMN suggested_outcomes.decided_at; Type: ACL; Schema: introductions; Owner: wellmet_owner
--

GRANT UPDATE(decided_at) ON TABLE introductions.suggested_outcomes TO wellmet_app;


--
-- Name: TABLE applied; Type: ACL; Schema: migrations; Owner: wellmet_owner
--

GRANT SELECT ON TABLE migrations.applied TO wellmet_app;


--
-- Name: TABLE backup_runs; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE platform.backup_runs TO wellmet_system;


--
-- Name: TABLE idempotency_keys; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT SELECT,INSERT,UPDATE ON TABLE platform.idempotency_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.idempotency_keys TO wellmet_system;


--
-- Name: TABLE mail_permits; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.mail_permits TO wellmet_system;


--
-- Name: TABLE mails; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.mails TO wellmet_system;


--
-- Name: TABLE outbox; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT INSERT ON TABLE platform.outbox TO wellmet_app;
GRANT SELECT,INSERT,DELETE ON TABLE platform.outbox TO wellmet_system;


--
-- Name: TABLE processed_jobs; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE ON TABLE platform.processed_jobs TO wellmet_system;


--
-- Name: TABLE roots; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT SELECT,INSERT ON TABLE platform.roots TO wellmet_system;


--
-- Name: COLUMN roots.sealed; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT UPDATE(sealed) ON TABLE platform.roots TO wellmet_system;


--
-- Name: TABLE suppressed_mailboxes; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.suppressed_mailboxes TO wellmet_system;


--
-- Name: TABLE workers; Type: ACL; Schema: platform; Owner: wellmet_owner
--

GRANT SELECT ON TABLE platform.workers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.workers TO wellmet_system;


--
-- PostgreSQL database dump complete
--


