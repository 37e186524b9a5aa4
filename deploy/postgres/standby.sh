#!/bin/sh
# Copies the primary when the folder is empty, then follows it. `pg_ctl promote` makes it the primary.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "postgres-primary:5432:*:replicator:$REPLICATION_PASSWORD" > /tmp/pgpass
  chmod 600 /tmp/pgpass
  until PGPASSFILE=/tmp/pgpass pg_basebackup --host postgres-primary --username replicator --pgdata "$PGDATA" \
    --wal-method stream --slot standby --write-recovery-conf; do
    sleep 2
  done
  rm /tmp/pgpass
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby=on
