-- name: list_companies_at
-- not null: domain, companyId, name
-- What the public directory says. A domain that it has for two companies says nothing.
select p.domain, min(p.id)::text as "companyId", min(p.name) as name from contacts.places p
where p.kind = :placeKinds.company and p.domain = any(:domains::text[]) group by p.domain having count(*) = 1

-- name: list_objecting
select o.key::text as key from contacts.objections o where o.key = any(:keys::bigint[])
