-- What subscriptions are worth, whether trials become customers and customers stay: counted in the operator's room.
alter table account.subscriptions
  add column unit_amount integer,
  add column currency text,
  add column interval_months integer constraint interval_is_positive check (interval_months > 0),
  add column ended_at timestamptz;
comment on column account.subscriptions.unit_amount is 'of one seat for one interval, in hundredths of the currency; null: unknown';
comment on column account.subscriptions.interval_months is 'null: unknown, or no whole number of months';
comment on column account.subscriptions.ended_at is 'null: it has not ended, or Stripe did not say when';

create policy subscriptions_are_counted on account.subscriptions for select to wellmet_owner using (true);

-- Not granted: the counts below are made of it. `paid_from` is when the first payment was due.
create view hq.subscription_facts as
select status, started_at, ended_at, period_ends_at, cancels_at, past_due_since, trial_ends_at,
  coalesce(trial_ends_at, started_at) as paid_from, m.months,
  case when currency in ('eur', 'usd', 'gbp', 'chf') then upper(currency) end as currency,
  case when currency in ('eur', 'usd', 'gbp', 'chf') then (unit_amount::bigint * quantity * 10000 / m.months)::bigint end as micros,
  case when status = 'trialing' then 'trial'
    when status in ('active', 'past_due') and cancels_at is not null then 'leaving'
    when status = 'active' then 'active'
    when status = 'past_due' and past_due_since > now() - interval '14 days' then 'past_due'
    when status in ('past_due', 'unpaid') then 'unpaid'
    when status in ('canceled', 'paused') then 'ended' end as stage
from account.subscriptions
cross join lateral (select coalesce(interval_months, case when price like '%\_monthly' then 1 when price like '%\_yearly' then 12 end) as months) m;

-- What subscriptions are worth by month, at each stage. An amount that is not known is none, and is not 0.
create view hq.subscription_counts as
select stage,
  case currency when 'EUR' then 'EUR' when 'USD' then 'USD' when 'GBP' then 'GBP' when 'CHF' then 'CHF' end as currency,
  count(*)::int as n, sum(micros)::bigint as micros, (count(*) filter (where micros is null))::int as without_amount
from hq.subscription_facts where stage is not null group by 1, 2;

-- What became of trials, and of each renewal since.
create view hq.closed_deal_counts as
select 'trial' as kind, (trial_ends_at at time zone 'UTC')::date as day,
  count(*) filter (where status in ('active', 'past_due', 'unpaid') or ended_at > trial_ends_at + interval '21 days')::int as won,
  count(*) filter (where status = 'paused' or ended_at <= trial_ends_at + interval '21 days')::int as lost
from hq.subscription_facts
where trial_ends_at <= now() and status in ('active', 'past_due', 'unpaid', 'paused', 'canceled')
  and not (status in ('past_due', 'unpaid') and coalesce(past_due_since, now()) <= trial_ends_at + interval '1 day')
group by 1, 2
union all
select case months when 1 then 'monthly' when 12 then 'yearly' else 'other' end, (at at time zone 'UTC')::date,
  count(*) filter (where ended_at is null or ended_at > at + interval '21 days')::int,
  count(*) filter (where ended_at <= at + interval '21 days')::int
from hq.subscription_facts f
cross join lateral generate_series(paid_from + make_interval(months => months),
  coalesce(ended_at + make_interval(months => months), now()), make_interval(months => months)) at
where paid_from < now() and status in ('active', 'past_due', 'unpaid', 'canceled') and (status <> 'canceled' or ended_at is not null)
  and (ended_at is null or trial_ends_at is null or ended_at > trial_ends_at + interval '21 days')
  and not (status in ('past_due', 'unpaid') and coalesce(past_due_since, now()) <= at + interval '1 day')
  -- Of those that ended, the renewal that did not come is the last one.
  and (ended_at is null or at - make_interval(months => months) + interval '21 days' < ended_at)
group by 1, 2;

-- What is decided within 30 days: trials that end, subscriptions that renew or leave. The others stay.
create view hq.open_deal_counts as
select case when cancels_at <= now() + interval '30 days' then 'leaves'
    when status = 'trialing' and trial_ends_at <= now() + interval '30 days' then 'trial'
    when status = 'trialing' then 'later'
    when period_ends_at > now() + interval '30 days' and status = 'active' then 'stays'
    when months = 1 then 'monthly' when months = 12 then 'yearly' else 'other' end as kind,
  case currency when 'EUR' then 'EUR' when 'USD' then 'USD' when 'GBP' then 'GBP' when 'CHF' then 'CHF' end as currency,
  micros, count(*)::int as n
from hq.subscription_facts where stage in ('trial', 'leaving', 'active', 'past_due') group by 1, 2, 3;

grant select on hq.subscription_counts, hq.closed_deal_counts, hq.open_deal_counts to wellmet_staff;
