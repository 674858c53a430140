-- name: get_status
select
  (select count(*)::int from contacts.evidence where network_id = (select identity.viewer_network_id()) and kind = :evidenceKinds.linkedinConnection) as connections,
  (select max(finished_at) from contacts.imports where state = 'done' and format like 'linkedin%') as "lastImportAt",
  (select i.finished_at from contacts.imports i where i.state = 'done' and i.format like 'linkedin%' order by i.finished_at desc offset 1 limit 1) as "previousAt"

-- name: list_connections
select c.person_id::text as "personId", c.name, c.title, c.company, to_char(e.at, 'YYYY-MM-DD') as "connectedOn", d.linkedin_slug as slug
from contacts.evidence e
join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
join contacts.contact_details d on d.network_id = e.network_id and d.person_id = e.person_id
where e.network_id = (select identity.viewer_network_id()) and e.kind = :evidenceKinds.linkedinConnection and (:since::timestamptz is null or d.first_seen_at > :since::timestamptz)
order by e.at desc, c.name, c.person_id limit :limit

-- name: list_changes
select h.person_id::text as "personId", c.name, h.changed_at as "changedAt", h.title_before as "titleBefore", h.title_after as "titleAfter",
  h.company_before as "companyBefore", h.company_after as "companyAfter"
from contacts.contact_changes h
join contacts.contacts c on c.network_id = h.network_id and c.person_id = h.person_id
where h.network_id = (select identity.viewer_network_id())
order by h.changed_at desc, c.name, h.person_id limit :limit
