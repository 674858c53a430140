-- WHAT ONE LOOKS FOR: the index that people and companies are found by, companies ranked for each viewer, saved work, and
-- whom to meet.

-- Which people may have which words: for finding candidates, never for showing. Keyed hashes of words, beginnings of words
-- and words with a letter missing; a match counts only when it holds on what the viewer sees of that person.
create table network.words (
  person_id bigint primary key,
  words int[] not null
);
create index words_search on network.words using gin (words) with (fastupdate = off);
comment on table network.words is 'unowned: numbers of people and of words, which say nothing without the key';
alter table network.words enable row level security, force row level security;
-- Without a condition: the operators of a text index may not run before one.
create policy words_are_numbers on network.words for select to wellmet_app using (true);
create policy words_for_the_system on network.words to wellmet_system using (true) with check (true);
grant select on network.words to wellmet_app;
grant select, insert, update, delete on network.words to wellmet_system;

-- What follows from a word alone is kept once, and not again with everybody who has it: how it begins, and what is left of
-- it without one of its letters. Keyed hashes, as in network.words: a word that nobody in sight has leads to nobody.
create table network.vocabulary (
  word int primary key,
  marks int[] not null
);
create index vocabulary_search on network.vocabulary using gin (marks) with (fastupdate = off);
comment on table network.vocabulary is 'unowned: numbers of words, which say nothing without the key';
alter table network.vocabulary enable row level security, force row level security;
-- Without a condition: the operators of a text index may not run before one.
create policy vocabulary_is_numbers on network.vocabulary for select to wellmet_app using (true);
create policy vocabulary_for_the_system on network.vocabulary to wellmet_system using (true) with check (true);
grant select on network.vocabulary to wellmet_app;
grant select, insert, update, delete on network.vocabulary to wellmet_system;

-- The words that are meant: these, and those of the vocabulary with one of the marks.
create function network.words_meant(words int[], marks int[]) returns int[] language sql stable parallel safe
  return words || array(select v.word from network.vocabulary v where v.marks && words_meant.marks);

-- By which words a company may be found. All of it follows from the number of the company, which is a keyed hash of its
-- name: that somebody has it says nothing, and what is found counts only when the viewer can see it.
create table network.company_words (
  company_id bigint primary key,
  words int[] not null
);
create index company_words_search on network.company_words using gin (words) with (fastupdate = off);
comment on table network.company_words is 'unowned: numbers of companies and of words, which say nothing without the key';
alter table network.company_words enable row level security, force row level security;
-- Without a condition: the operators of a text index may not run before one.
create policy company_words_are_numbers on network.company_words for select to wellmet_app using (true);
create policy company_words_for_the_system on network.company_words to wellmet_system using (true) with check (true);
grant select on network.company_words to wellmet_app;
grant select, insert, update, delete on network.company_words to wellmet_system;

-- Companies are ranked for each viewer, from what they see. The ranking reads a viewer's whole reach, so its result is kept,
-- with what was seen when it was made: a result is shown only while exactly that is seen.
create table network.company_rankings (
  viewer_id int primary key references network.owners on delete cascade,
  sight uuid not null,
  formula smallint not null,
  companies int not null,
  computed_at timestamptz not null,
  -- Beside what was seen, a ranking rests on what was wanted: it is shown only while exactly that is.
  roles text
);
comment on column network.company_rankings.companies is 'within reach in all; the best 200 are kept';
alter table network.company_rankings enable row level security, force row level security;
create policy company_rankings_of_mine on network.company_rankings for select to wellmet_app using (viewer_id = (select network.me()));
create policy company_rankings_for_the_system on network.company_rankings to wellmet_system using (true) with check (true);
grant select on network.company_rankings to wellmet_app;
grant select, insert, update, delete on network.company_rankings to wellmet_system;

create table network.viewer_companies (
  viewer_id int not null references network.company_rankings on delete cascade,
  place smallint not null,
  company_id bigint not null,
  name text not null,
  rank int not null,
  people int not null,
  best int not null,
  ties int not null,
  backed int not null constraint backed_are_ties check (backed <= ties),
  nearest bigint[] not null,
  -- How many there have a role that the viewer's open missions want.
  wanted int,
  primary key (viewer_id, place)
);
comment on column network.viewer_companies.best is 'the score of the best way, of a million';
comment on column network.viewer_companies.nearest is 'the people there with the best scores, a few';
comment on column network.viewer_companies.backed is 'of the ties, those with contact both ways';
comment on column network.viewer_companies.wanted is 'null while no mission wants a role';
alter table network.viewer_companies enable row level security, force row level security;
create policy viewer_companies_of_mine on network.viewer_companies for select to wellmet_app using (viewer_id = (select network.me()));
create policy viewer_companies_for_the_system on network.viewer_companies to wellmet_system using (true) with check (true);
grant select on network.viewer_companies to wellmet_app;
grant select, insert, update, delete on network.viewer_companies to wellmet_system;

-- Saved work: collections of people and companies, lists of targets, and missions. All of it is its owner's alone.

