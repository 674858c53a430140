-- name: refresh_statistics
select platform.refresh_statistics()
