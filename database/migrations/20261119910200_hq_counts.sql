-- What the operator's room counts. The role wellmet_staff may read these views and nothing else. They read as the owner of
-- the tables, so each table that is counted lets its owner look. No text of a table comes out: every word in a view is
-- written in the view. A new table has no such policy and no grant, so it stays unread until somebody decides.
create policy requests_are_counted on introductions.requests for select to wellmet_owner using (true);
create policy outcomes_are_counted on introductions.outcomes for select to wellmet_owner using (true);
create policy connector_rules_are_counted on introductions.connector_rules for select to wellmet_owner using (true);
create policy language_model_calls_are_counted on introductions.language_model_calls for select to wellmet_owner using (true);
create policy imports_are_counted on contacts.imports for select to wellmet_owner using (true);
create policy sync_runs_are_counted on connections.sync_runs for select to wellmet_owner using (true);
create policy provider_usage_is_counted on connections.provider_usage for select to wellmet_owner using (true);
create policy approvals_are_counted on account.approvals for select to wellmet_owner using (true);
create policy mails_are_counted on platform.mails for select to wellmet_owner using (true);
create policy runs_are_counted on platform.runs for select to wellmet_owner using (true);
create policy backup_runs_are_counted on platform.backup_runs for select to wellmet_owner using (true);

-- How far each request that was asked came. Not granted: the counts below are made of it.
create view hq.asked_requests as
select r.workspace_id, r.user_id, r.connector_user, r.created_at, r.asked_at, o.yes_at, o.intro_at, o.reply_at, o.meeting_at,
  o.answered_at, r.settled_at, r.asked_elsewhere is not null as is_elsewhere,
  r.stage in ('declined', 'cancelled') as is_over,
  coalesce(o.is_refused, false) as is_refused, coalesce(o.is_silent, false) as is_silent
from introductions.requests r
left join lateral (
  select min(x.at) filter (where x.kind in ('connector_accepted', 'intro_sent', 'target_replied', 'meeting_booked', 'converted')) as yes_at,
    min(x.at) filter (where x.kind in ('intro_sent', 'target_replied', 'meeting_booked', 'converted')) as intro_at,
    min(x.at) filter (where x.kind in ('target_replied', 'meeting_booked', 'converted')) as reply_at,
    min(x.at) filter (where x.kind in ('meeting_booked', 'converted')) as meeting_at,
    min(x.at) filter (where x.kind in ('connector_accepted', 'connector_declined')) as answered_at,
    bool_or(x.kind in ('connector_declined', 'connector_silent')) as is_refused,
    bool_or(x.kind in ('target_silent', 'no_interest')) as is_silent
  from introductions.outcomes x
  where x.workspace_id = r.workspace_id and x.request_id = r.id and x.at >= coalesce(r.asked_at, r.created_at)
) o on true
where r.asked_at is not null;

create view hq.step_counts as
with steps as (
  select 'ask_to_yes' as step, asked_at as began_at, yes_at as reached_at, is_refused or is_over as is_lost from hq.asked_requests
  union all
  select 'yes_to_intro', yes_at, intro_at, is_over from hq.asked_requests where yes_at is not null
  union all
  select 'intro_to_reply', intro_at, reply_at, is_silent or is_over from hq.asked_requests where intro_at is not null
  union all
  select 'reply_to_meeting', reply_at, meeting_at, is_silent or is_over from hq.asked_requests where reply_at is not null
)
select step, (began_at at time zone 'UTC')::date as day,
  (count(*) filter (where reached_at is not null))::int as happened,
  (count(*) filter (where reached_at is null and is_lost))::int as ended,
  (count(*) filter (where reached_at is null and not is_lost))::int as waiting
from steps group by 1, 2;

-- How long connectors took to answer, in whole hours; of those who did not answer, how long they have had.
create view hq.answer_time_counts as
select (asked_at at time zone 'UTC')::date as day,
  greatest(0, floor(extract(epoch from coalesce(answered_at, settled_at, now()) - asked_at) / 3600))::int as hours,
  answered_at is not null as is_answered, count(*)::int as n
from hq.asked_requests where not is_elsewhere group by 1, 2, 3;

create view hq.stage_time_counts as
with stages as (
  select 'draft_to_ask' as step, created_at as from_at, asked_at as to_at from hq.asked_requests
  union all select 'ask_to_yes', asked_at, yes_at from hq.asked_requests
  union all select 'yes_to_intro', yes_at, intro_at from hq.asked_requests
  union all select 'intro_to_reply', intro_at, reply_at from hq.asked_requests
  union all select 'reply_to_meeting', reply_at, meeting_at from hq.asked_requests
)
select step, (to_at at time zone 'UTC')::date as day,
  greatest(0, floor(extract(epoch from to_at - from_at) / 3600))::int as hours, count(*)::int as n
from stages where from_at is not null and to_at is not null group by 1, 2, 3;

-- People who asked for an introduction, or answered somebody who asked, in so many days until so many weeks ago.
create view hq.active_people_counts as
with acts as (
  select user_id, asked_at as at from hq.asked_requests
  union all
  select connector_user, answered_at from hq.asked_requests where connector_user is not null and answered_at is not null
), spans as (
  select w as weeks_ago, 7 as days from generate_series(0, 12) w union all values (0, 1), (0, 28), (0, 30), (0, 90)
)
select s.weeks_ago, s.days, count(distinct a.user_id)::int as people
from spans s left join acts a on a.at <= now() - s.weeks_ago * interval '7 days'
  and a.at > now() - s.weeks_ago * interval '7 days' - s.days * interval '1 day'
