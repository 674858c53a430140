-- name: list_evidence
-- Days since 1970: a contact day is a UTC day.
select e.person_id::text as "personId", e.kind, floor(extract(epoch from e.at) / 86400)::int as day, e.direction, e.people, e.in_copy as "inCopy"
from network.evidence e
where e.owner_id = :owner and e.person_id = any(:people::bigint[])

-- name: keep_edges
insert into network.edges as e (owner_id, person_id, company_id, strength, two_way, last_day, n_messages, n_meetings, sent, returned, formula, computed_at)
select c.owner_id, c.person_id, c.company_id, n.strength, n.two_way, n.last_day, n.n_messages, n.n_meetings, n.sent, n.returned, :formula, :now
from unnest(:people::bigint[], :strengths::smallint[], :twoWay::boolean[], :lastDays::int[], :messages::int[], :meetings::int[], :sent::real[], :returned::real[])
  n(person_id, strength, two_way, last_day, n_messages, n_meetings, sent, returned)
join network.contacts c on c.owner_id in (:owner, - :owner::int) and c.person_id = n.person_id
on conflict (owner_id, person_id) do update set
  company_id = excluded.company_id, strength = excluded.strength, two_way = excluded.two_way, last_day = excluded.last_day,
  n_messages = excluded.n_messages, n_meetings = excluded.n_meetings, sent = excluded.sent, returned = excluded.returned,
  formula = excluded.formula, computed_at = excluded.computed_at
where (e.company_id, e.strength, e.two_way, e.last_day, e.n_messages, e.n_meetings, e.sent, e.returned, e.formula) is distinct from
  (excluded.company_id, excluded.strength, excluded.two_way, excluded.last_day, excluded.n_messages, excluded.n_meetings, excluded.sent, excluded.returned, excluded.formula)

-- name: list_sightings
-- Of these people with anybody, from either end.
select s.a::text as a, s.b::text as b, s.ref::text as ref, s.day, s.others, s.direct
from network.sightings s where s.owner_id = :owner and s.a = any(:people::bigint[])
union all
select s.a::text, s.b::text, s.ref::text, s.day, s.others, s.direct
from network.sightings s where s.owner_id = :owner and s.b = any(:people::bigint[]) and not s.a = any(:people::bigint[])

-- name: keep_ties
-- From both ends, and of each person at most so many: the likeliest.
with told as (
  select * from unnest(:a::bigint[], :b::bigint[], :permille::smallint[], :lastDays::int[]) n(a, b, permille, last_day)
),
kept as (
  insert into network.ties as t (owner_id, a, b, permille, basis, last_day)
  select :owner, x.a, x.b, x.permille, 1, x.last_day
  from (select a, b, permille, last_day from told union all select b, a, permille, last_day from told) x
  on conflict (owner_id, a, b) do update set permille = excluded.permille, last_day = excluded.last_day
  where (t.permille, t.last_day) is distinct from (excluded.permille, excluded.last_day)
)
select distinct x.person::text as "personId" from (select a as person from told union all select b from told) x

-- name: cut_ties
delete from network.ties t using (
  select k.a, k.b, row_number() over (partition by k.a order by k.permille desc, k.b) as place
  from network.ties k where k.owner_id = :owner and k.a = any(:people::bigint[])
) ranked
where t.owner_id = :owner and t.a = ranked.a and t.b = ranked.b and ranked.place > :most

-- name: list_people
-- In slices by number: an owner may have tens of thousands.
select c.person_id::text as "personId" from network.contacts c
where c.owner_id in (:owner, - :owner::int) and c.person_id > :after::bigint order by c.person_id limit :limit

-- name: note_sync
insert into network.syncs (owner_id, synced_at, people, milliseconds) values (:owner, :now, :people, :milliseconds)
on conflict (owner_id) do update set synced_at = excluded.synced_at, people = excluded.people, milliseconds = excluded.milliseconds

-- name: list_owners
select o.id from network.owners o where :workspace::uuid is null or o.workspace_id = :workspace::uuid order by o.id

-- name: health
select
  (select synced_at from network.syncs) as "syncedAt",
  (select people from network.syncs) as people,
  (select count(*)::int from network.edges where owner_id in ((select network.me()), (select - network.me()))) as edges,
  (select count(*)::int from network.edges where owner_id in ((select network.me()), (select - network.me())) and strength is null) as unknown,
  (select count(*)::int from network.evidence where owner_id = (select network.me())) as evidence,
  (select count(*)::int from network.imports where state in ('waiting', 'reading')) as waiting,
  (select max(finished_at) from network.imports where state = 'done') as "importedAt",
  (select count(*)::int from network.visible where viewer_id = (select network.me()) and kind > 0) as connectors
