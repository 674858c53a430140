-- A provisioning token works while whoever made it is an owner whose account is open. It is deleted in the transaction in
-- which that ends; this is for the way that somebody forgets to.
create or replace function account.identify_by_provisioning_token(token_hash bytea, at timestamptz)
  returns table (token_id uuid, workspace_id uuid, created_by uuid)
  language plpgsql security definer rows 1 set search_path = '' as $$
begin
  update account.provisioning_tokens t set last_used_at = identify_by_provisioning_token.at
  where t.secret_hash = identify_by_provisioning_token.token_hash and t.expires_at > identify_by_provisioning_token.at
    and (t.last_used_at is null or t.last_used_at < identify_by_provisioning_token.at - interval '1 hour');
  return query
    select t.id, t.workspace_id, t.created_by from account.provisioning_tokens t
    join account.memberships m on m.workspace_id = t.workspace_id and m.user_id = t.created_by and m.role = 'owner'
    join account.users u on u.id = t.created_by and u.disabled_at is null and u.deletes_at is null
    where t.secret_hash = identify_by_provisioning_token.token_hash and t.expires_at > identify_by_provisioning_token.at;
end $$;
comment on column account.provisioning_tokens.created_by is 'in whose name people are invited; it ends when they stop being an owner';
