-- import: KnownFamiliarity from '@wellmet/contacts/contact-list/contacts.contract.ts'
-- import: VisibilityKind from './visibility.rules.ts'

-- name: list_top_people
-- Exact without reading the whole reach: the score is weight times strength, so the best of all lie among the best of each.
select t.person_id::text as "personId"
from (
  select e.person_id, max(v.trust_weight * e.strength) as score
  from identity.visible_networks v
  cross join lateral (
    select e.person_id, e.strength from contacts.relationships e where e.network_id = v.network_id
    order by e.strength desc nulls last, e.person_id limit :limit
  ) e
  where v.viewer_network_id = (select identity.viewer_network_id()) and e.strength is not null
  group by e.person_id order by score desc, e.person_id limit :limit
) t
order by t.score desc, t.person_id

-- name: list_connectors
-- type: kind = VisibilityKind
-- type: familiarity = KnownFamiliarity | null
-- Everybody through whom these people can be reached, with what each of them knows; the viewer too, as 'self'. What the
-- directory says is of kind 'directory', what the viewer said of a target of kind 'target': both tell who somebody is, and
-- are no way to them. Nor is a contact whom the viewer said not to know, of kind 'unused'. With each member comes how the viewer stands to them. `memberId` is who they are themselves, where they are a member of the workspace.
select e.person_id::text as "personId", c.name, c.title, c.company, c.company_id::text as "companyId", c.location, c.changed_at as "changedAt",
  p.people as "companySize", v.trust_weight as "trustWeight", case when d.familiarity = 'not_at_all' then 'unused' else v.kind end as kind, o.user_id as "userId", u.name as "ownerName", v.person_id::text as "ownerPersonId", v.people as degree,
  e.strength, e.two_way as "isTwoWay", e.last_day as "lastDay", e.n_messages as messages, e.n_meetings as meetings, e.sent, e.returned,
  m.strength as "ownStrength", m.last_day as "ownLastDay", m.sent as "ownSent", m.returned as "ownReturned",
  m.n_messages as "ownMessages", m.n_meetings as "ownMeetings", nullif(d.familiarity, 'not_at_all') as familiarity, extract(year from d.connected_on)::int as "connectedYear", t.user_id as "memberId"
from identity.visible_networks v
join contacts.relationships e on e.network_id = v.network_id and e.person_id = any(:people::bigint[])
join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
join identity.member_networks o on o.id = v.network_id
join account.users u on u.id = o.user_id
left join contacts.places p on p.id = c.company_id
left join contacts.relationships m on v.kind <> 'self' and m.network_id = v.viewer_network_id and m.person_id = v.person_id
left join lateral (
  select d.familiarity, d.connected_on from contacts.contact_details d
  where v.kind = 'self' and d.network_id = v.network_id and d.person_id = e.person_id offset 0
) d on true
left join lateral (
  select k.user_id from contacts.known_members k join account.memberships w on w.user_id = k.user_id and w.workspace_id = platform.workspace_id()
  where k.network_id = e.network_id and k.person_id = e.person_id offset 0
) t on true
where v.viewer_network_id = (select identity.viewer_network_id())
union all
select c.person_id::text, c.name, c.title, c.company, c.company_id::text, c.location, c.changed_at,
  p.people, 0, 'directory', null, null, null, 0, null, false, null, 0, 0, 0, 0, null, null, null, null, null, null, null, null, null
from contacts.contacts c left join contacts.places p on p.id = c.company_id
where c.network_id = 0 and c.person_id = any(:people::bigint[])
union all
select t.person_id::text, t.name, t.title, t.company, t.company_id::text, null, t.added_at,
  p.people, 0, 'target', null, null, null, 0, null, false, null, 0, 0, 0, 0, null, null, null, null, null, null, null, null, null
from contacts.targets t left join contacts.places p on p.id = t.company_id
where t.network_id = (select identity.viewer_network_id()) and t.person_id = any(:people::bigint[])

-- name: list_target_employers
-- not null: target, companyId, name
-- Where targets whom the viewer added work and worked, as the viewer said.
select t.person_id::text as target, f.company_id::text as "companyId", f.name, p.people
from contacts.targets t
cross join lateral (
  select t.company_id, t.company as name where t.company_id is not null
  union all
  select n.company_id, n.name from unnest(t.former_company_ids, t.former_companies) n(company_id, name)
) f
left join contacts.places p on p.id = f.company_id
where t.network_id = (select identity.viewer_network_id()) and t.person_id = any(:targets::bigint[])
order by 1, 2