group by 1, 2;

-- Whether people came to a first import and a first ask within 7 days.
create view hq.activation_counts as
select (u.created_at at time zone 'UTC')::date as day, x.is_activated,
  not x.is_activated and u.created_at > now() - interval '7 days' as is_waiting, count(*)::int as people
from account.users u cross join lateral (
  select exists (select from contacts.imports i where i.user_id = u.id and i.state = 'done'
      and i.finished_at < u.created_at + interval '7 days')
    and exists (select from introductions.requests r where r.user_id = u.id
      and r.asked_at < u.created_at + interval '7 days') as is_activated
) x group by 1, 2, 3;

-- Asks that came to a connector who had had as many in 30 days as they allow today; 5 unless they say another number.
create view hq.connector_limit_counts as
select (r.asked_at at time zone 'UTC')::date as day, count(*)::int as asks,
  (count(*) filter (where x.before >= x.most))::int as over_limit
from introductions.requests r cross join lateral (
  select (select count(*) from introductions.requests b where b.workspace_id = r.workspace_id
      and b.connector_key = r.connector_key and b.asked_elsewhere is null
      and b.asked_at < r.asked_at and b.asked_at > r.asked_at - interval '30 days') as before,
    coalesce((select c.asks_a_month from introductions.connector_rules c where c.workspace_id = r.workspace_id
      and c.connector_key = r.connector_key order by c.changed_at desc limit 1), 5) as most
) x where r.asked_at is not null and r.asked_elsewhere is null group by 1;

create view hq.mail_counts as
select (coalesce(settled_at, queued_at) at time zone 'UTC')::date as day,
  case status when 'sent' then 'sent' when 'refused' then 'refused' when 'given_up' then 'given_up'
    when 'parked' then 'parked' else 'waiting' end as status, count(*)::int as n
from platform.mails group by 1, 2;

-- A price that is not known is none, and is not 0.
create view hq.model_call_counts as
select (created_at at time zone 'UTC')::date as day,
  case purpose when 'draft' then 'draft' when 'question' then 'question' when 'trial' then 'trial' else 'other' end as purpose,
  case when outcome is null then 'waiting' when outcome = 'answered' then 'answered'
    when outcome in ('declined', 'nothing_usable', 'unreadable', 'cut_off') then 'unusable' else 'failed' end as outcome,
  case when currency in ('EUR', 'USD', 'GBP', 'CHF') then case currency when 'EUR' then 'EUR' when 'USD' then 'USD'
    when 'GBP' then 'GBP' else 'CHF' end else 'other' end as currency,
  count(*)::int as n, sum(cost)::bigint as cost,
  (count(*) filter (where input_tokens is null))::int as without_tokens,
  coalesce(sum(input_tokens), 0)::bigint as input_tokens, coalesce(sum(output_tokens), 0)::bigint as output_tokens
from introductions.language_model_calls group by 1, 2, 3, 4;

create view hq.people_data_counts as
select (began_at at time zone 'UTC')::date as month,
  case provider when 'apollo' then 'apollo' when 'people-data-labs' then 'people-data-labs' else 'other' end as provider,
  sum(used)::int as credits
from connections.provider_usage where span = 'month' group by 1, 2;

create view hq.approval_counts as
select (decided_at at time zone 'UTC')::date as day,
  case kind when 'invitation.colleague' then 'invitation.colleague' when 'invitation.outsider' then 'invitation.outsider'
    when 'purchase.confirm' then 'purchase.confirm' else 'other' end as kind,
  case verdict when 'approved' then 'approved' when 'rejected' then 'rejected' when 'expired' then 'expired'
    when 'withdrawn' then 'withdrawn' else 'waiting' end as verdict,
  policy_id is not null as is_automatic, count(*)::int as n
from account.approvals group by 1, 2, 3, 4;

create view hq.run_counts as
select (started_at at time zone 'UTC')::date as day,
  case state when 'running' then 'running' when 'waiting' then 'waiting' when 'failed' then 'failed'
    when 'done' then 'done' else 'cancelled' end as state, count(*)::int as n
from platform.runs group by 1, 2;

create view hq.activity_counts as
with happened as (
  select created_at as at, 'user_joined' as kind from account.users
  union all select created_at, 'workspace_created' from account.workspaces
  union all select finished_at, 'import_done' from contacts.imports where state = 'done'
  union all select finished_at, case when problem is null then 'sync_done' else 'sync_failed' end from connections.sync_runs
  union all select asked_at, 'introduction_asked' from hq.asked_requests
  union all select answered_at, 'connector_answered' from hq.asked_requests
  union all select intro_at, 'introduction_made' from hq.asked_requests
  union all select meeting_at, 'meeting_booked' from hq.asked_requests
  union all select decided_at, 'approval_decided' from account.approvals where verdict in ('approved', 'rejected')
  union all select settled_at, case when status = 'sent' then 'mail_sent' else 'mail_failed' end from platform.mails
    where status in ('sent', 'refused', 'given_up')
  union all select ended_at, case when succeeded then 'backup_done' else 'backup_failed' end from platform.backup_runs
)
select date_trunc('hour', at, 'UTC') as hour, kind, count(*)::int as n
from happened where at > now() - interval '90 days' group by 1, 2;

grant select on hq.step_counts, hq.answer_time_counts, hq.stage_time_counts, hq.active_people_counts, hq.activation_counts,
  hq.connector_limit_counts, hq.mail_counts, hq.model_call_counts, hq.people_data_counts, hq.approval_counts, hq.run_counts,
  hq.activity_counts to wellmet_staff;
