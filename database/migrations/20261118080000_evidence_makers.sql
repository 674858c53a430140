-- What somebody else can write into a calendar or a mailbox is no evidence of the owner's. Every piece of evidence says who
-- could have made it (contacts/relationships/evidence-makers.rules.ts), and every key whether a card of the owner's names it.

alter table contacts.evidence add column maker smallint
  constraint maker_is_known check (maker between 1 and 4);
comment on column contacts.evidence.maker is 'who could have made it: 1 owner, 2 both, 3 the other side, 4 anybody; null where kind and direction tell';
-- The owner may answer an invitation later.
grant update (maker, in_copy) on contacts.evidence to wellmet_app;

alter table contacts.contact_keys add column is_on_card boolean not null default false;
comment on column contacts.contact_keys.is_on_card is 'typed in or on a card of the owner''s; otherwise only seen in mail or a calendar';

-- Networks whose evidence is still to be looked through for who made it, and whose strengths are then computed anew.
create table contacts.recounts (
  network_id int primary key references identity.member_networks on delete cascade
);
alter table contacts.recounts enable row level security, force row level security;
create policy recounts_for_the_system on contacts.recounts to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.recounts to wellmet_system;

-- Forced row-level security hides every row from the owner. The lock of this transaction keeps everybody else out.
alter table identity.member_networks no force row level security;
alter table contacts.recounts no force row level security;
insert into contacts.recounts (network_id) select id from identity.member_networks;
alter table contacts.recounts force row level security;
alter table identity.member_networks force row level security;

-- Strengths that a new formula moved, so that the page of the contact can say why.
create table contacts.strength_changes (
  network_id int not null references identity.member_networks on delete cascade,
  person_id bigint not null,
  changed_at timestamptz not null,
  -- in thousandths; null is unknown
  before smallint,
  after smallint,
  primary key (network_id, person_id, changed_at)
);
alter table contacts.strength_changes enable row level security, force row level security;
create policy strength_changes_of_mine on contacts.strength_changes to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy strength_changes_for_the_system on contacts.strength_changes to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.strength_changes to wellmet_app;
grant select, insert, update, delete on contacts.strength_changes to wellmet_system;
