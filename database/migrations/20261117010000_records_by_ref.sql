-- Before a mail or a meeting is taken back, other records of the member are looked through for the same one.
create index source_records_by_ref on connections.source_records (user_id, (record ->> 'ref'));
