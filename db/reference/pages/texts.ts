import { withFacts } from '#db/reference/facts.ts'
import { readBilingual } from '#db/reference/markdown.ts'

// Markdown. Drafts that the provider checks and publishes.
export const about = readBilingual(import.meta.dirname, 'about')
/** What the software does with personal data: keep both in sync. */
export const privacy = readBilingual(import.meta.dirname, 'privacy')
export const terms = withFacts(readBilingual(import.meta.dirname, 'terms'))
