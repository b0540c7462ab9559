import { Outlet } from 'react-router'
import { SiteFooter } from '#web/app/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/app/shell/SiteHeader.tsx'

/** The header overlays the picture at the top of the page. */
export default function HomeLayout() {
  return (
    <>
      <SiteHeader over />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
