alter table contacts.contact_details add column typed_email text;
comment on column contacts.contact_details.typed_email is 'an address that the member typed on the card of a contact: where they write to them. It is no key of the person, so it proves an address to nobody and joins no two contacts';
