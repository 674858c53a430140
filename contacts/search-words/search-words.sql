-- name: list_networks_to_reword
-- The directory first: everybody searches it.
select o.id as "networkId"
from identity.member_networks o left join contacts.worded_networks w on w.network_id = o.id
where w.version is null or w.version < :version::int
order by o.id limit :limit::int

-- name: list_contacts_to_reword
-- nullable: :after
-- The next contacts by number, with what they are found by, and the employers that only their present words still name.
select c.person_id::text as "personId", c.name, c.company, c.title, c.location, d.emails, p.industry,
  array(
    select s.place from contacts.positions s
    where s.network_id = c.network_id and s.person_id = c.person_id and s.kind = :positionKinds.worked and not s.is_current
  ) as "formerEmployers",
  array(
    select s.place from contacts.positions s
    where s.network_id = c.network_id and s.person_id = c.person_id and s.kind <> :positionKinds.worked
  ) as background,
  array(select l.lexeme from unnest(c.search_vector) l where starts_with(l.lexeme, '=former')) as "formerWords"
from contacts.contacts c
left join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id
left join contacts.places p on p.id = c.company_id
where c.network_id = :networkId::int and (:after::bigint is null or c.person_id > :after::bigint)
order by c.person_id limit :limit::int

-- name: update_words
-- Not what changed meanwhile: whoever changed it wrote its words.
update contacts.contacts c set search_vector = n.search_vector
from unnest(:people::bigint[], :searchVectors::tsvector[]) n(person_id, search_vector)
where c.network_id = :networkId::int and c.person_id = n.person_id and c.search_vector is distinct from n.search_vector

-- name: upsert_worded_network
insert into contacts.worded_networks (network_id, version)
select o.id, :version::int from identity.member_networks o where o.id = :networkId::int
on conflict (network_id) do update set version = excluded.version
