-- name: find_contacts
-- What decides who of two survives: the strongest handle that somebody is known by.
select c.person_id::text as "personId",
  case when d.linkedin_slug is not null then 3 when d.emails <> '{}' then 2 when d.phones <> '{}' then 1 else 0 end as handle
from contacts.contacts c join contacts.contact_details d on d.network_id = :networkId and d.person_id = c.person_id
where c.network_id = :networkId and c.person_id = any(:people::bigint[])

-- name: list_edited
select d.person_id::text as "personId" from contacts.contact_details d
where d.network_id = :networkId and d.person_id = any(:people::bigint[]) and d.edits is not null

-- name: insert_merges
-- Saves what will change for both contacts; rows of other tables are added as those tables declare. For somebody who is
-- not a contact, only evidence is moved, and nothing is saved.
insert into contacts.merges (id, network_id, number, survivor_id, gone_id, survivor_name, gone_name, made_by, made_at, before)
select p.id, :networkId, (select coalesce(max(m.number), 0) from contacts.merges m where m.network_id = :networkId) + row_number() over (order by p.place),
  p.survivor, p.gone, coalesce(s.name, g.name), g.name, :by, :now, jsonb_strip_nulls(jsonb_build_object(
  'contacts', (select jsonb_agg(c) from contacts.contacts c where c.network_id = :networkId and c.person_id in (p.survivor, p.gone)),
  'details', (select jsonb_agg(d) from contacts.contact_details d where d.network_id = :networkId and d.person_id in (p.survivor, p.gone)),
  'edges', (select jsonb_agg(e) from contacts.relationships e where e.network_id = :networkId and e.person_id in (p.survivor, p.gone)),
  'hidden', (select jsonb_agg(h) from contacts.hidden_contacts h where h.network_id = :networkId and h.person_id in (p.survivor, p.gone)),
  'keys', (select jsonb_agg(k) from contacts.contact_keys k where k.network_id = :networkId and k.person_id = p.gone)))
from unnest(:ids::uuid[], :survivors::bigint[], :gone::bigint[]) with ordinality p(id, survivor, gone, place)
join contacts.contacts g on g.network_id = :networkId and g.person_id = p.gone
left join contacts.contacts s on s.network_id = :networkId and s.person_id = p.survivor

-- name: move_keys
-- The survivor is found by every key of both; what the one who goes meant to the member is worked out anew. After a join by
-- likeness a key still says whom it named before.
with pairs as (select * from unnest(:survivors::bigint[], :gone::bigint[]) p(survivor, gone)),
  own_keys as (
    -- Somebody known by name only has no key but their number, by which the next import would make them anew.
    insert into contacts.contact_keys (network_id, key, person_id) select :networkId, p.gone, p.survivor from pairs p
    where not exists (select from contacts.contact_keys k where k.network_id = :networkId and k.key = p.gone)
    on conflict do nothing
  ),
  keys as (
    update contacts.contact_keys k set person_id = p.survivor,
      joined_from = case when :by = 'likeness' then coalesce(k.joined_from, p.gone) else k.joined_from end
    from pairs p where k.network_id = :networkId and k.person_id = p.gone
  )
delete from contacts.relationships e using pairs p where e.network_id = :networkId and e.person_id = p.gone

