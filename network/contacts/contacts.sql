-- name: list_contacts
-- nullable: :below
-- Mine alone: what others share is shown by search and routes, never as contacts of mine.
select c.person_id::text as "personId", c.name, c.title, c.company, c.location, e.strength, e.two_way as "isTwoWay",
  e.last_day as "lastDay", e.n_messages as messages, e.n_meetings as meetings
from network.edges e join network.contacts c using (owner_id, person_id)
where e.owner_id = (select network.me())
  and (:after::bigint is null or (coalesce(e.strength, -1), - e.person_id) < (:below::int, - :after::bigint))
order by coalesce(e.strength, -1) desc, e.person_id
limit :limit

-- name: count_contacts
select count(*)::int as n from network.edges e where e.owner_id = (select network.me())

-- name: find_contact
select c.person_id::text as "personId", c.name, c.title, c.company, c.location, e.strength, e.two_way as "isTwoWay",
  e.last_day as "lastDay", e.n_messages as messages, e.n_meetings as meetings, d.emails, d.phones,
  d.linkedin_slug as "linkedinSlug", d.connected_on::text as "connectedOn", d.sources, d.first_seen_at as "firstSeenAt"
from network.contacts c
join network.edges e using (owner_id, person_id)
join network.contact_details d on d.owner_id = c.owner_id and d.person_id = c.person_id
where c.owner_id = (select network.me()) and c.person_id = :person

-- name: list_evidence
select kind, at, floor(extract(epoch from at) / 86400)::int as day, direction, people, in_copy as "inCopy"
from network.evidence where owner_id = (select network.me()) and person_id = :person
order by at desc, kind, ref
