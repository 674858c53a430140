alter table introductions.requests validate constraint stage_is_known;
alter table introductions.requests validate constraint stage_is_set;
-- The ask lock: one open ask at one mailbox for one target in a workspace; without an address, of one connector.
create unique index concurrently if not exists requests_one_open_stage on introductions.requests
  (workspace_id, (coalesce(mailbox_key, connector_key)), target_key)
  where stage in ('awaiting_connector', 'connector_replied', 'intro_sent');
drop index concurrently if exists introductions.requests_one_open_ask;
