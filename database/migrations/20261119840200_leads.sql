-- People who came by a form of the site. Nothing here is evidence of who knows whom, or a permission to write.
create table growth.leads (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  kind text not null constraint lead_kind_is_known check (kind in ('contact', 'newsletter', 'waitlist', 'demo', 'pitch', 'gtm')),
  mailbox text not null,
  email text not null,
  name text,
  company text,
  message text,
  wording text not null,
  origin text,
  source text,
  language text not null,
  person_keys bigint[] not null,
  company_id bigint,
  company_name text,
  is_company_said boolean not null,
  token_hash bytea not null,
  state text not null default 'new' constraint lead_state_is_known check (state in ('new', 'talking', 'won', 'closed')),
  assignee_id uuid references account.users on delete set null,
  times integer not null default 1,
  created_at timestamptz not null,
  last_at timestamptz not null,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  withdrawn_at timestamptz
);
create unique index leads_one_for_each_mailbox on growth.leads (workspace_id, kind, mailbox);
create index leads_newest on growth.leads (workspace_id, id desc);
create index leads_by_key on growth.leads using gin (person_keys);
create index leads_of_an_assignee on growth.leads (assignee_id);
create unique index leads_token_is_one_lead on growth.leads (token_hash);
comment on column growth.leads.mailbox is 'the mailbox behind the address, so that one person is one lead';
comment on column growth.leads.is_company_said is 'they typed the company; otherwise it is that of their address';
comment on column growth.leads.times is 'how often the form was sent with this address: only the first counts';
alter table growth.leads enable row level security, force row level security;
create policy leads_of_ours on growth.leads to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy leads_for_the_system on growth.leads to wellmet_system using (true) with check (true);
grant select, delete on growth.leads to wellmet_app;
grant update (state, assignee_id) on growth.leads to wellmet_app;
grant select, insert, update, delete on growth.leads to wellmet_system;
