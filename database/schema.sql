CREATE SCHEMA account;

CREATE SCHEMA network;

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

CREATE FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) RETURNS SETOF account.identity
    LANGUAGE plpgsql SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
begin
  update account.api_keys k set last_used_at = identify_key.at
  where k.secret_hash = identify_key.key_hash and (k.last_used_at is null or k.last_used_at < identify_key.at - interval '1 hour');
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, k.id, k.scopes
    from account.api_keys k
    join account.users u on u.id = k.user_id
    join account.memberships m on m.user_id = k.user_id and m.workspace_id = k.workspace_id
    where k.secret_hash = identify_key.key_hash;
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
      where m.user_id = s.user_id
      order by (m.workspace_id = s.workspace_id) desc nulls last, m.joined_at, m.workspace_id limit 1
    ) m on true
    where s.token = identify_session.token_hash and s.expires_at > identify_session.at;
end $$;

CREATE FUNCTION network.me() RETURNS integer
    LANGUAGE plpgsql STABLE PARALLEL RESTRICTED
    AS $$
declare
  who text := concat(current_setting('wellmet.viewer', true), '/', current_setting('wellmet.workspace', true), '/');
  known text := current_setting('wellmet.seat', true);
  seat int;
begin
  if starts_with(known, who) then
    return substr(known, length(who) + 1)::int;
  end if;
  select o.id into seat from network.owners o where o.workspace_id = platform.workspace_id() and o.user_id = platform.viewer_id();
  if seat is not null then
    perform set_config('wellmet.seat', who || seat, true);
  end if;
  return seat;
end $$;

CREATE FUNCTION network.note_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into network.owner_versions as v (owner_id, version)
  select distinct c.owner_id, 1 from changed c where c.owner_id <> 0 order by 1
  on conflict (owner_id) do update set version = v.version + 1;
  return null;
end $$;

CREATE TABLE network.owner_versions (
    owner_id integer NOT NULL,
    version bigint NOT NULL
);

ALTER TABLE ONLY network.owner_versions FORCE ROW LEVEL SECURITY;

CREATE TABLE network.visible (
    viewer_id integer NOT NULL,
    owner_id integer NOT NULL,
    w integer NOT NULL,
    kind smallint NOT NULL,
    person_id bigint,
    people integer DEFAULT 0 NOT NULL,
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT weight_is_permille CHECK (((w >= 0) AND (w <= 1000)))
);

ALTER TABLE ONLY network.visible FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN network.visible.kind IS '0 self, 1 workspace, 2 granted';

CREATE FUNCTION network.sight(viewer integer) RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT (md5(COALESCE(string_agg(concat_ws(':'::text, v.owner_id, v.w, v.kind, n.version), ' '::text ORDER BY v.owner_id), ''::text)))::uuid AS md5 FROM (network.visible v LEFT JOIN network.owner_versions n ON ((n.owner_id = v.owner_id))) WHERE (v.viewer_id = sight.viewer));

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
    last_used_at timestamp with time zone
);

ALTER TABLE ONLY account.api_keys FORCE ROW LEVEL SECURITY;

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
    hash bytea NOT NULL
);

ALTER TABLE ONLY account.audit_heads FORCE ROW LEVEL SECURITY;

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

COMMENT ON TABLE account.credentials IS 'owned by user_id; only the system role reads it';

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
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text, 'viewer'::text])))
);

ALTER TABLE ONLY account.invitations FORCE ROW LEVEL SECURITY;

CREATE TABLE account.memberships (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    joined_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT role_is_known CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text, 'viewer'::text])))
);

ALTER TABLE ONLY account.memberships FORCE ROW LEVEL SECURITY;

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

CREATE TABLE account.users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT email_is_lower_case CHECK ((email = lower(email)))
);

ALTER TABLE ONLY account.users FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.users IS 'owned by id: the user is the row';

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

