-- Links that were made before may have been copied, so none of them proves an address.
alter table account.invitations add column is_mailed boolean not null default false;
comment on column account.invitations.is_mailed is 'the token was in the email to this address and nowhere else, so whoever has it reads that mailbox';