-- name: join_contacts
-- One of the two speaks, and the other fills the gaps; a title belongs to its company. Of two the hidden one decides.
-- Contacts are looked up one by one, by both columns of their key: right after a first import there are no statistics of the
-- network yet, and a plan that joined them read all contacts for each pair (15 minutes for 229 pairs of 2,400 contacts).
with pairs as materialized (
  select p.*, case when p.speaker = p.survivor then p.gone else p.survivor end as other
  from unnest(:survivors::bigint[], :gone::bigint[], :speakers::bigint[]) p(survivor, gone, speaker)
),
  members as materialized (
    select p.survivor, m.person_id from pairs p cross join lateral (values (p.survivor), (p.gone)) m(person_id)
  ),
  spoken as (
    select p.survivor, f.is_hidden or s.is_hidden as is_hidden, f.name,
      :gapFields(coalesce(f.{column}, s.{column}) as {column}), coalesce(f.company_id, s.company_id) as company_id,
      case when x.title_of_first then f.title else coalesce(s.title, f.title) end as title,
      case when x.title_of_first or s.title is null then f.kind else s.kind end as kind,
      ts_filter(f.search_vector, '{a}') || ts_filter(case when f.company is null then s.search_vector else f.search_vector end, '{b}')
        || ts_filter(case when x.title_of_first or s.title is null then f.search_vector else s.search_vector end, '{c}')
        || ts_filter(case when f.location is null then s.search_vector else f.search_vector end, '{d}') as search_vector
    from pairs p
    cross join lateral (select * from contacts.contacts c where c.network_id = :networkId and c.person_id = p.speaker limit 1) f
    cross join lateral (select * from contacts.contacts c where c.network_id = :networkId and c.person_id = p.other limit 1) s
    cross join lateral (select case when f.company_id is null and s.company_id is not null then false
      when f.title is not null then true else f.company_id is distinct from s.company_id end as title_of_first) x
  ),
  -- The edits of both that still apply.
  edited as materialized (
    select s.survivor, jsonb_object_agg(x.key, x.value) as edits
    from spoken s join members m using (survivor)
    cross join lateral (select * from contacts.contacts c where c.network_id = :networkId and c.person_id = m.person_id limit 1) c
    cross join lateral (
      select d.edits from contacts.contact_details d where d.network_id = :networkId and d.person_id = m.person_id limit 1) d
    cross join lateral jsonb_each(d.edits) x
    where to_jsonb(c) -> x.key = to_jsonb(s) -> x.key
    group by s.survivor
  ),
  survivors as (
    update contacts.contacts c set is_hidden = s.is_hidden, :contactFields({column} = s.{column}), company_id = s.company_id,
      search_vector = s.search_vector, kind = s.kind, changed_at = :now
    from spoken s where c.network_id = :networkId and c.person_id = s.survivor
  ),
  details as (
    update contacts.contact_details d set
      emails = array(select distinct x from unnest(d.emails || g.emails) x order by x),
      -- After a join by likeness, an address is written to only if the member has it on a card or wrote to it: a name in
      -- mail that merely came in is whatever its sender chose.
      joined_emails = array(
        select x from unnest(d.joined_emails || g.joined_emails || case when :by = 'likeness' and not (
          exists (select from contacts.contact_keys k where k.network_id = :networkId and k.joined_from = p.gone and k.is_on_card)
          or exists (select from contacts.merges m cross join lateral jsonb_array_elements(m.before -> 'edges') e
            where m.network_id = :networkId and m.survivor_id = p.survivor and m.gone_id = p.gone and m.made_at = :now
              and (e ->> 'person_id')::bigint = p.gone and (e ->> 'sent')::real > 0)) then g.emails else '{}' end) x
        except select x from unnest(d.emails) x where x <> all(d.joined_emails)
        except select x from unnest(g.emails) x where :by <> 'likeness' and x <> all(g.joined_emails)
        order by 1),
      phones = array(select distinct x from unnest(d.phones || g.phones) x order by x),
      linkedin_slug = coalesce(d.linkedin_slug, g.linkedin_slug),
      connected_on = coalesce(d.connected_on, g.connected_on),
      familiarity = coalesce(d.familiarity, g.familiarity),
      familiarity_at = case when d.familiarity is null then g.familiarity_at else d.familiarity_at end,
      rating_skipped_at = greatest(d.rating_skipped_at, g.rating_skipped_at),
      typed_email = coalesce(d.typed_email, g.typed_email),
      sources = array(select distinct x from unnest(d.sources || g.sources) x order by x),
      first_seen_at = least(d.first_seen_at, g.first_seen_at),
      edits = (select e.edits from edited e where e.survivor = p.survivor)
    from pairs p join contacts.contact_details g on g.network_id = :networkId and g.person_id = p.gone
    where d.network_id = :networkId and d.person_id = p.survivor
  )
