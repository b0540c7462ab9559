import { Mark } from '#web/shell/Brand.tsx'
import { useSite } from '#web/site.ts'

/**
 * Greets over a page that is whole beneath it; `start-scripts.ts` says whether and how long. It says nothing to screen
 * readers, which read the page at once.
 */
export function Splash() {
  const brand = useSite()?.settings.brand
  if (!brand?.welcome) return null
  return (
    <div className="splash lattice no-print" aria-hidden="true">
      <Mark />
      <p lang="ar" dir="rtl" className="splash-welcome">
        {brand.welcome}
      </p>
      <p>{brand.tagline}</p>
    </div>
  )
}
