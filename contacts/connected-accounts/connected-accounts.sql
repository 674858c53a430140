-- name: find_gathered
select network_id as "networkId", last_number::text as "lastNumber", gathered_at as "gatheredAt" from contacts.gathered_accounts where account_id = :accountId

-- name: save_gathered_account
insert into contacts.gathered_accounts as g (account_id, network_id, last_number, gathered_at)
values (:accountId, :networkId, :lastNumber::bigint, :gatheredAt)
on conflict (account_id) do update set last_number = greatest(g.last_number, excluded.last_number), gathered_at = excluded.gathered_at

-- name: insert_account_import
-- An account counts as an import that never ends, so that what came from it can be told from what a file brought.
insert into contacts.imports (id, network_id, workspace_id, user_id, file_name, bytes, state, format, counts, created_at, finished_at)
values (:accountId, :networkId, :workspaceId, :userId, :address, 0, 'done', 'connected_account', '{}', :now, :now)
on conflict (id) do nothing

-- name: delete_account_import
with gathered as (delete from contacts.gathered_accounts where account_id = :accountId),
  people as (delete from contacts.import_contacts where network_id = :networkId and import_id = :accountId)
delete from contacts.imports where id = :accountId and format = 'connected_account'

-- name: list_gathered_accounts
-- The last one first: who was known before an account came stays without it, so the first one decides.
select g.account_id as "accountId" from contacts.gathered_accounts g join contacts.imports m on m.id = g.account_id
where g.network_id = :networkId order by m.created_at desc, g.account_id

-- name: forget_brought_in
-- The account says nothing of these people any more, by whichever of their keys it knew them.
delete from contacts.import_contacts i where i.network_id = :networkId and i.import_id = :accountId and (
  i.person_id = any(:people::bigint[])
  or i.person_id in (select k.key from contacts.contact_keys k where k.network_id = :networkId and k.person_id = any(:people::bigint[])))

-- name: list_people_by_keys
select distinct person_id::text as "personId" from contacts.contact_keys where network_id = :networkId and key = any(:keys::bigint[])

-- name: list_without_evidence
-- Those of these people without any evidence, with their other handles.
select c.person_id::text as "personId", array_remove(d.emails || d.phones || array[d.linkedin_slug, c.name], null) as handles
from contacts.contacts c join contacts.contact_details d using (network_id, person_id)
where c.network_id = :networkId and c.person_id = any(:people::bigint[])
  and not exists (select from contacts.evidence e where e.network_id = c.network_id and e.person_id = c.person_id)

-- name: delete_evidence_of
-- By the refs of mails and meetings; the people whom it was about.
with evidence as (
  delete from contacts.evidence where network_id = :networkId and kind in (:evidenceKinds.mail, :evidenceKinds.meeting) and ref = any(:refs::bigint[])
  returning person_id
),
together as (
  delete from contacts.co_occurrences where network_id = :networkId and ref = any(:refs::bigint[]) returning a, b
)
select distinct p.person_id::text as "personId" from (
  select person_id from evidence union select a from together union select b from together) p
where exists (select from contacts.contacts c where c.network_id = :networkId and c.person_id = p.person_id)
