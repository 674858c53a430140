alter table platform.mails validate constraint mail_status_is_known;
alter table platform.mails validate constraint mail_keeps_its_content_until_it_is_settled;
create index concurrently if not exists mails_waiting on platform.mails (next_try_at) where status = 'queued';
create index concurrently if not exists mails_failed on platform.mails (settled_at) where status in ('refused', 'given_up');
