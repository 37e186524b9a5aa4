#!/bin/sh
# Runs once, when the primary's folder is made: the user that the standby copies with, and who may do so.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set password="$REPLICATION_PASSWORD" <<'SQL'
create role replicator with replication login password :'password';
select pg_create_physical_replication_slot('standby');
SQL
echo 'host replication replicator samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
