alter table contacts.merges validate constraint maker_is_known;
