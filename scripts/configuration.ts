import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { configurationPage } from '#server/config/configuration-page.ts'

// `npm run docs:configuration`: generates the page of all settings from the schema that parses them.
await writeFile(resolve(import.meta.dirname, '../docs/configuration.md'), configurationPage())
