-- A mail that its server does not take at once waits, with the time of its next try. One that was refused, or given up
-- after days, keeps what it says for two weeks, so that an operator can send it again.
alter table platform.mails add column tries int not null default 0, add column next_try_at timestamptz;
comment on column platform.mails.tries is 'how often the server did not take it, since it was queued or sent again';
comment on column platform.mails.next_try_at is 'when it is handed over next; null for a mail that was queued by 0.1.0';
comment on column platform.mails.content is 'subject, text and headers, sealed: they hold live links. Gone as soon as the mail is sent, and two weeks after it was refused or given up';
comment on column platform.mails.resent_at is 'when it was last sent again: by a person, or once by itself if it was looked up and not found';

alter table platform.mails drop constraint mail_status_is_known, drop constraint mail_keeps_its_content_until_it_is_settled;
alter table platform.mails
  add constraint mail_status_is_known check (status in ('queued', 'sending', 'sent', 'refused', 'given_up', 'parked')) not valid,
  add constraint mail_keeps_its_content_until_it_is_settled check (
    status in ('refused', 'given_up') or (content is null) = (status = 'sent')) not valid;

-- The gate for mail tells somebody whose account is to be deleted apart from somebody who has not confirmed their address.
drop function platform.mail_standing(uuid, uuid, text);
create function platform.mail_standing(sender uuid, workspace uuid, address text, out is_verified boolean, out is_member boolean, out since timestamptz, out is_leaving boolean)
  language sql stable
  return row(
    coalesce((select u.email_verified and u.disabled_at is null and u.deletes_at is null from account.users u where u.id = sender), false),
    exists (select from account.memberships m join account.users u on u.id = m.user_id where m.workspace_id = workspace and u.email = lower(address) and u.email_verified),
    (select u.created_at from account.users u where u.id = sender),
    exists (select from account.users u where u.id = sender and u.deletes_at is not null));
