-- name: list_corrected_steps
-- not null: targetId
-- Under the number of the time, by which teammates may know them, and under the viewer's own of now. A teammate who is a
-- contact of the viewer too is left out as both.
select s.says, s.corrected_at as "correctedAt", v.network_id as "networkId", coalesce(s.from_user_id, o.user_id) as "userId", one.id::text as "personId", other.id::text as "targetId"
from graph.step_corrections s
left join contacts.contact_keys f on f.network_id = s.network_id and f.key = s.from_person_id
left join contacts.contact_keys t on t.network_id = s.network_id and t.key = s.to_person_id
left join (identity.visible_networks v join identity.member_networks o on o.id = v.network_id)
  on v.viewer_network_id = s.network_id and v.kind <> 'self' and (o.user_id = s.from_user_id or v.person_id = coalesce(f.person_id, s.from_person_id))
cross join lateral (select s.from_person_id as id union select f.person_id union select v.person_id) one
cross join lateral (select s.to_person_id as id union select t.person_id) other
where s.network_id = (select identity.viewer_network_id()) and other.id is not null

-- name: list_step_corrections
select s.id, s.from_user_id as "fromUserId", s.from_person_id::text as "fromPersonId", s.to_person_id::text as "toPersonId",
  s.from_name as "fromName", s.to_name as "toName", s.says, s.corrected_at as "correctedAt"
from graph.step_corrections s where s.network_id = (select identity.viewer_network_id())
order by s.corrected_at desc, s.id desc limit :limit::int

-- name: find_step_correction
-- nullable: :userId, :personId
select s.id, s.from_user_id as "fromUserId", s.from_person_id::text as "fromPersonId", s.to_person_id::text as "toPersonId",
  s.from_name as "fromName", s.to_name as "toName", s.says, s.corrected_at as "correctedAt"
from graph.step_corrections s
where s.network_id = :networkId and s.to_person_id = :target::bigint and (s.from_user_id = :userId::uuid or s.from_person_id = :personId::bigint)

-- name: find_teammate
-- Somebody whose network the viewer may use.
select o.user_id as "userId", u.name
from identity.visible_networks v join identity.member_networks o on o.id = v.network_id join account.users u on u.id = o.user_id
where v.viewer_network_id = (select identity.viewer_network_id()) and v.kind <> 'self' and o.user_id = :userId

-- name: find_person_in_sight
-- The viewer's own words for somebody first; then what is shared with them, then the directory.
select c.person_id::text as "personId", c.name from contacts.contacts c
left join identity.visible_networks v on v.viewer_network_id = (select identity.viewer_network_id()) and v.network_id = c.network_id
where c.person_id = :personId::bigint and (c.network_id = 0 or v.network_id is not null)
order by v.kind = 'self' desc nulls last, v.trust_weight desc nulls last limit 1

-- name: insert_step_correction
-- nullable: :userId, :personId
-- No row when there are as many as there may be.
insert into graph.step_corrections (id, network_id, from_user_id, from_person_id, to_person_id, from_name, to_name, says, corrected_at)
select :id, :networkId, :userId::uuid, :personId::bigint, :target::bigint, :fromName, :toName, :says, :now
where (select count(*) from graph.step_corrections s where s.network_id = :networkId) < :most::int
returning id, from_user_id as "fromUserId", from_person_id::text as "fromPersonId", to_person_id::text as "toPersonId",
  from_name as "fromName", to_name as "toName", says, corrected_at as "correctedAt"

-- name: delete_step_correction
delete from graph.step_corrections where network_id = (select identity.viewer_network_id()) and id = :id returning id

-- name: delete_corrections_of_strangers
-- Only where they are not a contact of the member who said it.
delete from graph.step_corrections s using unnest(:people::bigint[]) p(person_id)
where p.person_id in (s.from_person_id, s.to_person_id)
  and not exists (select from contacts.contacts c where c.network_id = s.network_id and c.person_id = p.person_id)