CREATE TABLE account.workspaces (
    id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY account.workspaces FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE account.workspaces IS 'owned by its members';

CREATE TABLE network.company_rankings (
    viewer_id integer NOT NULL,
    sight uuid NOT NULL,
    formula smallint NOT NULL,
    companies integer NOT NULL,
    computed_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY network.company_rankings FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN network.company_rankings.companies IS 'within reach in all; the best 200 are kept';

CREATE TABLE network.company_words (
    company_id bigint NOT NULL,
    words integer[] NOT NULL
);

ALTER TABLE ONLY network.company_words FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE network.company_words IS 'unowned: numbers of companies and of words, which say nothing without the key';

CREATE TABLE network.contact_changes (
    owner_id integer NOT NULL,
    person_id bigint NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    title_before text,
    title_after text,
    company_before text,
    company_after text
);

ALTER TABLE ONLY network.contact_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE network.contact_details (
    owner_id integer NOT NULL,
    person_id bigint NOT NULL,
    emails text[] NOT NULL,
    phones text[] NOT NULL,
    linkedin_slug text,
    connected_on date,
    sources text[] NOT NULL,
    first_seen_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY network.contact_details FORCE ROW LEVEL SECURITY;

CREATE TABLE network.contact_keys (
    owner_id integer NOT NULL,
    key bigint NOT NULL,
    person_id bigint NOT NULL
);

ALTER TABLE ONLY network.contact_keys FORCE ROW LEVEL SECURITY;

CREATE TABLE network.contact_merges (
    id uuid NOT NULL,
    number bigint NOT NULL,
    owner_id integer NOT NULL,
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

ALTER TABLE ONLY network.contact_merges FORCE ROW LEVEL SECURITY;

ALTER TABLE network.contact_merges ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME network.contact_merges_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE network.contacts (
    owner_id integer NOT NULL,
    person_id bigint NOT NULL,
    name text NOT NULL,
    title text,
    company text,
    company_id bigint,
    location text,
    changed_at timestamp with time zone NOT NULL,
    words tsvector DEFAULT ''::tsvector NOT NULL,
    kind smallint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY network.contacts FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN network.contacts.kind IS 'what the title says: 1 founder, 2 investor; both may be set';

CREATE TABLE network.edges (
    owner_id integer NOT NULL,
    person_id bigint NOT NULL,
    company_id bigint,
    strength smallint,
    two_way boolean NOT NULL,
    last_day integer,
    n_messages integer NOT NULL,
    n_meetings integer NOT NULL,
    formula smallint NOT NULL,
    computed_at timestamp with time zone NOT NULL,
    sent real DEFAULT 0 NOT NULL,
    returned real DEFAULT 0 NOT NULL,
    CONSTRAINT strength_is_permille CHECK (((strength >= 0) AND (strength <= 1000)))
);

ALTER TABLE ONLY network.edges FORCE ROW LEVEL SECURITY;

CREATE TABLE network.erasures (
    owner_id integer NOT NULL,
    key bigint NOT NULL,
    erasure_id uuid NOT NULL,
    erased_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY network.erasures FORCE ROW LEVEL SECURITY;

CREATE TABLE network.evidence (
    owner_id integer NOT NULL,
    person_id bigint NOT NULL,
    kind smallint NOT NULL,
    ref bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    direction smallint NOT NULL,
    people smallint NOT NULL,
    in_copy boolean NOT NULL,
    CONSTRAINT direction_is_known CHECK ((direction = ANY (ARRAY['-1'::integer, 0, 1])))
);

ALTER TABLE ONLY network.evidence FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN network.evidence.kind IS '1 mail, 2 meeting, 3 linkedin message, 4 linkedin connection, 5 invitation, 6 endorsement, 7 recommendation, 8 address book';

CREATE TABLE network.hidden_contacts (
    owner_id integer NOT NULL,
    hiding_id uuid NOT NULL,
    person_id bigint NOT NULL
);

ALTER TABLE ONLY network.hidden_contacts FORCE ROW LEVEL SECURITY;

CREATE TABLE network.hidings (
    id uuid NOT NULL,
    owner_id integer NOT NULL,
    company text,
    company_id bigint,
    domain text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT company_has_its_number CHECK (((company IS NULL) = (company_id IS NULL))),
    CONSTRAINT one_kind_of_rule CHECK (((company IS NULL) OR (domain IS NULL)))
);

ALTER TABLE ONLY network.hidings FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE network.hidings IS 'without company and domain it hides one contact, who stands in hidden_contacts';

CREATE TABLE network.import_pieces (
    import_id uuid NOT NULL,
    owner_id integer NOT NULL,
    number integer NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY network.import_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;

ALTER TABLE ONLY network.import_pieces FORCE ROW LEVEL SECURITY;

CREATE TABLE network.import_skips (
    import_id uuid NOT NULL,
    owner_id integer NOT NULL,
    number integer NOT NULL,
    file text NOT NULL,
    line integer,
    reason text NOT NULL
);

ALTER TABLE ONLY network.import_skips FORCE ROW LEVEL SECURITY;

CREATE TABLE network.imports (
    id uuid NOT NULL,
    owner_id integer NOT NULL,
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
    CONSTRAINT state_is_known CHECK ((state = ANY (ARRAY['uploading'::text, 'waiting'::text, 'reading'::text, 'done'::text, 'refused'::text])))
);

ALTER TABLE ONLY network.imports FORCE ROW LEVEL SECURITY;

CREATE TABLE network.merged_evidence (
    owner_id integer NOT NULL,
    person_id bigint NOT NULL,
    kind smallint NOT NULL,
    ref bigint NOT NULL,
    key bigint NOT NULL,
    is_new boolean NOT NULL
);

ALTER TABLE ONLY network.merged_evidence FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN network.merged_evidence.is_new IS 'nobody had it before: it came with this key';

CREATE TABLE network.not_the_same (
    owner_id integer NOT NULL,
    a bigint NOT NULL,
    b bigint NOT NULL,
    said_at timestamp with time zone NOT NULL,
    CONSTRAINT lesser_first CHECK ((a < b))
);

ALTER TABLE ONLY network.not_the_same FORCE ROW LEVEL SECURITY;

CREATE TABLE network.owners (
    id integer NOT NULL,
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY network.owners FORCE ROW LEVEL SECURITY;

ALTER TABLE network.owners ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME network.owners_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE network.places (
    id bigint NOT NULL,
    kind smallint NOT NULL,
    name text NOT NULL,
    domain text,
    industry text,
    location text,
    people integer,
    source text NOT NULL,
    as_of date NOT NULL,
    CONSTRAINT kind_is_known CHECK ((kind = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT people_is_positive CHECK ((people > 0))
);

ALTER TABLE ONLY network.places FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE network.places IS 'unowned: public facts';

COMMENT ON COLUMN network.places.kind IS '1 company, 2 school, 3 community';

CREATE TABLE network.sharing (
    owner_id integer NOT NULL,
    mode text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT mode_is_known CHECK ((mode = ANY (ARRAY['private'::text, 'workspace'::text, 'selected'::text])))
);

ALTER TABLE ONLY network.sharing FORCE ROW LEVEL SECURITY;

CREATE TABLE network.sharing_grants (
    owner_id integer NOT NULL,
    viewer_id integer NOT NULL
);

ALTER TABLE ONLY network.sharing_grants FORCE ROW LEVEL SECURITY;

CREATE TABLE network.sightings (
    owner_id integer NOT NULL,
    a bigint NOT NULL,
    b bigint NOT NULL,
    ref bigint NOT NULL,
    day integer NOT NULL,
    others smallint NOT NULL,
    direct boolean NOT NULL,
    CONSTRAINT lesser_first CHECK ((a < b))
);

ALTER TABLE ONLY network.sightings FORCE ROW LEVEL SECURITY;

CREATE TABLE network.stints (
    owner_id integer NOT NULL,
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

ALTER TABLE ONLY network.stints FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN network.stints.kind IS '1 worked at, 2 studied at, 3 belongs to, 4 invested in';

CREATE TABLE network.syncs (
    owner_id integer NOT NULL,
    synced_at timestamp with time zone NOT NULL,
    people integer NOT NULL,
    milliseconds integer NOT NULL
);

ALTER TABLE ONLY network.syncs FORCE ROW LEVEL SECURITY;

CREATE TABLE network.ties (
    owner_id integer NOT NULL,
    a bigint NOT NULL,
    b bigint NOT NULL,
    permille smallint NOT NULL,
    basis smallint NOT NULL,
    last_day integer,
    CONSTRAINT basis_is_known CHECK ((basis = ANY (ARRAY[1, 2, 3, 4]))),
    CONSTRAINT permille_is_a_chance CHECK (((permille >= 1) AND (permille <= 1000)))
);

ALTER TABLE ONLY network.ties FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN network.ties.basis IS '1 seen together, 2 employer, 3 school, 4 community: the strongest reason';

CREATE TABLE network.viewer_companies (
    viewer_id integer NOT NULL,
    place smallint NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    rank integer NOT NULL,
    people integer NOT NULL,
    best integer NOT NULL,
    ties integer NOT NULL,
    backed integer NOT NULL,
    nearest bigint[] NOT NULL,
    CONSTRAINT backed_are_ties CHECK ((backed <= ties))
);

ALTER TABLE ONLY network.viewer_companies FORCE ROW LEVEL SECURITY;

COMMENT ON COLUMN network.viewer_companies.best IS 'the score of the best way, of a million';

COMMENT ON COLUMN network.viewer_companies.backed IS 'of the ties, those with contact both ways';

COMMENT ON COLUMN network.viewer_companies.nearest IS 'the people there with the best scores, a few';

CREATE TABLE network.words (
    person_id bigint NOT NULL,
    words integer[] NOT NULL
);

ALTER TABLE ONLY network.words FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE network.words IS 'unowned: numbers of people and of words, which say nothing without the key';

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

CREATE TABLE platform.mails (
    id uuid NOT NULL,
    message_id text NOT NULL,
    kind text NOT NULL,
    to_name text,
    to_address text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    problem text,
    queued_at timestamp with time zone DEFAULT now() NOT NULL,
    claimed_at timestamp with time zone,
    settled_at timestamp with time zone,
    CONSTRAINT mail_status_is_known CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'parked'::text])))
);

ALTER TABLE ONLY platform.mails FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.mails IS 'unowned: written by anybody, read by the system alone';

CREATE TABLE platform.outbox (
    id uuid NOT NULL,
    name text NOT NULL,
    payload jsonb NOT NULL,
    announced_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.outbox FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.outbox IS 'unowned: events hold ids only; written by anybody, read by the system';

CREATE TABLE platform.receipts (
    key text NOT NULL,
    done_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.receipts FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.receipts IS 'unowned: keys of finished work';

CREATE TABLE platform.workers (
    worker_id text NOT NULL,
    process text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY platform.workers FORCE ROW LEVEL SECURITY;

COMMENT ON TABLE platform.workers IS 'unowned: the machinery';

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (workspace_id, seq);

ALTER TABLE ONLY account.audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY (workspace_id);

ALTER TABLE ONLY account.credentials
    ADD CONSTRAINT credentials_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (workspace_id, user_id);

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account.workspaces
    ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);

ALTER TABLE ONLY network.company_rankings
    ADD CONSTRAINT company_rankings_pkey PRIMARY KEY (viewer_id);

ALTER TABLE ONLY network.company_words
    ADD CONSTRAINT company_words_pkey PRIMARY KEY (company_id);

ALTER TABLE ONLY network.contact_changes
    ADD CONSTRAINT contact_changes_pkey PRIMARY KEY (owner_id, changed_at, person_id);

ALTER TABLE ONLY network.contact_details
    ADD CONSTRAINT contact_details_pkey PRIMARY KEY (owner_id, person_id);

ALTER TABLE ONLY network.contact_keys
    ADD CONSTRAINT contact_keys_pkey PRIMARY KEY (owner_id, key);

ALTER TABLE ONLY network.contact_merges
    ADD CONSTRAINT contact_merges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY network.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (owner_id, person_id);

ALTER TABLE ONLY network.edges
    ADD CONSTRAINT edges_pkey PRIMARY KEY (owner_id, person_id) INCLUDE (strength, two_way, company_id);

ALTER TABLE ONLY network.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (owner_id, key);

ALTER TABLE ONLY network.evidence
    ADD CONSTRAINT evidence_pkey PRIMARY KEY (owner_id, person_id, kind, ref);

ALTER TABLE ONLY network.hidden_contacts
    ADD CONSTRAINT hidden_contacts_pkey PRIMARY KEY (owner_id, person_id, hiding_id);

ALTER TABLE ONLY network.hidings
    ADD CONSTRAINT hidings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY network.import_pieces
    ADD CONSTRAINT import_pieces_pkey PRIMARY KEY (owner_id, import_id, number);

ALTER TABLE ONLY network.import_skips
    ADD CONSTRAINT import_skips_pkey PRIMARY KEY (owner_id, import_id, number);

ALTER TABLE ONLY network.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY network.merged_evidence
    ADD CONSTRAINT merged_evidence_pkey PRIMARY KEY (owner_id, person_id, kind, ref, key);

ALTER TABLE ONLY network.not_the_same
    ADD CONSTRAINT not_the_same_pkey PRIMARY KEY (owner_id, a, b);

ALTER TABLE ONLY network.owner_versions
    ADD CONSTRAINT owner_versions_pkey PRIMARY KEY (owner_id);

ALTER TABLE ONLY network.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (id);

ALTER TABLE ONLY network.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);

ALTER TABLE ONLY network.sharing_grants
    ADD CONSTRAINT sharing_grants_pkey PRIMARY KEY (owner_id, viewer_id);

ALTER TABLE ONLY network.sharing
    ADD CONSTRAINT sharing_pkey PRIMARY KEY (owner_id);

ALTER TABLE ONLY network.sightings
    ADD CONSTRAINT sightings_pkey PRIMARY KEY (owner_id, a, b, ref);

ALTER TABLE ONLY network.stints
    ADD CONSTRAINT stints_pkey PRIMARY KEY (owner_id, person_id, ref);

ALTER TABLE ONLY network.syncs
    ADD CONSTRAINT syncs_pkey PRIMARY KEY (owner_id);

ALTER TABLE ONLY network.ties
    ADD CONSTRAINT ties_pkey PRIMARY KEY (owner_id, a, b) INCLUDE (permille, basis);

ALTER TABLE ONLY network.viewer_companies
    ADD CONSTRAINT viewer_companies_pkey PRIMARY KEY (viewer_id, place);

ALTER TABLE ONLY network.visible
    ADD CONSTRAINT visible_pkey PRIMARY KEY (viewer_id, owner_id) INCLUDE (w, kind);

ALTER TABLE ONLY network.words
    ADD CONSTRAINT words_pkey PRIMARY KEY (person_id);

ALTER TABLE ONLY platform.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (principal, key);

ALTER TABLE ONLY platform.mails
    ADD CONSTRAINT mails_message_id_key UNIQUE (message_id);

ALTER TABLE ONLY platform.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (key);

ALTER TABLE ONLY platform.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (worker_id);

CREATE INDEX api_keys_by_secret ON account.api_keys USING btree (secret_hash);

CREATE INDEX api_keys_in_a_workspace ON account.api_keys USING btree (workspace_id);

CREATE INDEX api_keys_of_a_user ON account.api_keys USING btree (user_id, workspace_id);

CREATE UNIQUE INDEX credentials_one_per_provider ON account.credentials USING btree (user_id, provider_id, account_id);

CREATE INDEX invitations_by_inviter ON account.invitations USING btree (invited_by);

CREATE INDEX invitations_by_token ON account.invitations USING btree (token_hash);

CREATE INDEX invitations_of_a_workspace ON account.invitations USING btree (workspace_id);

CREATE UNIQUE INDEX invitations_one_open_per_address ON account.invitations USING btree (workspace_id, email) WHERE (accepted_at IS NULL);

CREATE INDEX memberships_of_a_user ON account.memberships USING btree (user_id, workspace_id) INCLUDE (role);

CREATE INDEX sessions_in_a_workspace ON account.sessions USING btree (workspace_id);

CREATE INDEX sessions_of_a_user ON account.sessions USING btree (user_id);

CREATE UNIQUE INDEX sessions_token_is_one_session ON account.sessions USING btree (token);

CREATE UNIQUE INDEX users_email_is_one_account ON account.users USING btree (email);

CREATE INDEX verifications_by_identifier ON account.verifications USING btree (identifier);

CREATE INDEX company_words_search ON network.company_words USING gin (words) WITH (fastupdate=off);

CREATE INDEX contact_keys_of_a_person ON network.contact_keys USING btree (owner_id, person_id);

CREATE INDEX contact_merges_newest ON network.contact_merges USING btree (owner_id, number DESC);

CREATE INDEX contact_merges_of_a_survivor ON network.contact_merges USING btree (owner_id, survivor_id);

CREATE INDEX contact_merges_of_the_gone ON network.contact_merges USING btree (owner_id, gone_id);

CREATE INDEX contacts_at_a_company ON network.contacts USING btree (owner_id, company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX edges_of_a_person ON network.edges USING btree (person_id, owner_id) INCLUDE (strength, two_way);

CREATE INDEX edges_strongest ON network.edges USING btree (owner_id, strength DESC NULLS LAST, person_id) INCLUDE (n_messages);

CREATE INDEX erasures_at_once ON network.erasures USING btree (owner_id, erasure_id);

CREATE INDEX hidden_contacts_by_a_hiding ON network.hidden_contacts USING btree (hiding_id);

CREATE INDEX hidings_of_an_owner ON network.hidings USING btree (owner_id, created_at);

CREATE INDEX import_pieces_of_an_import ON network.import_pieces USING btree (import_id, number);

CREATE INDEX import_skips_of_an_import ON network.import_skips USING btree (import_id, number);

CREATE INDEX imports_in_a_workspace ON network.imports USING btree (workspace_id);

CREATE INDEX imports_of_a_user ON network.imports USING btree (user_id);

CREATE INDEX imports_of_an_owner ON network.imports USING btree (owner_id, created_at DESC);

CREATE INDEX not_the_same_as_the_second ON network.not_the_same USING btree (owner_id, b);

CREATE INDEX owners_of_a_user ON network.owners USING btree (user_id);

CREATE UNIQUE INDEX owners_one_seat ON network.owners USING btree (workspace_id, user_id);

CREATE INDEX places_by_domain ON network.places USING btree (domain) WHERE (domain IS NOT NULL);

CREATE INDEX sharing_grants_to_a_viewer ON network.sharing_grants USING btree (viewer_id);

CREATE INDEX sightings_of_the_second ON network.sightings USING btree (owner_id, b);

CREATE INDEX stints_at_a_place ON network.stints USING btree (owner_id, place_id, person_id);

CREATE INDEX ties_of_the_second ON network.ties USING btree (owner_id, b);

CREATE INDEX visible_by_owner ON network.visible USING btree (owner_id, viewer_id);

CREATE INDEX words_search ON network.words USING gin (words) WITH (fastupdate=off);

CREATE INDEX idempotency_keys_by_age ON platform.idempotency_keys USING btree (created_at);

CREATE INDEX mails_unsettled ON platform.mails USING btree (claimed_at) WHERE (status = ANY (ARRAY['sending'::text, 'parked'::text]));

CREATE INDEX receipts_by_age ON platform.receipts USING btree (done_at);

CREATE TRIGGER contacts_became AFTER UPDATE ON network.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION network.note_change();

CREATE TRIGGER contacts_came AFTER INSERT ON network.contacts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION network.note_change();

CREATE TRIGGER contacts_went AFTER DELETE ON network.contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION network.note_change();

CREATE TRIGGER contacts_were AFTER UPDATE ON network.contacts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION network.note_change();

CREATE TRIGGER edges_became AFTER UPDATE ON network.edges REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION network.note_change();

CREATE TRIGGER edges_came AFTER INSERT ON network.edges REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION network.note_change();

CREATE TRIGGER edges_went AFTER DELETE ON network.edges REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION network.note_change();

CREATE TRIGGER edges_were AFTER UPDATE ON network.edges REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION network.note_change();

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.api_keys
    ADD CONSTRAINT api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.audit_events
    ADD CONSTRAINT audit_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.audit_heads
    ADD CONSTRAINT audit_heads_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.credentials
    ADD CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.invitations
    ADD CONSTRAINT invitations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.memberships
    ADD CONSTRAINT memberships_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY account.sessions
    ADD CONSTRAINT sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE SET NULL;

ALTER TABLE ONLY network.company_rankings
    ADD CONSTRAINT company_rankings_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.contact_merges
    ADD CONSTRAINT contact_merges_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.hidden_contacts
    ADD CONSTRAINT hidden_contacts_hiding_id_fkey FOREIGN KEY (hiding_id) REFERENCES network.hidings(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.hidden_contacts
    ADD CONSTRAINT hidden_contacts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.hidings
    ADD CONSTRAINT hidings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.import_pieces
    ADD CONSTRAINT import_pieces_import_id_fkey FOREIGN KEY (import_id) REFERENCES network.imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.import_skips
    ADD CONSTRAINT import_skips_import_id_fkey FOREIGN KEY (import_id) REFERENCES network.imports(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.imports
    ADD CONSTRAINT imports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.imports
    ADD CONSTRAINT imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.merged_evidence
    ADD CONSTRAINT merged_evidence_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.not_the_same
    ADD CONSTRAINT not_the_same_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.owners
    ADD CONSTRAINT owners_user_id_fkey FOREIGN KEY (user_id) REFERENCES account.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.owners
    ADD CONSTRAINT owners_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES account.workspaces(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.sharing_grants
    ADD CONSTRAINT sharing_grants_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.sharing_grants
    ADD CONSTRAINT sharing_grants_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.sharing
    ADD CONSTRAINT sharing_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.syncs
    ADD CONSTRAINT syncs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE ONLY network.viewer_companies
    ADD CONSTRAINT viewer_companies_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES network.company_rankings(viewer_id) ON DELETE CASCADE;

ALTER TABLE ONLY network.visible
    ADD CONSTRAINT visible_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES network.owners(id) ON DELETE CASCADE;

ALTER TABLE account.api_keys ENABLE ROW LEVEL SECURITY;

CREATE POLICY api_keys_for_identifying ON account.api_keys FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY api_keys_for_noting_their_use ON account.api_keys FOR UPDATE TO wellmet_owner USING (true);

CREATE POLICY api_keys_for_the_system ON account.api_keys TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY api_keys_of_mine_here ON account.api_keys TO wellmet_app USING (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id()))) WITH CHECK (((user_id = platform.viewer_id()) AND (workspace_id = platform.workspace_id())));

ALTER TABLE account.audit_events ENABLE ROW LEVEL SECURITY;

CREATE POLICY audit_events_for_the_system ON account.audit_events TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY audit_events_of_my_workspace ON account.audit_events TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));

ALTER TABLE account.audit_heads ENABLE ROW LEVEL SECURITY;

CREATE POLICY audit_heads_for_the_system ON account.audit_heads TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY audit_heads_of_my_workspace ON account.audit_heads TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));

ALTER TABLE account.credentials ENABLE ROW LEVEL SECURITY;

CREATE POLICY credentials_for_the_system ON account.credentials TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.invitations ENABLE ROW LEVEL SECURITY;

CREATE POLICY invitations_for_the_system ON account.invitations TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY invitations_of_my_workspace ON account.invitations TO wellmet_app USING ((workspace_id = platform.workspace_id())) WITH CHECK ((workspace_id = platform.workspace_id()));

ALTER TABLE account.memberships ENABLE ROW LEVEL SECURITY;

CREATE POLICY memberships_change_in_my_workspace ON account.memberships FOR UPDATE TO wellmet_app USING ((workspace_id = platform.workspace_id()));

CREATE POLICY memberships_end_in_my_workspace ON account.memberships FOR DELETE TO wellmet_app USING ((workspace_id = platform.workspace_id()));

CREATE POLICY memberships_for_identifying ON account.memberships FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY memberships_for_the_system ON account.memberships TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY memberships_of_me_and_my_workspace ON account.memberships FOR SELECT TO wellmet_app USING (((user_id = platform.viewer_id()) OR (workspace_id = platform.workspace_id())));

ALTER TABLE account.sessions ENABLE ROW LEVEL SECURITY;

CREATE POLICY sessions_for_identifying ON account.sessions FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY sessions_for_the_system ON account.sessions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sessions_of_mine ON account.sessions TO wellmet_app USING ((user_id = platform.viewer_id())) WITH CHECK ((user_id = platform.viewer_id()));

ALTER TABLE account.users ENABLE ROW LEVEL SECURITY;

CREATE POLICY users_change_themselves ON account.users FOR UPDATE TO wellmet_app USING ((id = platform.viewer_id()));

CREATE POLICY users_for_identifying ON account.users FOR SELECT TO wellmet_owner USING (true);

CREATE POLICY users_for_the_system ON account.users TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY users_me_and_my_workspace ON account.users FOR SELECT TO wellmet_app USING (((id = platform.viewer_id()) OR (EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.user_id = users.id) AND (m.workspace_id = platform.workspace_id()))))));

ALTER TABLE account.verifications ENABLE ROW LEVEL SECURITY;

CREATE POLICY verifications_for_the_system ON account.verifications TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE account.workspaces ENABLE ROW LEVEL SECURITY;

CREATE POLICY workspaces_change_from_inside ON account.workspaces FOR UPDATE TO wellmet_app USING ((id = platform.workspace_id()));

CREATE POLICY workspaces_for_the_system ON account.workspaces TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY workspaces_i_belong_to ON account.workspaces FOR SELECT TO wellmet_app USING ((EXISTS ( SELECT
   FROM account.memberships m
  WHERE ((m.workspace_id = workspaces.id) AND (m.user_id = platform.viewer_id())))));

ALTER TABLE network.company_rankings ENABLE ROW LEVEL SECURITY;

CREATE POLICY company_rankings_for_the_system ON network.company_rankings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY company_rankings_of_mine ON network.company_rankings FOR SELECT TO wellmet_app USING ((viewer_id = ( SELECT network.me() AS me)));

ALTER TABLE network.company_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY company_words_are_numbers ON network.company_words FOR SELECT TO wellmet_app USING (true);

CREATE POLICY company_words_for_the_system ON network.company_words TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE network.contact_changes ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_changes_for_the_system ON network.contact_changes TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_changes_of_mine ON network.contact_changes FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.contact_details ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_details_for_the_system ON network.contact_details TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_details_of_mine ON network.contact_details FOR SELECT TO wellmet_app USING ((owner_id = ANY (ARRAY[( SELECT network.me() AS me), ( SELECT (- network.me()))])));

ALTER TABLE network.contact_keys ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_keys_for_the_system ON network.contact_keys TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_keys_of_mine ON network.contact_keys FOR SELECT TO wellmet_app USING ((owner_id = ANY (ARRAY[( SELECT network.me() AS me), ( SELECT (- network.me()))])));

ALTER TABLE network.contact_merges ENABLE ROW LEVEL SECURITY;

CREATE POLICY contact_merges_for_the_system ON network.contact_merges TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contact_merges_of_mine ON network.contact_merges FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.contacts ENABLE ROW LEVEL SECURITY;

CREATE POLICY contacts_for_the_system ON network.contacts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY contacts_of_nobody ON network.contacts FOR SELECT TO wellmet_app USING (((owner_id = 0) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));

CREATE POLICY contacts_of_visible_owners ON network.contacts FOR SELECT TO wellmet_app USING ((EXISTS ( SELECT
   FROM network.visible v
  WHERE ((v.viewer_id = ( SELECT network.me() AS me)) AND (v.owner_id = contacts.owner_id)))));

ALTER TABLE network.edges ENABLE ROW LEVEL SECURITY;

CREATE POLICY edges_for_the_system ON network.edges TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY edges_of_visible_owners ON network.edges FOR SELECT TO wellmet_app USING ((EXISTS ( SELECT
   FROM network.visible v
  WHERE ((v.viewer_id = ( SELECT network.me() AS me)) AND (v.owner_id = edges.owner_id)))));

ALTER TABLE network.erasures ENABLE ROW LEVEL SECURITY;

CREATE POLICY erasures_for_the_system ON network.erasures TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY erasures_of_mine ON network.erasures FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.evidence ENABLE ROW LEVEL SECURITY;

CREATE POLICY evidence_for_the_system ON network.evidence TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY evidence_of_mine ON network.evidence FOR SELECT TO wellmet_app USING ((owner_id = ANY (ARRAY[( SELECT network.me() AS me), ( SELECT (- network.me()))])));

ALTER TABLE network.hidden_contacts ENABLE ROW LEVEL SECURITY;

CREATE POLICY hidden_contacts_for_the_system ON network.hidden_contacts TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY hidden_contacts_of_mine ON network.hidden_contacts FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.hidings ENABLE ROW LEVEL SECURITY;

CREATE POLICY hidings_for_the_system ON network.hidings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY hidings_of_mine ON network.hidings FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.import_pieces ENABLE ROW LEVEL SECURITY;

CREATE POLICY import_pieces_for_the_system ON network.import_pieces TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY import_pieces_of_mine ON network.import_pieces TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me))) WITH CHECK ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.import_skips ENABLE ROW LEVEL SECURITY;

