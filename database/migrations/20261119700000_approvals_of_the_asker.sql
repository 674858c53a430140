-- Whoever asked sees what became of it.
create policy approvals_seen_by_asker on account.approvals for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()) and requested_by = (select platform.viewer_id()));
