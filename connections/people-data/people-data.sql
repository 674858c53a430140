-- import: ProvidedPerson from './people-data.contract.ts'

-- name: get_usage
select
  coalesce((select u.used from connections.provider_usage u where u.provider = :provider and u.span = 'month' and u.began_at = :month), 0) as server,
  coalesce((select u.used from connections.provider_usage u where u.provider = :provider and u.span = 'minute' and u.began_at = :minute), 0) as minute,
  coalesce((select u.used from connections.workspace_usage u where u.workspace_id = :workspace and u.provider = :provider and u.month = :month), 0) as workspace,
  (select p.until from connections.provider_pauses p where p.provider = :provider) as "pausedUntil"

-- name: reserve_credits
-- All three or none: each counts up only where there is room and where the one before did, and whoever gets no row back
-- rolls the others back. Who comes at the same time waits for the row, and then sees what is left.
with server as (
  insert into connections.provider_usage as u (provider, span, began_at, used)
  select :provider::text, 'month', :month::timestamptz, :credits::int where :credits::int <= :serverLimit::int
  on conflict (provider, span, began_at) do update set used = u.used + excluded.used where u.used + excluded.used <= :serverLimit::int
  returning 1
),
workspace as (
  insert into connections.workspace_usage as u (workspace_id, provider, month, used)
  select :workspace::uuid, :provider::text, :month::timestamptz, :credits::int from server where :credits::int <= :workspaceLimit::int
  on conflict (workspace_id, provider, month) do update set used = u.used + excluded.used where u.used + excluded.used <= :workspaceLimit::int
  returning 1
)
insert into connections.provider_usage as u (provider, span, began_at, used)
select :provider::text, 'minute', :minute::timestamptz, 1 from workspace
on conflict (provider, span, began_at) do update set used = u.used + 1 where u.used < :perMinute::int
returning u.used

-- name: settle_credits
-- What was not spent is given back to the month that it was taken from. The server's row comes first, as in a reservation:
-- the other way round the two would wait for each other.
with server as (
  update connections.provider_usage set used = used + :difference::int
  where provider = :provider and span = 'month' and began_at = :month
  returning 1
)
update connections.workspace_usage w set used = w.used + :difference::int from server
where w.workspace_id = :workspace and w.provider = :provider and w.month = :month

-- name: pause_provider
-- The longer pause holds.
insert into connections.provider_pauses as p (provider, until, reason) values (:provider, :until, :reason)
on conflict (provider) do update set until = excluded.until, reason = excluded.reason where p.until < excluded.until

-- name: find_answer
-- type: people = ProvidedPerson[]
select a.size, a.asked_at as "askedAt", a.answered_at as "answeredAt", a.people from connections.people_data_answers a
where a.workspace_id = :workspace and a.question = :question

-- name: claim_question
-- Where nobody has asked it, where the answer is too old or too short, or where whoever asked never came back.
insert into connections.people_data_answers as a (workspace_id, question, size, asked_at)
values (:workspace, :question, :size, :now)
on conflict (workspace_id, question) do update set size = excluded.size, asked_at = excluded.asked_at, answered_at = null, people = null
where case when a.answered_at is null then a.asked_at < :lostBefore
  else a.answered_at < :oldBefore or (a.size < excluded.size and jsonb_array_length(a.people) >= a.size) end
returning a.asked_at as "askedAt"

-- name: keep_answer
-- Not when somebody else has taken over the question meanwhile.
update connections.people_data_answers set answered_at = :now, people = :people::jsonb
where workspace_id = :workspace and question = :question and asked_at = :askedAt and answered_at is null

-- name: drop_question
delete from connections.people_data_answers
where workspace_id = :workspace and question = :question and asked_at = :askedAt and answered_at is null

-- name: sweep_answers
delete from connections.people_data_answers where asked_at < :oldBefore

-- name: sweep_minutes
delete from connections.provider_usage where span = 'minute' and began_at < :oldBefore
