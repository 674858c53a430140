-- name: give_back_rows
-- The other end of a pair may be somebody else by now, or nobody any more.
with m as (select * from network.contact_merges where id = :id and owner_id = :owner),
  evidence as (select m.survivor_id, (x ->> 'shared')::boolean as shared, r.* from m, jsonb_array_elements(m.before -> 'evidence') x, jsonb_populate_record(null::network.evidence, x) r),
  evidence_taken as (
    delete from network.evidence e using evidence g
    where e.owner_id = :owner and e.person_id = g.survivor_id and (e.kind, e.ref) = (g.kind, g.ref) and not g.shared
  ),
  evidence_given as (
    insert into network.evidence (owner_id, person_id, kind, ref, at, direction, people, in_copy)
    select g.owner_id, g.person_id, g.kind, g.ref, g.at, g.direction, g.people, g.in_copy from evidence g on conflict do nothing
  ),
  changes as (select m.survivor_id, (x ->> 'shared')::boolean as shared, r.* from m, jsonb_array_elements(m.before -> 'changes') x, jsonb_populate_record(null::network.contact_changes, x) r),
  changes_taken as (
    delete from network.contact_changes h using changes g
    where h.owner_id = :owner and h.person_id = g.survivor_id and h.changed_at = g.changed_at and not g.shared
  ),
  changes_given as (
    insert into network.contact_changes (owner_id, person_id, changed_at, title_before, title_after, company_before, company_after)
    select g.owner_id, g.person_id, g.changed_at, g.title_before, g.title_after, g.company_before, g.company_after from changes g on conflict do nothing
  ),
  stints as (select m.survivor_id, (x ->> 'shared')::boolean as shared, r.* from m, jsonb_array_elements(m.before -> 'stints') x, jsonb_populate_record(null::network.stints, x) r),
  stints_taken as (
    delete from network.stints s using stints g where s.owner_id = :owner and s.person_id = g.survivor_id and s.ref = g.ref and not g.shared
  ),
  stints_given as (
    insert into network.stints (owner_id, person_id, ref, kind, place_id, place, role, department, location, from_month, to_month, is_current, source, as_of)
    select g.owner_id, g.person_id, g.ref, g.kind, g.place_id, g.place, g.role, g.department, g.location, g.from_month, g.to_month, g.is_current, g.source, g.as_of
    from stints g on conflict do nothing
  ),
  seen as (
    select m.survivor_id, m.gone_id, (x ->> 'shared')::boolean as shared, o.other, r.ref, r.day, r.others, r.direct
    from m, jsonb_array_elements(m.before -> 'sightings') x, jsonb_populate_record(null::network.sightings, x) r,
      lateral (select coalesce((select k.person_id from network.contact_keys k where k.owner_id = :owner and k.key = (x ->> 'other')::bigint
        and (x ->> 'other')::bigint <> m.survivor_id), (x ->> 'other')::bigint) as other) o
    where exists (select from network.contacts c where c.owner_id = :owner and c.person_id = o.other)
  ),
  seen_taken as (
    delete from network.sightings s using seen g where s.owner_id = :owner and not g.shared
      and (s.a, s.b, s.ref) = (least(g.survivor_id, g.other), greatest(g.survivor_id, g.other), g.ref)
  ),
  seen_given as (
    insert into network.sightings (owner_id, a, b, ref, day, others, direct)
    select :owner, least(g.gone_id, g.other), greatest(g.gone_id, g.other), g.ref, g.day, g.others, g.direct from seen g
    where g.gone_id <> g.other on conflict do nothing
  ),
  said as (
    select m.survivor_id, m.gone_id, (x ->> 'shared')::boolean as shared, (x ->> 'other')::bigint as other, r.said_at
    from m, jsonb_array_elements(m.before -> 'apart') x, jsonb_populate_record(null::network.not_the_same, x) r
  ),
  said_taken as (
    delete from network.not_the_same n using said g where n.owner_id = :owner and not g.shared
      and (n.a, n.b) = (least(g.survivor_id, g.other), greatest(g.survivor_id, g.other))
  ),
  said_given as (
    insert into network.not_the_same (owner_id, a, b, said_at)
    select :owner, least(g.gone_id, g.other), greatest(g.gone_id, g.other), g.said_at from said g
    -- And these two, or the next file that knows both by one address would make them one again.
    union select :owner, least(m.survivor_id, m.gone_id), greatest(m.survivor_id, m.gone_id), :now from m
    on conflict do nothing
  ),
  keys as (
    insert into network.contact_keys as k (owner_id, key, person_id)
    select r.owner_id, r.key, r.person_id from m, jsonb_populate_recordset(null::network.contact_keys, m.before -> 'keys') r
    on conflict (owner_id, key) do update set person_id = excluded.person_id
  )
