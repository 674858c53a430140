-- Where a request stands is stored once, as its stage. The words that programs send and the three statuses of the interface
-- follow from it (introductions/stages). The four columns of 0.1.0 are kept by a trigger while that release may still be
-- running; the release after this one drops them with the trigger and its functions.

alter table introductions.requests add column stage text;
comment on column introductions.requests.stage is 'where it stands; the statuses that the API answers follow from it';
comment on column introductions.requests.raw_status is 'for 0.1.0, which reads and writes it: follows the stage';
comment on column introductions.requests.dashboard_status is 'for 0.1.0: follows the stage';
comment on column introductions.requests.connector_status is 'for 0.1.0: follows the stage';
comment on column introductions.requests.target_status is 'for 0.1.0: follows the stage';

create function introductions.stage_of(word text) returns text language sql immutable parallel safe
return case
  when word in ('drafted', 'draft') then 'drafted'
  when word in ('awaiting_connector', 'pending', 'requested') then 'awaiting_connector'
  when word in ('connector_replied', 'approved', 'accepted') then 'connector_replied'
  when word in ('intro_sent', 'sent') then 'intro_sent'
  when word in ('target_replied', 'replied') then 'target_replied'
  when word in ('meeting_booked', 'meeting') then 'meeting_booked'
  when word in ('converted', 'completed') then 'converted'
  when word = 'declined' then 'declined'
  when word in ('cancelled', 'failed', 'ghosted', 'archived') then 'cancelled'
end;

-- 0.1.0 writes a word and no stage; whoever is newer writes the stage alone.
create function introductions.follow_stage() returns trigger language plpgsql as $$
begin
  if new.stage is null or (tg_op = 'UPDATE' and new.stage = old.stage) then
    new.stage := introductions.stage_of(new.raw_status);
  elsif introductions.stage_of(new.raw_status) is distinct from new.stage then
    new.raw_status := new.stage;
  end if;
  new.dashboard_status := case new.stage
    when 'drafted' then 'pending' when 'awaiting_connector' then 'pending' when 'connector_replied' then 'approved'
    when 'intro_sent' then 'in_progress' when 'target_replied' then 'replied' when 'meeting_booked' then 'meeting'
    when 'converted' then 'completed' else new.stage end;
  new.connector_status := case
    when new.stage in ('intro_sent', 'target_replied', 'meeting_booked', 'converted') then 'completed'
    when new.stage = 'cancelled' then 'failed' else new.stage end;
  new.target_status := case
    when new.stage in ('drafted', 'awaiting_connector', 'connector_replied') then 'not_contacted'
    when new.stage = 'cancelled' then 'ghosted' else new.stage end;
  return new;
end $$;
create trigger requests_follow_stage before insert or update of stage, raw_status on introductions.requests
  for each row execute function introductions.follow_stage();

-- Forced row-level security hides every row from the owner. The lock of this transaction keeps everybody else out.
alter table introductions.requests no force row level security;
update introductions.requests set stage = introductions.stage_of(raw_status);
alter table introductions.requests force row level security;

alter table introductions.requests
  add constraint stage_is_known check (stage in ('drafted', 'awaiting_connector', 'connector_replied', 'intro_sent',
    'target_replied', 'meeting_booked', 'converted', 'declined', 'cancelled')) not valid,
  add constraint stage_is_set check (stage is not null) not valid;

grant insert (stage) on introductions.requests to wellmet_app;
alter policy requests_insert_mine on introductions.requests
  with check (workspace_id = platform.workspace_id() and user_id = platform.viewer_id() and stage = 'drafted');
alter policy requests_update_mine on introductions.requests
  with check (workspace_id = platform.workspace_id() and user_id = platform.viewer_id() and stage = 'drafted');
