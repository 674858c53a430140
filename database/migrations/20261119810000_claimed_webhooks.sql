-- One job sends what is due of one webhook: a worker claims the webhook, not each delivery.
alter table account.webhook_endpoints add column claimed_until timestamptz;
comment on column account.webhook_endpoints.claimed_until is 'a worker sends to it: nobody else does until then';
