create index concurrently if not exists webhook_deliveries_waiting on account.webhook_deliveries (endpoint_id, due_at, id) where state = 'waiting';
