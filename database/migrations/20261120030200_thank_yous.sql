-- Public thanks to somebody who introduced members, shown only while they agree.
create table growth.thank_you_cards (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  request_id uuid not null references introductions.requests on delete cascade,
  state text not null constraint thank_you_state_is_known check (state in ('asked', 'agreed', 'declined', 'withdrawn')),
  token_hash bytea not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint thank_you_cards_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index thank_you_cards_of_a_member on growth.thank_you_cards (workspace_id, user_id, id);
create index thank_you_cards_of_a_request on growth.thank_you_cards (request_id);
create unique index thank_you_cards_token_is_one_card on growth.thank_you_cards (token_hash);
comment on column growth.thank_you_cards.request_id is 'an introduction by whoever is thanked, which says who that is';
comment on column growth.thank_you_cards.state is 'by whoever is thanked; the card is shown while it is agreed';
alter table growth.thank_you_cards enable row level security, force row level security;
create policy thank_you_cards_of_mine on growth.thank_you_cards to wellmet_app
  using (workspace_id = (select platform.workspace_id()) and user_id = (select platform.viewer_id()))
  with check (workspace_id = (select platform.workspace_id()) and user_id = (select platform.viewer_id()));
create policy thank_you_cards_for_the_system on growth.thank_you_cards to wellmet_system using (true) with check (true);
grant select, insert, delete on growth.thank_you_cards to wellmet_app;
grant select, insert, update, delete on growth.thank_you_cards to wellmet_system;
