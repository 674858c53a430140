-- Members rate how well they know each contact. The day of the answer is kept, and "not at all" is a possible answer: no path
-- leads through such a contact.
alter table contacts.contact_details drop constraint familiarity_is_known;
alter table contacts.contact_details add constraint familiarity_is_known
  check (familiarity in ('well', 'somewhat', 'barely', 'not_at_all')) not valid;
alter table contacts.contact_details add column familiarity_at timestamptz;
alter table contacts.contact_details add column rating_skipped_at timestamptz;
comment on column contacts.contact_details.familiarity is 'what the member said: when they added or rated the contact, or of somebody on a path';
comment on column contacts.contact_details.familiarity_at is 'when they said it; null for what was said before this was kept';
comment on column contacts.contact_details.rating_skipped_at is 'when they would not say how well they know them: the question comes again later';
