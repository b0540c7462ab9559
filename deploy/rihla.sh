#!/bin/sh
# Runs a command of the program as the service does: /usr/local/sbin/rihla npm run backup -- /var/backups/rihla/now.backup
set -eu
set -a
. /etc/rihla/rihla.env
NODE_ENV=production DATA_DIR=/var/lib/rihla HOME=/var/lib/rihla
set +a
cd /opt/rihla
exec runuser -u rihla -- "$@"
