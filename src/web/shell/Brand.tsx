import { Link } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
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
      <path
        fillRule="evenodd"
        d="M64 32 50.6 39.7l4 14.9-14.9-4L32 64l-7.7-13.4-14.9 4 4-14.9L0 32l13.4-7.7-4-14.9 14.9 4L32 0l7.7 13.4 14.9-4-4 14.9ZM24 46V32c0-8 6-10 8-15 2 5 8 7 8 15v14Z"
      />
    </svg>
  )
}
