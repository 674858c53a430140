CREATE SCHEMA account;

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

CREATE INDEX idempotency_keys_by_age ON platform.idempotency_keys USING btree (created_at);

CREATE INDEX mails_unsettled ON platform.mails USING btree (claimed_at) WHERE (status = ANY (ARRAY['sending'::text, 'parked'::text]));

CREATE INDEX receipts_by_age ON platform.receipts USING btree (done_at);

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

GRANT USAGE ON SCHEMA platform TO wellmet_app;
GRANT USAGE ON SCHEMA platform TO wellmet_system;

REVOKE USAGE ON SCHEMA public FROM PUBLIC;

REVOKE ALL ON FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_key(key_hash bytea, at timestamp with time zone) TO wellmet_app;

REVOKE ALL ON FUNCTION account.identify_session(token_hash text, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION account.identify_session(token_hash text, at timestamp with time zone) TO wellmet_app;

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

GRANT SELECT,INSERT,UPDATE ON TABLE platform.idempotency_keys TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.idempotency_keys TO wellmet_system;

GRANT INSERT ON TABLE platform.mails TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.mails TO wellmet_system;

GRANT INSERT ON TABLE platform.outbox TO wellmet_app;
GRANT SELECT,INSERT,DELETE ON TABLE platform.outbox TO wellmet_system;

GRANT SELECT,INSERT,DELETE ON TABLE platform.receipts TO wellmet_system;

GRANT SELECT ON TABLE platform.workers TO wellmet_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.workers TO wellmet_system;
