-- As wellmet_staff, which may read these views and nothing else.

-- name: list_job_counts
-- not null: name, due, failed, givenUp, oldestDueSeconds
select name, due, failed, given_up as "givenUp", oldest_due_seconds as "oldestDueSeconds" from hq.job_counts order by given_up desc, failed desc, name

-- name: list_backup_counts
-- not null: kind, lastSucceeded
-- nullable: hoursSinceSuccess
select kind, last_succeeded as "lastSucceeded", hours_since_success as "hoursSinceSuccess" from hq.backup_counts order by kind

-- name: count_syncs
-- not null: done, failed
select coalesce(sum(n) filter (where kind = 'sync_done'), 0)::int as done,
  coalesce(sum(n) filter (where kind = 'sync_failed'), 0)::int as failed
from hq.activity_counts where hour >= date_trunc('hour', :since::timestamptz, 'UTC') and kind in ('sync_done', 'sync_failed')

-- name: count_mails
-- not null: sent, refused, givenUp
select coalesce(sum(n) filter (where status = 'sent'), 0)::int as sent,
  coalesce(sum(n) filter (where status = 'refused'), 0)::int as refused,
  coalesce(sum(n) filter (where status = 'given_up'), 0)::int as "givenUp"
from hq.mail_counts where day >= (:since::timestamptz at time zone 'UTC')::date

-- name: count_week
-- not null: joined, asked, made, booked, mailFailed
select coalesce(sum(n) filter (where kind = 'user_joined'), 0)::int as joined,
  coalesce(sum(n) filter (where kind = 'introduction_asked'), 0)::int as asked,
  coalesce(sum(n) filter (where kind = 'introduction_made'), 0)::int as made,
  coalesce(sum(n) filter (where kind = 'meeting_booked'), 0)::int as booked,
  coalesce(sum(n) filter (where kind = 'mail_failed'), 0)::int as "mailFailed"
from hq.activity_counts where hour >= date_trunc('hour', :since::timestamptz, 'UTC') and hour < date_trunc('hour', :until::timestamptz, 'UTC')

-- name: count_yes
-- not null: yes, ended
select coalesce(sum(happened), 0)::int as yes, coalesce(sum(happened + ended), 0)::int as ended
from hq.step_counts where step = 'ask_to_yes' and day >= (:since::timestamptz at time zone 'UTC')::date
