-- name: find_mail_standing
-- not null: isVerified, isMember, isLeaving
-- type: isVerified = boolean
-- type: isMember = boolean
-- nullable: since
-- type: since = Date
-- type: isLeaving = boolean
select is_verified as "isVerified", is_member as "isMember", since, is_leaving as "isLeaving" from platform.mail_standing(:userId, :workspaceId, :address)

-- name: count_permits
-- A statement of its own after the locks: it has to see what the one who held them has committed.
-- type: ofUser = number
-- type: ofWorkspace = number
-- type: ofServer = number
-- type: ofNewAccounts = number
-- type: toMailbox = number
-- not null: ofUser, ofWorkspace, ofServer, ofNewAccounts, toMailbox
select
  (select count(*)::int from platform.mail_permits p where p.user_id = :userId and p.granted_at > :since) as "ofUser",
  (select count(*)::int from platform.mail_permits p where p.workspace_id = :workspaceId and p.granted_at > :since) as "ofWorkspace",
  (select count(*)::int from platform.mail_permits p where p.kind is null and p.granted_at > :since) as "ofServer",
  (select count(*)::int from platform.mail_permits p where p.kind is null and p.is_of_new_account and p.granted_at > :since) as "ofNewAccounts",
  (select count(*)::int from platform.mail_permits p where p.mailbox = :mailbox and p.kind is null and p.granted_at > :since) as "toMailbox"

-- name: count_permits_of_kind
-- type: count = number
-- not null: count
select count(*)::int as count from platform.mail_permits p where p.mailbox = :mailbox and p.kind = :kind and p.granted_at > :since

-- name: insert_permit
-- nullable: :kind, :userId, :workspaceId, :about, :usedAt
insert into platform.mail_permits (id, kind, mailbox, user_id, workspace_id, about, is_of_new_account, granted_at, used_at)
values (:id, :kind, :mailbox, :userId, :workspaceId, :about, :isOfNewAccount, :now, :usedAt)

-- name: find_reserved_permit
select id from platform.mail_permits where mailbox = :mailbox and about = :about and used_at is null limit 1

-- name: take_reserved_permit
update platform.mail_permits set used_at = :now
where id = (select id from platform.mail_permits where mailbox = :mailbox and about = :about and used_at is null limit 1 for update)
returning id

-- name: list_topics_of_mailbox
-- not null: about
-- What users lately wrote to this mailbox about: permits are deleted after a week.
select distinct p.about from platform.mail_permits p where p.mailbox = :mailbox and p.kind is null and p.about is not null

-- name: find_suppressed_mailbox
select since from platform.suppressed_mailboxes where mailbox = :mailbox

-- name: list_suppressed_mailboxes
-- not null: mailbox
select encode(mailbox, 'hex') as mailbox, since from platform.suppressed_mailboxes
where mailbox = any(select decode(k, 'hex') from unnest(:mailboxes::text[]) k)

-- name: list_suppressed_since
-- not null: mailbox
select encode(mailbox, 'hex') as mailbox, since from platform.suppressed_mailboxes where since >= :since

-- name: insert_suppressed_mailbox
insert into platform.suppressed_mailboxes (mailbox, since) values (:mailbox, :now) on conflict do nothing

-- name: list_forgotten_mails
-- Long due, and without a job that could still run. Mails that 0.1.0 queued have no time here.
select m.id from platform.mails m
where m.status = 'queued' and m.next_try_at < :before and not exists (
  select from graphile_worker._private_jobs j where j.key = 'send-mail:' || m.id and j.attempts < j.max_attempts)
order by m.next_try_at limit 500

-- name: insert_returned_mail
-- nullable: :status
insert into platform.returned_mails (mail_id, kind, mailbox, status, returned_at)
values (:mailId, :kind, :mailbox, :status, :now) on conflict do nothing

-- name: count_returned
-- not null: hard, soft
-- type: hard = number
-- type: soft = number
select count(*) filter (where r.kind = 'hard')::int as hard, count(*) filter (where r.kind = 'soft' and r.returned_at > :softSince)::int as soft
from platform.returned_mails r where r.mailbox = :mailbox and r.returned_at > :hardSince

-- name: delete_returned_before
delete from platform.returned_mails where returned_at < :before

-- name: find_report_folder
-- type: nextUid = number
select f.validity, f.next_uid::int as "nextUid" from platform.report_folders f where f.id = :id

-- name: save_report_folder
-- type: :nextUid = number
insert into platform.report_folders (id, validity, next_uid) values (:id, :validity, :nextUid)
on conflict (id) do update set validity = excluded.validity, next_uid = excluded.next_uid
