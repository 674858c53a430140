-- import: RankedCompany from './companies.contract.ts'

-- name: allow_large_sorts
-- Enough memory to sort a reach of 50,000 people.
select set_config('work_mem', '64MB', true)

-- name: save_ranking
-- One pass over the index that carries the company. A person counts where the viewer's own words put them; where these say
-- nothing, wherever those who share put them. Beside whom somebody knows count those of the directory whom the viewer's
-- closest seem to know. Ranked and kept in one statement, so the stamp is of exactly what was read. A job runs it as the
-- system, so it leaves out by itself what others hide.
with own as materialized (
  select e.person_id, e.company_id from contacts.relationships e
  where e.network_id = :viewer::int and e.company_id is not null
),
known as (
  select e.company_id, e.person_id, max(v.trust_weight * coalesce(e.strength, 0)) as best, count(*)::int as relationships, (count(*) filter (where e.two_way))::int as backed
  from identity.visible_networks v
  join contacts.relationships e on e.network_id = v.network_id and (v.kind = 'self' or not e.is_hidden) and e.company_id is not null
  left join own o on o.person_id = e.person_id
  where v.viewer_network_id = :viewer::int and (o.company_id is null or o.company_id = e.company_id)
  group by e.company_id, e.person_id
),
closest as materialized (
  select e.person_id, e.strength from contacts.relationships e
  where e.network_id = :viewer::int and e.strength is not null
  order by e.strength desc, e.person_id limit :closest::int
),
tied as (
  select c.company_id, c.person_id, max(e.strength * floor(k.permille * :certain::float8 + 0.5)::int) as best, 0 as relationships, 0 as backed
  from closest e
  join graph.inferred_relationships k on k.network_id = 0 and k.a = e.person_id and k.basis = :inferredBases.employer and k.permille >= :carrying::int
  join contacts.contacts c on c.network_id = 0 and c.person_id = k.b and c.company_id is not null
  left join own o on o.person_id = c.person_id
  where o.company_id is null or o.company_id = c.company_id
  group by c.company_id, c.person_id
),
reached as materialized (
  select x.company_id, x.person_id, max(x.best) as best, sum(x.relationships)::int as relationships, sum(x.backed)::int as backed
  from (select * from known union all select * from tied) x group by x.company_id, x.person_id
),
wanted as materialized (select discovery.wanted_roles(:viewer::int)::tsquery as query),
-- Titles are read only when a mission wants one: they are not in the index.
titled as (
  select c.company_id, c.person_id
  from identity.visible_networks v join contacts.contacts c on c.network_id = v.network_id and (v.kind = 'self' or not c.is_hidden) and c.company_id is not null
  where (select query is not null from wanted) and v.viewer_network_id = :viewer::int and c.search_vector @@ (select query from wanted)
  union
  select t.company_id, t.person_id from tied t join contacts.contacts c on c.network_id = 0 and c.person_id = t.person_id
  where (select query is not null from wanted) and c.search_vector @@ (select query from wanted)
),
fitting as (
  select t.company_id, count(*)::int as people
  from titled t join reached r on r.company_id = t.company_id and r.person_id = t.person_id group by t.company_id
),
counted as (
  select r.company_id, count(*)::int as people, max(r.best)::int as best, sum(r.relationships)::int as relationships, sum(r.backed)::int as backed
  from reached r group by r.company_id
),
ranked as materialized (
  select c.*, f.wanted, (count(*) over ())::int as total,
    c.people * 1000 / (c.people + :peopleForHalf::int) * :reach::int + c.best / 1000 * :connector::int
      + c.backed * 1000 / (c.relationships + :doubt::int) * :density::int
      + (:neutralFit::int + coalesce((1000 - :neutralFit::int) * f.wanted / (f.wanted + :wantedForHalf::int), 0)) * :fit::int as rank
  from counted c
  left join fitting x on x.company_id = c.company_id
  cross join lateral (select case when (select query is not null from wanted) then coalesce(x.people, 0) end as wanted) f
  order by rank desc, c.company_id limit :most::int
),
nearest as (
  select x.company_id, array_agg(x.person_id order by x.nth) as people
  from (
    select r.company_id, r.person_id, row_number() over (partition by r.company_id order by r.best desc, r.person_id) as nth
    from ranked t join reached r on r.company_id = t.company_id
  ) x
  where x.nth <= :nearest::int group by x.company_id
),
placed as materialized (
  select row_number() over (order by r.rank desc, r.company_id)::smallint as place, r.*, n.people as nearest,
    coalesce(seen.company, p.name, listed.company, '') as name
  from ranked r
  join nearest n on n.company_id = r.company_id
  left join lateral (
    select c.company from identity.visible_networks v join contacts.contacts c on c.network_id = v.network_id and (v.kind = 'self' or not c.is_hidden) and c.company_id = r.company_id
    where v.viewer_network_id = :viewer::int and c.company is not null
    group by c.company order by count(*) desc, bool_or(v.kind = 'self') desc, length(c.company), c.company limit 1
  ) seen on true
  left join contacts.places p on p.id = r.company_id
  left join lateral (
    select c.company from contacts.contacts c
    where seen.company is null and p.name is null and c.network_id = 0 and c.company_id = r.company_id and c.company is not null
    group by c.company order by count(*) desc, c.company limit 1
  ) listed on true
),
noted as (
  insert into discovery.company_rankings (viewer_network_id, visibility_version, roles, formula, companies, computed_at)
  values (:viewer::int, identity.visibility_version(:viewer::int), discovery.wanted_roles(:viewer::int), :formula, coalesce((select max(total) from placed), 0), :now)
  on conflict (viewer_network_id) do update set visibility_version = excluded.visibility_version, roles = excluded.roles, formula = excluded.formula, companies = excluded.companies, computed_at = excluded.computed_at, shown_for = null
),
kept as (
  insert into discovery.ranked_companies (viewer_network_id, place, company_id, name, rank, people, best, relationships, backed, wanted, nearest)
  select :viewer::int, p.place, p.company_id, p.name, p.rank, p.people, p.best, p.relationships, p.backed, p.wanted, p.nearest from placed p
  on conflict (viewer_network_id, place) do update set company_id = excluded.company_id, name = excluded.name, rank = excluded.rank,
    people = excluded.people, best = excluded.best, relationships = excluded.relationships, backed = excluded.backed, wanted = excluded.wanted, nearest = excluded.nearest, shown = null
),
surplus as (
  delete from discovery.ranked_companies c where c.viewer_network_id = :viewer::int and c.place > (select count(*) from placed)
)
select p.place, p.company_id::text as "companyId", p.name, p.rank, p.people, p.best, p.relationships, p.backed, p.wanted, p.nearest::text[] as nearest, p.total
from placed p order by p.place

