-- name: give_back_keys
-- And the two are kept apart, or the next file that knows both by one address would make them one again.
with m as (select * from contacts.merges where id = :id and network_id = :networkId),
  apart as (
    insert into contacts.distinct_contacts (network_id, a, b, marked_at)
    select :networkId, least(m.survivor_id, m.gone_id), greatest(m.survivor_id, m.gone_id), :now from m
    on conflict do nothing
  ),
  keys as (
    insert into contacts.contact_keys as k (network_id, key, person_id, joined_from)
    select r.network_id, r.key, r.person_id, r.joined_from from m, jsonb_populate_recordset(null::contacts.contact_keys, m.before -> 'keys') r
    on conflict (network_id, key) do update set person_id = excluded.person_id, joined_from = excluded.joined_from
  )
delete from contacts.contact_keys k using m where k.network_id = :networkId and k.key = m.gone_id
  and not exists (select from jsonb_populate_recordset(null::contacts.contact_keys, m.before -> 'keys') r where r.key = m.gone_id)

-- name: give_back_later_evidence
-- What arrived after the merge goes with the key by which it arrived.
with m as (select * from contacts.merges where id = :id and network_id = :networkId),
  theirs as (
    select r.key from m, jsonb_populate_recordset(null::contacts.contact_keys, m.before -> 'keys') r union select m.gone_id from m
  ),
  notes as (
    select n.kind, n.ref, bool_or(n.is_new) as is_new, bool_and(n.key in (select key from theirs)) as is_theirs_alone
    from m join contacts.merged_evidence n on n.network_id = :networkId and n.person_id = m.survivor_id
    group by n.kind, n.ref having bool_or(n.key in (select key from theirs))
  ),
  given as (
    insert into contacts.evidence (network_id, person_id, kind, ref, at, direction, people, in_copy, maker)
    select e.network_id, m.gone_id, e.kind, e.ref, e.at, e.direction, e.people, e.in_copy, e.maker
    from m join contacts.evidence e on e.network_id = :networkId and e.person_id = m.survivor_id join notes n using (kind, ref)
    on conflict do nothing
  ),
  taken as (
    delete from contacts.evidence e using m, notes n
    where e.network_id = :networkId and e.person_id = m.survivor_id and (e.kind, e.ref) = (n.kind, n.ref) and n.is_new and n.is_theirs_alone
  )
update contacts.merged_evidence n set person_id = m.gone_id from m
where n.network_id = :networkId and n.person_id = m.survivor_id and n.key in (select key from theirs)

-- name: restore_hide_rules
-- Rules that were made since hold for both: by taking a merge back nothing becomes visible.
with m as (select * from contacts.merges where id = :id and network_id = :networkId),
  before as (select r.hide_rule_id, r.person_id from m, jsonb_populate_recordset(null::contacts.hidden_contacts, m.before -> 'hidden') r),
  given as (
    insert into contacts.hidden_contacts (network_id, hide_rule_id, person_id)
    select :networkId, b.hide_rule_id, m.gone_id from m, before b join contacts.hide_rules h on h.id = b.hide_rule_id and h.network_id = :networkId where b.person_id = m.gone_id
    union
    select :networkId, h.hide_rule_id, m.gone_id from m join contacts.hidden_contacts h on h.network_id = :networkId and h.person_id = m.survivor_id
    where h.hide_rule_id not in (select b.hide_rule_id from before b)
    on conflict do nothing
  )
delete from contacts.hidden_contacts h using m
where h.network_id = :networkId and h.person_id = m.survivor_id
  and exists (select from before b where b.hide_rule_id = h.hide_rule_id)
  and not exists (select from before b where b.hide_rule_id = h.hide_rule_id and b.person_id = m.survivor_id)

