-- name: list_named
select id, address, proved_at is not null as "isProved" from connections.own_addresses
where user_id = platform.viewer_id() and workspace_id = platform.workspace_id()
order by address

-- name: save_code
-- No row when the address is proved already.
insert into connections.own_addresses as o (id, workspace_id, user_id, address, code_hash, code_expires_at)
values (:id, platform.workspace_id(), platform.viewer_id(), :address, :codeHash, :expiresAt)
on conflict on constraint named_once do update set code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at
where o.proved_at is null
returning id

-- name: prove_address
-- No row when the code is wrong, or too old.
update connections.own_addresses set proved_at = :now, code_hash = null, code_expires_at = null
where id = :id and user_id = platform.viewer_id() and code_hash = :codeHash and code_expires_at > :now
returning id

-- name: delete_named
delete from connections.own_addresses where id = :id and user_id = platform.viewer_id() returning id
