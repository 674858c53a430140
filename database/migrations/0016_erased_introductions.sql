-- ERASED FROM INTRODUCTIONS: of somebody who was erased no request, letter or mail speaks any more.

alter table introductions.requests add column erased_at timestamptz;
comment on column introductions.requests.erased_at is 'whom it was about, or who was asked, was erased: it counts, and nothing can be done with it';

alter table platform.mails add column about uuid;
create index mails_about on platform.mails (about) where about is not null;
comment on column platform.mails.about is 'what it speaks of, so that it goes with it';
