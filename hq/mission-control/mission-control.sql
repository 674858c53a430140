-- import: ActivityKind from './mission-control.contract.ts'
-- As wellmet_staff, which may read these views and nothing else.

-- name: list_activity
-- type: kind = ActivityKind
-- not null: hour, kind, n
select hour, kind, n from hq.activity_counts where hour >= date_trunc('hour', :since::timestamptz, 'UTC') order by hour desc, n desc, kind

-- name: list_stage_times
-- not null: step, hours, n
select step, hours, sum(n)::int as n from hq.stage_time_counts
where day >= (:since::timestamptz at time zone 'UTC')::date group by step, hours
