alter table graph.outcome_statistics validate constraint about_is_known;
alter table growth.purchases validate constraint purchase_state_is_known;
