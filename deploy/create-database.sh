#!/bin/sh
# Called once by Patroni, with the address of the new primary. ledgerleaf_reader may look and not touch; the server, and
# pgbouncer for ledgerleaf_read, become it for whatever only shows things.
set -eu
psql -v ON_ERROR_STOP=1 "$1" <<'SQL'
create role ledgerleaf login password '${DATABASE_PASSWORD}';
create role ledgerleaf_reader nologin;
grant ledgerleaf_reader to ledgerleaf;
create database ledgerleaf owner ledgerleaf;
SQL
