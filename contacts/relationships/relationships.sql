-- name: list_evidence
-- Days since 1970: a contact day is a UTC day.
select e.person_id::text as "personId", e.kind, floor(extract(epoch from e.at) / 86400)::int as day, e.direction, e.people, e.in_copy as "inCopy", e.maker
from contacts.evidence e
where e.network_id = :networkId and e.person_id = any(:people::bigint[])

-- name: upsert_relationships
insert into contacts.relationships as e (network_id, person_id, company_id, is_hidden, strength, two_way, last_day, n_messages, n_meetings, sent, returned, formula, computed_at)
select c.network_id, c.person_id, c.company_id, c.is_hidden, n.strength, n.two_way, n.last_day, n.n_messages, n.n_meetings, n.sent, n.returned, :formula, :now
from unnest(:people::bigint[], :strengths::smallint[], :twoWay::boolean[], :lastDays::int[], :messages::int[], :meetings::int[], :sent::real[], :returned::real[])
  n(person_id, strength, two_way, last_day, n_messages, n_meetings, sent, returned)
join contacts.contacts c on c.network_id = :networkId and c.person_id = n.person_id
on conflict (network_id, person_id) do update set
  company_id = excluded.company_id, strength = excluded.strength, two_way = excluded.two_way, last_day = excluded.last_day,
  n_messages = excluded.n_messages, n_meetings = excluded.n_meetings, sent = excluded.sent, returned = excluded.returned,
  formula = excluded.formula, computed_at = excluded.computed_at
where (e.company_id, e.strength, e.two_way, e.last_day, e.n_messages, e.n_meetings, e.sent, e.returned, e.formula) is distinct from
  (excluded.company_id, excluded.strength, excluded.two_way, excluded.last_day, excluded.n_messages, excluded.n_meetings, excluded.sent, excluded.returned, excluded.formula)

-- name: insert_strength_changes
-- Contacts whose strength differs from the stored one by more than `least`; unknown counts as 0.
insert into contacts.strength_changes (network_id, person_id, changed_at, before, after)
select e.network_id, e.person_id, :now, e.strength, n.strength
from unnest(:people::bigint[], :strengths::smallint[]) n(person_id, strength)
join contacts.relationships e on e.network_id = :networkId and e.person_id = n.person_id
where abs(coalesce(e.strength, 0) - coalesce(n.strength, 0)) > :least::int
on conflict do nothing

-- name: settle_makers
-- Meetings without a known answer count as unanswered, after every source that could have the answer was read.
update contacts.evidence e set maker = :evidenceMakers.otherSide
where e.network_id = :networkId and e.kind = :evidenceKinds.meeting and e.maker is null
  and not exists (select from contacts.recounts r where r.network_id = :networkId)

-- name: list_people
-- In slices by number: an owner may have tens of thousands.
select c.person_id::text as "personId" from contacts.contacts c
where c.network_id = :networkId and c.person_id > :after::bigint order by c.person_id limit :limit

-- name: note_sync
insert into contacts.syncs (network_id, synced_at, people, milliseconds) values (:networkId, :now, :people, :milliseconds)
on conflict (network_id) do update set synced_at = excluded.synced_at, people = excluded.people, milliseconds = excluded.milliseconds

-- name: list_networks
select o.id from identity.member_networks o where :workspace::uuid is null or o.workspace_id = :workspace::uuid order by o.id

-- name: get_health
select
  (select synced_at from contacts.syncs) as "syncedAt",
  (select people from contacts.syncs) as people,
  (select count(*)::int from contacts.relationships where network_id = (select identity.viewer_network_id())) as edges,
  (select count(*)::int from contacts.relationships where network_id = (select identity.viewer_network_id()) and strength is null) as unknown,
  (select count(*)::int from contacts.evidence where network_id = (select identity.viewer_network_id())) as evidence,
  (select count(*)::int from contacts.imports where state in ('waiting', 'reading')) as waiting,
  (select max(finished_at) from contacts.imports where state = 'done') as "importedAt",
  (select count(*)::int from identity.visible_networks where viewer_network_id = (select identity.viewer_network_id()) and kind <> 'self') as connectors

-- name: list_trust_weights
-- What the networks of these teammates count for these viewers, and who each teammate is among the viewer's contacts.
select q.viewer, q.network, k.person_id::text as "personId", greatest(320, coalesce(e.strength, 0) * 8 / 10) as weight,
  (select count(*)::int from contacts.relationships c where c.network_id = q.network and not c.is_hidden) as people
from unnest(:viewers::int[], :networks::int[], :keys::bigint[]) q(viewer, network, key)
left join contacts.contact_keys k on k.network_id = q.viewer and k.key = q.key
left join contacts.relationships e on e.network_id = q.viewer and e.person_id = k.person_id