-- name: give_back_contacts
-- The survivor is what they were, but for what a later file said otherwise than the merge; the other is exactly what they were.
with m as (select * from contacts.merges where id = :id and network_id = :networkId),
  before as (
    select r.*, h.is_ruled or (r.is_hidden and not h.was_ruled) as hide
    from m, jsonb_populate_recordset(null::contacts.contacts, m.before -> 'contacts') r,
      lateral (select exists (select from contacts.hidden_contacts x where x.network_id = :networkId and x.person_id = r.person_id) as is_ruled,
        exists (select from jsonb_populate_recordset(null::contacts.hidden_contacts, m.before -> 'hidden') x where x.person_id = r.person_id) as was_ruled) h
  ),
  after as (select r.* from m, jsonb_populate_record(null::contacts.contacts, m.after -> 'contact') r),
  details as (select r.* from m, jsonb_populate_recordset(null::contacts.contact_details, m.before -> 'details') r),
  details_after as (select r.* from m, jsonb_populate_record(null::contacts.contact_details, m.after -> 'details') r),
  survivor as (
    update contacts.contacts c set is_hidden = b.hide,
      :contactFields({column} = case when c.{column} is distinct from a.{column} then c.{column} else b.{column} end),
      company_id = case when c.company is distinct from a.company then c.company_id else b.company_id end,
      kind = case when c.title is distinct from a.title then c.kind else b.kind end,
      search_vector = case when c.changed_at = a.changed_at then b.search_vector else ts_filter(case when c.name is distinct from a.name then c.search_vector else b.search_vector end, '{a}')
        || ts_filter(case when c.company is distinct from a.company then c.search_vector else b.search_vector end, '{b}')
        || ts_filter(case when c.title is distinct from a.title then c.search_vector else b.search_vector end, '{c}')
        || ts_filter(case when c.location is distinct from a.location then c.search_vector else b.search_vector end, '{d}') end,
      changed_at = case when c.changed_at is distinct from a.changed_at then c.changed_at else b.changed_at end
    from m join before b on b.person_id = m.survivor_id cross join after a
    where c.network_id = :networkId and c.person_id = m.survivor_id
  ),
  survivor_gone as (
    delete from contacts.contacts c using m where c.network_id = :networkId and c.person_id = m.survivor_id
      and not exists (select from before b where b.person_id = m.survivor_id)
  ),
  gone as (
    insert into contacts.contacts (network_id, person_id, :contactFields({column}), company_id, search_vector, kind, is_hidden, changed_at)
    select :networkId, b.person_id, :contactFields(b.{column}), b.company_id, b.search_vector, b.kind, b.hide, b.changed_at
    from m join before b on b.person_id = m.gone_id
  ),
  edited_since as (
    select jsonb_object_agg(x.key, x.value) as edits
    from m join contacts.contact_details d on d.network_id = :networkId and d.person_id = m.survivor_id
    join contacts.contacts c on c.network_id = :networkId and c.person_id = m.survivor_id
    cross join after a cross join details_after w cross join lateral jsonb_each(d.edits) x
    where w.edits -> x.key is null or to_jsonb(c) -> x.key <> to_jsonb(a) -> x.key
  ),
  survivor_details as (
    update contacts.contact_details d set
      emails = array(select x from unnest(b.emails) x union select x from unnest(d.emails) x where x <> all(a.emails) order by 1),
      joined_emails = array(select x from unnest(b.joined_emails) x union select x from unnest(d.joined_emails) x where x <> all(a.joined_emails) order by 1),
      phones = array(select x from unnest(b.phones) x union select x from unnest(d.phones) x where x <> all(a.phones) order by 1),
      linkedin_slug = case when d.linkedin_slug is distinct from a.linkedin_slug then d.linkedin_slug else b.linkedin_slug end,
      connected_on = case when d.connected_on is distinct from a.connected_on then d.connected_on else b.connected_on end,
      familiarity = case when d.familiarity is distinct from a.familiarity then d.familiarity else b.familiarity end,
      familiarity_at = case when d.familiarity is distinct from a.familiarity then d.familiarity_at else b.familiarity_at end,
      rating_skipped_at = case when d.rating_skipped_at is distinct from a.rating_skipped_at then d.rating_skipped_at else b.rating_skipped_at end,
      typed_email = case when d.typed_email is distinct from a.typed_email then d.typed_email else b.typed_email end,
      edits = nullif(coalesce(b.edits, '{}') || coalesce((select e.edits from edited_since e), '{}'), '{}'),
      sources = array(select x from unnest(b.sources) x union select x from unnest(d.sources) x where x <> all(a.sources) order by 1),
      first_seen_at = b.first_seen_at
    from m join details b on b.person_id = m.survivor_id cross join details_after a
    where d.network_id = :networkId and d.person_id = m.survivor_id
  ),
  survivor_details_gone as (
    delete from contacts.contact_details d using m where d.network_id = :networkId and d.person_id = m.survivor_id
      and not exists (select from details b where b.person_id = m.survivor_id)
  ),
  gone_details as (
    insert into contacts.contact_details select b.* from m join details b on b.person_id = m.gone_id
  )
delete from contacts.relationships e using m where e.network_id = :networkId and e.person_id = m.survivor_id

-- name: restore_relationships
-- As they were, for those who are contacts still; what has changed since is worked out anew afterwards.
with m as (select * from contacts.merges where id = :id and network_id = :networkId)
insert into contacts.relationships
select (jsonb_populate_record(e, jsonb_build_object('is_hidden', c.is_hidden))).*
from m, jsonb_populate_recordset(null::contacts.relationships, m.before -> 'edges') e
join contacts.contacts c on c.network_id = :networkId and c.person_id = e.person_id

-- name: mark_undone
update contacts.merges set undone_at = :now, before = null, after = null where id = :id and network_id = :networkId
