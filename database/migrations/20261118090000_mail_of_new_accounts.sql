-- The gate for mail also asks since when the account exists: a new one sends less.
drop function platform.mail_standing(uuid, uuid, text);
create function platform.mail_standing(sender uuid, workspace uuid, address text, out is_verified boolean, out is_member boolean, out since timestamptz)
  language sql stable
  return row(
    coalesce((select u.email_verified and u.disabled_at is null and u.deletes_at is null from account.users u where u.id = sender), false),
    exists (select from account.memberships m join account.users u on u.id = m.user_id where m.workspace_id = workspace and u.email = lower(address) and u.email_verified),
    (select u.created_at from account.users u where u.id = sender));

alter table platform.mail_permits add column is_of_new_account boolean not null default false;
comment on column platform.mail_permits.is_of_new_account is 'new accounts together have a share of what the server may send';
