-- Services that are asked what a contact does: the keys of workspaces, questions under way, and what came back.

create table connections.enrichment_accounts (
  workspace_id uuid not null references account.workspaces on delete cascade,
  provider text not null,
  priority int,
  sealed_key text,
  key_ends text,
  connected_at timestamptz,
  remaining int,
  paused_until timestamptz,
  problem text constraint enrichment_problem_is_known check (problem in ('credits', 'rate', 'refused', 'failed')),
  used_at timestamptz,
  primary key (workspace_id, provider),
  constraint key_is_whole check ((sealed_key is null) = (key_ends is null) and (sealed_key is null) = (connected_at is null))
);
comment on table connections.enrichment_accounts is 'how a workspace stands with a provider; without a key only the place in the order and when it was used';
comment on column connections.enrichment_accounts.remaining is 'credits of the key as the provider told them last; null when it does not tell';

create table connections.enrichment_questions (
  workspace_id uuid not null,
  user_id uuid not null,
  question bytea not null,
  provider text not null,
  is_own_key boolean not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (workspace_id, user_id, question, provider),
  constraint enrichment_questions_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
comment on table connections.enrichment_questions is 'without an answer it is being asked, and reserves a credit until it is lost; with one the provider knows nobody';
comment on column connections.enrichment_questions.question is 'a keyed hash: who was looked for is not kept';
create index enrichment_questions_by_age on connections.enrichment_questions (asked_at);
create index enrichment_questions_under_way on connections.enrichment_questions (workspace_id, provider) where answered_at is null;

alter table connections.enrichment_accounts enable row level security, force row level security;
create policy enrichment_accounts_of_mine on connections.enrichment_accounts to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy enrichment_accounts_for_the_system on connections.enrichment_accounts to wellmet_system using (true) with check (true);
grant select, insert, delete, update (priority, sealed_key, key_ends, connected_at, remaining, paused_until, problem) on connections.enrichment_accounts to wellmet_app;
grant select, insert, update, delete on connections.enrichment_accounts to wellmet_system;

alter table connections.enrichment_questions enable row level security, force row level security;
create policy enrichment_questions_of_mine on connections.enrichment_questions for select to wellmet_app
  using (user_id = platform.viewer_id() and workspace_id = platform.workspace_id());
create policy enrichment_questions_for_the_system on connections.enrichment_questions to wellmet_system using (true) with check (true);
grant select on connections.enrichment_questions to wellmet_app;
grant select, insert, update, delete on connections.enrichment_questions to wellmet_system;

create table contacts.contact_lookups (
  network_id int not null references identity.member_networks on delete cascade,
  person_id bigint not null,
  provider text not null,
  looked_up_at timestamptz not null,
  verified_on date,
  role text,
  company text,
  location text,
  linkedin_slug text,
  primary key (network_id, person_id, provider)
);
comment on table contacts.contact_lookups is 'what a provider said of a contact when its owner asked; it changes nothing by itself, and nobody else sees it';
alter table contacts.contact_lookups enable row level security, force row level security;
create policy contact_lookups_of_mine on contacts.contact_lookups to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy contact_lookups_for_the_system on contacts.contact_lookups to wellmet_system using (true) with check (true);
grant select, insert, delete, update (looked_up_at, verified_on, role, company, location, linkedin_slug) on contacts.contact_lookups to wellmet_app;
grant select, insert, update, delete on contacts.contact_lookups to wellmet_system;