CREATE POLICY import_skips_for_the_system ON network.import_skips TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY import_skips_of_mine ON network.import_skips FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.imports ENABLE ROW LEVEL SECURITY;

CREATE POLICY imports_for_the_system ON network.imports TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY imports_of_mine ON network.imports TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me))) WITH CHECK ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.merged_evidence ENABLE ROW LEVEL SECURITY;

CREATE POLICY merged_evidence_for_the_system ON network.merged_evidence TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY merged_evidence_of_mine ON network.merged_evidence FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.not_the_same ENABLE ROW LEVEL SECURITY;

CREATE POLICY not_the_same_for_the_system ON network.not_the_same TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY not_the_same_of_mine ON network.not_the_same FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.owner_versions ENABLE ROW LEVEL SECURITY;

CREATE POLICY owner_versions_for_the_system ON network.owner_versions TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY owner_versions_of_visible_owners ON network.owner_versions FOR SELECT TO wellmet_app USING ((EXISTS ( SELECT
   FROM network.visible v
  WHERE ((v.viewer_id = ( SELECT network.me() AS me)) AND (v.owner_id = owner_versions.owner_id)))));

ALTER TABLE network.owners ENABLE ROW LEVEL SECURITY;

CREATE POLICY owners_for_the_system ON network.owners TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY owners_of_my_workspace ON network.owners FOR SELECT TO wellmet_app USING ((workspace_id = platform.workspace_id()));