-- name: list_ranked
-- Nothing when it is not known, too old, or made with another sight; one row without a company when there is none.
select c.place, c.company_id::text as "companyId", c.name, c.rank, c.people, c.best, c.relationships, c.backed, c.wanted, c.nearest::text[] as nearest, r.companies as total
from discovery.company_rankings r
left join discovery.ranked_companies c on c.viewer_network_id = r.viewer_network_id
where r.viewer_network_id = (select identity.viewer_network_id()) and r.formula = :formula and r.computed_at > :since and r.visibility_version = identity.visibility_version((select identity.viewer_network_id()))
  and r.roles is not distinct from discovery.wanted_roles((select identity.viewer_network_id()))
order by c.place

-- name: list_shown
-- type: shown = RankedCompany
-- nullable: :rank, :after
-- As list_ranked, for what was shown before on the same day. Without :rank from the first.
select c.place, c.shown, r.companies as total
from discovery.company_rankings r
left join discovery.ranked_companies c on c.viewer_network_id = r.viewer_network_id
  and (:rank::int is null or c.rank < :rank::int or (c.rank = :rank::int and c.company_id > :after::bigint))
where r.viewer_network_id = (select identity.viewer_network_id()) and r.shown_for = :shownFor and r.formula = :formula and r.computed_at > :since
  and r.visibility_version = identity.visibility_version((select identity.viewer_network_id()))
  and r.roles is not distinct from discovery.wanted_roles((select identity.viewer_network_id()))
order by c.place limit :limit::int

-- name: save_shown
with kept as (
  update discovery.ranked_companies c set shown = n.shown
  from unnest(:places::smallint[], :shown::jsonb[]) n(place, shown)
  where c.viewer_network_id = (select identity.viewer_network_id()) and c.place = n.place
)
update discovery.company_rankings r set shown_for = :shownFor where r.viewer_network_id = (select identity.viewer_network_id())

-- name: is_ranked
select exists (
  select from discovery.company_rankings r
  where r.viewer_network_id = :viewer and r.formula = :formula and r.computed_at > :since and r.visibility_version = identity.visibility_version(:viewer)
    and r.roles is not distinct from discovery.wanted_roles(:viewer)
) as "isRanked"

