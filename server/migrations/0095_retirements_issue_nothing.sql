-- A file of retirements or cancellations that was read by columns an operator chose made an issuance of each line too, where
-- one of them was the day of retirement. What only such files call issued, nobody issued.
create temporary table misread on commit drop as
select unit.id, unit.registry, unit.first_file_id,
  first_file.kind in ('retirements', 'cancellations') as first_is_wrong,
  last_file.kind in ('retirements', 'cancellations') as last_is_wrong
from registry_units unit
  join registry_files first_file on first_file.id = unit.first_file_id
  join registry_files last_file on last_file.id = unit.last_file_id
where unit.state = 'issued' and (first_file.kind in ('retirements', 'cancellations')
  or last_file.kind in ('retirements', 'cancellations'));

update registry_files file set added = greatest(0, added - misread.units)
from (select first_file_id, count(*) as units from misread where first_is_wrong and last_is_wrong group by 1) misread
where file.id = misread.first_file_id;
delete from registry_units unit using misread
where unit.id = misread.id and first_is_wrong and last_is_wrong;
-- What a list of issuances says as well stands by that list alone.
update registry_units unit set last_file_id = unit.first_file_id from misread
where unit.id = misread.id and not first_is_wrong and last_is_wrong;
update registry_units unit set first_file_id = unit.last_file_id from misread
where unit.id = misread.id and first_is_wrong and not last_is_wrong;

-- What is here of these registries is held against their records once more.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform graphile_worker.add_job('match-backing', payload := json_build_object('registry', registry))
  from (select distinct registry from misread) concerned;
end $$;
