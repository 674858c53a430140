-- WHAT ONE LOOKS FOR: the index that people and companies are found by, companies ranked for each viewer, saved work, and
-- whom to meet.

create schema discovery;
grant usage on schema discovery to wellmet_app, wellmet_system;

-- By which words a company may be found. All of it follows from the number of the company, which is a keyed hash of its
-- name: that somebody has it says nothing, and what is found counts only when the viewer can see it.
create table discovery.company_tokens (
  company_id bigint primary key,
  tokens int[] not null
);
create index company_tokens_search on discovery.company_tokens using gin (tokens) with (fastupdate = off);
comment on table discovery.company_tokens is 'unowned: numbers of companies and of words, which say nothing without the key';
alter table discovery.company_tokens enable row level security, force row level security;
-- Without a condition: the operators of a text index may not run before one.
create policy company_tokens_are_numbers on discovery.company_tokens for select to wellmet_app using (true);
create policy company_tokens_for_the_system on discovery.company_tokens to wellmet_system using (true) with check (true);
grant select on discovery.company_tokens to wellmet_app;
grant select, insert, update, delete on discovery.company_tokens to wellmet_system;

-- Who in a network has which word: a word that thousands of people share is answered from the networks that the viewer may
-- see, and not from everybody on the server.

-- In which state of a network its postings were made: in any other state they are not used.
create table discovery.posted_networks (
  network_id int not null references identity.member_networks on delete cascade,
  is_private boolean not null,
  version bigint not null,
  buckets int not null constraint buckets_are_a_power_of_two check (buckets > 0 and buckets & (buckets - 1) = 0),
  posted_at timestamptz not null,
  primary key (network_id, is_private)
);
comment on column discovery.posted_networks.is_private is 'what its owner alone may see: hidden contacts';
comment on column discovery.posted_networks.version is 'of identity.network_versions: of what is shown, or of what is hidden';
alter table discovery.posted_networks enable row level security, force row level security;
create policy posted_networks_of_visible_networks on discovery.posted_networks for select to wellmet_app
  using (exists (select from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id()) and v.network_id = posted_networks.network_id)
    and (not is_private or network_id = (select identity.viewer_network_id())));
create policy posted_networks_delete_mine on discovery.posted_networks for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy posted_networks_for_the_system on discovery.posted_networks to wellmet_system using (true) with check (true);
grant select, delete on discovery.posted_networks to wellmet_app;
grant select, insert, update, delete on discovery.posted_networks to wellmet_system;

-- Pairs of a token and a person, about fifty in a row: a row for each token of a network would be mostly overhead.
create table discovery.token_postings (
  network_id int not null,
  is_private boolean not null,
  bucket int not null,
  chunk smallint not null,
  tokens int[] not null,
  people bigint[] not null,
  primary key (network_id, is_private, bucket, chunk),
  foreign key (network_id, is_private) references discovery.posted_networks on delete cascade
);
alter table discovery.token_postings alter tokens set storage main, alter people set storage main;
comment on column discovery.token_postings.bucket is 'the last bits of the token, as many as the network has buckets for';
create trigger token_postings_belong_to_a_network after insert on discovery.token_postings
  referencing new table as written for each statement execute function identity.check_member_network();
alter table discovery.token_postings enable row level security, force row level security;
create policy token_postings_of_visible_networks on discovery.token_postings for select to wellmet_app
  using (exists (select from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id()) and v.network_id = token_postings.network_id)
    and (not is_private or network_id = (select identity.viewer_network_id())));
create policy token_postings_delete_mine on discovery.token_postings for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy token_postings_for_the_system on discovery.token_postings to wellmet_system using (true) with check (true);
grant select, delete on discovery.token_postings to wellmet_app;
grant select, insert, update, delete on discovery.token_postings to wellmet_system;

-- Whoever is deleted leaves the postings in the same transaction; the rest is posted again in the background.
create function discovery.delete_postings() returns trigger language plpgsql as $$
begin
  delete from discovery.posted_networks p where p.network_id in (select c.network_id from changed c);
  return null;
end $$;
create trigger relationships_delete_postings after delete on contacts.relationships
  referencing old table as changed for each statement execute function discovery.delete_postings();

