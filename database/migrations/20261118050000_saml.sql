-- Single sign-on by SAML 2.0, beside OpenID Connect. A workspace has one provider, of the one kind or the other.
alter table account.sign_ons
  add column protocol text not null default 'oidc',
  add column sign_on_url text,
  add column certificates text[];
-- No release knows the table yet.
-- squawk-ignore ban-drop-not-null
alter table account.sign_ons alter column client_id drop not null;
-- squawk-ignore ban-drop-not-null
alter table account.sign_ons alter column sealed_client_secret drop not null;
comment on column account.sign_ons.protocol is 'oidc has a client and its secret; saml has an address and certificates';
comment on column account.sign_ons.issuer is 'how the provider calls itself; with SAML its entity id';
comment on column account.sign_ons.sign_on_url is 'of SAML: where browsers are sent to sign in';
comment on column account.sign_ons.certificates is 'of SAML: one or two, in PEM; what the provider says must be signed with the key of one';
alter table account.sign_ons add constraint provider_is_whole check (case protocol
  when 'oidc' then client_id is not null and sealed_client_secret is not null and sign_on_url is null and certificates is null
  when 'saml' then client_id is null and sealed_client_secret is null and sign_on_url is not null
    and cardinality(certificates) between 1 and 2 and certificates is not null
  else false end) not valid;
grant update (sign_on_url, certificates) on account.sign_ons to wellmet_app;

alter table account.sign_on_tries add column sealed_response text;
comment on column account.sign_on_tries.sealed_checks is 'what the answer is checked with: the verifier of PKCE and the nonce, or the id of the request';
comment on column account.sign_on_tries.sealed_response is 'of SAML: what the provider had the browser post, unread, until the browser itself asks for it';

create table account.sign_on_assertions (
  workspace_id uuid not null references account.workspaces on delete cascade,
  assertion_hash bytea not null,
  expires_at timestamptz not null,
  primary key (workspace_id, assertion_hash)
);
create index sign_on_assertions_by_age on account.sign_on_assertions (expires_at);
comment on table account.sign_on_assertions is 'unowned: assertions of SAML that were used, until nothing would take them any more; written and read by the system alone';
alter table account.sign_on_assertions enable row level security, force row level security;
create policy sign_on_assertions_for_the_system on account.sign_on_assertions to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.sign_on_assertions to wellmet_system;
