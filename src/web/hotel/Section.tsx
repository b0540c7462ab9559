import type { ReactNode } from 'react'
import { useText } from '#text/react.tsx'

type SectionName = 'rooms' | 'about' | 'around' | 'policies'

/** A part of the page of a hotel, named in its navigation. It is laid out when somebody comes near. */
export function Section({ id, children }: { id: SectionName; children: ReactNode }) {
  const t = useText()
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="below grid gap-5 [--below:48rem] max-sm:[--below:112rem]"
    >
      <h2 id={`${id}-title`}>{t(`stays.section_${id}`)}</h2>
      {children}
    </section>
  )
}

/** The parts of the page, in sight while it scrolls. */
export function SectionNav({ sections }: { sections: readonly SectionName[] }) {
  const t = useText()
  return (
    <nav aria-label={t('stays.sections')} className="section-nav no-print mt-6">
      <ul className="page-width">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t(`stays.section_${section}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
