create index concurrently if not exists invitations_by_page on account.invitations (page_id);
create index concurrently if not exists invitations_by_joiner on account.invitations (accepted_by);
create unique index concurrently if not exists invitations_one_open on account.invitations (workspace_id, email)
  where accepted_at is null and taken_back_at is null;
-- What was taken back stays, beside a new invitation to the same address.
drop index concurrently if exists account.invitations_one_open_per_address;
alter table account.invitations validate constraint accepted_by_a_user;
