import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { configurationPage } from '#server/configuration-page.ts'

// `npm run docs:configuration`: the page of all settings, from the schema that reads them.
await writeFile(resolve(import.meta.dirname, '../docs/configuration.md'), configurationPage())
