-- imports: whose archive it was, when it was not the importer's.
alter table contacts.imports add column archive_of text;
comment on column contacts.imports.archive_of is 'the name in a LinkedIn archive, when it has no word of the importer''s';
grant update (archive_of) on contacts.imports to wellmet_app;
