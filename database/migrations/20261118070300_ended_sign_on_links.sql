-- Whoever ends the link with the provider of a workspace is not linked again by their address: only they themselves link
-- again. It outlives the membership, because a directory ends and begins that by itself.
create table account.ended_sign_on_links (
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  ended_at timestamptz not null,
  primary key (workspace_id, user_id)
);
create index ended_sign_on_links_of_a_user on account.ended_sign_on_links (user_id);
comment on table account.ended_sign_on_links is 'unowned: who ended their link with the provider themselves; written and read by the system alone';
alter table account.ended_sign_on_links enable row level security, force row level security;
create policy ended_sign_on_links_for_the_system on account.ended_sign_on_links to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.ended_sign_on_links to wellmet_system;

-- What was made in a session that the provider opened ends with the link, as the session does.
alter table account.api_keys add column sign_on_workspace_id uuid;
alter table account.extension_codes add column sign_on_workspace_id uuid;
alter table account.extension_grants add column sign_on_workspace_id uuid;
comment on column account.api_keys.sign_on_workspace_id is 'the workspace whose single sign-on the session began through in which it was made';
comment on column account.extension_codes.sign_on_workspace_id is 'the workspace whose single sign-on the session began through in which it was made';
comment on column account.extension_grants.sign_on_workspace_id is 'the workspace whose single sign-on the session began through in which it was made';
alter table account.api_keys add constraint keys_end_with_their_sign_on
  foreign key (sign_on_workspace_id) references account.sign_ons on delete cascade not valid;
alter table account.extension_codes add constraint codes_end_with_their_sign_on
  foreign key (sign_on_workspace_id) references account.sign_ons on delete cascade not valid;
alter table account.extension_grants add constraint grants_end_with_their_sign_on
  foreign key (sign_on_workspace_id) references account.sign_ons on delete cascade not valid;
