-- import: LaterMessage, LeadKind, LeadState from './leads.contract.ts'
-- type: kind = LeadKind
-- type: state = LeadState
-- type: laterMessages = LaterMessage[]

-- name: has_objected
-- not null: isSo
select exists (select from contacts.objections o where o.key = any(:keys::bigint[])) as "isSo"

-- name: find_lead_of
-- not null: keys
select l.id, l.mailed_at as "mailedAt", l.confirmed_at as "confirmedAt", l.withdrawn_at as "withdrawnAt",
  l.company_id::text as "companyId", l.company_name as "companyName", l.person_keys::text[] as keys
from growth.leads l where l.workspace_id = :workspaceId and l.kind = :kind and l.mailbox = :mailbox

-- name: repeat_lead
update growth.leads set times = times + 1, last_at = :now where id = :id

-- name: reopen_lead
-- nullable: :message
-- type: :most = number
update growth.leads set state = 'new', later_messages = case when :message::text is null then later_messages else
  (select jsonb_agg(one.said order by one.place)
   from jsonb_array_elements(jsonb_build_array(jsonb_build_object('at', :at::text, 'message', :message::text)) || later_messages)
     with ordinality one(said, place) where one.place <= :most::int) end
where id = :id

-- name: renew_lead
update growth.leads set token_hash = :tokenHash, wording = :wording, language = :language where id = :id

-- name: count_leads
-- not null: today, all
select count(*) filter (where l.created_at >= :since)::int as today, count(*)::int as "all" from growth.leads l where l.workspace_id = :workspaceId

-- name: insert_lead
-- nullable: :name, :company, :message, :origin, :source, :companyId, :companyName
insert into growth.leads (id, workspace_id, kind, mailbox, email, name, company, message, wording, origin, source, language,
  person_keys, company_id, company_name, is_company_said, token_hash, created_at, last_at)
values (:id, :workspaceId, :kind, :mailbox, :email, :name, :company, :message, :wording, :origin, :source, :language,
  :personKeys::bigint[], :companyId::bigint, :companyName, :isCompanySaid, :tokenHash, :now, :now)

-- name: count_confirmation_mails
-- not null: mails
select count(*)::int as mails from growth.leads l where l.workspace_id = :workspaceId and l.mailed_at >= :since

-- name: mark_mailed
update growth.leads set mailed_at = :now where id = :id

-- name: find_workspace_name
select w.name from account.workspaces w where w.id = :workspaceId

-- name: find_lead_by_token
-- not null: keys
select l.id, l.workspace_id as "workspaceId", w.name as workspace, l.kind, l.wording, l.confirmed_at as "confirmedAt", l.withdrawn_at as "withdrawnAt",
  l.company_id::text as "companyId", l.company_name as "companyName", l.person_keys::text[] as keys
from growth.leads l join account.workspaces w on w.id = l.workspace_id where l.token_hash = :tokenHash

-- name: answer_lead
-- type: :answer = 'confirm' | 'withdraw'
update growth.leads set confirmed_at = case when :answer::text <> 'confirm' then confirmed_at when withdrawn_at is null then coalesce(confirmed_at, :now::timestamptz) else :now::timestamptz end,
  withdrawn_at = case when :answer::text = 'confirm' then null else :now::timestamptz end
where token_hash = :tokenHash and case :answer::text when 'confirm' then confirmed_at is null or withdrawn_at is not null else withdrawn_at is null end

-- name: list_leads
-- nullable: :state, :beforeId, :id
-- type: :limit = number
-- not null: keys
select l.id, l.kind, l.email, l.name, l.company, l.message, l.later_messages as "laterMessages", l.wording, l.origin, l.source, l.person_keys::text[] as keys,
  l.company_id::text as "companyId", l.company_name as "companyName", l.is_company_said as "isCompanySaid", l.state, l.assignee_id as "ownerId", u.name as "ownerName",
  l.times, l.created_at as "createdAt", l.mailed_at as "mailedAt", l.confirmed_at as "confirmedAt", l.withdrawn_at as "withdrawnAt"
from growth.leads l left join account.users u on u.id = l.assignee_id
where l.workspace_id = platform.workspace_id() and (:state::text is null or l.state = :state::text)
  and (:beforeId::uuid is null or l.id < :beforeId::uuid) and (:id::uuid is null or l.id = :id::uuid)
