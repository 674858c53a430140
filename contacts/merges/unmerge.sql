-- name: give_back_rows
-- The other end of a pair may be somebody else by now, or nobody any more.
with m as (select * from contacts.merges where id = :id and network_id = :networkId),
  evidence as (select m.survivor_id, (x ->> 'shared')::boolean as shared, r.* from m, jsonb_array_elements(m.before -> 'evidence') x, jsonb_populate_record(null::contacts.evidence, x) r),
  evidence_taken as (
    delete from contacts.evidence e using evidence g
    where e.network_id = :networkId and e.person_id = g.survivor_id and (e.kind, e.ref) = (g.kind, g.ref) and not g.shared
  ),
  evidence_given as (
    insert into contacts.evidence (network_id, person_id, kind, ref, at, direction, people, in_copy)
    select g.network_id, g.person_id, g.kind, g.ref, g.at, g.direction, g.people, g.in_copy from evidence g on conflict do nothing
  ),
  changes as (select m.survivor_id, (x ->> 'shared')::boolean as shared, r.* from m, jsonb_array_elements(m.before -> 'changes') x, jsonb_populate_record(null::contacts.contact_changes, x) r),
  changes_taken as (
    delete from contacts.contact_changes h using changes g
    where h.network_id = :networkId and h.person_id = g.survivor_id and h.changed_at = g.changed_at and not g.shared
  ),
  changes_given as (
    insert into contacts.contact_changes (network_id, person_id, changed_at, title_before, title_after, company_before, company_after)
    select g.network_id, g.person_id, g.changed_at, g.title_before, g.title_after, g.company_before, g.company_after from changes g on conflict do nothing
  ),
  positions as (select m.survivor_id, (x ->> 'shared')::boolean as shared, r.* from m, jsonb_array_elements(m.before -> 'positions') x, jsonb_populate_record(null::contacts.positions, x) r),
  positions_taken as (
    delete from contacts.positions s using positions g where s.network_id = :networkId and s.person_id = g.survivor_id and s.ref = g.ref and not g.shared
  ),
  positions_given as (
    insert into contacts.positions (network_id, person_id, ref, kind, place_id, place, role, department, location, from_month, to_month, is_current, source, as_of)
    select g.network_id, g.person_id, g.ref, g.kind, g.place_id, g.place, g.role, g.department, g.location, g.from_month, g.to_month, g.is_current, g.source, g.as_of
    from positions g on conflict do nothing
  ),
  seen as (
    select m.survivor_id, m.gone_id, (x ->> 'shared')::boolean as shared, o.other, r.ref, r.day, r.others, r.direct
    from m, jsonb_array_elements(m.before -> 'co_occurrences') x, jsonb_populate_record(null::contacts.co_occurrences, x) r,
      lateral (select coalesce((select k.person_id from contacts.contact_keys k where k.network_id = :networkId and k.key = (x ->> 'other')::bigint
        and (x ->> 'other')::bigint <> m.survivor_id), (x ->> 'other')::bigint) as other) o
    where exists (select from contacts.contacts c where c.network_id = :networkId and c.person_id = o.other)
  ),
  seen_taken as (
    delete from contacts.co_occurrences s using seen g where s.network_id = :networkId and not g.shared
      and (s.a, s.b, s.ref) = (least(g.survivor_id, g.other), greatest(g.survivor_id, g.other), g.ref)
  ),
  seen_given as (
    insert into contacts.co_occurrences (network_id, a, b, ref, day, others, direct)
    select :networkId, least(g.gone_id, g.other), greatest(g.gone_id, g.other), g.ref, g.day, g.others, g.direct from seen g
    where g.gone_id <> g.other on conflict do nothing
  ),
  said as (
    select m.survivor_id, m.gone_id, (x ->> 'shared')::boolean as shared, (x ->> 'other')::bigint as other, r.marked_at
    from m, jsonb_array_elements(m.before -> 'apart') x, jsonb_populate_record(null::contacts.distinct_contacts, x) r
  ),
  said_taken as (
    delete from contacts.distinct_contacts n using said g where n.network_id = :networkId and not g.shared
      and (n.a, n.b) = (least(g.survivor_id, g.other), greatest(g.survivor_id, g.other))
  ),
  said_given as (
    insert into contacts.distinct_contacts (network_id, a, b, marked_at)
    select :networkId, least(g.gone_id, g.other), greatest(g.gone_id, g.other), g.marked_at from said g
    -- And these two, or the next file that knows both by one address would make them one again.
    union select :networkId, least(m.survivor_id, m.gone_id), greatest(m.survivor_id, m.gone_id), :now from m
    on conflict do nothing
  ),
  -- A note goes back as it reads now; what was written since the merge stays with the survivor.
  written as (
    update contacts.contact_notes n set person_id = m.gone_id from m
    where n.network_id = :networkId and n.person_id = m.survivor_id and to_jsonb(n.id) <@ coalesce(m.before -> 'notes', '[]')
  ),
  tags as (select m.survivor_id, (x ->> 'shared')::boolean as shared, r.* from m, jsonb_array_elements(m.before -> 'tags') x, jsonb_populate_record(null::contacts.contact_tags, x) r),
  tags_taken as (
    delete from contacts.contact_tags t using tags g where t.network_id = :networkId and t.person_id = g.survivor_id and t.key = g.key and not g.shared
  ),
  tags_given as (
    insert into contacts.contact_tags (network_id, key, person_id, tag, tagged_at)
    select g.network_id, g.key, g.person_id, g.tag, g.tagged_at from tags g on conflict do nothing
  ),
  lookups as (select m.survivor_id, (x ->> 'shared')::boolean as shared, r.* from m, jsonb_array_elements(m.before -> 'lookups') x, jsonb_populate_record(null::contacts.contact_lookups, x) r),
  lookups_taken as (
    delete from contacts.contact_lookups l using lookups g
    where l.network_id = :networkId and l.person_id = g.survivor_id and l.provider = g.provider and not g.shared
  ),
  lookups_given as (
    insert into contacts.contact_lookups (network_id, person_id, provider, looked_up_at, verified_on, role, company, location, linkedin_slug)
    select g.network_id, g.person_id, g.provider, g.looked_up_at, g.verified_on, g.role, g.company, g.location, g.linkedin_slug
    from lookups g on conflict do nothing
  ),
  keys as (
    insert into contacts.contact_keys as k (network_id, key, person_id)
    select r.network_id, r.key, r.person_id from m, jsonb_populate_recordset(null::contacts.contact_keys, m.before -> 'keys') r
    on conflict (network_id, key) do update set person_id = excluded.person_id
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
    insert into contacts.evidence (network_id, person_id, kind, ref, at, direction, people, in_copy)
    select e.network_id, m.gone_id, e.kind, e.ref, e.at, e.direction, e.people, e.in_copy
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
      name = case when c.name is distinct from a.name then c.name else b.name end,
      title = case when c.title is distinct from a.title then c.title else b.title end,
      company = case when c.company is distinct from a.company then c.company else b.company end,
      company_id = case when c.company is distinct from a.company then c.company_id else b.company_id end,
      location = case when c.location is distinct from a.location then c.location else b.location end,
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
    insert into contacts.contacts (network_id, person_id, name, title, company, company_id, location, search_vector, kind, is_hidden, changed_at)
    select :networkId, b.person_id, b.name, b.title, b.company, b.company_id, b.location, b.search_vector, b.kind, b.hide, b.changed_at
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
      phones = array(select x from unnest(b.phones) x union select x from unnest(d.phones) x where x <> all(a.phones) order by 1),
      linkedin_slug = case when d.linkedin_slug is distinct from a.linkedin_slug then d.linkedin_slug else b.linkedin_slug end,
      connected_on = case when d.connected_on is distinct from a.connected_on then d.connected_on else b.connected_on end,
      familiarity = case when d.familiarity is distinct from a.familiarity then d.familiarity else b.familiarity end,
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
