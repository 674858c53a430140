-- A correction of a step says that the two do not know each other, or that they know each other well.
alter table graph.step_corrections add column says text not null default 'not_acquainted'
  constraint says_is_known check (says in ('not_acquainted', 'know_well'));
comment on column graph.step_corrections.says is 'not_acquainted: no path of the member uses the step; know_well: evidence for it, by their word alone';