order by l.id desc limit :limit

-- name: list_known_numbers
-- not null: key, personId
-- Who has these addresses among the viewer's own contacts, and in the directory.
select k.key::text as key, k.person_id::text as "personId" from contacts.contact_keys k
where k.network_id in (0, (select identity.viewer_network_id())) and k.key = any(:keys::bigint[])
order by k.network_id

-- name: find_dropped_today
-- not null: dropped
select coalesce(sum(c.events), 0)::int as dropped from growth.daily_counts c
where c.workspace_id = platform.workspace_id() and c.day = :day::date and c.outcome = 'full'

-- name: is_member
-- not null: isSo
select exists (select from account.memberships m where m.workspace_id = platform.workspace_id() and m.user_id = :userId) as "isSo"

-- name: update_lead
-- nullable: :state, :ownerId
update growth.leads set state = coalesce(:state::text, state), assignee_id = case when :setsOwner::boolean then :ownerId::uuid else assignee_id end
where id = :id and workspace_id = platform.workspace_id()

-- name: delete_lead
-- not null: keys
delete from growth.leads l where l.id = :id and l.workspace_id = :workspaceId
returning l.workspace_id as "workspaceId", l.kind, l.company_id::text as "companyId", l.company_name as "companyName", l.person_keys::text[] as keys

-- name: delete_leads_with
-- not null: keys, name
delete from growth.leads l where l.person_keys && :people::bigint[]
returning l.id, coalesce(l.name, l.email) as name, l.workspace_id as "workspaceId", l.kind, l.company_id::text as "companyId", l.company_name as "companyName", l.person_keys::text[] as keys

-- name: count_leads_at
-- nullable: :companyId
-- not null: people, isSaid
-- Those of a month who did not take it back.
select count(*)::int as people, coalesce(bool_or(l.is_company_said), false) as "isSaid",
  max(l.name) as name, max(l.email) as email
from growth.leads l
where l.workspace_id = :workspaceId and l.kind = :kind and l.withdrawn_at is null
  and case when :onlyConfirmed::boolean then l.created_at else l.last_at end >= :since
  and (l.confirmed_at is not null or not :onlyConfirmed::boolean)
  and case when :companyId::bigint is null then l.company_id is null and l.person_keys && :personKeys::bigint[] else l.company_id = :companyId::bigint end

-- name: list_opted_in
-- nullable: :only
-- not null: agreedAt
select l.id, l.email, l.name, l.confirmed_at as "agreedAt" from growth.leads l
where l.workspace_id = :workspaceId and l.kind = 'newsletter' and l.confirmed_at is not null and l.withdrawn_at is null
  -- Who agreed at another site agreed to that one alone.
  and l.mailed_at is not null
  and (:only::uuid is null or l.id = :only::uuid) order by l.id limit :limit::int

-- name: withdraw_leads
-- A confirmation that is newer than the unsubscribing counts.
update growth.leads l set withdrawn_at = n.at from unnest(:ids::uuid[], :times::timestamptz[]) n(id, at)
where l.workspace_id = :workspaceId and l.id = n.id and l.withdrawn_at is null and l.confirmed_at <= n.at

-- name: insert_member
-- nullable: :name, :companyId, :companyName, :confirmedAt
-- Who agreed at another site, which is its origin.
insert into growth.leads (id, workspace_id, kind, mailbox, email, name, wording, origin, language, person_keys, company_id, company_name,
  is_company_said, token_hash, created_at, last_at, confirmed_at)
values (:id, :workspaceId, 'newsletter', :mailbox, :email, :name, :wording, :origin, :language, :personKeys::bigint[], :companyId::bigint,
  :companyName, false, :tokenHash, :since, :since, :confirmedAt::timestamptz)
on conflict do nothing

-- name: withdraw_members
update growth.leads l set withdrawn_at = :now
where l.workspace_id = :workspaceId and l.kind = 'newsletter' and l.origin = :origin and l.mailbox = any(:mailboxes::text[]) and l.withdrawn_at is null

-- name: list_consents_of
-- not null: at
-- What the owner of these keys agreed to by a form of this workspace, and confirmed by mail.
select l.wording, l.confirmed_at as at from growth.leads l
where l.workspace_id = :workspaceId and l.person_keys && :keys::bigint[] and l.confirmed_at is not null and l.withdrawn_at is null
order by l.confirmed_at desc limit 5
