-- A score is of the file as its seller writes it, or of the version an operator approved. Strangers, and whatever is
-- bought by a score, go by the latter (decision 0037).
alter table scores add column is_approved boolean not null default false;

-- Until now there was one row of scores: what was written up to the last approval is what was approved, and where nothing
-- was changed since, all of it.
insert into scores (project_id, vintage, rule_set, value, grade, confidence, card, scored_at, is_approved)
select score.project_id, vintage, rule_set, value, grade, confidence, card, scored_at, true
from scores score
  join projects project on project.id = score.project_id
  join (select project_id, max(approved_at) as approved_at from file_versions group by project_id) last
    on last.project_id = score.project_id
where project.approved_at is not null or score.scored_at <= last.approved_at
order by position;

drop index scores_current;
create index scores_current on scores (project_id, is_approved, vintage desc, position desc);

create or replace view current_scores as
select distinct on (project_id, vintage) project_id, vintage, value from scores where is_approved
order by project_id, vintage, position desc;

-- The same of what is being written, for its seller and the operators.
create view draft_scores as
select distinct on (project_id, vintage) project_id, vintage, value from scores where not is_approved
order by project_id, vintage, position desc;
