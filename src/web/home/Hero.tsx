import type { ReactNode } from 'react'
import type { Locale } from '#text/locale.ts'
import { useLocale } from '#text/react.tsx'
import { links } from '#web/links.ts'

/** The picture that the site begins with, under its words and the search. */
export function Hero({ children }: { children: ReactNode }) {
  const picture = pictures[useLocale()]
  return (
    <section className="hero on-night">
      <img
        className="hero-picture"
        src={links.picture(picture, 1280)}
        srcSet={widths.map((width) => `${links.picture(picture, width)} ${width}w`).join(', ')}
        sizes="(width >= 72rem) 100vw, 1152px"
        alt=""
        width={1920}
        height={1000}
        fetchPriority="high"
        decoding="async"
      />
      <div className="page-width">{children}</div>
    </section>
  )
}

/** Composed anew for each direction of reading, never mirrored. */
const pictures: Record<Locale, string> = { en: 'hero/home-ltr', ar: 'hero/home-rtl' }
const widths = [640, 768, 1024, 1280, 1536, 2048]
