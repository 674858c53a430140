-- import: Delivery, NotificationKind from './notifications.contract.ts'
-- type: deliveries = Partial<Record<NotificationKind, Delivery>>
-- type: :deliveries = Partial<Record<NotificationKind, Delivery>>

-- name: find_settings
select time_zone as "timeZone", deliveries, briefed_until as "briefedUntil" from account.notification_settings where user_id = :userId

-- name: lock_settings
insert into account.notification_settings as s (user_id, deliveries) values (:userId, '{}')
on conflict (user_id) do update set deliveries = s.deliveries
returning time_zone as "timeZone", deliveries, briefed_until as "briefedUntil"

-- name: insert_time_zone
insert into account.notification_settings (user_id, time_zone, deliveries) values (:userId, :timeZone, '{}')
on conflict (user_id) do nothing

-- name: update_settings
update account.notification_settings set time_zone = :timeZone, deliveries = :deliveries, briefed_until = :briefedUntil where user_id = :userId

-- name: mail_no_more
update account.notifications set awaits_digest = false
where user_id = :userId and awaits_digest and kind = any(:kinds::text[])
