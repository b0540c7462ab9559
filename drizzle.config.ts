import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/domains/*/tables.server.ts',
    './src/domains/*/*-tables.server.ts',
    './src/server/tables.ts',
    './src/adapters/*.tables.ts',
  ],
  out: './db/migrations',
})
