-- HOW WELL A MEMBER KNOWS EACH CONTACT, who was seen together with whom, and the index that people are found by.

create table contacts.relationships (
  network_id int not null,
  person_id bigint not null,
  company_id bigint,
  -- permille; null is unknown, which is not zero
  strength smallint constraint strength_is_permille check (strength between 0 and 1000),
  two_way boolean not null,
  -- As in contacts. Every index carries it, at no size: row-level security asks for it, and plans stay index-only.
  is_hidden boolean not null default false,
  last_day int,
  n_messages int not null,
  n_meetings int not null,
  formula smallint not null,
  computed_at timestamptz not null,
  -- Contact of a year with half-life, each way: what the score of a connector is made of, beside the strength.
  sent real not null default 0,
  returned real not null default 0,
  primary key (network_id, person_id) include (strength, two_way, is_hidden, company_id)
);
create index relationships_strongest on contacts.relationships (network_id, strength desc nulls last, person_id) include (n_messages, is_hidden);
create index relationships_of_a_person on contacts.relationships (person_id, network_id) include (strength, two_way, is_hidden);
create trigger relationships_came after insert on contacts.relationships
  referencing new table as changed for each statement execute function identity.record_network_change();
create trigger relationships_went after delete on contacts.relationships
  referencing old table as changed for each statement execute function identity.record_network_change();
-- Hiding somebody is a change of what is shown and of what is hidden: both sides of an update count.
create trigger relationships_were after update on contacts.relationships
  referencing old table as changed for each statement execute function identity.record_network_change();
create trigger relationships_became after update on contacts.relationships
  referencing new table as changed for each statement execute function identity.record_network_change();
create trigger relationships_belong_to_a_network after insert on contacts.relationships
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.relationships enable row level security, force row level security;
create policy relationships_of_visible_networks on contacts.relationships for select to wellmet_app
  using (exists (select from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id()) and v.network_id = relationships.network_id)
    and (not is_hidden or network_id = (select identity.viewer_network_id())));
create policy relationships_insert_mine on contacts.relationships for insert to wellmet_app with check (network_id = (select identity.viewer_network_id()));
create policy relationships_update_mine on contacts.relationships for update to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy relationships_delete_mine on contacts.relationships for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy relationships_for_the_system on contacts.relationships to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.relationships to wellmet_app;
grant select, insert, update, delete on contacts.relationships to wellmet_system;

-- When an owner's strengths were last worked out, and what that did.
create table contacts.syncs (
  network_id int primary key references identity.member_networks on delete cascade,
  synced_at timestamptz not null,
  people int not null,
  milliseconds int not null
);
alter table contacts.syncs enable row level security, force row level security;
create policy syncs_of_mine on contacts.syncs for select to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy syncs_for_the_system on contacts.syncs to wellmet_system using (true) with check (true);
grant select on contacts.syncs to wellmet_app;
grant select, insert, update, delete on contacts.syncs to wellmet_system;

-- Two of an owner's contacts together in a small thread or meeting of the owner's. Append-only; each pair once, lesser first.
create table contacts.co_occurrences (
  network_id int not null,
  a bigint not null,
  b bigint not null,
  ref bigint not null,
  day int not null,
  others smallint not null,
  -- they met, or one of them wrote to the other
  direct boolean not null,
  primary key (network_id, a, b, ref),
  constraint lesser_first check (a < b)
);
create index co_occurrences_of_the_second on contacts.co_occurrences (network_id, b);
create trigger co_occurrences_belong_to_a_network after insert on contacts.co_occurrences
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.co_occurrences enable row level security, force row level security;
create policy co_occurrences_of_mine on contacts.co_occurrences to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy co_occurrences_for_the_system on contacts.co_occurrences to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.co_occurrences to wellmet_app;
grant select, insert, update, delete on contacts.co_occurrences to wellmet_system;

-- Which people may have which words: for finding candidates, never for showing. Keyed hashes of words, beginnings of words
-- and words with a letter missing; a match counts only when it holds on what the viewer sees of that person.
create table contacts.search_tokens (
  person_id bigint primary key,
  tokens int[] not null,
  -- Whose tokens changed after a network was posted (discovery.token_postings) is looked up one by one.
  changed_at timestamptz not null default now()
);
create index search_tokens_search on contacts.search_tokens using gin (tokens) with (fastupdate = off);
create index search_tokens_changed on contacts.search_tokens (changed_at);
comment on table contacts.search_tokens is 'unowned: numbers of people and of words, which say nothing without the key';
alter table contacts.search_tokens enable row level security, force row level security;
-- Without a condition: the operators of a text index may not run before one.
create policy search_tokens_are_numbers on contacts.search_tokens for select to wellmet_app using (true);
create policy search_tokens_for_the_system on contacts.search_tokens to wellmet_system using (true) with check (true);
grant select on contacts.search_tokens to wellmet_app;
grant select, insert, update, delete on contacts.search_tokens to wellmet_system;

-- What follows from a word alone is kept once, and not again with everybody who has it: how it begins, and what is left of
-- it without one of its letters. Keyed hashes, as in contacts.search_tokens: a word that nobody in sight has leads to nobody.
create table contacts.token_variants (
  token int primary key,
  variants int[] not null
);
create index token_variants_search on contacts.token_variants using gin (variants) with (fastupdate = off);
comment on table contacts.token_variants is 'unowned: numbers of words, which say nothing without the key';
alter table contacts.token_variants enable row level security, force row level security;
-- Without a condition: the operators of a text index may not run before one.
create policy token_variants_is_numbers on contacts.token_variants for select to wellmet_app using (true);
create policy token_variants_for_the_system on contacts.token_variants to wellmet_system using (true) with check (true);
grant select on contacts.token_variants to wellmet_app;
grant select, insert, update, delete on contacts.token_variants to wellmet_system;

-- The words that are meant: these, and those of the vocabulary with one of the marks.
create function contacts.expand_tokens(tokens int[], variants int[]) returns int[] language sql stable parallel safe
  return tokens || array(select v.token from contacts.token_variants v where v.variants && expand_tokens.variants);

-- As for contacts: no relationship outlives its network.
create function contacts.delete_relationships_of_network() returns trigger language plpgsql as $$
begin
  delete from contacts.relationships where network_id = old.id;
  delete from contacts.co_occurrences where network_id = old.id;
  return null;
end $$;
create trigger member_networks_delete_relationships after delete on identity.member_networks for each row execute function contacts.delete_relationships_of_network();
