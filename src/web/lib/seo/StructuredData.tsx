import { scriptSafe } from '#web/lib/script-safe.ts'
import type { Thing } from '#web/lib/seo/organization.ts'

/**
 * The schema.org data of a page. It is data and not subject to the script policy.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.map((thing) => {
    const json = scriptSafe(JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    return <script key={thing['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  })
}
