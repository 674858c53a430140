-- From when to when somebody wrote from an address.
create index source_records_by_sender on connections.source_records (user_id, (record #>> '{from,email}')) where record ->> 'kind' = 'message';
