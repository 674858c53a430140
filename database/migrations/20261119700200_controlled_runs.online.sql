alter table platform.runs validate constraint runs_controlled_by_fkey;
create index concurrently if not exists runs_by_controller on platform.runs (controlled_by);
