-- An operator can disable a user: nobody signs in with the account until it is enabled again, and nothing of it is deleted.
alter table account.users add column disabled_at timestamptz;
