-- What the directory said anew since it was posted.
create index concurrently if not exists contacts_changed_in_directory on contacts.contacts (changed_at) where network_id = 0;
