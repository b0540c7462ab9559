#!/bin/sh
# Creates the role of the serving processes. The owner (DATABASE_MIGRATE_URL) grants its rights after each migration.
set -eu
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d "${POSTGRES_DB:-rihla}" \
  -v password="$(cat "${SERVICE_PASSWORD_FILE:-/run/secrets/service_password}")" <<'SQL'
create role rihla_service login password :'password' connection limit 200;
SQL