CREATE POLICY owners_take_their_own_seat ON network.owners FOR INSERT TO wellmet_app WITH CHECK (((workspace_id = platform.workspace_id()) AND (user_id = platform.viewer_id())));

ALTER TABLE network.places ENABLE ROW LEVEL SECURITY;

CREATE POLICY places_are_public ON network.places FOR SELECT TO wellmet_app USING (true);

CREATE POLICY places_for_the_system ON network.places TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE network.sharing ENABLE ROW LEVEL SECURITY;

CREATE POLICY sharing_for_the_system ON network.sharing TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE network.sharing_grants ENABLE ROW LEVEL SECURITY;

CREATE POLICY sharing_grants_for_the_system ON network.sharing_grants TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sharing_grants_of_mine ON network.sharing_grants FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

CREATE POLICY sharing_of_mine ON network.sharing FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.sightings ENABLE ROW LEVEL SECURITY;

CREATE POLICY sightings_for_the_system ON network.sightings TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY sightings_of_mine ON network.sightings FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.stints ENABLE ROW LEVEL SECURITY;

CREATE POLICY stints_for_the_system ON network.stints TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY stints_of_mine_and_nobody ON network.stints FOR SELECT TO wellmet_app USING (((owner_id = ANY (ARRAY[0, ( SELECT network.me() AS me)])) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));

