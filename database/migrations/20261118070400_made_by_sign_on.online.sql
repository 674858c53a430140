create index concurrently if not exists api_keys_by_sign_on on account.api_keys (sign_on_workspace_id, user_id);
create index concurrently if not exists extension_codes_by_sign_on on account.extension_codes (sign_on_workspace_id, user_id);
create index concurrently if not exists extension_grants_by_sign_on on account.extension_grants (sign_on_workspace_id, user_id);
alter table account.api_keys validate constraint keys_end_with_their_sign_on;
alter table account.extension_codes validate constraint codes_end_with_their_sign_on;
alter table account.extension_grants validate constraint grants_end_with_their_sign_on;
