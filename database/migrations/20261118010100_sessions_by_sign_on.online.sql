create index concurrently if not exists sessions_by_sign_on on account.sessions (sign_on_workspace_id, user_id);
alter table account.sessions validate constraint confined_to_one_workspace;
alter table account.sessions validate constraint sessions_end_with_their_sign_on;
alter table account.sessions validate constraint sessions_by_sign_on_end_with_the_membership;
