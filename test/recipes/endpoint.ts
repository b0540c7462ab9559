import type { Recipe } from './recipe.ts'

/** An endpoint that reads the table of the table recipe. */
export const endpoint: Recipe = {
  name: 'an endpoint',
  edits: {
    'domains/content/contract.ts': [
      {
        before: 'fetch_exchange_rates: read({',
        insert: `fetch_travel_tips: read({
    summary: 'Advice for travellers, a line each.',
    input: z.object({}),
    output: z.array(z.object({ slug: z.string(), text: z.string() })),
  }),`,
      },
    ],
    'domains/content/handlers.server.ts': [
      {
        before: "import { saveVote, voterOf } from '#domains/content/commands.server.ts'",
        insert: "import { readTravelTips } from '#domains/content/travel-tips.server.ts'",
      },
      {
        before: 'async fetch_general_goals({',
        insert: `async fetch_travel_tips({ db, locale }) {
    const tips = await readTravelTips(db)
    return done(tips.map(({ slug, text }) => ({ slug, text: inLocale(text, locale) })))
  },
`,
      },
    ],
  },
  files: {
    'domains/content/travel-tips.server.ts': `import { asc } from 'drizzle-orm'
import { travelTip } from '#domains/content/schema.server.ts'
import type { Queryable } from '#domains/context.ts'

/** All advice in its order. */
export function readTravelTips(db: Queryable) {
  return db.select().from(travelTip).orderBy(asc(travelTip.position), asc(travelTip.slug))
}
`,
  },
}
