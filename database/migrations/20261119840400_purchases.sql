-- What a program of the workspace reported as bought. Pending until an admin confirms it.
create table growth.purchases (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  lead_id uuid references growth.leads on delete set null,
  reference text not null,
  state text not null default 'pending' constraint purchase_state_is_known check (state in ('pending', 'confirmed', 'refused')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create unique index purchases_one_for_each_reference on growth.purchases (workspace_id, reference);
create index purchases_of_a_lead on growth.purchases (lead_id);
alter table growth.purchases enable row level security, force row level security;
create policy purchases_of_ours on growth.purchases for select to wellmet_app using (workspace_id = (select platform.workspace_id()));
create policy purchases_for_the_system on growth.purchases to wellmet_system using (true) with check (true);
grant select on growth.purchases to wellmet_app;
grant select, insert, update, delete on growth.purchases to wellmet_system;
