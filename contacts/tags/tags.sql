-- name: list_tags
select min(t.tag) as tag, count(*)::int as contacts from contacts.contact_tags t
where t.network_id = (select identity.viewer_network_id()) group by t.key order by t.key

-- name: insert_tags
-- A tag that is in use keeps its spelling.
insert into contacts.contact_tags (network_id, key, person_id, tag, tagged_at)
select :networkId, n.key, p.person_id,
  coalesce((select t.tag from contacts.contact_tags t where t.network_id = :networkId and t.key = n.key limit 1), n.tag), :now
from unnest(:keys::text[], :tags::text[]) n(key, tag) cross join unnest(:people::bigint[]) p(person_id)
on conflict do nothing

-- name: delete_tags
delete from contacts.contact_tags
where network_id = :networkId and key = any(:keys::text[]) and person_id = any(:people::bigint[])

-- name: find_most_tagged
-- The one of these contacts who has the most tags.
select count(*)::int as n from contacts.contact_tags t
where t.network_id = :networkId and t.person_id = any(:people::bigint[])
group by t.person_id order by count(*) desc limit 1
