import { Outlet } from 'react-router'
import { Notices } from '#web/shell/Notices.tsx'
import { SiteFooter } from '#web/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/shell/SiteHeader.tsx'

export default function DefaultLayout() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <Notices />
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
