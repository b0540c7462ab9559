import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/domains/**/schema.server.ts',
    './src/domains/**/*-schema.server.ts',
    './src/server/database/schema.ts',
    './src/integrations/demo/*.schema.ts',
  ],
  out: './db/migrations',
})
