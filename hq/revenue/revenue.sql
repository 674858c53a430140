-- import: Currency, Measure from './revenue.contract.ts'
-- As wellmet_staff, which may read these views and nothing else; open and closed deals also as the system.

-- name: list_stages
-- not null: stage, n, withoutAmount
-- type: micros = number
select stage, currency, n, micros::float8 as micros, without_amount as "withoutAmount" from hq.subscription_counts order by stage, currency

-- name: list_closed_deals
-- not null: kind, won, lost
select kind, sum(won)::int as won, sum(lost)::int as lost from hq.closed_deal_counts
where day >= (:since::timestamptz at time zone 'UTC')::date and kind in ('trial', 'monthly', 'yearly') group by kind

-- name: list_open_deals
-- type: currency = Currency
-- not null: kind, n
-- type: micros = number
select kind, currency, micros::float8 as micros, n from hq.open_deal_counts order by kind, currency, micros

-- name: list_kept_forecasts
-- not null: madeOn, measure, madeAt, dueAt, openDeals, closedDeals, low, middle, high
-- nullable: happened, settledAt, currency
-- type: measure = Measure
-- type: low = number
-- type: middle = number
-- type: high = number
-- type: happened = number
select made_on::text as "madeOn", measure, currency, made_at as "madeAt", due_at as "dueAt", open_deals as "openDeals",
  closed_deals as "closedDeals", low::float8 as low, middle::float8 as middle, high::float8 as high,
  happened::float8 as happened, settled_at as "settledAt"
from hq.forecast_counts where made_at > :since order by made_on desc, measure, currency

-- name: save_forecast
insert into hq.forecasts (id, made_on, measure, currency, made_at, due_at, open_deals, closed_deals, low, middle, high)
values (:id, (:madeAt::timestamptz at time zone 'UTC')::date, :measure, :currency, :madeAt, :dueAt, :openDeals, :closedDeals, :low, :middle, :high)
on conflict (made_on, measure, currency) do nothing

-- name: settle_forecasts
-- Of subscriptions that there were when the forecast was made: those that are paid for when it is due.
update hq.forecasts f set settled_at = :now, happened = (
  select case f.measure when 'paying' then count(*)::bigint
    else case when count(*) = count(s.unit_amount) then coalesce(sum(s.unit_amount::bigint * s.quantity * 10000
      / coalesce(s.interval_months, case when s.price like '%\_yearly' then 12 else 1 end)), 0)::bigint end end
  from account.subscriptions s
  where s.started_at <= f.made_at and (f.measure = 'paying' or upper(s.currency) = f.currency)
    and (s.status in ('active', 'past_due') or s.status = 'canceled' and s.ended_at > f.due_at)
    and (s.trial_ends_at is null or s.trial_ends_at <= f.due_at))
where f.settled_at is null and f.due_at <= :now

-- name: sweep_forecasts
delete from hq.forecasts where made_at < :before
