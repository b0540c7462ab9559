import { Hono } from 'hono'
import { readBody } from '#server/http/body.ts'
import { preferredLocale } from '#server/http/request-locale.ts'
import type { Services } from '#server/services.ts'
import { safeNext } from '#links/account.ts'
import { links } from '#links/site.ts'

const cookieName = 'easy_view'
const year = 365 * 86_400
const maxFormBytes = 1_024

/**
 * Stores the choice of the easy view, and responds with its styles to browsers without scripts. Rendered pages are cached
 * for everyone and never depend on the choice: `first-paint.js` reads the cookie and loads the styles.
 * @param styles returns the address of the styles
 */
export function easyView(services: Services, styles: () => Promise<string>): Hono {
  const app = new Hono()

  app.post(links.easyView, async (c) => {
    const body = await readBody(c.req.raw, maxFormBytes)
    const easy = new URLSearchParams(new TextDecoder().decode(body ?? undefined)).get('view') === 'easyView'
    const life = `Max-Age=${easy ? year : 0}${services.secure ? '; Secure' : ''}`
    c.header('Set-Cookie', `${cookieName}=${easy ? '1' : ''}; Path=/; SameSite=Lax; ${life}`)
    c.header('Cache-Control', 'private, no-store')
    const home = links.home(preferredLocale(c.req.raw.headers))
    const from = c.req.header('referer') ?? ''
    return c.redirect(
      from.startsWith(`${services.origin}/`) ? safeNext(from.slice(services.origin.length), home) : home,
      303,
    )
  })

  app.get(links.easyStyles, async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const chosen = new RegExp(`(?:^|; *)${cookieName}=1(?:;|$)`).test(c.req.header('cookie') ?? '')
    return chosen ? c.redirect(await styles()) : c.body('', 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })
  return app
}