delete from network.contact_keys k using m where k.owner_id = :owner and k.key = m.gone_id
  and not exists (select from jsonb_populate_recordset(null::network.contact_keys, m.before -> 'keys') r where r.key = m.gone_id)

-- name: give_back_later_evidence
-- What arrived after the merge goes with the key by which it arrived.
with m as (select * from network.contact_merges where id = :id and owner_id = :owner),
  theirs as (
    select r.key from m, jsonb_populate_recordset(null::network.contact_keys, m.before -> 'keys') r union select m.gone_id from m
  ),
  notes as (
    select n.kind, n.ref, bool_or(n.is_new) as is_new, bool_and(n.key in (select key from theirs)) as is_theirs_alone
    from m join network.merged_evidence n on n.owner_id = :owner and n.person_id = m.survivor_id
    group by n.kind, n.ref having bool_or(n.key in (select key from theirs))
  ),
  given as (
    insert into network.evidence (owner_id, person_id, kind, ref, at, direction, people, in_copy)
    select e.owner_id, m.gone_id, e.kind, e.ref, e.at, e.direction, e.people, e.in_copy
    from m join network.evidence e on e.owner_id = :owner and e.person_id = m.survivor_id join notes n using (kind, ref)
    on conflict do nothing
  ),
  taken as (
    delete from network.evidence e using m, notes n
    where e.owner_id = :owner and e.person_id = m.survivor_id and (e.kind, e.ref) = (n.kind, n.ref) and n.is_new and n.is_theirs_alone
  )
update network.merged_evidence n set person_id = m.gone_id from m
where n.owner_id = :owner and n.person_id = m.survivor_id and n.key in (select key from theirs)

-- name: give_back_hidings
-- Rules that were made since hold for both: by taking a merge back nothing becomes visible.
with m as (select * from network.contact_merges where id = :id and owner_id = :owner),
  before as (select r.hiding_id, r.person_id from m, jsonb_populate_recordset(null::network.hidden_contacts, m.before -> 'hidden') r),
  given as (
    insert into network.hidden_contacts (owner_id, hiding_id, person_id)
    select :owner, b.hiding_id, m.gone_id from m, before b join network.hidings h on h.id = b.hiding_id and h.owner_id = :owner where b.person_id = m.gone_id
    union
    select :owner, h.hiding_id, m.gone_id from m join network.hidden_contacts h on h.owner_id = :owner and h.person_id = m.survivor_id
    where h.hiding_id not in (select b.hiding_id from before b)
    on conflict do nothing
  )
delete from network.hidden_contacts h using m
where h.owner_id = :owner and h.person_id = m.survivor_id
  and exists (select from before b where b.hiding_id = h.hiding_id)
  and not exists (select from before b where b.hiding_id = h.hiding_id and b.person_id = m.survivor_id)

