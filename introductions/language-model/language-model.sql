-- import: AnswerForm, CallOutcome, Dialect, ToldClaim from './language-model.contract.ts'
-- import: Arrangement from '../drafts/arrangement.contract.ts'
-- type: dialect = Dialect
-- type: answerForm = AnswerForm
-- type: outcome = CallOutcome
-- type: claims = ToldClaim[]
-- type: arrangement = Arrangement
-- type: purpose = 'draft' | 'question' | 'trial'
-- type: state = 'waiting' | 'asking' | 'done'

-- name: find_model
-- not null: inputPrice, outputPrice, monthlyBudget
select l.dialect, l.url, l.model, l.sealed_key as "sealedKey", l.key_ends as "keyEnds", l.answer_form as "answerForm",
  l.limit_field as "limitField", l.currency, l.input_price::float8 as "inputPrice", l.output_price::float8 as "outputPrice",
  l.monthly_budget::float8 as "monthlyBudget", l.reads_questions as "readsQuestions", l.connected_at as "connectedAt"
from introductions.language_models l where l.workspace_id = :workspaceId

-- name: save_model
-- nullable: :sealedKey, :keyEnds
-- Another model, or the same with another key. That it may read questions is switched on for each anew.
insert into introductions.language_models (workspace_id, dialect, url, model, sealed_key, key_ends, answer_form, limit_field, currency,
  input_price, output_price, monthly_budget, connected_at)
values (:workspaceId, :dialect, :url, :model, :sealedKey, :keyEnds, :answerForm, :limitField, :currency,
  :inputPrice::float8::bigint, :outputPrice::float8::bigint, :monthlyBudget::float8::bigint, :now)
on conflict (workspace_id) do update
set dialect = excluded.dialect, url = excluded.url, model = excluded.model, sealed_key = excluded.sealed_key, key_ends = excluded.key_ends,
  answer_form = excluded.answer_form, limit_field = excluded.limit_field, currency = excluded.currency, input_price = excluded.input_price,
  output_price = excluded.output_price, monthly_budget = excluded.monthly_budget, reads_questions = false, connected_at = excluded.connected_at

-- name: update_model
-- nullable: :currency, :inputPrice, :outputPrice, :monthlyBudget, :readsQuestions
update introductions.language_models
set currency = coalesce(:currency, currency), input_price = coalesce(:inputPrice::float8::bigint, input_price),
  output_price = coalesce(:outputPrice::float8::bigint, output_price), monthly_budget = coalesce(:monthlyBudget::float8::bigint, monthly_budget),
  reads_questions = coalesce(:readsQuestions::boolean, reads_questions)
where workspace_id = platform.workspace_id()

-- name: delete_model
delete from introductions.language_models where workspace_id = platform.workspace_id() returning url

-- name: get_month
-- not null: spent, calls
select coalesce(sum(m.spent), 0)::float8 as spent, coalesce(sum(m.calls), 0)::int as calls
from introductions.language_model_months m
where m.workspace_id = :workspaceId and m.month = :month::date and m.currency = :currency

-- name: reserve_money
-- not null: spent
-- All of it or nothing: whoever comes at the same time waits for the row and then sees what is left.
insert into introductions.language_model_months as m (workspace_id, month, currency, spent, calls)
select :workspaceId::uuid, :month::date, :currency::text, :amount::float8::bigint, 1 where :amount::float8 <= :budget::float8
on conflict (workspace_id, month, currency) do update set spent = m.spent + excluded.spent, calls = m.calls + 1
where m.spent + excluded.spent <= :budget::float8::bigint
returning m.spent::float8 as spent

-- name: settle_money
update introductions.language_model_months set spent = greatest(0, spent + :difference::float8::bigint)
where workspace_id = :workspaceId and month = :month::date and currency = :currency

-- name: insert_call
-- type: :claims = string
insert into introductions.language_model_calls (id, workspace_id, user_id, purpose, model, state, claims, claim_marks, currency, created_at)
values (:id, :workspaceId, :userId, :purpose, :model, 'waiting', :claims::jsonb, :claimMarks::text[], :currency, :now)

-- name: claim_call
-- Once: a job that runs again after a crash finds nothing, because the model may have been paid for.
update introductions.language_model_calls set state = 'asking', reserved = :reserved::float8::bigint
where id = :id and state = 'waiting' returning id

-- name: find_call
-- not null: cost
select c.id, c.workspace_id as "workspaceId", c.user_id as "userId", c.state, c.outcome, c.claims, c.claim_marks as "claimMarks", c.arrangement, c.cost::float8 as cost, c.currency,
  c.created_at as "createdAt"
from introductions.language_model_calls c where c.id = :id

-- name: settle_call
-- nullable: :arrangement, :inputTokens, :outputTokens
-- type: :arrangement = string
-- type: :outcome = CallOutcome
update introductions.language_model_calls
set state = 'done', outcome = :outcome, arrangement = :arrangement::jsonb, dropped = :dropped::int, cost = :cost::float8::bigint,
  input_tokens = :inputTokens::int, output_tokens = :outputTokens::int, settled_at = :now
where id = :id and state <> 'done'

-- name: list_calls
-- nullable: :beforeId
-- not null: cost
select c.id, c.purpose, c.user_id as "userId", u.name as "userName", c.model, c.outcome, c.claims, c.dropped, c.currency,
  case when c.state = 'done' then c.cost else c.reserved end::float8 as cost, c.input_tokens as "inputTokens", c.output_tokens as "outputTokens",
  c.created_at as "createdAt"
from introductions.language_model_calls c join account.users u on u.id = c.user_id
where c.workspace_id = :workspaceId and (:beforeId::uuid is null or c.id < :beforeId::uuid)
order by c.id desc limit :limit

-- name: delete_calls_before
delete from introductions.language_model_calls where created_at < :before

-- name: find_refusal
select r.refused_at as "refusedAt" from introductions.language_model_refusals r
where r.workspace_id = :workspaceId and r.user_id = :userId

-- name: count_refusals
-- not null: n
select count(*)::int as n from introductions.language_model_refusals r where r.workspace_id = :workspaceId

-- name: save_refusal
insert into introductions.language_model_refusals (workspace_id, user_id, refused_at)
values (:workspaceId, :userId, :now) on conflict do nothing

-- name: delete_refusal
delete from introductions.language_model_refusals where workspace_id = :workspaceId and user_id = :userId
