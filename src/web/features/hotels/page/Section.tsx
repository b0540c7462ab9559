import type { ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'

const sections = ['rooms', 'about', 'around', 'policies', 'reviews'] as const

/** A section of a hotel's page that its navigation lists. Its layout is deferred until it is near the viewport. */
export function Section({ id, children }: { id: 'about' | 'around' | 'policies'; children: ReactNode }) {
  const t = useText()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="below grid gap-4 md:gap-5 [--below:48rem]">
      <h2 id={`${id}-title`}>{t(`stays.section_${id}`)}</h2>
      {children}
    </section>
  )
}

/** Navigation of the page's sections, sticky while the page scrolls. */
export function SectionNav() {
  const t = useText()
  return (
    <nav aria-label={t('stays.sections')} className="section-nav no-print mt-3 md:mt-6">
      <ul className="page-width">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === 'rooms' ? 'location' : undefined}>
              {t(`stays.section_${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
