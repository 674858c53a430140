-- contacts by hand: how well a member says that they know somebody. No part of the strength, which rests on evidence.
alter table contacts.contact_details add column familiarity text
  constraint familiarity_is_known check (familiarity in ('well', 'somewhat', 'barely'));
comment on column contacts.contact_details.familiarity is 'what the member said when they added the contact by hand';
