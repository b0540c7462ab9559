#!/bin/sh
# Makes the secret files that compose.yaml mounts, once: sh deploy/secrets.sh
# The folder is closed to others; the files are readable, because the processes in the containers have users of their own.
set -eu
folder=$(dirname "$0")/secrets
mkdir -p -m 0700 "$folder"
cd "$folder"
umask 022
for name in postgres_password service_password app_secret; do
  [ -s $name ] || openssl rand -hex 32 > $name
done
echo "postgres://rihla_service:$(cat service_password)@postgres:5432/rihla" > database_url
echo "postgres://rihla:$(cat postgres_password)@postgres:5432/rihla" > database_migrate_url
