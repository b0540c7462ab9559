#!/bin/sh
# /usr/local/sbin/rihla-backup: the database and the files of one moment in /var/backups/rihla; keeps 14 days. The files
# come second: everything that the database names is there, or has the name of a newer key.
set -eu
umask 077
to=/var/backups/rihla
name=$to/rihla-$(date +%Y%m%dT%H%M%S)
rihla npm run --silent backup -- "$name.backup"
runuser -u rihla -- mkdir -p /var/lib/rihla/files
runuser -u rihla -- tar -C /var/lib/rihla -czf "$name.files.tar.gz" files
find $to -name 'rihla-*' -mtime +14 -delete
# A copy on another machine: BACKUP_TO=user@host:folder in /etc/rihla/backup.env
if [ -n "${BACKUP_TO:-}" ]; then rsync -a --delete $to/ "$BACKUP_TO"; fi