-- name: list_go_betweens
-- type: :most = number
-- type: familiarity = KnownFamiliarity | null
-- nullable: :companies[]
-- Contacts of the viewer who seem to know a target: by a tie, seen or derived, because both are at one company, because
-- one of them was where the other is or was, or because the viewer said so. Of each target the best few, with how many there are in all. A step that the viewer corrected is not among them. What is known of
-- both tells whether they may be one person.
select g.target::text as target, g.person_id::text as "personId", c.name, c.title, c.company,
  exists (select from contacts.distinct_contacts x where x.network_id = g.network_id and x.a = least(g.person_id, g.target) and x.b = greatest(g.person_id, g.target)) as "isKeptApart", g.public, g.observed, g.colleague as "isColleague", g.former, g.employer::text as "employerId", g.last_seen as "lastSeen",
  e.strength, e.two_way as "isTwoWay", e.last_day as "lastDay", e.n_messages as messages, e.n_meetings as meetings, e.sent, e.returned, g.familiarity, g.total,
  (select extract(year from d.connected_on)::int from contacts.contact_details d where d.network_id = g.network_id and d.person_id = g.person_id) as "connectedYear",
  (select count(*)::int from graph.inferred_relationships k where k.network_id in (0, g.network_id) and k.a = g.person_id) as degree
from (
  select t.*, row_number() over (partition by t.target order by t.reach desc, t.person_id) as place, (count(*) over (partition by t.target))::int as total
  from (
    select q.target, k.*, k.strength * (1000000 - (1000 - coalesce(k.public, case when k.colleague then q.chance end, k.former, 0)) * (1000 - greatest(coalesce(k.observed, 0), case when k.said then :chanceSaid::int else 0 end))) as reach
    from unnest(:targets::bigint[], :companies::bigint[], :chances::int[]) q(target, company_id, chance)
    cross join lateral (
      select e.person_id, e.network_id, greatest(e.strength, case d.familiarity when 'well' then :strengthSaid.well when 'somewhat' then :strengthSaid.somewhat when 'barely' then :strengthSaid.barely end)::bigint as strength,
        d.familiarity, max(x.public) as public, max(x.observed) as observed, bool_or(x.colleague) as colleague, max(x.last_day) as last_seen,
        max(x.former) as former, bool_or(x.said) as said, (array_agg(x.employer order by x.former desc nulls last))[1] as employer
      from (
        select k.b as person_id, k.permille::int as public, null::int as observed, false as colleague, null::int as last_day, null::int as former, null::bigint as employer, false as said
        from graph.inferred_relationships k where k.network_id = 0 and k.a = q.target and k.basis = :inferredBases.employer
        union all
        select k.b, null, k.permille, false, k.last_day, null, null, false from graph.inferred_relationships k where k.network_id = (select identity.viewer_network_id()) and k.a = q.target
        union all
        (select c.person_id, null, null, true, null, null, null, false from contacts.contacts c join contacts.relationships e using (network_id, person_id)
        where q.chance > 0 and c.network_id = (select identity.viewer_network_id()) and c.company_id = q.company_id and c.person_id <> q.target
        order by e.strength desc nulls last, c.person_id limit 50)
        union all
        (select o.person_id, null, null, false, null, f.chance, f.company_id, false
        from unnest(:employedTargets::bigint[], :employers::bigint[], :employerChances::int[]) f(target, company_id, chance)
        cross join lateral (
          select c.person_id from contacts.contacts c where c.network_id = (select identity.viewer_network_id()) and c.company_id = f.company_id
          union
          select s.person_id from contacts.positions s where s.network_id = 0 and s.place_id = f.company_id and s.kind = :positionKinds.worked
        ) o
        join contacts.relationships e on e.network_id = (select identity.viewer_network_id()) and e.person_id = o.person_id
        where f.target = q.target and o.person_id <> q.target
        order by e.strength desc nulls last, o.person_id limit 50)
        union all
        select s.a, null, null, false, null, null, null, true from unnest(:saidFrom::bigint[], :saidTo::bigint[]) s(a, b) where s.b = q.target
      ) x
      join contacts.relationships e on e.network_id = (select identity.viewer_network_id()) and e.person_id = x.person_id
      left join lateral (
        select d.familiarity from contacts.contact_details d
        where d.network_id = e.network_id and d.person_id = e.person_id and d.familiarity is not null offset 0
      ) d on true
      where (e.strength is not null or d.familiarity is not null) and d.familiarity is distinct from 'not_at_all'
        and (e.person_id, q.target) not in (select * from unnest(:unusedFrom::bigint[], :unusedTo::bigint[]))
      group by e.person_id, e.network_id, e.strength, d.familiarity
    ) k
  ) t
) g
join contacts.contacts c on c.network_id = g.network_id and c.person_id = g.person_id
join contacts.relationships e on e.network_id = g.network_id and e.person_id = g.person_id
where g.place <= :most
order by g.target, g.reach desc, g.person_id

