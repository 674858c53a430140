-- name: find_mail_standing
-- not null: isVerified, isMember
-- type: isVerified = boolean
-- type: isMember = boolean
select is_verified as "isVerified", is_member as "isMember" from platform.mail_standing(:userId, :workspaceId, :address)

-- name: lock_mail_counters
-- Always in this order, so that transactions that write one mail each wait in a line and never in a circle.
select platform.acquire_lock('platform.mails-of-user', :userId) as "user",
  platform.acquire_lock('platform.mails-of-workspace', :workspaceId) as "workspace",
  platform.acquire_lock('platform.mails-to-mailbox', :mailbox) as "mailbox"

-- name: lock_mailbox
select platform.acquire_lock('platform.mails-to-mailbox', :mailbox)

-- name: count_permits
-- A statement of its own after the locks: it has to see what the one who held them has committed.
-- type: ofUser = number
-- type: ofWorkspace = number
-- type: toMailbox = number
-- not null: ofUser, ofWorkspace, toMailbox
select
  (select count(*)::int from platform.mail_permits p where p.user_id = :userId and p.granted_at > :since) as "ofUser",
  (select count(*)::int from platform.mail_permits p where p.workspace_id = :workspaceId and p.granted_at > :since) as "ofWorkspace",
  (select count(*)::int from platform.mail_permits p where p.mailbox = :mailbox and p.kind is null and p.granted_at > :since) as "toMailbox"

-- name: count_permits_of_kind
-- type: count = number
-- not null: count
select count(*)::int as count from platform.mail_permits p where p.mailbox = :mailbox and p.kind = :kind and p.granted_at > :since

-- name: insert_permit
-- nullable: :kind, :userId, :workspaceId, :about, :usedAt
insert into platform.mail_permits (id, kind, mailbox, user_id, workspace_id, about, granted_at, used_at)
values (:id, :kind, :mailbox, :userId, :workspaceId, :about, :now, :usedAt)

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
