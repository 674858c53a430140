-- name: list_recounts
select n.id as "networkId", n.workspace_id as "workspaceId", n.user_id as "userId"
from contacts.recounts r join identity.member_networks n on n.id = r.network_id order by n.id

-- name: update_makers
-- Only of meetings whose maker nothing has told yet: what was read since knows better.
update contacts.evidence e set maker = n.maker, in_copy = n.in_copy
from unnest(:people::bigint[], :refs::bigint[], :makers::smallint[], :copies::boolean[]) n(person_id, ref, maker, in_copy)
where e.network_id = :networkId and e.person_id = n.person_id and e.kind = :evidenceKinds.meeting and e.ref = n.ref and e.maker is null

-- name: mark_keys_on_known_cards
-- Contacts that were typed in, or that a file of contacts names.
update contacts.contact_keys k set is_on_card = true
from contacts.contact_details d
where k.network_id = :networkId and not k.is_on_card and d.network_id = k.network_id and d.person_id = k.person_id
  and (:byHand::text = any(d.sources) or exists (
    select from contacts.imports i where i.network_id = d.network_id and i.file_name = any(d.sources) and i.undone_at is null
      and i.format not in ('icalendar', 'mbox', 'connected_account')))

-- name: delete_recount
delete from contacts.recounts where network_id = :networkId
