-- name: list_workspaces
select distinct o.workspace_id as "workspaceId" from identity.member_networks o

-- name: list_recent_members
-- Who was in contact with anybody of late: of others it would not be seen whom they meet.
select o.id as "networkId", o.user_id as "userId" from identity.member_networks o
join account.memberships m on m.workspace_id = o.workspace_id and m.user_id = o.user_id
where o.workspace_id = :workspaceId
  and exists (select from contacts.evidence e where e.network_id = o.id and e.kind <= :evidenceKinds.linkedinMessage and e.at between :since and :now)
order by o.id

-- name: may_sample
-- Nobody who has left, and nobody twice in a month.
select exists (
  select from identity.member_networks o join account.memberships m on m.workspace_id = o.workspace_id and m.user_id = o.user_id
  where o.id = :networkId and not exists (select from discovery.recommendation_samples s where s.network_id = o.id and s.month = :month)
) as "maySample"

-- name: insert_samples
-- Only of whom somebody still knows: they may have been erased since they were looked at.
insert into discovery.recommendation_samples (network_id, month, person_id, taken_at, shares, degree, silent, act30, weight)
select :networkId, :month, x.person_id, :now, x.shares, x.degree, x.silent, x.act30, x.weight
from unnest(:people::bigint[], :shares::float8[], :degrees::int[], :silent::int[], :act30::float8[], :weights::float8[])
  x(person_id, shares, degree, silent, act30, weight)
where not exists (select from discovery.recommendation_samples s where s.network_id = :networkId and s.month = :month) and (
  exists (select from contacts.contacts c where c.network_id = 0 and c.person_id = x.person_id)
  or exists (select from identity.visible_networks v join contacts.relationships e on e.network_id = v.network_id and not e.is_hidden and e.person_id = x.person_id
    where v.viewer_network_id = :networkId and v.kind <> 'self'))

-- name: delete_samples_of
delete from discovery.recommendation_samples s using identity.member_networks o
where o.id = s.network_id and o.workspace_id = :workspaceId and s.person_id = any(:people::bigint[])

-- name: delete_samples_everywhere
delete from discovery.recommendation_samples where person_id = any(:people::bigint[])

-- name: settle_samples
-- Met is who was in contact both ways, by letters and meetings of a few, after the sample and within the time. Where a
-- later import shows contact from before, they were no stranger: that sample goes. Whom a teammate knows by their profile
-- the member may come to know by their address: all handles that anybody in the workspace has of them count.
with due as (
  select s.network_id, s.month, s.person_id, s.taken_at
  from discovery.recommendation_samples s
  join identity.member_networks o on o.id = s.network_id and o.workspace_id = :workspaceId
  where s.met is null and s.taken_at <= :now::timestamptz - interval '90 days'
),
handles as materialized (
  select d.person_id, d.person_id as key from due d
  union
  select k.person_id, k.key from contacts.contact_keys k
  where k.network_id in (select 0 union all select o.id from identity.member_networks o where o.workspace_id = :workspaceId)
    and k.person_id in (select d.person_id from due d)
),
known as materialized (
  select distinct d.network_id, d.month, d.person_id, k.person_id as known_as
  from due d
  join handles h on h.person_id = d.person_id
  join contacts.contact_keys k on k.network_id = d.network_id and k.key = h.key
),
seen as (
  select d.network_id, d.month, d.person_id, coalesce(bool_or(e.at <= d.taken_at), false) as before,
    coalesce(bool_or(e.direction = 0 and (e.maker is null or e.maker <= :evidenceMakers.both)) or (bool_or(e.direction = 1) and bool_or(e.direction = -1)), false) as met
  from due d
  left join known k on k.network_id = d.network_id and k.month = d.month and k.person_id = d.person_id
  left join contacts.evidence e on e.network_id = d.network_id and e.person_id = k.known_as and e.kind <= :evidenceKinds.linkedinMessage
    and e.people <= :mostPeople::int and e.at <= d.taken_at + interval '90 days'
  group by d.network_id, d.month, d.person_id
),
strangers as (
  update discovery.recommendation_samples s set met = n.met from seen n
  where s.network_id = n.network_id and s.month = n.month and s.person_id = n.person_id and not n.before
)
delete from discovery.recommendation_samples s using seen n
where s.network_id = n.network_id and s.month = n.month and s.person_id = n.person_id and n.before

-- name: delete_idle_lists
-- Settled months in which a member met nobody, and those that are too old to say how it is now.
delete from discovery.recommendation_samples s using (
  select x.network_id, x.month from discovery.recommendation_samples x
  join identity.member_networks o on o.id = x.network_id and o.workspace_id = :workspaceId
  where x.met is not null group by x.network_id, x.month having not bool_or(x.met) or x.month < :oldest::int
) idle
where s.network_id = idle.network_id and s.month = idle.month

-- name: list_settled
-- The newest lists, whole, in the order of time.
with lists as (
  select s.network_id, s.month from discovery.recommendation_samples s
  join identity.member_networks o on o.id = s.network_id and o.workspace_id = :workspaceId
  where s.met group by s.network_id, s.month order by s.month desc, s.network_id limit :most
)
select s.network_id as "networkId", s.month, s.person_id::text as "personId", s.shares, s.degree, s.silent, s.act30, s.weight, s.met
from lists join discovery.recommendation_samples s using (network_id, month)
where s.met is not null order by s.month, s.network_id, s.person_id
