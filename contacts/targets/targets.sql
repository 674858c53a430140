-- name: list_targets
-- nullable: :person
-- not null: personId, isContact
-- A target who became a contact has that contact's number.
select x.person_id::text as "personId", t.name, t.title, t.company, t.former_companies as "formerCompanies", t.linkedin_slug as "linkedinSlug",
  t.email, t.added_at as "addedAt",
  exists (select from contacts.relationships e where e.network_id = t.network_id and e.person_id = x.person_id) as "isContact"
from contacts.targets t
left join contacts.contact_keys k on k.network_id = t.network_id and k.key = t.person_id
cross join lateral (select coalesce(k.person_id, t.person_id) as person_id) x
where t.network_id = (select identity.viewer_network_id()) and (:person::bigint is null or t.person_id = :person::bigint)
order by t.added_at desc, t.person_id limit :limit

-- name: find_known_number
-- not null: personId
-- Who has one of these handles: a contact of the member, else somebody in the directory. The strongest handle first.
select k.person_id::text as "personId" from contacts.contact_keys k
where k.network_id in (0, :networkId) and k.key = any(:keys::bigint[])
order by k.network_id desc, array_position(:keys::bigint[], k.key) limit 1

-- name: find_teammate_at
select u.id as "userId", u.name from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = platform.workspace_id() and u.email = :email

-- name: count_targets
-- not null: n
select count(*)::int as n from contacts.targets t join identity.member_networks n on n.id = t.network_id where n.workspace_id = :workspaceId

-- name: upsert_target
-- nullable: :title, :company, :companyId, :linkedinSlug, :email
-- What is not said this time stays as it was.
insert into contacts.targets as t (network_id, person_id, keys, name, title, company, company_id, former_companies, former_company_ids, linkedin_slug, email, added_at)
values (:networkId, :person, :keys::bigint[], :name, :title, :company, :companyId::bigint, :formerCompanies::text[], :formerCompanyIds::bigint[], :linkedinSlug, :email, :now)
on conflict (network_id, person_id) do update set
  keys = array(select distinct unnest(t.keys || excluded.keys)), name = excluded.name, title = coalesce(excluded.title, t.title),
  company = coalesce(excluded.company, t.company), company_id = coalesce(excluded.company_id, t.company_id),
  former_companies = case when excluded.former_companies = '{}' then t.former_companies else excluded.former_companies end,
  former_company_ids = case when excluded.former_companies = '{}' then t.former_company_ids else excluded.former_company_ids end,
  linkedin_slug = coalesce(excluded.linkedin_slug, t.linkedin_slug), email = coalesce(excluded.email, t.email)
returning (xmax = 0) as "isNew"

-- name: lock_target
-- A target that became a contact is also found by the number of that contact.
select t.person_id::text as "personId", t.name, t.title, t.company, t.former_companies as "formerCompanies"
from contacts.targets t
where t.network_id = :networkId and (t.person_id = :person::bigint or exists (
  select from contacts.contact_keys k where k.network_id = t.network_id and k.key = t.person_id and k.person_id = :person::bigint))
order by t.person_id = :person::bigint desc limit 1 for no key update

-- name: update_target
-- nullable: :title, :company, :companyId
update contacts.targets set name = :name, title = :title, company = :company, company_id = :companyId::bigint,
  former_companies = :formerCompanies::text[], former_company_ids = :formerCompanyIds::bigint[]
where network_id = :networkId and person_id = :person

-- name: add_target_keys
-- nullable: :linkedinSlug
update contacts.targets t set keys = array(select distinct unnest(t.keys || :keys::bigint[])), linkedin_slug = :linkedinSlug
where t.network_id = :networkId and t.person_id = :person

-- name: delete_target
delete from contacts.targets where network_id = :networkId and person_id = :person returning name

-- name: list_targets_by_key
select t.person_id::text as "personId", t.name, t.company, t.email as "typedEmail"
from contacts.targets t where t.network_id = :networkId and (t.person_id = any(:keys::bigint[]) or t.keys && :keys::bigint[])

-- name: list_targets_by_name
-- Who has no handle that an import could bring, and is nobody's entry yet.
select t.person_id::text as "personId", t.name, t.title, t.company, t.former_companies as "formerCompanies"
from contacts.targets t
where t.network_id = :networkId and t.keys = '{}'
  and not exists (select from contacts.contact_keys k where k.network_id = t.network_id and k.key = t.person_id)

-- name: join_targets_by_key
-- Who has the profile or the address of a contact, and another number, is that contact.
insert into contacts.contact_keys (network_id, key, person_id)
select distinct on (t.person_id) t.network_id, t.person_id, k.person_id from contacts.targets t
join contacts.contact_keys k on k.network_id = t.network_id and k.key = any(t.keys)
where t.network_id = :networkId and t.person_id <> k.person_id order by t.person_id, k.person_id
on conflict do nothing

-- name: insert_target_keys
insert into contacts.contact_keys (network_id, key, person_id)
select :networkId, n.key, n.person_id from unnest(:keys::bigint[], :people::bigint[]) n(key, person_id)
on conflict do nothing
