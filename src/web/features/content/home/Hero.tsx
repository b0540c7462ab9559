import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locale.ts'
import { useLocale } from '#i18n/react.tsx'
import { links } from '#web/lib/links.ts'

/** The first picture of the home page, behind the headline and the search. */
export function Hero({ children }: { children: ReactNode }) {
  const { wide, tall } = pictures[useLocale()]
  return (
    <section className="hero on-night">
      <picture>
        <source media="(width < 48rem)" srcSet={listed(tall, [640, 768, 1024, 1280])} sizes="100vw" />
        <img
          className="hero-picture"
          src={links.picture(wide, 1280)}
          srcSet={listed(wide, [1024, 1280, 1536, 2048])}
          sizes="(width >= 72rem) 100vw, 1152px"
          alt=""
          width={1920}
          height={1000}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <div className="page-width">{children}</div>
    </section>
  )
}

/** Each reading direction and the portrait format of phones have their own composition; pictures are never mirrored. */
const pictures: Record<Locale, { wide: string; tall: string }> = {
  en: { wide: 'hero/home-ltr', tall: 'hero/home-tall-ltr' },
  ar: { wide: 'hero/home-rtl', tall: 'hero/home-tall-rtl' },
}

const listed = (picture: string, widths: readonly number[]) =>
  widths.map((width) => `${links.picture(picture, width)} ${width}w`).join(', ')
