-- COMPANIES: ranked for each viewer, from what they see. The ranking reads a viewer's whole reach, so its result is kept,
-- with what was seen when it was made: a result is shown only while exactly that is seen.

-- Goes up with every change of what is shown of an owner's contacts; under the negative number of an owner, of what they
-- hide. Nobody is ever told one: it only says that something must be worked out again.
create table network.owner_versions (
  owner_id int primary key,
  version bigint not null
);

-- For whole statements, not for rows: an import of 30,000 contacts is a handful of statements. The directory is nobody's
-- sight and has no version; many jobs write it at once, and would wait for each other here.
create function network.note_change() returns trigger language plpgsql as $$
begin
  insert into network.owner_versions as v (owner_id, version)
  select distinct c.owner_id, 1 from changed c where c.owner_id <> 0 order by 1
  on conflict (owner_id) do update set version = v.version + 1;
  return null;
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['contacts', 'edges'] loop
    execute format('create trigger %I after insert on network.%I referencing new table as changed for each statement execute function network.note_change()', t || '_came', t);
    execute format('create trigger %I after delete on network.%I referencing old table as changed for each statement execute function network.note_change()', t || '_went', t);
    -- Hiding somebody changes the owner, and is a change for both.
    execute format('create trigger %I after update on network.%I referencing old table as changed for each statement execute function network.note_change()', t || '_were', t);
    execute format('create trigger %I after update on network.%I referencing new table as changed for each statement execute function network.note_change()', t || '_became', t);
  end loop;
end $$;

-- All that a ranking rests on, in one number: whose networks, how far they count, and what state each is in. Called within
-- the statement that ranks, it says what that statement saw.
create function network.sight(viewer int) returns uuid language sql stable parallel safe
  return (select md5(coalesce(string_agg(concat_ws(':', v.owner_id, v.w, v.kind, n.version), ' ' order by v.owner_id), ''))::uuid
    from network.visible v left join network.owner_versions n on n.owner_id = v.owner_id where v.viewer_id = viewer);

create table network.company_rankings (
  viewer_id int primary key references network.owners on delete cascade,
  sight uuid not null,
  formula smallint not null,
  companies int not null,
  computed_at timestamptz not null
);
comment on column network.company_rankings.companies is 'within reach in all; the best 200 are kept';

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
  primary key (viewer_id, place)
);
comment on column network.viewer_companies.best is 'the score of the best way, of a million';
comment on column network.viewer_companies.nearest is 'the people there with the best scores, a few';
comment on column network.viewer_companies.backed is 'of the ties, those with contact both ways';

-- By which words a company may be found. All of it follows from the number of the company, which is a keyed hash of its
-- name: that somebody has it says nothing, and what is found counts only when the viewer can see it.
create table network.company_words (
  company_id bigint primary key,
  words int[] not null
);
create index company_words_search on network.company_words using gin (words) with (fastupdate = off);
comment on table network.company_words is 'unowned: numbers of companies and of words, which say nothing without the key';

-- Row-level security -------------------------------------------------------------------------------------------------

alter table network.owner_versions enable row level security, force row level security;
alter table network.company_rankings enable row level security, force row level security;
alter table network.viewer_companies enable row level security, force row level security;
alter table network.company_words enable row level security, force row level security;

create policy owner_versions_of_visible_owners on network.owner_versions for select to wellmet_app
  using (exists (select from network.visible v where v.viewer_id = (select network.me()) and v.owner_id = owner_versions.owner_id));
create policy company_rankings_of_mine on network.company_rankings for select to wellmet_app using (viewer_id = (select network.me()));
create policy viewer_companies_of_mine on network.viewer_companies for select to wellmet_app using (viewer_id = (select network.me()));
-- Without a condition: the operators of a text index may not run before one.
create policy company_words_are_numbers on network.company_words for select to wellmet_app using (true);

do $$
declare
  t text;
begin
  foreach t in array array['owner_versions', 'company_rankings', 'viewer_companies', 'company_words'] loop
    execute format('create policy %I on network.%I to wellmet_system using (true) with check (true)', t || '_for_the_system', t);
    execute format('grant select, insert, update, delete on network.%I to wellmet_system', t);
    execute format('grant select on network.%I to wellmet_app', t);
  end loop;
end $$;
