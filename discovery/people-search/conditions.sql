-- nullable: :me

-- name: list_people_by_conditions
-- nullable: :silentSince, :contactFrom, :contactUntil, :evidenceKinds, :evidenceFrom, :evidenceUntil, :newFrom, :newUntil
-- Contacts of one network in sight of whom all of this holds. Days are counted from 1970. Somebody is new if nothing on
-- record is older.
select e.person_id::text as "personId"
from contacts.relationships e
where e.network_id = :networkId::int
  and (:silentSince::int is null or e.last_day < :silentSince::int)
  and (:contactFrom::int is null or (e.last_day >= :contactFrom::int and e.last_day < :contactUntil::int))
  and (not :isUnanswered::bool or (e.n_messages > 0 and not e.two_way))
  and (not :isTwoWay::bool or e.two_way)
  and coalesce(e.strength, 0) >= :leastStrength::int
  and (:evidenceKinds::int[] is null or exists (
    select from contacts.evidence v
    where v.network_id = e.network_id and v.person_id = e.person_id and v.kind = any(:evidenceKinds::int[])
      and v.at >= to_timestamp(:evidenceFrom::float8 * 86400) and v.at < to_timestamp(:evidenceUntil::float8 * 86400)
  ))
  and (:newFrom::int is null or (
    exists (
      select from contacts.evidence v
      where v.network_id = e.network_id and v.person_id = e.person_id
        and v.at >= to_timestamp(:newFrom::float8 * 86400) and v.at < to_timestamp(:newUntil::float8 * 86400)
    )
    and not exists (
      select from contacts.evidence v
      where v.network_id = e.network_id and v.person_id = e.person_id and v.at < to_timestamp(:newFrom::float8 * 86400)
    )
  ))
order by e.strength desc nulls last, e.person_id

-- name: list_with_namesakes
-- nullable: :silentSince
-- not null: personId
-- These people and the other entries of the same network with their names: mails say when, and a profile says where they work.
-- Where silence is asked for, nobody of whom another entry says that there was contact since.
with entries as materialized (
  select c.person_id, c.name, e.last_day
  from contacts.contacts c left join contacts.relationships e on e.network_id = c.network_id and e.person_id = c.person_id
  where c.network_id = :networkId::int
),
named as materialized (
  select e.name from entries e
  where e.name in (select h.name from entries h where h.person_id = any(:people::bigint[]))
  group by e.name having :silentSince::int is null or coalesce(max(e.last_day), 0) < :silentSince::int
)
select distinct e.person_id::text as "personId" from entries e
where e.name in (select n.name from named n where n.name like '% %')
  or (e.person_id = any(:people::bigint[]) and e.name not like '% %')

-- name: list_people_who_left
-- nullable: :companies
-- Former positions that ended in one of these months or later, as far as the viewer sees them.
select distinct p.person_id::text as "personId" from contacts.positions p
where (:companies::bigint[] is null or p.place_id = any(:companies::bigint[])) and p.kind = :positionKinds.worked and not p.is_current and p.to_month >= :fromMonth::int

-- name: list_networks_of
-- Other networks in sight, and whose they are.
select v.network_id as "networkId", u.name as "ownerName"
from identity.visible_networks v
join identity.member_networks o on o.id = v.network_id
join account.users u on u.id = o.user_id
where v.viewer_network_id = :me::int and v.network_id <> :me::int
