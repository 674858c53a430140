-- What only the asker recorded about an introduction allows less than what the connector or the target confirmed.
alter table outreach.sends drop constraint basis_is_known;
alter table outreach.sends add constraint basis_is_known
  check (basis in ('conversation', 'introduced', 'consented', 'introduced_as_said', 'asked_once')) not valid;
