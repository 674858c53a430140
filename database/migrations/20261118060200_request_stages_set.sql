-- PostgreSQL reads no row: by the constraint that was validated before it knows that every row has one.
-- squawk-ignore adding-not-nullable-field
alter table introductions.requests alter column stage set not null;
alter table introductions.requests drop constraint stage_is_set;
