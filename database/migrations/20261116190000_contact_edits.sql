-- contact edits: what a member says of a contact in place of what files say.
alter table contacts.contact_details add column edits jsonb
  constraint edits_are_an_object check (jsonb_typeof(edits) = 'object');
comment on column contacts.contact_details.edits is 'the fields that the member edited, each with what files say in its place; null without any';
