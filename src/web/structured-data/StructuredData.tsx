import { scriptSafe } from '#web/script-safe.ts'
import type { Thing } from '#web/structured-data/things.ts'

/**
 * What a page is about, in the words of schema.org. It is data, which no policy of scripts concerns, and stands
 * within a part that keeps still: the browser needs neither its code nor its content twice.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.map((thing) => {
    const json = scriptSafe(JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    return <script key={thing['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  })
}
