-- Policies ask who the viewer is once per statement. PostgreSQL inlines `platform.viewer_id()`, and as a filter it then reads
-- the setting for every row, which takes five times as long as comparing with the result of a subquery.
alter policy calibrations_of_ours on introductions.calibrations
  using ((workspace_id = (select platform.workspace_id())));
alter policy calibrations_update_ours on introductions.calibrations
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy connector_rules_of_mine on introductions.connector_rules
  using (((workspace_id = (select platform.workspace_id())) AND (user_id = (select platform.viewer_id())))) with check (((workspace_id = (select platform.workspace_id())) AND (user_id = (select platform.viewer_id()))));
alter policy outcome_settings_of_mine on introductions.outcome_settings
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy outcomes_of_mine on introductions.outcomes
  using (((workspace_id = (select platform.workspace_id())) AND (NOT ((kind = 'no_interest'::text) AND (by = 'target'::text))) AND (EXISTS ( SELECT FROM introductions.requests r WHERE (r.id = outcomes.request_id)))));
alter policy request_events_insert_mine on introductions.request_events
  with check (((workspace_id = (select platform.workspace_id())) AND (by = 'asker'::text) AND (kind = ANY (ARRAY['created'::text, 'changed'::text])) AND (EXISTS ( SELECT FROM introductions.requests r WHERE ((r.id = request_events.request_id) AND (r.user_id = (select platform.viewer_id())))))));
alter policy request_events_of_mine on introductions.request_events
  using (((workspace_id = (select platform.workspace_id())) AND (kind <> 'target_declined'::text) AND (EXISTS ( SELECT FROM introductions.requests r WHERE (r.id = request_events.request_id)))));
alter policy request_followers_of_mine on introductions.request_followers
  using (((workspace_id = (select platform.workspace_id())) AND (user_id = (select platform.viewer_id()))));
alter policy requests_insert_mine on introductions.requests
  with check (((workspace_id = (select platform.workspace_id())) AND (user_id = (select platform.viewer_id())) AND (stage = 'drafted'::text)));
alter policy requests_of_mine on introductions.requests
  using (((workspace_id = (select platform.workspace_id())) AND ((user_id = (select platform.viewer_id())) OR (EXISTS ( SELECT FROM introductions.request_followers j WHERE ((j.request_id = requests.id) AND (j.user_id = (select platform.viewer_id()))))))));
alter policy requests_update_mine on introductions.requests
  using (((workspace_id = (select platform.workspace_id())) AND (user_id = (select platform.viewer_id())))) with check (((workspace_id = (select platform.workspace_id())) AND (user_id = (select platform.viewer_id())) AND (stage = 'drafted'::text)));
alter policy suggested_outcomes_of_mine on introductions.suggested_outcomes
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
