-- name: list_candidates
-- type: :most = number
-- Pairs that share a block: the same name, the same initial or a form of the same first name at one company, or an address
-- that spells the name of somebody at its domain. Never all pairs; and a block of many says nothing about any two in it.
-- Each "offset 0" keeps what stands above it from being worked out again wherever it is used.
with mine as materialized (
  select n.person_id, n.company_id, n.company, n.emails, n.folded, split_part(n.folded, ' ', 1) as first, split_part(n.folded, ' ', -1) as last
  from (
    select y.*, case when strpos(y.plain, '  ') > 0 then regexp_replace(y.plain, ' +', ' ', 'g') else y.plain end as folded
    from (
      select c.person_id, c.company_id, c.company, d.emails, btrim(translate(lower(
        case when strpos(c.name, '@') > 0 then '' when octet_length(c.name) = length(c.name) then c.name
          else regexp_replace(normalize(c.name, NFKD), U&'[\0300-\036f]', '', 'g') end),
        U&'.,;:()[]/\\-_&+!?*#''"\2019\2013', '                      ')) as plain
      from contacts.contacts c
      join contacts.contact_details d on d.network_id = (select identity.viewer_network_id()) and d.person_id = c.person_id
      where c.network_id = (select identity.viewer_network_id())
      offset 0
    ) y
    offset 0
  ) n
),
nicknames as (select * from unnest(:shorts::text[], :longs::text[]) n(short, long)),
whole as (select * from mine m where m.company_id is not null and m.first <> m.last),
blocks as (
  select m.folded as block, m.person_id from mine m where m.folded <> ''
  union all
  select left(m.first, 1) || '. ' || m.last || ' ' || m.company_id, m.person_id from whole m
  union all
  select m.first || ', ' || m.last || ' ' || m.company_id, m.person_id from whole m
  union all
  select n.long || ', ' || m.last || ' ' || m.company_id, m.person_id from whole m join nicknames n on n.short = m.first
),
small as materialized (
  select b.block, b.person_id from (select b.*, count(*) over (partition by b.block collate "C") as n from blocks b) b where b.n between 2 and :most
),
addresses as materialized (
  select x.person_id, translate(x.local, '.-_+', '') as local, x.last, x.folded, replace(x.label, '-', '') as label
  from (
    select d.*, case when d.second in ('co', 'com', 'org', 'net', 'ac', 'gov') then split_part(d.domain, '.', -3) else d.second end as label
    from (
      select d.*, split_part(d.domain, '.', -2) as second
      from (
        select m.person_id, m.last, m.folded, split_part(e, '@', 1) as local, split_part(e, '@', 2) as domain
        from mine m cross join lateral unnest(m.emails) e offset 0
      ) d
      offset 0
    ) d
    offset 0
  ) x
  where x.label <> '' and x.label <> all(:publicMail::text[])
),
-- An address with the last name of its own contact in it needs no other.
unexplained as materialized (select * from addresses a where a.folded = '' or strpos(a.local, a.last) = 0),
places as (
  select x.person_id, replace(case when x.tail in ('inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'ltd', 'limited', 'llc', 'llp', 'plc',
    'gmbh', 'ag', 'sa', 'sas', 'sarl', 'bv', 'nv', 'ab', 'oy', 'as', 'srl', 'spa', 'pty', 'kg') then left(x.plain, - length(x.tail)) else x.plain end, ' ', '') as label
  from (
    select m.*, split_part(m.plain, ' ', -1) as tail
    from (
      select m.person_id, btrim(translate(lower(m.company), '.,-&''', '     ')) as plain
      from mine m where m.company is not null and m.first <> m.last and exists (select from unexplained) offset 0
    ) m
    offset 0
  ) x
  union
  select a.person_id, a.label from addresses a
),
spelled as materialized (
  select p.person_id, v.spelling || '@' || p.label as address
  from places p join (select distinct u.label from unexplained u) u using (label) join mine m using (person_id)
  cross join lateral (values (m.first || m.last), (m.last || m.first), (left(m.first, 1) || m.last), (m.first || left(m.last, 1)),
    (m.last || left(m.first, 1)), (m.first)) v(spelling)
  where m.first <> m.last
),
pairs as (
  select x.person_id as a, y.person_id as b from small x join small y on y.block = x.block collate "C" and x.person_id < y.person_id
  union
  select least(u.person_id, s.person_id), greatest(u.person_id, s.person_id)
  from unexplained u join spelled s on s.address = (u.local || '@' || u.label) collate "C" and s.person_id <> u.person_id
)
select p.a::text as a, p.b::text as b from pairs p
where not exists (select from contacts.distinct_contacts n where n.network_id = (select identity.viewer_network_id()) and n.a = p.a and n.b = p.b)
order by p.a, p.b

-- name: list_facts
select c.person_id::text as "personId", :contactFields(c.{column} as "{field}"), d.emails, d.sources, d.linkedin_slug as "linkedinSlug",
  coalesce(h.companies, '{}') as "formerCompanies"
from contacts.contacts c
join contacts.contact_details d on d.network_id = (select identity.viewer_network_id()) and d.person_id = c.person_id
left join (
  select h.person_id, array_agg(distinct h.company_before) as companies from contacts.contact_changes h
  where h.network_id = (select identity.viewer_network_id()) and h.company_before is not null and h.company_before is distinct from h.company_after
  group by h.person_id
) h on h.person_id = c.person_id
where c.network_id = (select identity.viewer_network_id()) and c.person_id = any(:people::bigint[])

-- name: find_contacts
select c.person_id::text as "personId" from contacts.contacts c
where c.network_id = :networkId and c.person_id = any(:people::bigint[])

-- name: insert_apart
insert into contacts.distinct_contacts (network_id, a, b, marked_at)
values (:networkId, least(:a::bigint, :b::bigint), greatest(:a::bigint, :b::bigint), :now) on conflict do nothing

-- name: delete_apart
delete from contacts.distinct_contacts
where network_id = :networkId and a = least(:a::bigint, :b::bigint) and b = greatest(:a::bigint, :b::bigint)

-- name: list_dismissed
-- type: :most = number
select n.a::text as a, n.b::text as b, one.name, other.name as "otherName", n.marked_at as "dismissedAt"
from contacts.distinct_contacts n
join contacts.contacts one on one.network_id = n.network_id and one.person_id = n.a
join contacts.contacts other on other.network_id = n.network_id and other.person_id = n.b
where n.network_id = (select identity.viewer_network_id())
order by n.marked_at desc, n.a, n.b limit :most

-- name: list_apart
select a::text as a, b::text as b from contacts.distinct_contacts where network_id = :networkId
