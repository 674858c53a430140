-- Policies ask who the viewer is once per statement. PostgreSQL inlines `platform.viewer_id()`, and as a filter it then reads
-- the setting for every row, which takes five times as long as comparing with the result of a subquery.
alter policy contact_views_of_mine on contacts.contact_views
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy contact_views_shared_here on contacts.contact_views
  using ((is_shared AND (workspace_id = (select platform.workspace_id()))));
alter policy recommendation_calibrations_of_ours on discovery.recommendation_calibrations
  using ((workspace_id = (select platform.workspace_id())));
alter policy recommendation_calibrations_update_ours on discovery.recommendation_calibrations
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy outcome_statistics_of_ours on graph.outcome_statistics
  using (((workspace_id = (select platform.workspace_id())) AND ((user_id IS NULL) OR (user_id = (select platform.viewer_id())))));
alter policy member_networks_are_opened_by_their_member on identity.member_networks
  with check (((workspace_id = (select platform.workspace_id())) AND (user_id = (select platform.viewer_id()))));
alter policy member_networks_lock_mine on identity.member_networks
  using (((workspace_id = (select platform.workspace_id())) AND (user_id = (select platform.viewer_id())))) with check (false);
alter policy member_networks_of_my_workspace on identity.member_networks
  using ((workspace_id = (select platform.workspace_id())));
alter policy sharing_settings_grants_of_mine on identity.sharing_grants
  using ((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id))) with check (((network_id = ( SELECT identity.viewer_network_id() AS viewer_network_id)) AND (EXISTS ( SELECT FROM identity.member_networks o WHERE ((o.id = sharing_grants.viewer_network_id) AND (o.workspace_id = (select platform.workspace_id())))))));
alter policy residents_of_the_workspace on platform.residents
  using ((workspace_id = (select platform.workspace_id())));
alter policy workspace_servers_of_the_workspace on platform.workspace_servers
  using ((workspace_id = (select platform.workspace_id())));
