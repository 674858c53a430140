-- name: insert_delivery
-- No row for one that came before, by its number or by its signature.
insert into connections.linear_deliveries (delivery, signature, received_at) values (:delivery, :signature, :now)
on conflict do nothing returning delivery

-- name: sweep_deliveries
delete from connections.linear_deliveries where received_at < :before
