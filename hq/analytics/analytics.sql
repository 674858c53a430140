-- import: ApprovalName from './autonomy.rules.ts'
-- As wellmet_staff, which may read these views and nothing else.

-- name: list_steps
-- not null: step, happened, ended, waiting
select step, sum(happened)::int as happened, sum(ended)::int as ended, sum(waiting)::int as waiting
from hq.step_counts where day >= (:since::timestamptz at time zone 'UTC')::date group by step

-- name: list_answer_times
-- not null: hours, hasEnded, n
select hours, is_answered as "hasEnded", sum(n)::int as n
from hq.answer_time_counts where day >= (:since::timestamptz at time zone 'UTC')::date group by hours, is_answered order by hours

-- name: list_active_people
-- not null: weeksAgo, days, people
select weeks_ago as "weeksAgo", days, people from hq.active_people_counts order by weeks_ago, days

-- name: count_activated
-- not null: activated, over, waiting
select coalesce(sum(people) filter (where is_activated), 0)::int as activated,
  coalesce(sum(people) filter (where not is_waiting), 0)::int as over,
  coalesce(sum(people) filter (where is_waiting), 0)::int as waiting
from hq.activation_counts where day >= (:since::timestamptz at time zone 'UTC')::date

-- name: count_over_limit
-- not null: asks, overLimit
select coalesce(sum(asks), 0)::int as asks, coalesce(sum(over_limit), 0)::int as "overLimit"
from hq.connector_limit_counts where day >= (:since::timestamptz at time zone 'UTC')::date

-- name: count_mails
-- not null: sent, failed
select coalesce(sum(n) filter (where status = 'sent'), 0)::int as sent,
  coalesce(sum(n) filter (where status in ('refused', 'given_up')), 0)::int as failed
from hq.mail_counts where day >= (:since::timestamptz at time zone 'UTC')::date

-- name: count_syncs
-- not null: done, failed
select coalesce(sum(n) filter (where kind = 'sync_done'), 0)::int as done,
  coalesce(sum(n) filter (where kind = 'sync_failed'), 0)::int as failed
from hq.activity_counts where hour >= (:since::timestamptz at time zone 'UTC')::date and kind in ('sync_done', 'sync_failed')

-- name: list_model_calls
-- not null: purpose, outcome, currency, n, cost, withTokens, tokens
-- type: cost = number
-- type: tokens = number
select purpose, outcome, currency, sum(n)::int as n, sum(cost)::float8 as cost, sum(n - without_tokens)::int as "withTokens",
  sum(input_tokens + output_tokens)::float8 as tokens
from hq.model_call_counts where day >= (:since::timestamptz at time zone 'UTC')::date
group by purpose, outcome, currency order by purpose, outcome, currency

-- name: list_people_data
-- not null: provider, credits
select provider, sum(credits)::int as credits from hq.people_data_counts
where month >= date_trunc('month', :since::timestamptz at time zone 'UTC')::date group by provider order by provider

-- name: list_approvals
-- not null: kind, automatic, executed
-- type: kind = ApprovalName
select kind, (coalesce(sum(n) filter (where is_automatic), 0))::int as automatic, sum(n)::int as executed
from hq.approval_counts where verdict = 'approved' and day >= (:since::timestamptz at time zone 'UTC')::date
group by kind order by kind

-- name: count_runs
-- not null: ended, failed, waiting
select coalesce(sum(n) filter (where state in ('done', 'failed', 'cancelled')), 0)::int as ended,
  coalesce(sum(n) filter (where state = 'failed'), 0)::int as failed,
  coalesce(sum(n) filter (where state in ('running', 'waiting')), 0)::int as waiting
from hq.run_counts where day >= (:since::timestamptz at time zone 'UTC')::date
