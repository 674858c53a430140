-- who gets the morning brief by email, and up to which morning they got it
alter table account.notification_settings add column briefed_until timestamptz;
comment on column account.notification_settings.briefed_until is 'null: they do not want it';
