import type { Recipe } from './recipe.ts'

/** A table in the domain of the code that reads it. */
export const table: Recipe = {
  name: 'a table or column',
  edits: {
    'domains/content/schema.server.ts': [
      {
        before: '/** Votes on whether an answer helped',
        insert: `/** A line of advice for travellers. Edited by the provider. */
export const travelTip = pgTable('travel_tip', (c) => ({
  slug: c.text('slug').primaryKey(),
  text: c.jsonb('text').$type<Bilingual>().notNull(),
  position: c.smallint('position').notNull(),
}))
`,
      },
    ],
    'server/personal-data/register.ts': [
      {
        before: "tax_rule: 'kind country base',",
        insert: "travel_tip: 'slug text',",
      },
    ],
  },
}
