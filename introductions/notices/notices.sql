-- name: list_follower_names
-- not null: target, connector
select j.user_id as "userId", j.target ->> 'name' as target, j.connector ->> 'name' as connector, u.name as "askerName"
from introductions.request_followers j join introductions.requests r on r.id = j.request_id join account.users u on u.id = r.user_id
where j.request_id = :requestId order by j.followed_at, j.user_id
