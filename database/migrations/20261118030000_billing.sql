-- A hosted service is paid for at Stripe. What is stored here is what Stripe said last, written as a whole each time, and
-- what a workspace may use because of it. A server of one's own has no rows in any of these.

create table account.billing_customers (
  workspace_id uuid primary key references account.workspaces on delete cascade,
  customer_id text not null constraint customer_is_one_workspace unique,
  created_at timestamptz not null,
  asked integer not null default 0,
  refreshed_at timestamptz
);
comment on column account.billing_customers.customer_id is 'of Stripe, which has names, addresses and invoices';
comment on column account.billing_customers.asked is 'how often Stripe was asked; the answer to an earlier question is not written any more';
alter table account.billing_customers enable row level security, force row level security;
create policy billing_customers_of_the_workspace on account.billing_customers for select to wellmet_app
  using (workspace_id = platform.workspace_id());
create policy billing_customers_for_the_system on account.billing_customers to wellmet_system using (true) with check (true);
grant select on account.billing_customers to wellmet_app;
grant select, insert, update, delete on account.billing_customers to wellmet_system;

create table account.subscriptions (
  workspace_id uuid not null references account.workspaces on delete cascade,
  id text not null,
  item_id text not null,
  status text not null,
  price text not null,
  quantity integer not null,
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  period_ends_at timestamptz not null,
  cancels_at timestamptz,
  past_due_since timestamptz,
  primary key (workspace_id, id)
);
comment on column account.subscriptions.id is 'of Stripe';
comment on column account.subscriptions.price is 'lookup key of the price at Stripe; empty for one that has none';
comment on column account.subscriptions.past_due_since is 'when the oldest invoice was written that is not paid';
alter table account.subscriptions enable row level security, force row level security;
create policy subscriptions_of_the_workspace on account.subscriptions for select to wellmet_app
  using (workspace_id = platform.workspace_id());
create policy subscriptions_for_the_system on account.subscriptions to wellmet_system using (true) with check (true);
grant select on account.subscriptions to wellmet_app;
grant select, insert, update, delete on account.subscriptions to wellmet_system;

create table account.entitlement_grants (
  workspace_id uuid not null references account.workspaces on delete cascade,
  entitlement text not null,
  source text not null constraint source_is_known check (source in ('subscription', 'trial', 'gift', 'contract')),
  ends_at timestamptz,
  primary key (workspace_id, entitlement, source)
);
comment on column account.entitlement_grants.source is 'those of subscription and trial follow Stripe; gift and contract are the operator’s';
comment on column account.entitlement_grants.ends_at is 'null is without an end';
alter table account.entitlement_grants enable row level security, force row level security;
create policy entitlement_grants_of_the_workspace on account.entitlement_grants for select to wellmet_app
  using (workspace_id = platform.workspace_id());
create policy entitlement_grants_for_the_system on account.entitlement_grants to wellmet_system using (true) with check (true);
grant select on account.entitlement_grants to wellmet_app;
grant select, insert, update, delete on account.entitlement_grants to wellmet_system;

create table account.billing_events (
  id text primary key,
  received_at timestamptz not null
);
create index billing_events_by_age on account.billing_events (received_at);
comment on table account.billing_events is 'unowned: Stripe tells the server, not a workspace; only numbers, so that each counts once';
alter table account.billing_events enable row level security, force row level security;
create policy billing_events_for_the_system on account.billing_events to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.billing_events to wellmet_system;
