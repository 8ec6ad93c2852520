-- A window that is lost with a crash of PostgreSQL begins anew, and that is all: counting need not wait for the disk.
alter table rate_limits set unlogged;
