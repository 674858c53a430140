-- name: list_shared_places
-- Where the viewer and these people both were, as their own files and the directory say. Of employers only those that the
-- viewer left: who is there now is a colleague and not an alumnus.
select t.person_id::text as "personId", t.kind, m.kind as "myKind", min(m.place) as place
from contacts.positions m
join contacts.positions t on t.place_id = m.place_id and t.network_id in (0, (select identity.viewer_network_id())) and t.person_id = any(:people::bigint[])
where m.network_id = (select identity.viewer_network_id()) and m.person_id = 0 and (
  (m.kind = t.kind and (m.kind <> :positionKinds.worked or not m.is_current)) or (m.kind = :positionKinds.worked and t.kind = :positionKinds.invested) or (m.kind = :positionKinds.invested and t.kind = :positionKinds.worked))
group by t.person_id, t.kind, m.kind, t.place_id
order by min(m.place), t.place_id

-- name: list_target_people
-- nullable: :me
-- not null: personId
-- People whom the viewer does not know and wants to reach: named ones, and those at the companies they want. Known to who
-- shares with the viewer, or in the directory and tied to a contact of theirs or at the company of one. Those with
-- a title that a mission wants first, then the likeliest, so many of each company.
with wanted as materialized (select discovery.wanted_roles(:me::int)::tsquery as query),
listed as materialized (
  select q.company_id, l.person_id, l.fits
  from unnest(:companies::bigint[]) q(company_id)
  cross join lateral (
    select c.person_id, coalesce(c.search_vector @@ w.query, false) as fits
    from contacts.contacts c cross join wanted w where c.network_id = 0 and c.company_id = q.company_id order by c.person_id limit :listed::int
  ) l
),
steps as (
  select c.person_id, c.company_id, coalesce(c.search_vector @@ w.query, false) as fits, v.trust_weight * coalesce(e.strength, 0) as score
  from identity.visible_networks v cross join wanted w
  join contacts.contacts c on c.network_id = v.network_id and (c.company_id = any(:companies::bigint[]) or c.person_id = any(:people::bigint[]))
  join contacts.relationships e on e.network_id = c.network_id and e.person_id = c.person_id
  where v.viewer_network_id = :me::int and v.kind <> 'self'
  union all
  select l.person_id, l.company_id, l.fits, e.strength * floor(k.permille * :certain::float8 + 0.5)::int
  from listed l
  cross join lateral (
    select k.b, k.permille from graph.inferred_relationships k
    where k.a = l.person_id and (k.network_id = 0 and k.basis = :inferredBases.employer and k.permille >= :carrying::int or k.network_id = :me::int) offset 0
  ) k
  join contacts.relationships e on e.network_id = :me::int and e.person_id = k.b and e.strength is not null
  union all
  select l.person_id, l.company_id, l.fits, 0
  from listed l where exists (select from contacts.relationships e where e.network_id = :me::int and e.company_id = l.company_id)
  union all
  select c.person_id, c.company_id, false, 0 from contacts.contacts c where c.network_id = 0 and c.person_id = any(:people::bigint[])
  union all
  select t.person_id, t.company_id, false, 0 from contacts.targets t where t.network_id = :me::int and t.person_id = any(:people::bigint[])
),
likeliest as (
  select s.person_id, max(s.score) as score, row_number() over (partition by s.company_id order by bool_or(s.fits) desc, max(s.score) desc, s.person_id) as nth
  from steps s
  where s.person_id <> all(:members::bigint[])
    and (:kinds::int = 0 or exists (
      select from contacts.contacts c where c.person_id = s.person_id and c.kind & :kinds::int <> 0
        and c.network_id in (select 0 union all select v.network_id from identity.visible_networks v where v.viewer_network_id = :me::int)))
    and not exists (select from contacts.relationships o where o.network_id = :me::int and o.person_id = s.person_id)
    and not exists (select from contacts.contact_keys k where k.network_id = :me::int and k.key = s.person_id)
  group by s.person_id, s.company_id
)
select l.person_id::text as "personId" from likeliest l
where l.nth <= :perCompany::int or l.person_id = any(:people::bigint[])
group by l.person_id order by min(l.nth), max(l.score) desc, l.person_id limit :most::int

-- name: list_known_namesakes
-- Which of these people the viewer seems to have as a contact under another address or profile: by name and company. Not whom
-- the viewer said to be somebody else.
select distinct t.person_id::text as "personId"
from unnest(:people::bigint[], :names::text[]) t(person_id, name)
join contacts.contacts c on c.network_id = (select identity.viewer_network_id()) and lower(c.name) = lower(t.name) and c.person_id <> t.person_id and c.company_id is not null
where exists (
    select from contacts.contacts o
    where o.person_id = t.person_id and o.company_id = c.company_id
      and o.network_id in (select 0 union all select v.network_id from identity.visible_networks v where v.viewer_network_id = c.network_id))
  and not exists (
    select from contacts.distinct_contacts x
    where x.network_id = c.network_id and x.a = least(c.person_id, t.person_id) and x.b = greatest(c.person_id, t.person_id))

-- name: list_member_emails
select u.email from account.memberships m join account.users u on u.id = m.user_id where m.workspace_id = platform.workspace_id()
