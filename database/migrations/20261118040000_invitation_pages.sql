-- The page of an invitation, and what became of it.

alter table account.invitations
  add column page_id text,
  add column sent_at timestamptz,
  add column opened_at timestamptz,
  add column declined_at timestamptz,
  add column asked_for_link_at timestamptz,
  add column taken_back_at timestamptz,
  add column accepted_by uuid;
comment on column account.invitations.page_id is 'opens the page of the invitation, and lets nobody join; the token of every link begins with it';
comment on column account.invitations.sent_at is 'when its newest email was written; null before 0.2.0';
comment on column account.invitations.opened_at is 'when the script of its page said so for the first time; mail scanners do not count';
comment on column account.invitations.declined_at is 'nothing more is mailed to them from this workspace, unless they ask for a new link later';
comment on column account.invitations.accepted_by is 'who joined with it; the invitation is deleted with their account';
alter table account.invitations add constraint accepted_by_a_user
  foreign key (accepted_by) references account.users on delete cascade not valid;

-- Who joined before, by the address that they still have.
alter table account.invitations no force row level security;
alter table account.memberships no force row level security;
update account.invitations i set accepted_by = m.user_id
from account.memberships m join account.users u on u.id = m.user_id
where i.accepted_at is not null and m.workspace_id = i.workspace_id and u.email = i.email;
alter table account.invitations force row level security;
alter table account.memberships force row level security;

-- Only the system says what the invited person did.
grant update (page_id, token_hash, is_mailed, expires_at, sent_at, taken_back_at) on account.invitations to wellmet_app;
