-- What a member says of themselves in one line, and how many sentences of a workspace were checked against what is on record.
alter table account.users add column headline text constraint headline_is_short check (length(headline) between 1 and 140);
grant update (headline) on account.users to wellmet_app;
comment on column account.users.headline is 'one line that the member wrote about themselves, for the messages they send';

create table introductions.checked_sentences (
  workspace_id uuid not null references account.workspaces on delete cascade,
  month date not null,
  kind text not null,
  verdict text not null constraint verdict_is_known check (verdict in ('backed', 'contradicted', 'not_backed', 'no_claim')),
  sentences bigint not null default 0,
  overridden bigint not null default 0,
  primary key (workspace_id, month, kind, verdict)
);
comment on table introductions.checked_sentences is 'counts without the sentences and without who wrote them';
comment on column introductions.checked_sentences.overridden is 'contradicted, and kept by their writer';
alter table introductions.checked_sentences enable row level security, force row level security;
create policy checked_sentences_of_ours on introductions.checked_sentences for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy checked_sentences_for_the_system on introductions.checked_sentences to wellmet_system using (true) with check (true);
grant select on introductions.checked_sentences to wellmet_app;
grant select, insert, update, delete on introductions.checked_sentences to wellmet_system;
