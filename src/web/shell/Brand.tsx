import { Link } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import sprite from '#web/kit/icons.svg?no-inline'
import { links } from '#web/links.ts'
import { useSite } from '#web/site.ts'

/** The provider's mark and name, leading home. */
export function Brand() {
  const t = useText()
  const locale = useLocale()
  const brand = useSite()?.settings.brand
  if (!brand) return null
  return (
    <Link to={links.home(locale)} className="brand" aria-label={t('shell.homeOf', { brand: brand.name })}>
      {brand.logo ? <img src={brand.logo} alt="" width="34" height="34" /> : <Mark />}
      <bdi>{brand.name}</bdi>
    </Link>
  )
}

/** Shown for a provider without a logo of their own: an eight-fold star with a doorway. */
export function Mark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sprite}#mark`} />
    </svg>
  )
}
