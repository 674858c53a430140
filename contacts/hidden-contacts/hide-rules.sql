-- name: list_hide_rules
select h.id, h.company, h.domain, h.created_at as "createdAt", coalesce(n.contacts, 0)::int as contacts,
  one.person_id::text as "personId", one.name
from contacts.hide_rules h
left join lateral (select count(*) as contacts from contacts.hidden_contacts x where x.hide_rule_id = h.id) n on true
left join lateral (
  select c.person_id, c.name from contacts.hidden_contacts x
  join contacts.contacts c on c.network_id = x.network_id and c.person_id = x.person_id
  where x.hide_rule_id = h.id and h.company is null and h.domain is null order by c.name, c.person_id limit 1
) one on true
where h.network_id = (select identity.viewer_network_id()) and (:id::uuid is null or h.id = :id::uuid)
order by h.created_at desc, h.id desc limit :limit

-- name: count_mine
select (select count(*)::int from contacts.hide_rules where network_id = (select identity.viewer_network_id())) as "hideRules",
  (select count(distinct person_id)::int from contacts.hidden_contacts where network_id = (select identity.viewer_network_id())) as contacts

-- name: count_hide_rules
select count(*)::int as n from contacts.hide_rules where network_id = :networkId

-- name: find_same
-- nullable: :person, :companyId, :domain
-- The same rule is not made twice.
select h.id from contacts.hide_rules h
where h.network_id = :networkId and (
  h.company_id = :companyId::bigint or h.domain = :domain::text
  or (h.company is null and h.domain is null and exists (select from contacts.hidden_contacts x where x.hide_rule_id = h.id and x.person_id = :person::bigint)))
limit 1

-- name: find_contact
select c.person_id::text as "personId" from contacts.contacts c where c.network_id = :networkId and c.person_id = :person

-- name: insert_hide_rule
insert into contacts.hide_rules (id, network_id, company, company_id, domain, created_at)
values (:id, :networkId, :company, :companyId, :domain, :now)

-- name: hide_matches
-- nullable: :person, :companyId, :domain
-- From here on row-level security shows them to nobody but their owner.
with matching as (
  select c.person_id from contacts.contacts c where c.network_id = :networkId and c.company_id = :companyId::bigint
  union
  select c.person_id from contacts.contacts c where c.network_id = :networkId and c.person_id = :person::bigint
  union
  select d.person_id from contacts.contact_details d
  where d.network_id = :networkId and :domain::text is not null and exists (
    select from unnest(d.emails) e where split_part(e, '@', 2) = :domain or right(e, length(:domain) + 1) = '.' || :domain)
),
noted as (
  insert into contacts.hidden_contacts (network_id, hide_rule_id, person_id) select :networkId, :id, m.person_id from matching m on conflict do nothing
),
contacts as (update contacts.contacts c set is_hidden = true from matching m where c.network_id = :networkId and c.person_id = m.person_id and not c.is_hidden)
update contacts.relationships e set is_hidden = true from matching m where e.network_id = :networkId and e.person_id = m.person_id and not e.is_hidden

-- name: hide_each
-- A rule for each contact who has none of their own yet.
with people as (
  select p.person_id, p.id from unnest(:people::bigint[], :ids::uuid[]) p(person_id, id)
  where not exists (
    select from contacts.hidden_contacts x join contacts.hide_rules h on h.id = x.hide_rule_id
    where x.network_id = :networkId and x.person_id = p.person_id and h.company is null and h.domain is null)
),
rules as (
  insert into contacts.hide_rules (id, network_id, created_at) select p.id, :networkId, :now from people p
),
noted as (
  insert into contacts.hidden_contacts (network_id, hide_rule_id, person_id) select :networkId, p.id, p.person_id from people p
),
contacts as (update contacts.contacts c set is_hidden = true from people p where c.network_id = :networkId and c.person_id = p.person_id and not c.is_hidden),
edges as (update contacts.relationships e set is_hidden = true from people p where e.network_id = :networkId and e.person_id = p.person_id and not e.is_hidden)
select p.id from people p

-- name: delete_hide_rule
with gone as (delete from contacts.hidden_contacts x where x.network_id = :networkId and x.hide_rule_id = :id returning x.person_id),
  free as (
    select g.person_id from gone g where not exists (
      select from contacts.hidden_contacts x where x.network_id = :networkId and x.person_id = g.person_id and x.hide_rule_id <> :id)
  ),
  contacts as (update contacts.contacts c set is_hidden = false from free f where c.network_id = :networkId and c.person_id = f.person_id and c.is_hidden),
  edges as (update contacts.relationships e set is_hidden = false from free f where e.network_id = :networkId and e.person_id = f.person_id and e.is_hidden)
delete from contacts.hide_rules where network_id = :networkId and id = :id returning id

-- name: hide_drafts
-- nullable: :companyIds[]
-- Whom a file brings and a rule hides. Somebody who moves to a hidden company is hidden as well.
with drafts as (
  select * from unnest(:people::bigint[], :companyIds::bigint[], :emails::jsonb[]) d(person_id, company_id, emails)
),
matching as (
  select h.id, d.person_id from contacts.hide_rules h join drafts d on d.company_id = h.company_id where h.network_id = :networkId
  union
  select h.id, d.person_id from contacts.hide_rules h
  join (select d.person_id, lower(e) as email from drafts d, jsonb_array_elements_text(d.emails) e) d
    on split_part(d.email, '@', 2) = h.domain or right(d.email, length(h.domain) + 1) = '.' || h.domain
  where h.network_id = :networkId and h.domain is not null
),
noted as (
  insert into contacts.hidden_contacts (network_id, hide_rule_id, person_id) select :networkId, m.id, m.person_id from matching m on conflict do nothing
),
people as (select distinct person_id from matching),
contacts as (update contacts.contacts c set is_hidden = true from people p where c.network_id = :networkId and c.person_id = p.person_id and not c.is_hidden),
edges as (update contacts.relationships e set is_hidden = true from people p where e.network_id = :networkId and e.person_id = p.person_id and not e.is_hidden)
select p.person_id::text as "personId" from people p
