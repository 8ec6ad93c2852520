-- Flags are raised from what the inventory is by now, whenever it is read; kept ones would contradict it.
drop table analysis_flags;

-- A sheet that a workbook does not show: its words are kept, and neither quoted nor counted.
alter table report_pages add column hidden boolean not null default false;
