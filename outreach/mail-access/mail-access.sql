-- import: MailUse from '@wellmet/connections/engine/mail-uses.contract.ts'
-- import: StoredState from '@wellmet/connections/engine/engine.contract.ts'
-- type: uses = MailUse[]
-- type: state = StoredState

-- name: list_mail_accounts
-- nullable: uses, givenAt
-- Every account of the viewer that works, with what is allowed there.
select a.id as "accountId", a.provider, a.address, a.state, m.uses, m.given_at as "givenAt"
from connections.connected_accounts a left join outreach.mail_access m on m.account_id = a.id
where a.user_id = platform.viewer_id() and a.workspace_id = platform.workspace_id() and a.state <> 'revoked'
order by a.connected_at, a.id

-- name: list_mail_access
-- nullable: :accountId
-- The longest connected first.
select m.account_id as "accountId", a.provider, a.subject, a.address, a.base_url as "baseUrl", m.uses, m.given_at as "givenAt"
from outreach.mail_access m join connections.connected_accounts a on a.id = m.account_id
where m.user_id = platform.viewer_id() and m.workspace_id = platform.workspace_id() and a.state <> 'revoked'
  and :use = any(m.uses) and (:accountId::uuid is null or m.account_id = :accountId::uuid)
order by a.connected_at, a.id

-- name: find_mail_access_row
select m.account_id as "accountId", m.uses, m.given_at as "givenAt", m.sealed_tokens as "sealedTokens", m.tokens_expire_at as "tokensExpireAt"
from outreach.mail_access m where m.account_id = :accountId

-- name: upsert_mail_access
insert into outreach.mail_access (account_id, workspace_id, user_id, uses, sealed_tokens, tokens_expire_at, given_at)
values (:accountId, :workspaceId, :userId, :uses, :sealedTokens, :expiresAt, :now)
on conflict (account_id) do update set uses = excluded.uses, sealed_tokens = excluded.sealed_tokens,
  tokens_expire_at = excluded.tokens_expire_at, refreshing_until = null, given_at = excluded.given_at

-- name: narrow_mail_access
update outreach.mail_access set uses = :uses, given_at = :now where account_id = :accountId

-- name: set_mail_tokens
update outreach.mail_access set sealed_tokens = :sealedTokens, tokens_expire_at = :expiresAt, refreshing_until = null
where account_id = :accountId

-- name: claim_mail_refresh
-- One row for whoever asks for new tokens, none for those who wait.
update outreach.mail_access set refreshing_until = :until
where account_id = :accountId and (refreshing_until is null or refreshing_until < :now) and sealed_tokens = :seen
returning account_id as "accountId"

-- name: delete_mail_access
delete from outreach.mail_access where account_id = :accountId returning uses

-- name: end_mail_access_again
-- The time to the microsecond, as the journal has it.
delete from outreach.mail_access where account_id = :accountId and given_at = (:givenAt::text)::timestamptz
