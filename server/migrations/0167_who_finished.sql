-- Who finished an inventory is told by number, and by address when it is read: an account that is erased takes its address along, and
-- what was finished stays as it was.
alter table activity_versions add column person_id uuid;
alter table activity_versions disable trigger activity_versions_kept;
update activity_versions set person_id = users.id from users where lower(users.email) = lower(finished_by);
alter table activity_versions enable trigger activity_versions_kept;
alter table activity_versions drop column finished_by;
