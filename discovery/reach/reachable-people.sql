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
