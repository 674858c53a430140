-- name: list_people_to_rate
-- nullable: :companies[], connectedYear, title, company
-- not null: personId, name, targets, total
-- Contacts whom no mail and no meeting shows to be known, and of whom the viewer said nothing. Each wanted person and company
-- counts once for each contact before it: at the same company, at a former employer that the viewer named, or with an inferred relationship.
-- Then who stands before most people whom the viewer does not know otherwise, and who was connected last. No more than three of
-- one kind stand in a row while there are others.
with mine as materialized (
  select c.person_id, c.name, c.title, c.company, c.company_id, c.kind, d.connected_on
  from contacts.relationships e
  join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
  join contacts.contact_details d on d.network_id = e.network_id and d.person_id = e.person_id
  where e.network_id = (select identity.viewer_network_id()) and not e.two_way and e.n_meetings = 0 and d.familiarity is null
    and (d.rating_skipped_at is null or d.rating_skipped_at < :skippedBefore::timestamptz)
    and not exists (select from contacts.known_members k where k.network_id = e.network_id and k.person_id = e.person_id)
),
employers as (
  select t.person_id as target, t.company_id from contacts.targets t
  where t.network_id = (select identity.viewer_network_id()) and t.company_id is not null
  union select t.person_id, f.company_id from contacts.targets t cross join unnest(t.former_company_ids) f(company_id)
  where t.network_id = (select identity.viewer_network_id())
  union select c.person_id, c.company_id from contacts.contacts c where c.network_id = 0 and c.company_id is not null and c.person_id = any(:people::bigint[])
  union select w.company_id, w.company_id from unnest(:companies::bigint[]) w(company_id)
),
stands as (
  select m.person_id, count(distinct x.target)::int as targets
  from mine m
  cross join lateral (
    select p.target from employers p where p.company_id = m.company_id
    union all
    select k.b from graph.inferred_relationships k
    where k.network_id in (0, (select identity.viewer_network_id())) and k.a = m.person_id and k.b = any(:people::bigint[])
  ) x
  where x.target <> m.person_id
  group by m.person_id
)
select m.person_id::text as "personId", m.name, m.title, m.company, extract(year from m.connected_on)::int as "connectedYear",
  coalesce(s.targets, 0) as targets, (count(*) over ())::int as total
from mine m
left join stands s on s.person_id = m.person_id
cross join lateral (
  select count(*) as n from graph.inferred_relationships k where k.network_id in (0, (select identity.viewer_network_id())) and k.a = m.person_id
    and not exists (select from contacts.relationships o
      where o.network_id = (select identity.viewer_network_id()) and o.person_id = k.b and (o.two_way or o.n_meetings > 0))
) r
cross join lateral (select coalesce(s.targets, 0) as targets) t
order by t.targets desc,
  (row_number() over (partition by t.targets, m.kind order by r.n desc, m.connected_on desc nulls last, m.person_id) - 1) / 3,
  r.n desc, m.kind, m.connected_on desc nulls last, m.person_id
limit :limit

-- name: count_rated
-- not null: n
select count(*)::int as n from contacts.contact_details d
where d.network_id = (select identity.viewer_network_id()) and d.familiarity is not null
