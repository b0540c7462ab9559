import type { ReactNode } from 'react'
import type { Locale } from '#text/locale.ts'
import { useText } from '#text/react.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { RecentSearches } from '#web/home/RecentSearches.tsx'

/** Composed anew for each direction of reading, never mirrored. */
export const homePicture: Record<Locale, string> = { en: 'hero/home-ltr', ar: 'hero/home-rtl' }

const widths = [640, 768, 1024, 1280, 1536, 2048]

/** The picture that the site begins with, its promise in words, and the search over it. */
export function Hero({ picture, today, children }: { picture: string; today: string; children: ReactNode }) {
  const t = useText()
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
      <div className="page-width">
        <PageHeading>{t('search.heroTitle')}</PageHeading>
        <p>{t('search.heroText')}</p>
        <RecentSearches today={today} />
        {children}
      </div>
    </section>
  )
}
