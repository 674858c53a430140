-- What of an account a member wants read, and what of it was still there when everything was last listed.

alter table connections.consents add column sources text[] not null default '{}';
comment on column connections.consents.sources is 'which sources the member wants read';

alter table connections.account_sources add column listed_at timestamptz;
comment on column connections.account_sources.listed_at is 'when everything was last read from beginning to end';
grant update (listed_at) on connections.account_sources to wellmet_app;

alter table connections.source_records add column seen_at timestamptz;
comment on column connections.source_records.seen_at is 'the run that last listed it; only for sources that do not tell what was deleted';
grant update (seen_at) on connections.source_records to wellmet_app;
