import { Outlet } from 'react-router'
import { SiteFooter } from '#web/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/shell/SiteHeader.tsx'

/** The header lies on the picture that the page begins with. */
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
