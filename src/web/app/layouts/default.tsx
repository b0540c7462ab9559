import { Outlet } from 'react-router'
import { Notices } from '#web/app/shell/Notices.tsx'
import { SiteFooter } from '#web/app/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/app/shell/SiteHeader.tsx'

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
