import type { Recipe } from './recipe.ts'

/** A table of the domain that its readers belong to. */
export const table: Recipe = {
  name: 'a table or column',
  edits: {
    'domains/content/tables.server.ts': [
      {
        before: '/** Whether an answer helped',
        insert: `/** A line of advice for travellers. Edited by the provider. */
export const travelTip = pgTable('travel_tip', {
  slug: text('slug').primaryKey(),
  text: jsonb('text').$type<Bilingual>().notNull(),
  position: smallint('position').notNull(),
})
`,
      },
    ],
  },
}
