// Runs after `npm run db:generate`. The next migration is compared with the newest snapshot of the schema; older ones are never read.
import { readdirSync, rmSync } from 'node:fs'

const folder = 'db/migrations/meta'
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(`${folder}/${name}`)
