-- What follows from a word alone is kept once, and not again with everybody who has it: how it begins, and what is left of
-- it without one of its letters. Keyed hashes, as in network.words: a word that nobody in sight has leads to nobody.
create table network.vocabulary (
  word int primary key,
  marks int[] not null
);
create index vocabulary_search on network.vocabulary using gin (marks) with (fastupdate = off);
comment on table network.vocabulary is 'unowned: numbers of words, which say nothing without the key';

-- The words that are meant: these, and those of the vocabulary with one of the marks.
create function network.words_meant(words int[], marks int[]) returns int[] language sql stable parallel safe
  return words || array(select v.word from network.vocabulary v where v.marks && words_meant.marks);

-- The directory is in everybody's sight. Its loader says when it changed, at the end of each of its transactions.
-- plpgsql keeps its plan; a function in SQL with a query in it is planned with every call, three times as long as it runs.
create or replace function network.sight(viewer int) returns uuid language plpgsql stable parallel safe as $$
begin
  return (select md5(concat_ws(' ', (select n.version from network.owner_versions n where n.owner_id = 0),
      string_agg(concat_ws(':', v.owner_id, v.w, v.kind, n.version), ' ' order by v.owner_id)))::uuid
    from network.visible v left join network.owner_versions n on n.owner_id = v.owner_id where v.viewer_id = sight.viewer);
end $$;

-- Row-level security -------------------------------------------------------------------------------------------------

alter table network.vocabulary enable row level security, force row level security;
-- Without a condition: the operators of a text index may not run before one.
create policy vocabulary_is_numbers on network.vocabulary for select to wellmet_app using (true);
create policy vocabulary_for_the_system on network.vocabulary to wellmet_system using (true) with check (true);
grant select, insert, update, delete on network.vocabulary to wellmet_system;
grant select on network.vocabulary to wellmet_app;

create policy owner_versions_of_the_directory on network.owner_versions for select to wellmet_app using (owner_id = 0);
