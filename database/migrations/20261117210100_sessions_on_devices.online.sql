create index concurrently if not exists sessions_on_a_device on account.sessions (device_id);
alter table account.sessions validate constraint sessions_end_with_their_device;
