-- Who paused or cancelled a run, and what it is about, for the screen.
alter table platform.runs add column controlled_by uuid;
alter table platform.runs add constraint runs_controlled_by_fkey
  foreign key (controlled_by) references account.users on delete set null not valid;
comment on column platform.runs.controlled_by is 'who last paused, resumed, retried or cancelled it; null if nobody did, or the server';
grant select (about, controlled_by) on platform.runs to wellmet_app;
