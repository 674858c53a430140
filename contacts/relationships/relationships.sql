-- name: list_evidence
-- Days since 1970: a contact day is a UTC day.
select e.person_id::text as "personId", e.kind, floor(extract(epoch from e.at) / 86400)::int as day, e.direction, e.people, e.in_copy as "inCopy"
from network.evidence e
where e.owner_id = :owner and e.person_id = any(:people::bigint[])

-- name: upsert_relationships
insert into network.edges as e (owner_id, person_id, company_id, is_hidden, strength, two_way, last_day, n_messages, n_meetings, sent, returned, formula, computed_at)
select c.owner_id, c.person_id, c.company_id, c.is_hidden, n.strength, n.two_way, n.last_day, n.n_messages, n.n_meetings, n.sent, n.returned, :formula, :now
from unnest(:people::bigint[], :strengths::smallint[], :twoWay::boolean[], :lastDays::int[], :messages::int[], :meetings::int[], :sent::real[], :returned::real[])
  n(person_id, strength, two_way, last_day, n_messages, n_meetings, sent, returned)
join network.contacts c on c.owner_id = :owner and c.person_id = n.person_id
on conflict (owner_id, person_id) do update set
  company_id = excluded.company_id, strength = excluded.strength, two_way = excluded.two_way, last_day = excluded.last_day,
  n_messages = excluded.n_messages, n_meetings = excluded.n_meetings, sent = excluded.sent, returned = excluded.returned,
  formula = excluded.formula, computed_at = excluded.computed_at
where (e.company_id, e.strength, e.two_way, e.last_day, e.n_messages, e.n_meetings, e.sent, e.returned, e.formula) is distinct from
  (excluded.company_id, excluded.strength, excluded.two_way, excluded.last_day, excluded.n_messages, excluded.n_meetings, excluded.sent, excluded.returned, excluded.formula)

-- name: list_people
-- In slices by number: an owner may have tens of thousands.
select c.person_id::text as "personId" from network.contacts c
where c.owner_id = :owner and c.person_id > :after::bigint order by c.person_id limit :limit

-- name: note_sync
insert into network.syncs (owner_id, synced_at, people, milliseconds) values (:owner, :now, :people, :milliseconds)
on conflict (owner_id) do update set synced_at = excluded.synced_at, people = excluded.people, milliseconds = excluded.milliseconds

-- name: list_networks
select o.id from network.owners o where :workspace::uuid is null or o.workspace_id = :workspace::uuid order by o.id

-- name: get_health
select
  (select synced_at from network.syncs) as "syncedAt",
  (select people from network.syncs) as people,
  (select count(*)::int from network.edges where owner_id = (select network.me())) as edges,
  (select count(*)::int from network.edges where owner_id = (select network.me()) and strength is null) as unknown,
  (select count(*)::int from network.evidence where owner_id = (select network.me())) as evidence,
  (select count(*)::int from network.imports where state in ('waiting', 'reading')) as waiting,
  (select max(finished_at) from network.imports where state = 'done') as "importedAt",
  (select count(*)::int from network.visible where viewer_id = (select network.me()) and kind <> 'self') as connectors

-- name: list_trust_weights
-- What the networks of these teammates count for these viewers, and who each teammate is among the viewer's contacts.
select q.viewer, q.network, k.person_id::text as "personId", greatest(320, coalesce(e.strength, 0) * 8 / 10) as weight,
  (select count(*)::int from network.edges c where c.owner_id = q.network and not c.is_hidden) as people
from unnest(:viewers::int[], :networks::int[], :keys::bigint[]) q(viewer, network, key)
left join network.contact_keys k on k.owner_id = q.viewer and k.key = q.key
left join network.edges e on e.owner_id = q.viewer and e.person_id = k.person_id
