-- A phone as the step after the passkey: the number of a member of staff, and sessions that used the passkey but not yet
-- the code.
alter table hq.staff add column sealed_phone text;
comment on column hq.staff.sealed_phone is 'number for codes by text message, sealed; null: the passkey alone opens the room';

-- The release before reads it beside an outer join, and takes null for a room that is shut.
-- squawk-ignore ban-drop-not-null
alter table hq.staff_proofs alter column proven_at drop not null;
alter table hq.staff_proofs add column passkey_at timestamptz;
comment on table hq.staff_proofs is 'when a session last opened the operator''s room with a passkey, and with the phone if there is one; gone with the session';
comment on column hq.staff_proofs.passkey_at is 'the passkey was used, and the code of the phone is still missing; null otherwise';
