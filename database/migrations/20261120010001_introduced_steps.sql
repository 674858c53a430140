-- outcome statistics: which steps led to an introduction, so that the two are known to know each other.
alter table graph.outcome_statistics drop constraint about_is_known;
alter table graph.outcome_statistics add constraint about_is_known check (about in ('asks_of_connector', 'intros_by_connector', 'open_asks',
  'intros_to_target', 'denied_steps', 'introduced_steps', 'intros_into_company', 'open_into_company', 'asks_in_workspace', 'intros_in_workspace')) not valid;
