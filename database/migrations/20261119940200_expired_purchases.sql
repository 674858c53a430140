-- An order about which no admin decided in time. It is asked about again when it is reported again.
alter table growth.purchases drop constraint purchase_state_is_known;
alter table growth.purchases add constraint purchase_state_is_known check (state in ('pending', 'confirmed', 'refused', 'expired')) not valid;
