-- What was expected of subscriptions, and what came of it.
create table hq.forecasts (
  id uuid primary key,
  made_on date not null,
  measure text not null constraint measure_is_known check (measure in ('paying', 'recurring')),
  currency text not null default '' constraint currency_is_known check (currency in ('', 'EUR', 'USD', 'GBP', 'CHF')),
  made_at timestamptz not null,
  due_at timestamptz not null,
  open_deals integer not null,
  closed_deals integer not null,
  low bigint not null,
  middle bigint not null,
  high bigint not null,
  happened bigint,
  settled_at timestamptz
);
create unique index forecasts_one_for_each_day on hq.forecasts (made_on, measure, currency);
create index forecasts_to_settle on hq.forecasts (due_at) where settled_at is null;
comment on table hq.forecasts is 'unowned: one for each day of the server; low, middle and high are P10, P50 and P90';
comment on column hq.forecasts.measure is 'paying: subscriptions; recurring: what they are worth a month, in millionths of the currency';
comment on column hq.forecasts.happened is 'null: not yet, or unknown if it is settled';
alter table hq.forecasts enable row level security, force row level security;
create policy forecasts_for_the_system on hq.forecasts to wellmet_system using (true) with check (true);
create policy forecasts_are_counted on hq.forecasts for select to wellmet_owner using (true);
grant select, insert, update, delete on hq.forecasts to wellmet_system;

create view hq.forecast_counts as
select made_on, case measure when 'paying' then 'paying' else 'recurring' end as measure,
  case currency when 'EUR' then 'EUR' when 'USD' then 'USD' when 'GBP' then 'GBP' when 'CHF' then 'CHF' end as currency,
  made_at, due_at, open_deals, closed_deals, low, middle, high, happened, settled_at
from hq.forecasts;
grant select on hq.forecast_counts to wellmet_staff;
grant select on hq.open_deal_counts, hq.closed_deal_counts to wellmet_system;
