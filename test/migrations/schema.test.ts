import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import config from '../../drizzle.config.ts'

type Snapshot = { tables: Record<string, unknown> }

const folder = 'db/migrations/meta'
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))

test('the migrations create the tables of the schema; `npm run db:generate -- --name what-it-does` writes a missing one', async () => {
  const modules = globSync(config.schema ?? []).map((path) => import(pathToFileURL(resolve(path)).href))
  const schema = Object.assign({}, ...((await Promise.all(modules)) as object[])) as Record<string, unknown>
  const current = JSON.parse(JSON.stringify(generateDrizzleJson(schema))) as Snapshot
  const last = JSON.parse(readFileSync(join(folder, snapshots.toSorted().at(-1) ?? ''), 'utf8')) as Snapshot
  const tables = Object.keys({ ...last.tables, ...current.tables })
  expect(tables.filter((name) => !isDeepStrictEqual(current.tables[name], last.tables[name]))).toEqual([])
  expect({ ...current, id: '', prevId: '' }).toEqual({ ...last, id: '', prevId: '' })
})

test('only the snapshot of the newest migration is kept, as `npm run db:generate` leaves it', () => {
  const { entries } = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const [number = ''] = entries.at(-1)?.tag.split('_') ?? []
  expect(snapshots).toEqual([`${number}_snapshot.json`])
})
