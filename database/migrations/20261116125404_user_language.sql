-- user language: the language of screens and mails that a user chose; null is that of their browser
alter table account.users add column language text constraint language_is_one_we_have check (language in ('en', 'de'));
grant update (language) on account.users to wellmet_app;
