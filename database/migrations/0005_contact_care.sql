-- CARE FOR CONTACTS: who is twice in a network, who was made one, who is hidden, and who was erased.

-- Two contacts who are not the same person, because their owner said so. Outranks a key that both have.
create table network.not_the_same (
  owner_id int not null references network.owners on delete cascade,
  a bigint not null,
  b bigint not null,
  said_at timestamptz not null,
  primary key (owner_id, a, b),
  constraint lesser_first check (a < b)
);
create index not_the_same_as_the_second on network.not_the_same (owner_id, b);

-- Two who became one. "before" holds the rows that went or were changed, so that it can be taken back; "after" what the
-- merge made of the survivor, so that what came later can be told from it. Both are gone once it was taken back.
create table network.contact_merges (
  id uuid primary key,
  number bigint generated always as identity,
  owner_id int not null references network.owners on delete cascade,
  survivor_id bigint not null,
  gone_id bigint not null,
  survivor_name text not null,
  gone_name text not null,
  made_by text not null constraint maker_is_known check (made_by in ('hand', 'key')),
  made_at timestamptz not null,
  undone_at timestamptz,
  before jsonb,
  after jsonb
);
create index contact_merges_newest on network.contact_merges (owner_id, number desc);
create index contact_merges_of_a_survivor on network.contact_merges (owner_id, survivor_id);
create index contact_merges_of_the_gone on network.contact_merges (owner_id, gone_id);

-- By which key evidence arrived for somebody who is two by a merge: taken back, it goes with the key.
create table network.merged_evidence (
  owner_id int not null references network.owners on delete cascade,
  person_id bigint not null,
  kind smallint not null,
  ref bigint not null,
  key bigint not null,
  is_new boolean not null,
  primary key (owner_id, person_id, kind, ref, key)
);
comment on column network.merged_evidence.is_new is 'nobody had it before: it came with this key';

-- What an owner hides: one contact, everybody at a company, everybody with an address at a domain.
create table network.hidings (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  company text,
  company_id bigint,
  domain text,
  created_at timestamptz not null,
  constraint company_has_its_number check ((company is null) = (company_id is null)),
  constraint one_kind_of_rule check (company is null or domain is null)
);
create index hidings_of_an_owner on network.hidings (owner_id, created_at);
comment on table network.hidings is 'without company and domain it hides one contact, who stands in hidden_contacts';

-- Whom each of them hides. Somebody stays hidden until the last one is lifted, also when they change company.
create table network.hidden_contacts (
  owner_id int not null references network.owners on delete cascade,
  hiding_id uuid not null references network.hidings on delete cascade,
  person_id bigint not null,
  primary key (owner_id, person_id, hiding_id)
);
create index hidden_contacts_by_a_hiding on network.hidden_contacts (hiding_id);

-- Whom an owner erased, as keyed numbers of their handles: nothing of it can be read. Owner 0 is everybody's.
create table network.erasures (
  owner_id int not null,
  key bigint not null,
  erasure_id uuid not null,
  erased_at timestamptz not null,
  primary key (owner_id, key)
);
create index erasures_at_once on network.erasures (owner_id, erasure_id);

-- Whoever goes takes their ties along, from both ends.
create index ties_of_the_second on network.ties (owner_id, b);

-- Row-level security -------------------------------------------------------------------------------------------------

alter table network.not_the_same enable row level security, force row level security;
alter table network.contact_merges enable row level security, force row level security;
alter table network.merged_evidence enable row level security, force row level security;
alter table network.hidings enable row level security, force row level security;
alter table network.hidden_contacts enable row level security, force row level security;
alter table network.erasures enable row level security, force row level security;

create policy not_the_same_of_mine on network.not_the_same for select to wellmet_app using (owner_id = (select network.me()));
create policy contact_merges_of_mine on network.contact_merges for select to wellmet_app using (owner_id = (select network.me()));
create policy merged_evidence_of_mine on network.merged_evidence for select to wellmet_app using (owner_id = (select network.me()));
create policy hidings_of_mine on network.hidings for select to wellmet_app using (owner_id = (select network.me()));
create policy hidden_contacts_of_mine on network.hidden_contacts for select to wellmet_app using (owner_id = (select network.me()));
create policy erasures_of_mine on network.erasures for select to wellmet_app using (owner_id = (select network.me()));

do $$
declare
  t text;
begin
  foreach t in array array['not_the_same', 'contact_merges', 'merged_evidence', 'hidings', 'hidden_contacts', 'erasures'] loop
    execute format('create policy %I on network.%I to wellmet_system using (true) with check (true)', t || '_for_the_system', t);
    execute format('grant select, insert, update, delete on network.%I to wellmet_system', t);
    execute format('grant select on network.%I to wellmet_app', t);
  end loop;
end $$;
