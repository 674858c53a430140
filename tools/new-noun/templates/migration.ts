import type { Names } from '../names.ts'

const schema = (area: string): string => `\
create schema if not exists ${area};
grant usage on schema ${area} to wellmet_app, wellmet_system;

`

export const migration = ({ area, table, singular, manyInWords }: Names, schemaIsNew: boolean): string => `\
-- ${manyInWords[0]!.toUpperCase()}${manyInWords.slice(1)}: of one user in one workspace.
${schemaIsNew ? schema(area) : ''}create table ${area}.${table} (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  name text not null,
  name_key text not null,
  created_at timestamptz not null default now()
);
create unique index ${table}_name_is_one_${singular.replaceAll('-', '_')} on ${area}.${table} (workspace_id, user_id, name_key);
create index ${table}_of_a_user on ${area}.${table} (user_id, workspace_id, id desc);

alter table ${area}.${table} enable row level security, force row level security;
create policy ${table}_of_mine_here on ${area}.${table} to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy ${table}_for_the_system on ${area}.${table} to wellmet_system using (true) with check (true);

-- Grants: as little as the verbs need.
grant select, insert on ${area}.${table} to wellmet_app;
grant select, insert, update, delete on ${area}.${table} to wellmet_system;
`