-- name: find_viewer
select o.workspace_id as "workspaceId", o.user_id as "userId" from identity.member_networks o where o.id = :viewer

-- name: list_viewers_of_network
-- Those who have looked at companies before; for the others there is nothing to renew.
select r.viewer_network_id as viewer from discovery.company_rankings r
where r.viewer_network_id = :networkId or exists (select from identity.visible_networks v where v.network_id = :networkId and v.viewer_network_id = r.viewer_network_id)
order by 1

-- name: list_viewers_in_workspace
select r.viewer_network_id as viewer from discovery.company_rankings r join identity.member_networks o on o.id = r.viewer_network_id
where o.workspace_id = :workspace order by 1

-- name: delete_ranking
delete from discovery.company_rankings r using identity.member_networks o
where o.id = r.viewer_network_id and o.workspace_id = :workspace and o.user_id = :user

-- name: list_facts
-- What is to be said of these companies now, with the viewer's eyes. Not by the score of each: a large company has
-- thousands of ties, and the titles and the number of those who may help are all that is asked of them here.
with own as materialized (
  select e.network_id, e.person_id, e.company_id, e.last_day from contacts.relationships e
  where e.network_id = (select identity.viewer_network_id()) and e.company_id is not null
),
seen as materialized (
  select c.company_id, c.person_id, c.title, v.network_id, v.kind
  from identity.visible_networks v
  cross join unnest(:companies::bigint[]) q(company_id)
  join contacts.contacts c on c.network_id = v.network_id and c.company_id = q.company_id
  left join own o on o.person_id = c.person_id
  where v.viewer_network_id = (select identity.viewer_network_id()) and (o.company_id is null or o.company_id = c.company_id)
),
tied as materialized (
  select q.company_id, l.person_id, e.person_id as via
  from unnest(:companies::bigint[]) q(company_id)
  cross join lateral (
    select c.person_id from contacts.contacts c where c.network_id = 0 and c.company_id = q.company_id order by c.person_id limit :listed::int
  ) l
  -- From the people to their relationships, also while nothing is known of the tables: a directory just loaded has no statistics yet.
  cross join lateral (
    select k.b from graph.inferred_relationships k where k.network_id = 0 and k.a = l.person_id and k.basis = :inferredBases.employer and k.permille >= :carrying::int offset 0
  ) k
  join contacts.relationships e on e.network_id = (select identity.viewer_network_id()) and e.person_id = k.b and e.strength is not null
),
members as (
  select s.company_id, count(distinct s.network_id)::int as n from seen s where s.kind <> 'self' group by s.company_id
),
people as (
  select x.company_id, count(*)::int as n
  from (select s.company_id, s.person_id from seen s union select t.company_id, t.person_id from tied t) x group by x.company_id
),
contacts as (
  select x.company_id, count(*)::int as n
  from (select s.company_id, s.person_id from seen s where s.kind = 'self' union select t.company_id, t.via from tied t) x group by x.company_id
),
titles as (
  select x.company_id, array_agg(x.title order by x.nth) as titles
  from (
    select s.company_id, s.title, row_number() over (partition by s.company_id order by count(distinct s.person_id) desc, s.title) as nth
    from seen s where s.title is not null group by s.company_id, s.title
  ) x
  where x.nth <= 3 group by x.company_id
),
last as (
  select distinct on (o.company_id) o.company_id, o.last_day, c.name
  from own o join contacts.contacts c on c.network_id = o.network_id and c.person_id = o.person_id
  where o.company_id = any(:companies::bigint[]) and o.last_day is not null
  order by o.company_id, o.last_day desc, o.person_id
)
select q.company_id::text as "companyId", coalesce(p.n, 0) as people, coalesce(m.n, 0) + coalesce(k.n, 0) as connectors,
  coalesce(t.titles, '{}') as titles, l.last_day as "lastDay", l.name as "lastName"
from unnest(:companies::bigint[]) q(company_id)
left join people p on p.company_id = q.company_id
left join members m on m.company_id = q.company_id
left join contacts k on k.company_id = q.company_id
left join titles t on t.company_id = q.company_id
left join last l on l.company_id = q.company_id

-- name: count_inferred_relationships
-- Of one company, also where it is not among the best.
select count(*)::int as relationships, (count(*) filter (where e.two_way))::int as backed
from identity.visible_networks v
join contacts.contacts c on c.network_id = v.network_id and c.company_id = :company::bigint
join contacts.relationships e on e.network_id = c.network_id and e.person_id = c.person_id
left join contacts.relationships o on v.kind <> 'self' and o.network_id = (select identity.viewer_network_id()) and o.person_id = c.person_id
where v.viewer_network_id = (select identity.viewer_network_id()) and (o.company_id is null or o.company_id = c.company_id)

