import { useLocation } from 'react-router'
import { useLocale } from '#text/react.tsx'
import { classes } from '#web/kit/classes.ts'
import { links } from '#web/links.ts'
import { Mark } from '#web/shell/Brand.tsx'
import { isOfDesk } from '#web/shell/of-desk.ts'
import { useSite } from '#web/site.ts'

/**
 * The whole screen, over a page that is finished beneath it; `start-scripts.ts` shows it and `shell.css` ends it. Screen
 * readers read the page at once. Without scripts nothing remembers the tab session: then the home page alone has it. Staff
 * do not see it.
 */
export function Splash() {
  const brand = useSite()?.settings.brand
  const { pathname } = useLocation()
  const home = links.home(useLocale())
  if (!brand?.welcome || isOfDesk(pathname)) return null
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
