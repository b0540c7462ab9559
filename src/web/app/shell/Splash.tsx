import { useLocation } from 'react-router'
import { useLocale } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { links } from '#links/site.ts'
import { Mark } from '#web/app/shell/Brand.tsx'
import { isAdminPath } from '#web/app/shell/is-admin.ts'
import { useSite } from '#web/lib/site.ts'

/**
 * The whole screen, over a page that is finished beneath it; `first-paint.js` shows it and `shell.css` ends it. Screen
 * readers read the page at once. Without scripts the tab session cannot be stored, so only the home page shows it. Staff
 * do not see it.
 */
export function Splash() {
  const brand = useSite()?.settings.brand
  const { pathname } = useLocation()
  const home = links.home(useLocale())
  if (!brand?.welcome || isAdminPath(pathname)) return null
  return (
    <div className={classes('splash no-print', pathname === home && 'splash-home')} aria-hidden="true">
      <Mark />
      <p lang="ar" dir="rtl" className="splash-welcome">
        {brand.welcome}
      </p>
      <p>{brand.tagline}</p>
    </div>
  )
}
