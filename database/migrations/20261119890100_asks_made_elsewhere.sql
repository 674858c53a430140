-- An ask that was made without us: on LinkedIn, by phone, in person. It waits like any other, and nothing is mailed for it.
alter table introductions.requests add column asked_elsewhere text
  constraint asked_elsewhere_is_known check (asked_elsewhere in ('linkedin', 'phone', 'in_person', 'chat', 'other'));
comment on column introductions.requests.asked_elsewhere is 'how the asker asked without Wellmet; null where Wellmet asked';
