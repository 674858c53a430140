alter table outreach.sends validate constraint basis_is_known;