-- The same of the directory, with the company of each: whom a viewer can reach there is told by company or by person.
create table discovery.directory_postings (
  token int not null,
  chunk int not null,
  people bigint[] not null,
  companies bigint[] not null,
  primary key (token, chunk)
);
alter table discovery.directory_postings alter people set storage main, alter companies set storage main;
comment on table discovery.directory_postings is 'unowned: numbers of people of the directory and of words, which say nothing without the key';
comment on column discovery.directory_postings.companies is 'of the same person; 0 is unknown';
alter table discovery.directory_postings enable row level security, force row level security;
create policy directory_postings_are_numbers on discovery.directory_postings for select to wellmet_app using (true);
create policy directory_postings_for_the_system on discovery.directory_postings to wellmet_system using (true) with check (true);
grant select on discovery.directory_postings to wellmet_app;
grant select, insert, update, delete on discovery.directory_postings to wellmet_system;

create table discovery.posted_directory (
  version bigint primary key,
  posted_at timestamptz not null
);
comment on table discovery.posted_directory is 'unowned: of which version of the directory its postings are, at most one row';
alter table discovery.posted_directory enable row level security, force row level security;
create policy posted_directory_is_public on discovery.posted_directory for select to wellmet_app using (true);
create policy posted_directory_for_the_system on discovery.posted_directory to wellmet_system using (true) with check (true);
grant select on discovery.posted_directory to wellmet_app;
grant select, insert, update, delete on discovery.posted_directory to wellmet_system;

-- How many people on the server have a token, of tokens that many have. It decides in which way a question is answered,
-- and never what the answer is.
create table discovery.common_tokens (
  token int primary key,
  people int not null
);
comment on table discovery.common_tokens is 'unowned: numbers of words, which say nothing without the key';
alter table discovery.common_tokens enable row level security, force row level security;
create policy common_tokens_are_numbers on discovery.common_tokens for select to wellmet_app using (true);
create policy common_tokens_for_the_system on discovery.common_tokens to wellmet_system using (true) with check (true);
grant select on discovery.common_tokens to wellmet_app;
grant select, insert, update, delete on discovery.common_tokens to wellmet_system;

-- Companies are ranked for each viewer, from what they see. The ranking reads a viewer's whole reach, so its result is kept,
-- with what was seen when it was made: a result is shown only while exactly that is seen.
create table discovery.company_rankings (
  viewer_network_id int primary key references identity.member_networks on delete cascade,
  visibility_version uuid not null,
  formula smallint not null,
  companies int not null,
  computed_at timestamptz not null,
  -- Beside what was seen, a ranking rests on what was wanted: it is shown only while exactly that is.
  roles text,
  shown_for text
);
comment on column discovery.company_rankings.shown_for is 'the day and the language of what ranked_companies.shown says; null while it says nothing, or outcomes changed since';
comment on column discovery.company_rankings.companies is 'within reach in all; the best 200 are kept';
alter table discovery.company_rankings enable row level security, force row level security;
create policy company_rankings_of_mine on discovery.company_rankings to wellmet_app
  using (viewer_network_id = (select identity.viewer_network_id())) with check (viewer_network_id = (select identity.viewer_network_id()));
create policy company_rankings_for_the_system on discovery.company_rankings to wellmet_system using (true) with check (true);
grant select, insert, update on discovery.company_rankings to wellmet_app;
grant select, insert, update, delete on discovery.company_rankings to wellmet_system;

create table discovery.ranked_companies (
  viewer_network_id int not null references discovery.company_rankings on delete cascade,
  place smallint not null,
  company_id bigint not null,
  name text not null,
  rank int not null,
  people int not null,
  best int not null,
  relationships int not null,
  backed int not null constraint backed_are_relationships check (backed <= relationships),
  nearest bigint[] not null,
  -- How many there have a role that the viewer's open missions want.
  wanted int,
  shown jsonb,
  primary key (viewer_network_id, place)
);
comment on column discovery.ranked_companies.best is 'the score of the best way, of a million';
comment on column discovery.ranked_companies.nearest is 'the people there with the best scores, a few';
comment on column discovery.ranked_companies.backed is 'of the relationships, those with contact both ways';
comment on column discovery.ranked_companies.shown is 'the company as the viewer was shown it, with its best path; null until they look';
comment on column discovery.ranked_companies.wanted is 'null while no mission wants a role';
alter table discovery.ranked_companies enable row level security, force row level security;
create policy ranked_companies_of_mine on discovery.ranked_companies to wellmet_app
  using (viewer_network_id = (select identity.viewer_network_id())) with check (viewer_network_id = (select identity.viewer_network_id()));
