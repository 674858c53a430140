-- name: match_guests
-- not null: personId
-- A contact of the viewer by the address, else whoever has the number of the address. A name matches nobody.
select n.key::text as key, coalesce(k.person_id, n.key)::text as "personId"
from unnest(:keys::bigint[]) n(key)
left join contacts.contact_keys k on k.network_id = (select identity.viewer_network_id()) and k.key = n.key
