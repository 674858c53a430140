-- What somebody wrote again by the same form.
alter table growth.leads add column later_messages jsonb not null default '[]';
comment on column growth.leads.later_messages is 'what was written again by the same form, newest first, at most 20';
