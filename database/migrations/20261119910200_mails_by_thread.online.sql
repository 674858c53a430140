create index concurrently if not exists source_records_by_thread on connections.source_records (account_id, (record ->> 'threadRef')) where source = 'mail';
create index concurrently if not exists source_records_by_digest on connections.source_records (md5(account_id::text || ' ' || ref)) where source = 'mail';
