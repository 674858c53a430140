-- Policies ask who the viewer is once per statement. PostgreSQL inlines `platform.viewer_id()`, and as a filter it then reads
-- the setting for every row, which takes five times as long as comparing with the result of a subquery.
alter policy api_keys_of_mine_here on account.api_keys
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy api_keys_revoked_by_owners on account.api_keys
  using (((workspace_id = (select platform.workspace_id())) AND (EXISTS ( SELECT FROM account.memberships m WHERE ((m.workspace_id = (select platform.workspace_id())) AND (m.user_id = (select platform.viewer_id())) AND (m.role = 'owner'::text))))));
alter policy api_keys_seen_by_owners on account.api_keys
  using (((workspace_id = (select platform.workspace_id())) AND (EXISTS ( SELECT FROM account.memberships m WHERE ((m.workspace_id = (select platform.workspace_id())) AND (m.user_id = (select platform.viewer_id())) AND (m.role = 'owner'::text))))));
alter policy audit_events_of_my_workspace on account.audit_events
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy audit_heads_of_my_workspace on account.audit_heads
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy billing_customers_of_the_workspace on account.billing_customers
  using ((workspace_id = (select platform.workspace_id())));
alter policy credentials_of_mine on account.credentials
  using ((user_id = (select platform.viewer_id())));
alter policy credentials_update_mine on account.credentials
  using ((user_id = (select platform.viewer_id()))) with check ((user_id = (select platform.viewer_id())));
alter policy devices_of_mine on account.devices
  using ((user_id = (select platform.viewer_id()))) with check ((user_id = (select platform.viewer_id())));
alter policy domains_of_my_workspace on account.domains
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy entitlement_grants_of_the_workspace on account.entitlement_grants
  using ((workspace_id = (select platform.workspace_id())));
alter policy export_pieces_of_mine on account.export_pieces
  using ((user_id = (select platform.viewer_id())));
alter policy exports_asked_for on account.exports
  with check ((user_id = (select platform.viewer_id())));
alter policy exports_of_mine on account.exports
  using ((user_id = (select platform.viewer_id())));
alter policy extension_grants_of_mine on account.extension_grants
  using ((user_id = (select platform.viewer_id()))) with check ((user_id = (select platform.viewer_id())));
alter policy invitations_of_my_workspace on account.invitations
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy memberships_change_in_my_workspace on account.memberships
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy memberships_end_in_my_workspace on account.memberships
  using ((workspace_id = (select platform.workspace_id())));
alter policy memberships_of_me_and_my_workspace on account.memberships
  using (((user_id = (select platform.viewer_id())) OR (workspace_id = (select platform.workspace_id()))));
alter policy notification_settings_of_mine on account.notification_settings
  using ((user_id = (select platform.viewer_id()))) with check ((user_id = (select platform.viewer_id())));
alter policy notifications_of_mine_here on account.notifications
  using (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id())))) with check (((user_id = (select platform.viewer_id())) AND (workspace_id = (select platform.workspace_id()))));
alter policy passkeys_of_mine on account.passkeys
  using ((user_id = (select platform.viewer_id()))) with check ((user_id = (select platform.viewer_id())));
alter policy provisioned_group_people_of_my_workspace on account.provisioned_group_people
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy provisioned_groups_of_my_workspace on account.provisioned_groups
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy provisioned_users_of_my_workspace on account.provisioned_users
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy provisioning_tokens_of_my_workspace on account.provisioning_tokens
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy recovery_codes_of_mine on account.recovery_codes
  using ((user_id = (select platform.viewer_id()))) with check ((user_id = (select platform.viewer_id())));
alter policy second_factors_of_mine on account.second_factors
  using ((user_id = (select platform.viewer_id()))) with check ((user_id = (select platform.viewer_id())));
alter policy sessions_of_mine on account.sessions
  using ((user_id = (select platform.viewer_id()))) with check ((user_id = (select platform.viewer_id())));
alter policy sign_ons_of_my_workspace on account.sign_ons
  using ((workspace_id = (select platform.workspace_id()))) with check ((workspace_id = (select platform.workspace_id())));
alter policy subscriptions_of_the_workspace on account.subscriptions
  using ((workspace_id = (select platform.workspace_id())));
alter policy users_change_themselves on account.users
  using ((id = (select platform.viewer_id()))) with check ((id = (select platform.viewer_id())));
alter policy users_me_and_my_workspace on account.users
  using (((id = (select platform.viewer_id())) OR (EXISTS ( SELECT FROM account.memberships m WHERE ((m.user_id = users.id) AND (m.workspace_id = (select platform.workspace_id())))))));
alter policy workspaces_change_from_inside on account.workspaces
  using ((id = (select platform.workspace_id()))) with check ((id = (select platform.workspace_id())));
alter policy workspaces_i_belong_to on account.workspaces
  using ((EXISTS ( SELECT FROM account.memberships m WHERE ((m.workspace_id = workspaces.id) AND (m.user_id = (select platform.viewer_id()))))));
