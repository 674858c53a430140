-- name: list_companies
-- not null: company
-- Where the viewer knows most people: what they are after until they say so themselves.
select c.company_id::text as "companyId", min(c.company) as company
from contacts.contacts c
where c.network_id = (select identity.viewer_network_id()) and c.company_id is not null
group by c.company_id order by count(*) desc, c.company_id limit :most

-- name: list_targets
-- In sight at these companies, neither a contact of the viewer nor in touch both ways with anybody who shares with them.
-- A teammate's words for somebody come first, the directory's last. Of a giant only so many are read.
with sights as materialized (
  select v.network_id, v.kind from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id())
  union all
  select 0, 'directory'
),
seen as (
  select distinct on (c.person_id) c.person_id, c.name, c.company, q.company_id
  from unnest(:companies::bigint[]) q(company_id)
  cross join sights s
  cross join lateral (
    select r.person_id, r.name, r.company
    from (
      select c.person_id, c.name, c.company from contacts.contacts c
      where c.network_id = s.network_id and c.company_id = q.company_id limit :mostRead
    ) r
    where not exists (
      select from sights o join contacts.relationships e on e.network_id = o.network_id
      where e.person_id = r.person_id and (e.two_way or o.kind = 'self'))
    order by r.person_id limit :mostAtOne
  ) c
  order by c.person_id, s.kind = 'directory', s.kind desc, s.network_id
)
select s.person_id::text as "personId", s.name, s.company, s.company_id::text as "companyId", p.people as "companySize"
from seen s left join contacts.places p on p.id = s.company_id
order by s.person_id limit :most

-- name: list_named_targets
-- The same for people who are targets themselves, wherever they work.
with sights as materialized (
  select v.network_id, v.kind from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id())
  union all
  select 0, 'directory'
),
seen as (
  select distinct on (c.person_id) c.person_id, c.name, c.company, c.company_id
  from unnest(:people::bigint[]) q(person_id)
  cross join sights s
  join contacts.contacts c on c.network_id = s.network_id and c.person_id = q.person_id
  where not exists (
    select from sights o join contacts.relationships e on e.network_id = o.network_id
    where e.person_id = q.person_id and (e.two_way or o.kind = 'self'))
  order by c.person_id, s.kind = 'directory', s.kind desc, s.network_id
)
select s.person_id::text as "personId", s.name, s.company, s.company_id::text as "companyId", p.people as "companySize"
from seen s left join contacts.places p on p.id = s.company_id
order by s.person_id

-- name: list_inferred_relationships
-- Contacts of the viewer who seem to know a target: by a shared employer in public, or seen in the viewer's own threads.
with mine as materialized (
  select e.person_id from contacts.relationships e
  where e.network_id = (select identity.viewer_network_id()) and e.strength is not null
)
select q.target::text as target, k.b::text as "personId", max(k.public) as public, max(k.observed) as observed
from unnest(:targets::bigint[]) q(target)
cross join lateral (
  select k.b, k.permille as public, null::smallint as observed from graph.inferred_relationships k
  where k.network_id = 0 and k.a = q.target and k.basis = :inferredBases.employer
  union all
  select k.b, null, k.permille from graph.inferred_relationships k where k.network_id = (select identity.viewer_network_id()) and k.a = q.target
) k
where k.b in (select person_id from mine)
group by q.target, k.b

-- name: list_member_addresses
select u.email from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = platform.workspace_id()

-- name: list_candidates
-- Contacts of the viewer at these companies or among these people. Whoever has an address of a member is here already.
-- Lists are joined and not compared with: a plan made for any list compares them one by one.
with asked as (
  select c.person_id from unnest(:companies::bigint[]) q(company_id)
  join contacts.contacts c on c.network_id = (select identity.viewer_network_id()) and c.company_id = q.company_id
  union
  select unnest(:people::bigint[])
)
select c.person_id::text as "personId", c.name, c.company, c.company_id::text as "companyId", e.strength, e.two_way as "isTwoWay"
from asked a
join contacts.relationships e on e.network_id = (select identity.viewer_network_id()) and e.person_id = a.person_id
join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
where e.strength is not null and a.person_id not in (
  select k.person_id from unnest(:memberKeys::bigint[]) m(key)
  join contacts.contact_keys k on k.network_id = (select identity.viewer_network_id()) and k.key = m.key)
order by e.strength desc, c.person_id limit :most

-- name: count_contacts
select count(*)::int as n from contacts.relationships e where e.network_id = (select identity.viewer_network_id())