create table network.collections (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  name text not null,
  kind text not null constraint kind_is_known check (kind in ('people', 'companies', 'targets')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index collections_one_name on network.collections (owner_id, lower(name));
alter table network.collections enable row level security, force row level security;
create policy collections_of_mine on network.collections for select to wellmet_app using (owner_id = (select network.me()));
create policy collections_for_the_system on network.collections to wellmet_system using (true) with check (true);
grant select on network.collections to wellmet_app;
grant select, insert, update, delete on network.collections to wellmet_system;

-- The number of a person as it was when they were saved. Who is two by then is found as for evidence: a merge files the
-- number of who goes under the survivor (contact_keys), and taking it back takes that back, so an entry needs no change.
create table network.collection_entries (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  collection_id uuid not null references network.collections on delete cascade,
  person_id bigint,
  company_id bigint,
  name text not null,
  note text,
  saved_at timestamptz not null,
  constraint person_or_company check (num_nonnulls(person_id, company_id) = 1)
);
create unique index collection_entries_one_person on network.collection_entries (owner_id, collection_id, person_id);
create unique index collection_entries_one_company on network.collection_entries (owner_id, collection_id, company_id);
create index collection_entries_newest on network.collection_entries (collection_id, saved_at desc, id desc);
create index collection_entries_of_a_person on network.collection_entries (person_id) where person_id is not null;
comment on column network.collection_entries.name is 'as it was when saved: shown once they are out of sight';
alter table network.collection_entries enable row level security, force row level security;
create policy collection_entries_of_mine on network.collection_entries for select to wellmet_app using (owner_id = (select network.me()));
create policy collection_entries_for_the_system on network.collection_entries to wellmet_system using (true) with check (true);
grant select on network.collection_entries to wellmet_app;
grant select, insert, update, delete on network.collection_entries to wellmet_system;

create table network.missions (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  title text not null,
  state text not null constraint state_is_known check (state in ('open', 'done', 'archived')),
  due_on date,
  roles text[] not null,
  role_queries text[] not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index missions_of_an_owner on network.missions (owner_id, created_at desc, id desc);
comment on column network.missions.role_queries is 'the roles as they are looked for in titles (tsquery)';
alter table network.missions enable row level security, force row level security;
create policy missions_of_mine on network.missions for select to wellmet_app using (owner_id = (select network.me()));
create policy missions_for_the_system on network.missions to wellmet_system using (true) with check (true);
grant select on network.missions to wellmet_app;
grant select, insert, update, delete on network.missions to wellmet_system;

create table network.mission_targets (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  mission_id uuid not null references network.missions on delete cascade,
  place smallint not null,
  collection_id uuid references network.collections on delete cascade,
  person_id bigint,
  company_id bigint,
  name text,
  constraint one_kind_of_target check (num_nonnulls(collection_id, person_id, company_id) = 1),
  constraint name_unless_a_list check ((name is null) = (collection_id is not null))
);
create index mission_targets_in_order on network.mission_targets (mission_id, place);
create index mission_targets_by_collection on network.mission_targets (collection_id);
create index mission_targets_of_an_owner on network.mission_targets (owner_id);
create index mission_targets_of_a_person on network.mission_targets (person_id) where person_id is not null;
alter table network.mission_targets enable row level security, force row level security;
create policy mission_targets_of_mine on network.mission_targets for select to wellmet_app using (owner_id = (select network.me()));
create policy mission_targets_for_the_system on network.mission_targets to wellmet_system using (true) with check (true);
grant select on network.mission_targets to wellmet_app;
grant select, insert, update, delete on network.mission_targets to wellmet_system;

-- What the open missions of a viewer want, as one question to titles; null when they want no role.
create function network.roles_wanted(viewer int) returns text language sql stable parallel safe
  return (select string_agg(distinct '(' || r.query || ')', ' | ' order by '(' || r.query || ')')
    from network.missions m cross join unnest(m.role_queries) r(query) where m.owner_id = viewer and m.state = 'open');

-- Whom to meet: what a member could see of people two steps away, and what became of it. Fits the target score to a workspace.

-- What is kept is what the score is made of, not who showed it. Settled after ninety days; a month in which a member met
-- nobody says nothing about the order and is forgotten.
create table network.target_samples (
  owner_id int not null references network.owners on delete cascade,
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
  primary key (owner_id, month, person_id)
);
create index target_samples_of_a_person on network.target_samples (person_id);
comment on column network.target_samples.silent is 'days; null is out of sight';
comment on column network.target_samples.weight is 'how many they stand for: of the less likely only some are kept';
comment on column network.target_samples.met is 'whether there was first contact both ways within ninety days; null until then';
alter table network.target_samples enable row level security, force row level security;
create policy target_samples_of_nobody on network.target_samples for select to wellmet_app using (false);
create policy target_samples_for_the_system on network.target_samples to wellmet_system using (true) with check (true);
grant select on network.target_samples to wellmet_app;
grant select, insert, update, delete on network.target_samples to wellmet_system;

-- Every refit is a version; at most one is in use, and an older one may be taken up again.
create table network.target_calibrations (
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
create unique index target_calibrations_one_a_month on network.target_calibrations (workspace_id, month);
create unique index target_calibrations_one_active on network.target_calibrations (workspace_id) where is_active;
comment on column network.target_calibrations.fitted_to is 'first contacts, each counted once';
alter table network.target_calibrations enable row level security, force row level security;
create policy target_calibrations_of_ours on network.target_calibrations for select to wellmet_app
  using (workspace_id = platform.workspace_id());
create policy target_calibrations_for_the_system on network.target_calibrations to wellmet_system using (true) with check (true);
grant select on network.target_calibrations to wellmet_app;
grant select, insert, update, delete on network.target_calibrations to wellmet_system;
