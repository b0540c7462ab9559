import type { ServiceCard as Card } from '#domains/products/services/answers.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { ServiceCard } from '#web/features/services/ServiceCard.tsx'
import { links } from '#links/site.ts'

export function SimilarServices({ similar }: { similar: Card[] }) {
  const t = useText()
  const locale = useLocale()
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className="extra page-width grid gap-6 pb-12">
      <h2 id="similar-title">{t('services.similar')}</h2>
      <ul className="swipe grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {similar.map((one) => (
          <li key={one.id}>
            <ServiceCard service={one} href={links.service(locale, one.slug)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
