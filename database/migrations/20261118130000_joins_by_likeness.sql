-- Two entries can be joined because they are very likely one person, although they share no handle. Such a join says who
-- somebody probably is. It proves no address: each handle keeps the person that it named before, and the addresses of the
-- entry that went are not written to until the member says that both are one.
alter table contacts.merges drop constraint maker_is_known;
alter table contacts.merges add constraint maker_is_known check (made_by in ('hand', 'key', 'likeness')) not valid;
alter table contacts.contact_keys add column joined_from bigint;
comment on column contacts.contact_keys.joined_from is 'the person that this handle named before a join by likeness: it vouches for that person only';
alter table contacts.contact_details add column joined_emails text[] not null default '{}';
comment on column contacts.contact_details.joined_emails is 'those of the addresses that came by a join by likeness: shown, and not written to';
