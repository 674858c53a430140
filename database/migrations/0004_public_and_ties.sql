-- THE PUBLIC DIRECTORY is the network of owner 0: its people are contacts like anybody's, seen by all and owned by nobody.
-- It is never a connector, because no list of visible owners holds 0.

-- The viewer's own seat, found once in a transaction: every policy and every statement asks for it, some a dozen times. What
-- is remembered is marked with whose it is, so that it holds for nobody else.
create or replace function network.me() returns int language plpgsql stable parallel restricted as $$
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

-- Words for finding and ranking, of what is shown of a contact: name A, company B, title C, location D, accents folded.
alter table network.contacts
  add words tsvector not null default '',
  add kind smallint not null default 0;
comment on column network.contacts.kind is 'what the title says: 1 founder, 2 investor; both may be set';

-- Contact of a year with half-life, each way: what the score of a connector is made of, beside the strength.
alter table network.edges
  add sent real not null default 0,
  add returned real not null default 0;

-- Who that owner is among the viewer's own contacts, if they are: their tie is then what mail and meetings say. And how
-- many people they know, which is a part of how good a connector they are.
alter table network.visible
  add person_id bigint,
  add people int not null default 0;

-- Where one may be or have been: companies, schools, communities. A number is a keyed hash of the name, so the company in
-- somebody's address book is the one in the directory.
create table network.places (
  id bigint primary key,
  kind smallint not null constraint kind_is_known check (kind in (1, 2, 3)),
  name text not null,
  domain text,
  industry text,
  location text,
  people int constraint people_is_positive check (people > 0),
  source text not null,
  as_of date not null
);
create index places_by_domain on network.places (domain) where domain is not null;
comment on table network.places is 'unowned: public facts';
comment on column network.places.kind is '1 company, 2 school, 3 community';

-- When somebody was where. Of owner 0 in public; of an owner, what their own files say. Person 0 is the owner themselves.
create table network.stints (
  owner_id int not null,
  person_id bigint not null,
  ref bigint not null,
  kind smallint not null constraint kind_is_known check (kind in (1, 2, 3, 4)),
  place_id bigint not null,
  place text not null,
  role text,
  department text,
  location text,
  -- months since year 0; null is unknown
  from_month int,
  to_month int,
  is_current boolean not null,
  source text not null,
  as_of date not null,
  primary key (owner_id, person_id, ref)
);
create index stints_at_a_place on network.stints (owner_id, place_id, person_id);
comment on column network.stints.kind is '1 worked at, 2 studied at, 3 belongs to, 4 invested in';

-- Two of an owner's contacts together in a small thread or meeting of the owner's. Append-only; each pair once, lesser first.
create table network.sightings (
  owner_id int not null,
  a bigint not null,
  b bigint not null,
  ref bigint not null,
  day int not null,
  others smallint not null,
  -- they met, or one of them wrote to the other
  direct boolean not null,
  primary key (owner_id, a, b, ref),
  constraint lesser_first check (a < b)
);
create index sightings_of_the_second on network.sightings (owner_id, b);

-- Who seems to know whom. Of owner 0 derived from public facts; of an owner, seen in their own threads and theirs alone.
-- Both directions are stored, at most 50 of each person and owner.
create table network.ties (
  owner_id int not null,
  a bigint not null,
  b bigint not null,
  permille smallint not null constraint permille_is_a_chance check (permille between 1 and 1000),
  basis smallint not null constraint basis_is_known check (basis in (1, 2, 3, 4)),
  last_day int,
  primary key (owner_id, a, b) include (permille, basis)
);
comment on column network.ties.basis is '1 seen together, 2 employer, 3 school, 4 community: the strongest reason';

-- Which people may have which words: for finding candidates, never for showing. Keyed hashes of words, beginnings of words
-- and words with a letter missing; a match counts only when it holds on what the viewer sees of that person.
create table network.words (
  person_id bigint primary key,
  words int[] not null
);
create index words_search on network.words using gin (words) with (fastupdate = off);
comment on table network.words is 'unowned: numbers of people and of words, which say nothing without the key';

-- Row-level security -------------------------------------------------------------------------------------------------

alter table network.places enable row level security, force row level security;
alter table network.stints enable row level security, force row level security;
alter table network.sightings enable row level security, force row level security;
alter table network.ties enable row level security, force row level security;
alter table network.words enable row level security, force row level security;

create policy places_are_public on network.places for select to wellmet_app using (true);
-- Without a condition: the operators of a text index may not run before one.
create policy words_are_numbers on network.words for select to wellmet_app using (true);

-- Public things are seen by who is signed in.
create policy contacts_of_nobody on network.contacts for select to wellmet_app
  using (owner_id = 0 and (select platform.viewer_id()) is not null);
-- Where a contact was before is not among what sharing shows: only their owner's files say it, and only to the owner.
create policy stints_of_mine_and_nobody on network.stints for select to wellmet_app
  using (owner_id in (0, (select network.me())) and (select platform.viewer_id()) is not null);
create policy sightings_of_mine on network.sightings for select to wellmet_app using (owner_id = (select network.me()));
create policy ties_of_mine_and_nobody on network.ties for select to wellmet_app
  using (owner_id in (0, (select network.me())) and (select platform.viewer_id()) is not null);

do $$
declare
  t text;
begin
  foreach t in array array['places', 'stints', 'sightings', 'ties', 'words'] loop
    execute format('create policy %I on network.%I to wellmet_system using (true) with check (true)', t || '_for_the_system', t);
    execute format('grant select, insert, update, delete on network.%I to wellmet_system', t);
    execute format('grant select on network.%I to wellmet_app', t);
  end loop;
end $$;
