-- What came back to mail of the server: bounces and complaints. A mailbox that does not exist gets no more.
create table platform.returned_mails (
  mail_id uuid not null,
  kind text not null constraint kind_of_return_is_known check (kind in ('hard', 'soft', 'ours', 'complaint')),
  mailbox bytea not null,
  status text,
  returned_at timestamptz not null,
  primary key (mail_id, kind)
);
create index returned_mails_of_a_mailbox on platform.returned_mails (mailbox, returned_at);
create index returned_mails_by_time on platform.returned_mails (returned_at);
comment on table platform.returned_mails is 'unowned: keyed hashes of addresses, looked up by the system alone';
comment on column platform.returned_mails.kind is 'hard: no such mailbox; soft: it takes mail again some day; ours: they refuse the sender or the text; complaint: it was called spam';
comment on column platform.returned_mails.status is 'as RFC 3463 has it, if the report said one';
alter table platform.returned_mails enable row level security, force row level security;
create policy returned_mails_for_the_system on platform.returned_mails to wellmet_system using (true) with check (true);
grant select, insert, update, delete on platform.returned_mails to wellmet_system;

create table platform.report_folders (
  id text primary key,
  validity text not null,
  next_uid bigint not null
);
comment on table platform.report_folders is 'unowned: how far the folder of returned mail was read, of the server itself';
comment on column platform.report_folders.id is 'hash of where the folder is';
comment on column platform.report_folders.validity is 'the UIDVALIDITY of IMAP: with another one, numbers mean other mails';
alter table platform.report_folders enable row level security, force row level security;
create policy report_folders_for_the_system on platform.report_folders to wellmet_system using (true) with check (true);
grant select, insert, update, delete on platform.report_folders to wellmet_system;
