-- The address that a provider names links nobody who is an owner: they link themselves, with a proof of their own. Links
-- that open everything were made so. Of the others nobody knows, so owners link once more.
alter table account.sign_on_identities add column is_own boolean not null default false;
comment on column account.sign_on_identities.is_own is 'the user linked it themselves, with a fresh proof; without it the link opens nothing for an owner';

-- Forced row-level security hides every row from the owner. The lock of this transaction keeps everybody else out.
alter table account.sign_on_identities no force row level security;
update account.sign_on_identities set is_own = true where opens_everything;
alter table account.sign_on_identities force row level security;
