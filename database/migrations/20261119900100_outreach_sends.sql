-- What members were let write from their own mailboxes, for the caps per mailbox and per recipient.
create schema outreach;
grant usage on schema outreach to wellmet_app, wellmet_system;

create table outreach.sends (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  mailbox bytea not null,
  about uuid not null,
  basis text not null constraint basis_is_known check (basis in ('conversation', 'introduced', 'consented', 'asked_once')),
  at timestamptz not null,
  constraint sends_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index sends_of_a_user on outreach.sends (user_id, at);
create index sends_of_a_member on outreach.sends (workspace_id, user_id);
create index sends_to_a_mailbox on outreach.sends (mailbox, at);
create index sends_about_something on outreach.sends (about);
create index sends_by_age on outreach.sends (at);
comment on table outreach.sends is 'for 90 days, because the caps look back that far';
comment on column outreach.sends.mailbox is 'keyed hash of the address of the recipient';
comment on column outreach.sends.about is 'the introduction request';
comment on column outreach.sends.basis is 'the kind of permission it rested on';
alter table outreach.sends enable row level security, force row level security;
create policy sends_of_mine on outreach.sends for select to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy sends_for_the_system on outreach.sends to wellmet_system using (true) with check (true);
grant select on outreach.sends to wellmet_app;
grant select, insert, delete on outreach.sends to wellmet_system;

-- The first moment from `moment` on that is between 9:00 and 17:00 on a weekday in this time zone.
create function outreach.next_office_time(moment timestamptz, zone text) returns timestamptz
  language sql stable
  begin atomic
    select case
      when extract(isodow from w.local) > 5
        then (date_trunc('week', w.local) + interval '7 days 9 hours') at time zone zone
      when w.local::time < time '09:00' then (w.local::date + time '09:00') at time zone zone
      when w.local::time < time '17:00' then moment
      when extract(isodow from w.local) = 5
        then (date_trunc('week', w.local) + interval '7 days 9 hours') at time zone zone
      else (w.local::date + 1 + time '09:00') at time zone zone
    end
    from (select moment at time zone zone as local) w;
  end;
revoke execute on function outreach.next_office_time from public;
grant execute on function outreach.next_office_time to wellmet_app, wellmet_system;
