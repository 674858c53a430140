-- name: insert_refusal
insert into introductions.refusals (key, refused_at) select key, :now from unnest(:keys::bigint[]) key on conflict do nothing

-- name: find_refusal
select from introductions.refusals where key = any(:keys::bigint[]) limit 1
