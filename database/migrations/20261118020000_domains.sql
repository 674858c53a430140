-- Domains that a workspace says are its own, and whether a DNS record proves it.
create table account.domains (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  domain text not null constraint domain_is_plain check (domain = lower(domain) and domain ~ '^[a-z0-9.-]+$'),
  token text not null,
  created_at timestamptz not null,
  checked_at timestamptz,
  seen_at timestamptz,
  proven_at timestamptz,
  constraint proven_was_seen check (proven_at is null or seen_at is not null)
);
create unique index domains_of_a_workspace on account.domains (workspace_id, domain);
create unique index domains_are_proven_by_one on account.domains (domain) where proven_at is not null;
comment on column account.domains.domain is 'in ASCII and lower case, without a dot at the end';
comment on column account.domains.token is 'stands in the TXT record that proves the domain; everybody can read it there';
comment on column account.domains.checked_at is 'when DNS last gave an answer';
comment on column account.domains.seen_at is 'when the record was last there';
comment on column account.domains.proven_at is 'since when it counts; null until the record was seen, and again when it is gone for days';
alter table account.domains enable row level security, force row level security;
create policy domains_of_my_workspace on account.domains to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy domains_for_the_system on account.domains to wellmet_system using (true) with check (true);
-- Whether it is proven is not for members to write.
grant select, insert (id, workspace_id, domain, token, created_at), delete on account.domains to wellmet_app;
grant select, insert, update, delete on account.domains to wellmet_system;
