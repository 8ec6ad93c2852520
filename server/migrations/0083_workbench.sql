-- Who looks at a file, and what it said when it was last approved: the next reviewer reads what changed since (S5).
alter table project_files add column reviewer_id uuid, add column approved_file jsonb;
