#!/bin/sh
# Makes the role that serves. Its rights are given after each migration by whoever migrates (DATABASE_MIGRATE_URL).
set -eu
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d "${POSTGRES_DB:-rihla}" -v password="$SERVICE_PASSWORD" <<'SQL'
create role rihla_service login password :'password' connection limit 200;
SQL
