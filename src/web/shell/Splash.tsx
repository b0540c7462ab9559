import { useLocation } from 'react-router'
import { Mark } from '#web/shell/Brand.tsx'
import { isOfDesk } from '#web/shell/of-desk.ts'
import { useSite } from '#web/site.ts'

/**
 * Greets over a page that is whole beneath it; `start-scripts.ts` says whether and how long. It says nothing to screen
 * readers, which read the page at once. Whoever works at the desk is not greeted.
 */
export function Splash() {
  const brand = useSite()?.settings.brand
  const { pathname } = useLocation()
  if (!brand?.welcome || isOfDesk(pathname)) return null
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
