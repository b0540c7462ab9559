import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import sprite from '#web/ui/pictures/icons.svg?no-inline'
import { links } from '#links/site.ts'
import { useSite } from '#web/lib/site.ts'

const logoHeight = 34

/**
 * The provider's logo and name, linked to the home page. A logo twice as wide as high contains the name (`isWordmark`).
 * `night` if the background is dark in both themes.
 */
export function Brand({ night }: { night?: boolean | undefined }) {
  const { t, locale } = useLanguage()
  const brand = useSite()?.settings.brand
  if (!brand) return null
  return (
    <Link to={links.home(locale)} className="brand" aria-label={t('shell.homeOf', { brand: brand.name })}>
      <Mark night={night} />
      {(brand.logo_width ?? 0) < 2 * logoHeight && <bdi>{brand.name}</bdi>}
    </Link>
  )
}

/** The provider's logo. Without one the demo shows its own mark, an eight-pointed star with a doorway. */
export function Mark({ night }: { night?: boolean | undefined }) {
  const settings = useSite()?.settings
  const { logo, logo_dark: dark, logo_width: width } = settings?.brand ?? {}
  if (logo) {
    return (
      <picture>
        {dark && !night && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
        <img src={(night && dark) || logo} alt="" width={width} height={logoHeight} />
      </picture>
    )
  }
  return settings?.demo ? (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sprite}#mark`} />
    </svg>
  ) : null
}