ALTER TABLE network.syncs ENABLE ROW LEVEL SECURITY;

CREATE POLICY syncs_for_the_system ON network.syncs TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY syncs_of_mine ON network.syncs FOR SELECT TO wellmet_app USING ((owner_id = ( SELECT network.me() AS me)));

ALTER TABLE network.ties ENABLE ROW LEVEL SECURITY;

CREATE POLICY ties_for_the_system ON network.ties TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY ties_of_mine_and_nobody ON network.ties FOR SELECT TO wellmet_app USING (((owner_id = ANY (ARRAY[0, ( SELECT network.me() AS me)])) AND (( SELECT platform.viewer_id() AS viewer_id) IS NOT NULL)));

ALTER TABLE network.viewer_companies ENABLE ROW LEVEL SECURITY;

CREATE POLICY viewer_companies_for_the_system ON network.viewer_companies TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY viewer_companies_of_mine ON network.viewer_companies FOR SELECT TO wellmet_app USING ((viewer_id = ( SELECT network.me() AS me)));

ALTER TABLE network.visible ENABLE ROW LEVEL SECURITY;

CREATE POLICY visible_for_the_system ON network.visible TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY visible_to_me ON network.visible FOR SELECT TO wellmet_app USING ((viewer_id = ( SELECT network.me() AS me)));

