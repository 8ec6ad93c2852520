-- Prices are held against those of the same grade.
create or replace view current_scores as
select distinct on (project_id, vintage) project_id, vintage, value, grade from scores where is_approved
order by project_id, vintage, position desc;
