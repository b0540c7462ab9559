import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { registerPage } from '#server/personal-data/register-page.ts'

// `npm run docs:personal-data`: generates the page about personal data from the register.
await writeFile(resolve(import.meta.dirname, '../docs/personal-data.md'), registerPage())
