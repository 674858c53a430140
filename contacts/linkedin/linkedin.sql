-- name: get_status
select
  (select count(*)::int from network.evidence where owner_id = (select network.me()) and kind = :evidenceKinds.linkedinConnection) as connections,
  (select max(finished_at) from network.imports where state = 'done' and format like 'linkedin%') as "lastImportAt",
  (select i.finished_at from network.imports i where i.state = 'done' and i.format like 'linkedin%' order by i.finished_at desc offset 1 limit 1) as "previousAt"

-- name: list_connections
select c.person_id::text as "personId", c.name, c.title, c.company, to_char(e.at, 'YYYY-MM-DD') as "connectedOn", d.linkedin_slug as slug
from network.evidence e
join network.contacts c on c.owner_id = e.owner_id and c.person_id = e.person_id
join network.contact_details d on d.owner_id = e.owner_id and d.person_id = e.person_id
where e.owner_id = (select network.me()) and e.kind = :evidenceKinds.linkedinConnection and (:since::timestamptz is null or d.first_seen_at > :since::timestamptz)
order by e.at desc, c.name, c.person_id limit :limit

-- name: list_changes
select h.person_id::text as "personId", c.name, h.changed_at as "changedAt", h.title_before as "titleBefore", h.title_after as "titleAfter",
  h.company_before as "companyBefore", h.company_after as "companyAfter"
from network.contact_changes h
join network.contacts c on c.owner_id = h.owner_id and c.person_id = h.person_id
where h.owner_id = (select network.me())
order by h.changed_at desc, c.name, h.person_id limit :limit