-- name: list_contact_days
-- Of the viewer's own, with people who are there now. An invitation that was not accepted is no contact.
select c.company_id::text as "companyId", count(distinct floor(extract(epoch from e.at) / 86400))::int as days, count(distinct e.person_id)::int as people
from contacts.contacts c
join contacts.evidence e on e.network_id = (select identity.viewer_network_id()) and e.person_id = c.person_id and e.kind <= :lastKind and e.at > :since and e.at <= :now
join contacts.relationships r on r.network_id = e.network_id and r.person_id = e.person_id
where c.network_id = (select identity.viewer_network_id()) and c.company_id = any(:companies::bigint[])
  and (e.maker is null or e.maker <= :evidenceMakers.both or (e.maker = :evidenceMakers.otherSide and r.two_way))
group by c.company_id

-- name: list_own_changes
select h.changed_at as "changedAt", c.name, h.title_before as "titleBefore", h.title_after as "titleAfter",
  h.company_before as "companyBefore", h.company_after as "companyAfter"
from contacts.contact_changes h
join contacts.contacts c on c.network_id = h.network_id and c.person_id = h.person_id
where h.network_id = (select identity.viewer_network_id())
order by h.changed_at desc, c.name, h.person_id limit :limit

-- name: find_company
-- By what the viewer sees; the name as most contacts have it, then the directory's.
select p.domain, p.industry, p.location, p.people as size, p.source, p.as_of::text as "asOf", coalesce(s.company, p.name, l.company) as name,
  s.company is not null as "isInReach"
from (select :company::bigint as id) q
left join contacts.places p on p.id = q.id and p.kind = :placeKinds.company
left join lateral (
  select c.company from identity.visible_networks v join contacts.contacts c on c.network_id = v.network_id and c.company_id = q.id
  where v.viewer_network_id = (select identity.viewer_network_id()) and c.company is not null
  group by c.company order by count(*) desc, bool_or(v.kind = 'self') desc, length(c.company), c.company limit 1
) s on true
left join lateral (
  select c.company from contacts.contacts c where c.network_id = 0 and c.company_id = q.id and c.company is not null order by c.person_id limit 1
) l on true
where coalesce(s.company, p.name, l.company) is not null

-- name: list_nearest
-- not null: titles
-- Of each of these companies those within reach there with the best scores, and every title that somebody has for them.
select q.company_id::text as "companyId", x.person_id::text as "personId", x.titles
from unnest(:companies::bigint[]) q(company_id)
cross join lateral (
  select y.person_id, max(y.score) as score, array_remove(array_agg(distinct y.title), null) as titles
  from (
    select e.person_id, c.title, v.trust_weight * coalesce(e.strength, 0) as score
    from identity.visible_networks v
    join contacts.contacts c on c.network_id = v.network_id and c.company_id = q.company_id
    join contacts.relationships e on e.network_id = c.network_id and e.person_id = c.person_id
    left join contacts.relationships o on v.kind <> 'self' and o.network_id = (select identity.viewer_network_id()) and o.person_id = c.person_id
    where v.viewer_network_id = (select identity.viewer_network_id()) and (o.company_id is null or o.company_id = c.company_id)
    union all
    select l.person_id, l.title, e.strength * floor(k.permille * :certain::float8 + 0.5)::int
    from (
      select c.person_id, c.title from contacts.contacts c where c.network_id = 0 and c.company_id = q.company_id order by c.person_id limit :listed::int
    ) l
    cross join lateral (
      select k.b, k.permille from graph.inferred_relationships k
      where k.network_id = 0 and k.a = l.person_id and k.basis = :inferredBases.employer and k.permille >= :carrying::int offset 0
    ) k
    join contacts.relationships e on e.network_id = (select identity.viewer_network_id()) and e.person_id = k.b and e.strength is not null
    union all
    -- Colleagues of a contact there, after everybody whom something else speaks for.
    (select c.person_id, c.title, -1 from contacts.contacts c
    where c.network_id = 0 and c.company_id = q.company_id
      and exists (select from contacts.relationships e where e.network_id = (select identity.viewer_network_id()) and e.company_id = q.company_id)
    order by c.person_id limit :listed::int)
  ) y
  group by y.person_id order by max(y.score) desc, y.person_id limit :nearest::int
) x
order by q.company_id, x.score desc, x.person_id
