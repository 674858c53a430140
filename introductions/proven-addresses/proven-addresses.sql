-- name: find_asked_address
-- not null: name
select coalesce(u.email, r.connector ->> 'email') as address, r.connector ->> 'name' as name, u.email_verified as "isVerified"
from introductions.requests r left join account.users u on u.id = r.connector_user
where r.id = :requestId

-- name: list_vouchers
-- not null: name
-- Members other than the asker who vouch for the address, with the name that they have for the person: it is on a card
-- they typed in or imported, or they and the person write to each other by it, or their own ask was answered from it. Mail
-- that a teammate merely got is no card: anybody can send it, under any name. Meetings vouch for nobody, whatever the
-- teammate answered: whoever organized one, and at Google every guest, can add people to it later, under any name. Mail with
-- somebody who was merged does not count: it may have been by the other address. A join by likeness changes nothing here:
-- each address vouches for whom it named before.
with asked as (select * from introductions.requests where id = :requestId),
  others as (
    select m.workspace_id, m.user_id from asked a join account.memberships m on m.workspace_id = a.workspace_id and m.user_id <> a.user_id
  )
select c.name from asked a join others o on o.workspace_id = a.workspace_id
join identity.member_networks n on n.workspace_id = o.workspace_id and n.user_id = o.user_id
join contacts.contact_keys k on k.network_id = n.id and k.key = any(:keys::bigint[]) and coalesce(k.joined_from, k.person_id) = a.connector_person
join contacts.contacts c on c.network_id = k.network_id and c.person_id = k.person_id
where k.is_on_card or (
  exists (select from contacts.evidence v where v.network_id = k.network_id and v.person_id = k.person_id
    and v.kind = :evidenceKinds.mail and v.direction = 1 and not v.in_copy)
  and exists (select from contacts.evidence v where v.network_id = k.network_id and v.person_id = k.person_id
    and v.kind = :evidenceKinds.mail and v.direction = -1)
  and not exists (
    select from contacts.merges m where m.network_id = k.network_id and m.survivor_id = k.person_id and m.undone_at is null))
union all
select r.connector ->> 'name' from asked a join others o on o.workspace_id = a.workspace_id
join introductions.requests r on r.workspace_id = o.workspace_id and r.user_id = o.user_id and r.connector_person = a.connector_person
  and r.mailbox_key = a.mailbox_key
where exists (select from introductions.request_events e where e.request_id = r.id and e.by = 'connector' and e.at >= r.asked_at)

-- name: update_proof
update introductions.requests set is_address_proven = :isProven where id = :requestId