-- name: list_three_hop_paths
-- type: :most = number
-- A third step to each target, through what a teammate shares: their contact seems to know the target, by public facts alone.
select t.target::text as target, x.*
from unnest(:targets::bigint[]) t(target)
cross join lateral (
  select k.b::text as "personId", c.name, k.permille as public, v.trust_weight as "trustWeight", v.kind, o.user_id as "userId", u.name as "ownerName", v.person_id::text as "ownerPersonId", v.people as degree,
    e.strength, e.two_way as "isTwoWay", e.last_day as "lastDay", e.n_messages as messages, e.n_meetings as meetings,
    m.strength as "ownStrength", m.last_day as "ownLastDay", m.sent as "ownSent", m.returned as "ownReturned",
    m.n_messages as "ownMessages", m.n_meetings as "ownMeetings"
  from graph.inferred_relationships k
  join identity.visible_networks v on v.viewer_network_id = (select identity.viewer_network_id()) and v.kind <> 'self'
  join contacts.relationships e on e.network_id = v.network_id and e.person_id = k.b and e.strength is not null
  join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
  join identity.member_networks o on o.id = v.network_id
  join account.users u on u.id = o.user_id
  left join contacts.relationships m on m.network_id = v.viewer_network_id and m.person_id = v.person_id
  where k.network_id = 0 and k.a = t.target and k.basis = :inferredBases.employer
    and (k.b, t.target) not in (select * from unnest(:unusedFrom::bigint[], :unusedTo::bigint[]))
    and (v.network_id, k.b) not in (select * from unnest(:unusedNetworks::int[], :unusedContacts::bigint[]))
  order by (v.trust_weight * e.strength) / 1000 * k.permille desc, o.user_id, k.b
  limit :most
) x

-- name: list_shared_employers
-- not null: company
-- Every two positions at one employer, by what is public of each pair.
select q.a::text as a, q.b::text as b, s.place_id::text as "placeId", coalesce(p.name, s.place) as company, p.people,
  s.ref::text as "refA", s.department as "departmentA", s.location as "locationA", s.from_month as "fromA", s.to_month as "toA", s.is_current as "currentA",
  t.ref::text as "refB", t.department as "departmentB", t.location as "locationB", t.from_month as "fromB", t.to_month as "toB", t.is_current as "currentB"
from unnest(:a::bigint[], :b::bigint[]) q(a, b)
join contacts.positions s on s.network_id = 0 and s.person_id = q.a and s.kind = :positionKinds.worked
join contacts.positions t on t.network_id = 0 and t.person_id = q.b and t.kind = s.kind and t.place_id = s.place_id
left join contacts.places p on p.id = s.place_id
order by 1, 2, 6, 12

-- name: count_together
-- In how many threads and meetings of the viewer each pair was seen.
select q.a::text as a, q.b::text as b, count(distinct o.ref)::int as times
from unnest(:a::bigint[], :b::bigint[]) q(a, b)
join contacts.co_occurrences o on o.network_id = (select identity.viewer_network_id()) and o.a = least(q.a, q.b) and o.b = greatest(q.a, q.b)
group by q.a, q.b

-- name: list_people_at_company
-- Whom there is to reach at a company: those known to the viewer and to those who share; then people of the directory who
-- are tied to a contact of the viewer; then others of the directory, for whoever knows a colleague of theirs.
with known as (
  select e.person_id, max(v.trust_weight * e.strength) as score
  from identity.visible_networks v
  join contacts.contacts c on c.network_id = v.network_id and c.company_id = :company::bigint
  join contacts.relationships e on e.network_id = c.network_id and e.person_id = c.person_id
  where v.viewer_network_id = (select identity.viewer_network_id())
  group by e.person_id
),
listed as materialized (
  select c.person_id from contacts.contacts c
  where c.network_id = 0 and c.company_id = :company::bigint and not exists (select from known k where k.person_id = c.person_id)
  order by c.person_id limit 300
),
tied as (
  select l.person_id, max(e.strength::int * k.permille) / 3 as score
  from listed l
  join graph.inferred_relationships k on k.a = l.person_id and (k.network_id = 0 and k.basis = :inferredBases.employer or k.network_id = (select identity.viewer_network_id()))
  join contacts.relationships e on e.network_id = (select identity.viewer_network_id()) and e.person_id = k.b and e.strength is not null
  group by l.person_id
)
select x.person_id::text as "personId", (select count(*)::int from known) as known, (select count(*)::int from listed) as listed
from (
  select person_id, score from known
  union all select person_id, score from tied
  union all select l.person_id, 0 from listed l where not exists (select from tied t where t.person_id = l.person_id)
) x
order by x.score desc nulls last, x.person_id
limit :limit
