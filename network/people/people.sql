-- name: own_meanings
-- What these handles mean among the viewer's own contacts: an address may belong to somebody they know by LinkedIn.
select k.key::text as key, k.person_id::text as "personId" from network.contact_keys k
where k.owner_id = (select network.me()) and k.key = any(:keys::bigint[])