ALTER TABLE network.words ENABLE ROW LEVEL SECURITY;

CREATE POLICY words_are_numbers ON network.words FOR SELECT TO wellmet_app USING (true);

CREATE POLICY words_for_the_system ON network.words TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.idempotency_keys ENABLE ROW LEVEL SECURITY;

CREATE POLICY idempotency_keys_expire ON platform.idempotency_keys FOR DELETE TO wellmet_system USING (true);

CREATE POLICY idempotency_keys_expire_by_age ON platform.idempotency_keys FOR SELECT TO wellmet_system USING (true);

CREATE POLICY idempotency_keys_of_the_principal ON platform.idempotency_keys TO wellmet_system, wellmet_app USING ((principal = current_setting('wellmet.principal'::text, true))) WITH CHECK ((principal = current_setting('wellmet.principal'::text, true)));

ALTER TABLE platform.mails ENABLE ROW LEVEL SECURITY;

CREATE POLICY mails_are_queued_by_anybody ON platform.mails FOR INSERT TO wellmet_app WITH CHECK ((status = 'queued'::text));

CREATE POLICY mails_are_sent_by_the_system ON platform.mails TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.outbox ENABLE ROW LEVEL SECURITY;

CREATE POLICY outbox_is_delivered_by_the_system ON platform.outbox TO wellmet_system USING (true) WITH CHECK (true);

