-- name: count_contacts
select count(*)::int as contacts,
  (count(*) filter (where e.strength >= :strong))::int as strong,
  (count(*) filter (where e.strength >= :good and e.strength < :strong))::int as good,
  (count(*) filter (where e.strength >= :fair and e.strength < :good))::int as fair,
  (count(*) filter (where e.strength < :fair))::int as weak,
  (count(*) filter (where :today::int - e.last_day <= :fresh))::int as fresh,
  (count(*) filter (where :today::int - e.last_day > :fresh and :today::int - e.last_day <= :warm))::int as warm,
  (count(*) filter (where :today::int - e.last_day > :warm and :today::int - e.last_day <= :cooling))::int as cooling,
  (count(*) filter (where :today::int - e.last_day > :cooling))::int as dormant,
  (count(*) filter (where e.last_day is null))::int as "withoutContact",
  (count(*) filter (where e.two_way))::int as "bothWays",
  (count(*) filter (where not e.two_way and e.last_day is not null and e.sent > 0))::int as "onlyYou",
  (count(*) filter (where not e.two_way and e.last_day is not null and e.sent = 0))::int as "onlyThem",
  coalesce(bool_or(e.n_messages > 0), false) as "hasMessages",
  coalesce(bool_or(e.n_meetings > 0), false) as "hasMeetings",
  exists (select from contacts.imports i where i.state = 'done' and i.format like 'linkedin%') as "hasLinkedin",
  (select min(i.created_at) from contacts.imports i where i.state = 'done') as "firstImportAt"
from contacts.relationships e where e.network_id = (select identity.viewer_network_id())

-- name: list_in_touch
-- Who may have moved: in touch both ways, and not silent for so long that nothing moves any more.
select e.person_id::text as "personId", c.name, c.title, c.company, e.last_day as "lastDay"
from contacts.relationships e join contacts.contacts c using (network_id, person_id)
where e.network_id = (select identity.viewer_network_id()) and e.two_way and e.last_day >= :since
order by e.last_day desc, e.strength desc nulls last, e.person_id limit :most

-- name: list_evidence
-- Packed, one number a piece: a hundred thousand rows of six columns cost more to carry than to reckon with.
select e.person_id::text as "personId", string_agg(
  (((((((e.at at time zone 'UTC')::date - date '1970-01-01')::bigint * 16 + e.kind) * 4 + e.direction + 1) * 32 + least(e.people, 31)) * 2 + e.in_copy::int) * 8 + coalesce(e.maker, 0))::text, ' ') as evidence
from contacts.evidence e
where e.network_id = (select identity.viewer_network_id()) and e.person_id = any(:people::bigint[])
group by e.person_id

-- name: list_one_sided
select c.person_id::text as "personId", c.name, c.title, c.company, x.is_mine as "isMine", x.n_messages as messages, x.last_day as "lastDay"
from (values (true), (false)) side(is_mine)
cross join lateral (
  select e.network_id, e.person_id, side.is_mine, e.n_messages, e.last_day from contacts.relationships e
  where e.network_id = (select identity.viewer_network_id()) and not e.two_way and e.last_day is not null and (e.sent > 0) = side.is_mine
  order by e.last_day desc, e.person_id limit :limit
) x
join contacts.contacts c on c.network_id = x.network_id and c.person_id = x.person_id
order by x.is_mine desc, x.last_day desc, x.person_id

-- name: list_changes
select h.person_id::text as "personId", c.name, c.title, c.company, h.changed_at as "changedAt", h.title_before as "titleBefore",
  h.title_after as "titleAfter", h.company_before as "companyBefore", h.company_after as "companyAfter"
from contacts.contact_changes h
join contacts.contacts c on c.network_id = h.network_id and c.person_id = h.person_id
where h.network_id = (select identity.viewer_network_id())
order by h.changed_at desc, c.name, h.person_id limit :limit

-- name: list_job_changes
-- nullable: :people
-- A new company or title of these contacts, or of any, since then.
select h.person_id::text as "personId", c.name, h.changed_at as "changedAt", h.title_before as "titleBefore",
  h.title_after as "titleAfter", h.company_before as "companyBefore", h.company_after as "companyAfter"
from contacts.contact_changes h
join contacts.contacts c on c.network_id = h.network_id and c.person_id = h.person_id
where h.network_id = (select identity.viewer_network_id()) and h.changed_at >= :since
  and (:people::bigint[] is null or h.person_id = any(:people::bigint[]))
order by h.changed_at desc, h.person_id limit :limit

-- name: list_senders
-- not null: address, name
-- Who wrote to me since then, in mail that a person wrote, with the name they last wrote under.
select r.record #>> '{from,email}' as address, (array_agg(r.record #>> '{from,name}' order by r.at desc))[1] as name
from connections.source_records r join connections.connected_accounts a on a.id = r.account_id and a.state <> 'revoked'
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and r.source = 'mail' and r.at >= :since and not r.is_withdrawn
  and r.record ->> 'kind' = 'message' and not (r.record ->> 'isMachine')::boolean
  and r.record #>> '{from,email}' is not null and r.record #>> '{from,name}' is not null
group by 1 order by 1

-- name: list_people_named
-- With one of the names, or one of the addresses.
select c.person_id::text as "personId", c.name, c.title, c.company, d.emails,
  (select max(h.changed_at) from contacts.contact_changes h where h.network_id = c.network_id and h.person_id = c.person_id
    and h.company_before is distinct from h.company_after) as "movedAt"
from contacts.contacts c join contacts.contact_details d using (network_id, person_id)
where c.network_id = (select identity.viewer_network_id()) and (lower(c.name) = any(:names::text[]) or d.emails && :addresses::text[])
order by c.person_id

-- name: list_sender_spans
-- not null: address, first, last
select r.record #>> '{from,email}' as address, min(r.at) as first, max(r.at) as last
from connections.source_records r join connections.connected_accounts a on a.id = r.account_id and a.state <> 'revoked'
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and not r.is_withdrawn
  and r.record ->> 'kind' = 'message' and r.record #>> '{from,email}' = any(:addresses::text[])
group by 1

-- name: list_distinct_pairs
-- Whom I said not to be the same.
select a::text as a, b::text as b from contacts.distinct_contacts where network_id = (select identity.viewer_network_id())