-- name: give_back_contacts
-- The survivor is what they were, but for what a later file said otherwise than the merge; the other is exactly what they were.
with m as (select * from network.contact_merges where id = :id and owner_id = :owner),
  before as (
    select r.*, h.is_ruled or (r.is_hidden and not h.was_ruled) as hide
    from m, jsonb_populate_recordset(null::network.contacts, m.before -> 'contacts') r,
      lateral (select exists (select from network.hidden_contacts x where x.owner_id = :owner and x.person_id = r.person_id) as is_ruled,
        exists (select from jsonb_populate_recordset(null::network.hidden_contacts, m.before -> 'hidden') x where x.person_id = r.person_id) as was_ruled) h
  ),
  after as (select r.* from m, jsonb_populate_record(null::network.contacts, m.after -> 'contact') r),
  details as (select r.* from m, jsonb_populate_recordset(null::network.contact_details, m.before -> 'details') r),
  details_after as (select r.* from m, jsonb_populate_record(null::network.contact_details, m.after -> 'details') r),
  survivor as (
    update network.contacts c set is_hidden = b.hide,
      name = case when c.name is distinct from a.name then c.name else b.name end,
      title = case when c.title is distinct from a.title then c.title else b.title end,
      company = case when c.company is distinct from a.company then c.company else b.company end,
      company_id = case when c.company is distinct from a.company then c.company_id else b.company_id end,
      location = case when c.location is distinct from a.location then c.location else b.location end,
      kind = case when c.title is distinct from a.title then c.kind else b.kind end,
      words = case when c.changed_at = a.changed_at then b.words else ts_filter(case when c.name is distinct from a.name then c.words else b.words end, '{a}')
        || ts_filter(case when c.company is distinct from a.company then c.words else b.words end, '{b}')
        || ts_filter(case when c.title is distinct from a.title then c.words else b.words end, '{c}')
        || ts_filter(case when c.location is distinct from a.location then c.words else b.words end, '{d}') end,
      changed_at = case when c.changed_at is distinct from a.changed_at then c.changed_at else b.changed_at end
    from m join before b on b.person_id = m.survivor_id cross join after a
    where c.owner_id = :owner and c.person_id = m.survivor_id
  ),
  survivor_gone as (
    delete from network.contacts c using m where c.owner_id = :owner and c.person_id = m.survivor_id
      and not exists (select from before b where b.person_id = m.survivor_id)
  ),
  gone as (
    insert into network.contacts (owner_id, person_id, name, title, company, company_id, location, words, kind, is_hidden, changed_at)
    select :owner, b.person_id, b.name, b.title, b.company, b.company_id, b.location, b.words, b.kind, b.hide, b.changed_at
    from m join before b on b.person_id = m.gone_id
  ),
  survivor_details as (
    update network.contact_details d set
      emails = array(select x from unnest(b.emails) x union select x from unnest(d.emails) x where x <> all(a.emails) order by 1),
      phones = array(select x from unnest(b.phones) x union select x from unnest(d.phones) x where x <> all(a.phones) order by 1),
      linkedin_slug = case when d.linkedin_slug is distinct from a.linkedin_slug then d.linkedin_slug else b.linkedin_slug end,
      connected_on = case when d.connected_on is distinct from a.connected_on then d.connected_on else b.connected_on end,
      sources = array(select x from unnest(b.sources) x union select x from unnest(d.sources) x where x <> all(a.sources) order by 1),
      first_seen_at = b.first_seen_at
    from m join details b on b.person_id = m.survivor_id cross join details_after a
    where d.owner_id = :owner and d.person_id = m.survivor_id
  ),
  survivor_details_gone as (
    delete from network.contact_details d using m where d.owner_id = :owner and d.person_id = m.survivor_id
      and not exists (select from details b where b.person_id = m.survivor_id)
  ),
  gone_details as (
    insert into network.contact_details select b.* from m join details b on b.person_id = m.gone_id
  )
delete from network.edges e using m where e.owner_id = :owner and e.person_id = m.survivor_id

-- name: restore_relationships
-- As they were, for those who are contacts still; what has changed since is worked out anew afterwards.
with m as (select * from network.contact_merges where id = :id and owner_id = :owner)
insert into network.edges
select (jsonb_populate_record(e, jsonb_build_object('is_hidden', c.is_hidden))).*
from m, jsonb_populate_recordset(null::network.edges, m.before -> 'edges') e
join network.contacts c on c.owner_id = :owner and c.person_id = e.person_id

-- name: mark_undone
update network.contact_merges set undone_at = :now, before = null, after = null where id = :id and owner_id = :owner
