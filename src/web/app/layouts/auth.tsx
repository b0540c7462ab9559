import { Outlet } from 'react-router'
import { SiteHeader } from '#web/app/shell/SiteHeader.tsx'

/** One task in the middle of the page, without other navigation. */
export default function AuthLayout() {
  return (
    <>
      <SiteHeader bare />
      <main id="content" className="lattice court grid items-start px-4 pt-8 pb-40 md:pt-16">
        <div className="card mx-auto w-full max-w-[28rem] p-6 md:p-8">
          <Outlet />
        </div>
      </main>
    </>
  )
}
