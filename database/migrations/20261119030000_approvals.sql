-- What waits for a person's yes, and the policies under which it need not wait.
create table account.approval_policies (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  kind text not null,
  granted_by uuid not null references account.users on delete cascade,
  most_a_day integer not null constraint policy_allows_some check (most_a_day between 1 and 100),
  most_items integer not null constraint policy_allows_few check (most_items between 1 and 25),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  suspended_at timestamptz,
  ended_at timestamptz
);
create index approval_policies_of_a_workspace on account.approval_policies (workspace_id, kind);
create index approval_policies_by_granter on account.approval_policies (granted_by);
comment on column account.approval_policies.granted_by is 'answers for it; it does not count while they are no owner or admin';
comment on column account.approval_policies.most_items is 'approves only what touches at most so many people or things';
comment on column account.approval_policies.suspended_at is 'when somebody rejected something of this kind; an admin resumes it';
alter table account.approval_policies enable row level security, force row level security;
create policy approval_policies_seen_by_admins on account.approval_policies for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()) and exists (select from account.memberships m
    where m.workspace_id = (select platform.workspace_id()) and m.user_id = (select platform.viewer_id()) and m.role in ('owner', 'admin')));
create policy approval_policies_for_the_system on account.approval_policies to wellmet_system using (true) with check (true);
grant select on account.approval_policies to wellmet_app;
grant select, insert, update, delete on account.approval_policies to wellmet_system;

create table account.approvals (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  kind text not null,
  payload jsonb not null,
  title jsonb not null,
  facts jsonb not null,
  risk text not null constraint risk_is_known check (risk in ('ordinary', 'mass_mail', 'money')),
  items integer not null,
  hash text not null,
  requested_by uuid references account.users on delete cascade,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  is_mailed boolean not null default false,
  verdict text constraint verdict_is_known check (verdict in ('approved', 'rejected', 'expired', 'withdrawn')),
  decided_by uuid references account.users on delete cascade,
  decided_at timestamptz,
  policy_id uuid references account.approval_policies on delete set null,
  reason text,
  constraint decided_is_dated check ((verdict is null) = (decided_at is null))
);
create index approvals_of_a_workspace on account.approvals (workspace_id, id);
create index approvals_that_wait on account.approvals (workspace_id, requested_at) where verdict is null;
create index approvals_by_requester on account.approvals (requested_by);
create index approvals_by_decider on account.approvals (decided_by);
create index approvals_by_policy on account.approvals (policy_id);
create index approvals_by_age on account.approvals (requested_at);
comment on column account.approvals.payload is 'what a yes runs with';
comment on column account.approvals.facts is 'lines of what would happen, as messages';
comment on column account.approvals.items is 'how many people or things it touches';
comment on column account.approvals.hash is 'of what would happen and how it is shown; whoever decides says which one they saw';
comment on column account.approvals.reason is 'in words of the decider, so the row goes with their account; the audit log keeps the decision';
comment on column account.approvals.policy_id is 'what approved it, if no person did';
alter table account.approvals enable row level security, force row level security;
create policy approvals_seen_by_admins on account.approvals for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()) and exists (select from account.memberships m
    where m.workspace_id = (select platform.workspace_id()) and m.user_id = (select platform.viewer_id()) and m.role in ('owner', 'admin')));
create policy approvals_for_the_system on account.approvals to wellmet_system using (true) with check (true);
grant select on account.approvals to wellmet_app;
grant select, insert, update, delete on account.approvals to wellmet_system;