update contacts.relationships e set is_hidden = s.is_hidden from spoken s
where e.network_id = :networkId and e.person_id = s.survivor and e.is_hidden <> s.is_hidden

-- name: drop_the_gone
-- A survivor who was no contact yet takes the place of the one who goes.
with pairs as (select * from unnest(:survivors::bigint[], :gone::bigint[]) p(survivor, gone)),
  alone as (
    select p.* from pairs p where not exists (
      select from contacts.contacts c where c.network_id = :networkId and c.person_id = p.survivor)
  ),
  contacts as (
    update contacts.contacts c set person_id = a.survivor from alone a where c.network_id = :networkId and c.person_id = a.gone
  ),
  details as (
    update contacts.contact_details d set person_id = a.survivor from alone a where d.network_id = :networkId and d.person_id = a.gone
      and not exists (select from contacts.contact_details x where x.network_id = :networkId and x.person_id = a.survivor)
  ),
  contacts_gone as (
    delete from contacts.contacts c using pairs p where c.network_id = :networkId and c.person_id = p.gone
      and not exists (select from alone a where a.gone = p.gone)
  )
delete from contacts.contact_details d using pairs p where d.network_id = :networkId and d.person_id = p.gone
  and not exists (select from alone a where a.gone = p.gone)

-- name: note_after
update contacts.merges m set after = jsonb_build_object('contact', to_jsonb(c), 'details', to_jsonb(d))
from contacts.contacts c join contacts.contact_details d on d.network_id = :networkId and d.person_id = c.person_id
where m.id = any(:ids::uuid[]) and c.network_id = :networkId and c.person_id = m.survivor_id

-- name: list_merges
select m.id, m.survivor_id::text as "survivorId", m.survivor_name as "survivorName", m.gone_name as "goneName", m.made_by as "madeBy",
  m.made_at as "madeAt", m.undone_at as "undoneAt",
  exists (select from contacts.contacts c where c.network_id = (select identity.viewer_network_id()) and c.person_id = m.survivor_id) as "isHere",
  m.undone_at is null and not exists (select from contacts.merges l where l.network_id = m.network_id and l.number > m.number
    and l.undone_at is null and m.survivor_id in (l.survivor_id, l.gone_id)) as "mayUndo"
from contacts.merges m
where m.network_id = (select identity.viewer_network_id()) and (:id::uuid is null or m.id = :id::uuid)
  and (:after::uuid is null or m.number < (select x.number from contacts.merges x where x.network_id = m.network_id and x.id = :after::uuid))
order by m.number desc limit :limit

-- name: count_merges
select count(*)::int as n from contacts.merges where network_id = (select identity.viewer_network_id())

-- name: lock_merge
select m.survivor_id::text as "survivorId", m.gone_id::text as "goneId", m.undone_at as "undoneAt",
  exists (select from contacts.merges l where l.network_id = m.network_id and l.number > m.number
    and l.undone_at is null and m.survivor_id in (l.survivor_id, l.gone_id)) as "isBuiltUpon"
from contacts.merges m where m.id = :id and m.network_id = :networkId for update

-- name: list_survivors
select distinct survivor_id::text as "personId" from contacts.merges where network_id = :networkId and undone_at is null

-- name: insert_evidence_notes
insert into contacts.merged_evidence (network_id, person_id, kind, ref, key, is_new)
select :networkId, n.*, not exists (select from contacts.evidence e where (e.network_id, e.person_id, e.kind, e.ref) = (:networkId, n.person_id, n.kind, n.ref))
from unnest(:people::bigint[], :kinds::smallint[], :refs::bigint[], :keys::bigint[]) n(person_id, kind, ref, key)
on conflict do nothing
