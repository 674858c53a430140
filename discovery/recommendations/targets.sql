-- name: list_two_steps_away
-- type: :draw = number
-- nullable: :me
-- Whom a seat does not know and could be introduced to: known to who shares with it, or seemingly known to its closest
-- contacts. Ordered by an estimate of recommendationScore, which is computed only for those chosen here. Beside the
-- likeliest some of the others may be drawn, by a number that changes with `draw`.
with steps as (
  select e.person_id, power((v.trust_weight * e.strength)::float8 / 1000000, :concavity::float8) / ln(1 + greatest(1, v.people)) as worth
  from identity.visible_networks v
  cross join lateral (
    select e.person_id, e.strength from contacts.relationships e
    where e.network_id = v.network_id and not e.is_hidden and e.strength is not null and (:kinds::int = 0 or exists (
      select from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id and c.kind & :kinds::int <> 0))
    order by e.strength desc nulls last, e.person_id limit 200
  ) e
  where v.viewer_network_id = :me::int and v.kind <> 'self'
  union all
  select k.b, power(e.strength::float8 * k.permille * :certain::float8 / 1000000, :concavity::float8) / ln(1 + 50)
  from (
    select e.person_id, e.strength from contacts.relationships e
    where e.network_id = :me::int and e.strength is not null
    order by e.strength desc, e.person_id limit 100
  ) e
  join graph.inferred_relationships k on k.network_id = 0 and k.a = e.person_id and k.basis = :inferredBases.employer and k.permille >= :carrying::int
  join contacts.contacts c on c.network_id = 0 and c.person_id = k.b and (:kinds::int = 0 or c.kind & :kinds::int <> 0)
),
ranked as (
  select s.person_id, row_number() over (order by sum(s.worth) desc, s.person_id) as place, (count(*) over ())::int as total
  from steps s
  where s.person_id <> all(:members::bigint[])
    and not exists (select from contacts.relationships o where o.network_id = :me::int and o.person_id = s.person_id)
    and not exists (select from contacts.contact_keys k where k.network_id = :me::int and k.key = s.person_id)
  group by s.person_id
),
drawn as (
  select r.* from ranked r where r.place > :most::int order by hashint8extended(r.person_id, :draw::bigint), r.person_id limit :others::int
)
select t.person_id::text as "personId", t.place <= :most::int as "isLikely", t.total
from (select * from ranked where place <= :most::int union all select * from drawn) t
order by t.place

-- name: count_inferred_relationships
select k.a::text as "personId", count(*)::int as relationships from graph.inferred_relationships k
where k.network_id in (0, (select identity.viewer_network_id())) and k.a = any(:people::bigint[]) group by k.a

-- name: list_member_emails
select u.email from account.memberships m join account.users u on u.id = m.user_id where m.workspace_id = platform.workspace_id()