create policy ranked_companies_for_the_system on discovery.ranked_companies to wellmet_system using (true) with check (true);
grant select, insert, update, delete on discovery.ranked_companies to wellmet_app;
grant select, insert, update, delete on discovery.ranked_companies to wellmet_system;

-- What is shown of a company counts the introductions into it and how connectors replied.
create function discovery.clear_shown_companies() returns trigger language plpgsql as $$
begin
  update discovery.company_rankings r set shown_for = null from identity.member_networks n
  where n.id = r.viewer_network_id and r.shown_for is not null and n.workspace_id in (select c.workspace_id from changed c);
  return null;
end $$;
create trigger outcome_statistics_came after insert on graph.outcome_statistics
  referencing new table as changed for each statement execute function discovery.clear_shown_companies();
create trigger outcome_statistics_changed after update on graph.outcome_statistics
  referencing new table as changed for each statement execute function discovery.clear_shown_companies();
create trigger outcome_statistics_went after delete on graph.outcome_statistics
  referencing old table as changed for each statement execute function discovery.clear_shown_companies();

-- Saved work: collections of people and companies, lists of targets, and missions. All of it is its owner's alone.

create table discovery.saved_lists (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  name text not null,
  kind text not null constraint kind_is_known check (kind in ('people', 'companies', 'targets')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index saved_lists_one_name on discovery.saved_lists (network_id, lower(name));
alter table discovery.saved_lists enable row level security, force row level security;
create policy saved_lists_of_mine on discovery.saved_lists to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy saved_lists_for_the_system on discovery.saved_lists to wellmet_system using (true) with check (true);
grant select, insert, update, delete on discovery.saved_lists to wellmet_app;
grant select, insert, update, delete on discovery.saved_lists to wellmet_system;

-- The number of a person as it was when they were saved. Who is two by then is found as for evidence: a merge files the
-- number of who goes under the survivor (contact_keys), and taking it back takes that back, so an entry needs no change.
create table discovery.saved_list_items (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  list_id uuid not null references discovery.saved_lists on delete cascade,
  person_id bigint,
  company_id bigint,
  name text not null,
  note text,
  saved_at timestamptz not null,
  constraint person_or_company check (num_nonnulls(person_id, company_id) = 1)
);
create unique index saved_list_items_one_person on discovery.saved_list_items (network_id, list_id, person_id);
create unique index saved_list_items_one_company on discovery.saved_list_items (network_id, list_id, company_id);
create index saved_list_items_newest on discovery.saved_list_items (list_id, saved_at desc, id desc);
create index saved_list_items_of_a_person on discovery.saved_list_items (person_id) where person_id is not null;
comment on column discovery.saved_list_items.name is 'as it was when saved: shown once they are out of sight';
alter table discovery.saved_list_items enable row level security, force row level security;
create policy saved_list_items_of_mine on discovery.saved_list_items to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy saved_list_items_for_the_system on discovery.saved_list_items to wellmet_system using (true) with check (true);
grant select, insert, update, delete on discovery.saved_list_items to wellmet_app;
grant select, insert, update, delete on discovery.saved_list_items to wellmet_system;

create table discovery.missions (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  title text not null,
  state text not null constraint state_is_known check (state in ('open', 'done', 'archived')),
  due_on date,
  roles text[] not null,
  role_queries text[] not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index missions_of_an_owner on discovery.missions (network_id, created_at desc, id desc);
comment on column discovery.missions.role_queries is 'the roles as they are looked for in titles (tsquery)';
alter table discovery.missions enable row level security, force row level security;
create policy missions_of_mine on discovery.missions to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy missions_for_the_system on discovery.missions to wellmet_system using (true) with check (true);
grant select, insert, update, delete on discovery.missions to wellmet_app;
grant select, insert, update, delete on discovery.missions to wellmet_system;

create table discovery.mission_targets (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  mission_id uuid not null references discovery.missions on delete cascade,
  place smallint not null,
  list_id uuid references discovery.saved_lists on delete cascade,
  person_id bigint,
  company_id bigint,
  name text,
  constraint one_kind_of_target check (num_nonnulls(list_id, person_id, company_id) = 1),
  constraint name_unless_a_list check ((name is null) = (list_id is not null))
);
create index mission_targets_in_order on discovery.mission_targets (mission_id, place);
create index mission_targets_by_collection on discovery.mission_targets (list_id);
create index mission_targets_of_an_owner on discovery.mission_targets (network_id);
create index mission_targets_of_a_person on discovery.mission_targets (person_id) where person_id is not null;
alter table discovery.mission_targets enable row level security, force row level security;
create policy mission_targets_of_mine on discovery.mission_targets to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy mission_targets_for_the_system on discovery.mission_targets to wellmet_system using (true) with check (true);
grant select, insert, delete on discovery.mission_targets to wellmet_app;
grant select, insert, update, delete on discovery.mission_targets to wellmet_system;

-- What the open missions of a viewer want, as one question to titles; null when they want no role.
create function discovery.wanted_roles(viewer int) returns text language sql stable parallel safe
  return (select string_agg(distinct '(' || r.query || ')', ' | ' order by '(' || r.query || ')')
    from discovery.missions m cross join unnest(m.role_queries) r(query) where m.network_id = viewer and m.state = 'open');

-- Whom to meet: what a member could see of people two steps away, and what became of it. Fits the target score to a workspace.

-- What is kept is what the score is made of, not who showed it. Settled after ninety days; a month in which a member met
-- nobody says nothing about the order and is forgotten.
create table discovery.recommendation_samples (
  network_id int not null references identity.member_networks on delete cascade,
  -- months since year 0: a member is looked at once in each
  month int not null,
  person_id bigint not null,
  taken_at timestamptz not null,
  shares float8 not null,
  degree int not null,
  silent int,
  act30 float8 not null,
  weight float8 not null constraint weight_is_positive check (weight > 0),
  met boolean,
  primary key (network_id, month, person_id)
);
create index recommendation_samples_of_a_person on discovery.recommendation_samples (person_id);
comment on column discovery.recommendation_samples.silent is 'days; null is out of sight';
comment on column discovery.recommendation_samples.weight is 'how many they stand for: of the less likely only some are kept';
comment on column discovery.recommendation_samples.met is 'whether there was first contact both ways within ninety days; null until then';
alter table discovery.recommendation_samples enable row level security, force row level security;
create policy recommendation_samples_of_mine on discovery.recommendation_samples to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy recommendation_samples_for_the_system on discovery.recommendation_samples to wellmet_system using (true) with check (true);
-- A member may see that a month has a sample, not what is in it: "met" is worked out from what the whole workspace knows.
grant select (network_id, month), insert on discovery.recommendation_samples to wellmet_app;
grant select, insert, update, delete on discovery.recommendation_samples to wellmet_system;

-- Every refit is a version; at most one is in use, and an older one may be taken up again.
create table discovery.recommendation_calibrations (
  workspace_id uuid not null references account.workspaces on delete cascade,
  version int not null,
  month int not null,
  silent float8 not null,
  active float8 not null,
  degree float8 not null,
  fitted_to int not null,
  tested_on int not null,
  ndcg_before float8 not null,
  ndcg_after float8 not null,
  log_loss_before float8 not null,
  log_loss_after float8 not null,
  is_active boolean not null,
  made_at timestamptz not null,
  primary key (workspace_id, version)
);
create unique index recommendation_calibrations_one_a_month on discovery.recommendation_calibrations (workspace_id, month);
create unique index recommendation_calibrations_one_active on discovery.recommendation_calibrations (workspace_id) where is_active;
comment on column discovery.recommendation_calibrations.fitted_to is 'first contacts, each counted once';
alter table discovery.recommendation_calibrations enable row level security, force row level security;
create policy recommendation_calibrations_of_ours on discovery.recommendation_calibrations for select to wellmet_app
  using (workspace_id = platform.workspace_id());
create policy recommendation_calibrations_update_ours on discovery.recommendation_calibrations for update to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy recommendation_calibrations_for_the_system on discovery.recommendation_calibrations to wellmet_system using (true) with check (true);
grant select, update (is_active) on discovery.recommendation_calibrations to wellmet_app;
grant select, insert, update, delete on discovery.recommendation_calibrations to wellmet_system;
