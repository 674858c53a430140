-- An address of a joined entry is written to if the member has it on a card or wrote to it themselves. Mail that merely came
-- in, under a name that anybody can choose, still lends none. One function says where a contact is written to.
create function contacts.addresses_to_write_to(detail contacts.contact_details) returns text[] language sql stable parallel safe as $$
  select array(select x from unnest(detail.emails) with ordinality e(x, place) where x <> all(detail.joined_emails) order by e.place)
    || array_remove(array[detail.typed_email], null)
$$;
comment on column contacts.contact_details.joined_emails is 'those of the addresses that came by a join by likeness of an entry that is on no card and was never written to: shown, and not written to';

alter table contacts.contact_details no force row level security;
alter table contacts.merges no force row level security;
alter table contacts.contact_keys no force row level security;
update contacts.contact_details d set joined_emails = array(
  select x from unnest(d.joined_emails) x where not exists (
    select from contacts.merges m cross join lateral jsonb_array_elements(m.before -> 'details') g
    where m.network_id = d.network_id and m.survivor_id = d.person_id and m.made_by = 'likeness' and m.undone_at is null
      and (g ->> 'person_id')::bigint = m.gone_id and g -> 'emails' ? x
      and (exists (select from contacts.contact_keys k where k.network_id = d.network_id and k.joined_from = m.gone_id and k.is_on_card)
        or exists (select from jsonb_array_elements(m.before -> 'edges') e where (e ->> 'person_id')::bigint = m.gone_id and (e ->> 'sent')::real > 0))))
where d.joined_emails <> '{}';
alter table contacts.contact_details force row level security;
alter table contacts.merges force row level security;
alter table contacts.contact_keys force row level security;
