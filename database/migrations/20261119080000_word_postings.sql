-- word postings: who has which word in which field, and how close they are, so that a search is ranked from the index alone
-- The postings of the release before are read as missing from now on; their tables go with the next release.
-- Only the postings refer to it.
-- squawk-ignore ban-truncate-cascade
truncate discovery.posted_networks cascade;
truncate discovery.posted_directory;
truncate discovery.directory_postings;

create table discovery.indexed_networks (
  network_id int not null references identity.member_networks (id) on delete cascade,
  is_private boolean not null,
  version bigint not null,
  indexed_at timestamptz not null,
  primary key (network_id, is_private)
);
comment on column discovery.indexed_networks.is_private is 'what its owner alone may see: hidden contacts';
comment on column discovery.indexed_networks.version is 'of identity.network_versions: of what is shown, or of what is hidden';
alter table discovery.indexed_networks enable row level security, force row level security;
create policy indexed_networks_of_visible_networks on discovery.indexed_networks for select to wellmet_app using (
  exists (select from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id()) and v.network_id = indexed_networks.network_id)
  and (not is_private or network_id = (select identity.viewer_network_id()))
);
create policy indexed_networks_delete_mine on discovery.indexed_networks for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy indexed_networks_for_the_system on discovery.indexed_networks to wellmet_system using (true) with check (true);
grant select, delete on discovery.indexed_networks to wellmet_app;
grant select, insert, delete, update on discovery.indexed_networks to wellmet_system;

-- In the collation of bytes, so that the words with the same beginning stand in a row.
create table discovery.word_postings (
  network_id int not null,
  word text collate "C" not null,
  is_private boolean not null,
  hits bytea not null,
  primary key (network_id, word, is_private),
  foreign key (network_id, is_private) references discovery.indexed_networks (network_id, is_private) on delete cascade
);
comment on column discovery.word_postings.hits is
  'twelve bytes each: the person, then strength << 16 | kind << 5 | 16 where the directory says it | fields (1 name, 2 company, 4 title, 8 location)';
alter table discovery.word_postings enable row level security, force row level security;
create policy word_postings_of_visible_networks on discovery.word_postings for select to wellmet_app using (
  exists (select from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id()) and v.network_id = word_postings.network_id)
  and (not is_private or network_id = (select identity.viewer_network_id()))
);
create policy word_postings_delete_mine on discovery.word_postings for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy word_postings_for_the_system on discovery.word_postings to wellmet_system using (true) with check (true);
grant select, delete on discovery.word_postings to wellmet_app;
grant select, insert, delete, update on discovery.word_postings to wellmet_system;
create trigger word_postings_belong_to_a_network after insert on discovery.word_postings
  referencing new table as written for each statement execute function identity.check_member_network();

create table discovery.directory_words (
  word text collate "C" primary key,
  hits bytea not null
);
comment on table discovery.directory_words is 'unowned: of the public directory, which everybody may read';
comment on column discovery.directory_words.hits is 'as in word_postings, with strength 0';
alter table discovery.directory_words enable row level security, force row level security;
create policy directory_words_are_public on discovery.directory_words for select to wellmet_app using (true);
create policy directory_words_for_the_system on discovery.directory_words to wellmet_system using (true) with check (true);
grant select on discovery.directory_words to wellmet_app;
grant select, insert, delete, update on discovery.directory_words to wellmet_system;

create table discovery.indexed_directory (
  version bigint primary key,
  indexed_at timestamptz not null
);
comment on table discovery.indexed_directory is 'unowned: of which version of the directory its words are, at most one row';
alter table discovery.indexed_directory enable row level security, force row level security;
create policy indexed_directory_is_public on discovery.indexed_directory for select to wellmet_app using (true);
create policy indexed_directory_for_the_system on discovery.indexed_directory to wellmet_system using (true) with check (true);
grant select on discovery.indexed_directory to wellmet_app;
grant select, insert, delete, update on discovery.indexed_directory to wellmet_system;

create table discovery.directory_reach (
  network_id int primary key references identity.member_networks (id) on delete cascade,
  version text not null,
  hits bytea not null
);
comment on table discovery.directory_reach is 'whom of the directory the contacts of a network may know';
comment on column discovery.directory_reach.version is 'of identity.network_versions: of the network and of the directory';
comment on column discovery.directory_reach.hits is 'twelve bytes each: the person, then the score';
alter table discovery.directory_reach enable row level security, force row level security;
create policy directory_reach_mine on discovery.directory_reach for select to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy directory_reach_delete_mine on discovery.directory_reach for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy directory_reach_for_the_system on discovery.directory_reach to wellmet_system using (true) with check (true);
grant select, delete on discovery.directory_reach to wellmet_app;
grant select, insert, delete, update on discovery.directory_reach to wellmet_system;


-- Reads as its caller, so row-level security decides what is seen. A network without postings of its present state is read
-- as a whole.
create function discovery.networks_in_sight(me int)
  returns table (network_id int, trust_weight int, is_own boolean, is_indexed boolean, indexed_at timestamptz) language sql stable parallel safe as $$
  select v.network_id, v.trust_weight, v.network_id = me, p.network_id is not null and (v.network_id <> me or private.network_id is not null), p.indexed_at
  from identity.visible_networks v
  left join identity.network_versions n on n.network_id = v.network_id and not n.is_hidden
  left join discovery.indexed_networks p on p.network_id = v.network_id and not p.is_private and p.version = coalesce(n.version, 0)
  left join identity.network_versions h on v.network_id = me and h.network_id = v.network_id and h.is_hidden
  left join discovery.indexed_networks private on v.network_id = me and private.network_id = v.network_id and private.is_private and private.version = coalesce(h.version, 0)
  where v.viewer_network_id = me
$$;

-- Whoever is deleted leaves both at once.
create or replace function discovery.delete_postings() returns trigger language plpgsql as $$
begin
  delete from discovery.posted_networks p where p.network_id in (select c.network_id from changed c);
  delete from discovery.indexed_networks p where p.network_id in (select c.network_id from changed c);
  return null;
end $$;
