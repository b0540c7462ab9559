import { useEffect } from 'react'
import { Mark } from '#web/shell/Brand.tsx'
import { useSite } from '#web/site.ts'

const splashMs = 3_000
const fadeMs = 350

/**
 * Greets over a page that is whole beneath it; `splash-start.ts` decides whether it is seen. Gone three seconds after
 * the page came alive. It says nothing to screen readers, which read the page at once.
 */
export function Splash() {
  const brand = useSite()?.settings.brand
  useEffect(() => {
    const seen = document.documentElement.dataset
    const fade = setTimeout(() => 'splash' in seen && (seen['splash'] = 'leaving'), splashMs - fadeMs)
    const end = setTimeout(() => delete seen['splash'], splashMs)
    return () => {
      clearTimeout(fade)
      clearTimeout(end)
    }
  }, [])
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