CREATE POLICY outbox_takes_announcements ON platform.outbox FOR INSERT TO wellmet_app WITH CHECK (true);

ALTER TABLE platform.receipts ENABLE ROW LEVEL SECURITY;

CREATE POLICY receipts_are_kept_by_the_system ON platform.receipts TO wellmet_system USING (true) WITH CHECK (true);

ALTER TABLE platform.workers ENABLE ROW LEVEL SECURITY;

CREATE POLICY workers_are_seen_by_all ON platform.workers TO wellmet_system, wellmet_app USING (true) WITH CHECK (true);

GRANT USAGE ON SCHEMA account TO wellmet_app;
GRANT USAGE ON SCHEMA account TO wellmet_system;

GRANT USAGE ON SCHEMA network TO wellmet_app;
GRANT USAGE ON SCHEMA network TO wellmet_system;

GRANT USAGE ON SCHEMA platform TO wellmet_app;
GRANT USAGE ON SCHEMA platform TO wellmet_system;

REVOKE USAGE ON SCHEMA public FROM PUBLIC;

REVOKE ALL ON FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.identify_session(token_hash text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_session(token_hash text, at timestamp with time zone) TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.owner_versions TO wellmet_system;
GRANT SELECT ON TABLE network.owner_versions TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.visible TO wellmet_system;
GRANT SELECT ON TABLE network.visible TO wellmet_app;

GRANT SELECT,INSERT,DELETE ON TABLE account.api_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.api_keys TO wellmet_system;

GRANT SELECT,INSERT ON TABLE account.audit_events TO wellmet_app;
GRANT SELECT,INSERT ON TABLE account.audit_events TO wellmet_system;

GRANT SELECT,INSERT,UPDATE ON TABLE account.audit_heads TO wellmet_app;
GRANT SELECT,INSERT,UPDATE ON TABLE account.audit_heads TO wellmet_system;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.credentials TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE account.invitations TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.invitations TO wellmet_system;

GRANT SELECT,DELETE,UPDATE ON TABLE account.memberships TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.memberships TO wellmet_system;

GRANT SELECT,DELETE ON TABLE account.sessions TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.sessions TO wellmet_system;

GRANT UPDATE(workspace_id) ON TABLE account.sessions TO wellmet_app;

GRANT UPDATE(expires_at) ON TABLE account.sessions TO wellmet_app;

GRANT UPDATE(updated_at) ON TABLE account.sessions TO wellmet_app;

GRANT SELECT ON TABLE account.users TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.users TO wellmet_system;

GRANT UPDATE(name) ON TABLE account.users TO wellmet_app;

GRANT UPDATE(updated_at) ON TABLE account.users TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.verifications TO wellmet_system;

GRANT SELECT ON TABLE account.workspaces TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE account.workspaces TO wellmet_system;

GRANT UPDATE(name) ON TABLE account.workspaces TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.company_rankings TO wellmet_system;
GRANT SELECT ON TABLE network.company_rankings TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.company_words TO wellmet_system;
GRANT SELECT ON TABLE network.company_words TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.contact_changes TO wellmet_system;
GRANT SELECT ON TABLE network.contact_changes TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.contact_details TO wellmet_system;
GRANT SELECT ON TABLE network.contact_details TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.contact_keys TO wellmet_system;
GRANT SELECT ON TABLE network.contact_keys TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.contact_merges TO wellmet_system;
GRANT SELECT ON TABLE network.contact_merges TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.contacts TO wellmet_system;
GRANT SELECT ON TABLE network.contacts TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.edges TO wellmet_system;
GRANT SELECT ON TABLE network.edges TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.erasures TO wellmet_system;
GRANT SELECT ON TABLE network.erasures TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.evidence TO wellmet_system;
GRANT SELECT ON TABLE network.evidence TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.hidden_contacts TO wellmet_system;
GRANT SELECT ON TABLE network.hidden_contacts TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.hidings TO wellmet_system;
GRANT SELECT ON TABLE network.hidings TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.import_pieces TO wellmet_system;
GRANT SELECT,INSERT ON TABLE network.import_pieces TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.import_skips TO wellmet_system;
GRANT SELECT ON TABLE network.import_skips TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.imports TO wellmet_system;
GRANT SELECT,INSERT,DELETE ON TABLE network.imports TO wellmet_app;

GRANT UPDATE(bytes) ON TABLE network.imports TO wellmet_app;

GRANT UPDATE(content_hash) ON TABLE network.imports TO wellmet_app;

GRANT UPDATE(state) ON TABLE network.imports TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.merged_evidence TO wellmet_system;
GRANT SELECT ON TABLE network.merged_evidence TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.not_the_same TO wellmet_system;
GRANT SELECT ON TABLE network.not_the_same TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.owners TO wellmet_system;
GRANT SELECT,INSERT ON TABLE network.owners TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.places TO wellmet_system;
GRANT SELECT ON TABLE network.places TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.sharing TO wellmet_system;
GRANT SELECT ON TABLE network.sharing TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.sharing_grants TO wellmet_system;
GRANT SELECT ON TABLE network.sharing_grants TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.sightings TO wellmet_system;
GRANT SELECT ON TABLE network.sightings TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.stints TO wellmet_system;
GRANT SELECT ON TABLE network.stints TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.syncs TO wellmet_system;
GRANT SELECT ON TABLE network.syncs TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.ties TO wellmet_system;
GRANT SELECT ON TABLE network.ties TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.viewer_companies TO wellmet_system;
GRANT SELECT ON TABLE network.viewer_companies TO wellmet_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE network.words TO wellmet_system;
GRANT SELECT ON TABLE network.words TO wellmet_app;

GRANT SELECT,INSERT,UPDATE ON TABLE platform.idempotency_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.idempotency_keys TO wellmet_system;

GRANT INSERT ON TABLE platform.mails TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.mails TO wellmet_system;

GRANT INSERT ON TABLE platform.outbox TO wellmet_app;
GRANT SELECT,INSERT,DELETE ON TABLE platform.outbox TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE platform.receipts TO wellmet_system;

GRANT SELECT ON TABLE platform.workers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.workers TO wellmet_system;
