-- Policies ask who the viewer is once per statement. PostgreSQL inlines `platform.viewer_id()`, and as a filter it then reads
-- the setting for every row, which takes five times as long as comparing with the result of a subquery.
alter policy account_sources_of_mine on connections.account_sources
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy connected_accounts_of_mine on connections.connected_accounts
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy consents_of_mine on connections.consents
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy enrichment_accounts_of_mine on connections.enrichment_accounts
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy enrichment_questions_of_mine on connections.enrichment_questions
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy own_addresses_of_mine on connections.own_addresses
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy people_data_answers_of_mine on connections.people_data_answers
  using ((workspace_id = (select platform.workspace_id())));
alter policy source_records_of_mine on connections.source_records
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy sync_runs_of_mine on connections.sync_runs
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy workspace_usage_of_mine on connections.workspace_usage
  using ((workspace_id = (select platform.workspace_id())));
