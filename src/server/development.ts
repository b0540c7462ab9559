import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import type { Env } from '#server/env.ts'
import type { Running, Site } from '#server/main.ts'
import type { PageBuild } from '#server/page-render.ts'

type Given = { env: Env; databaseUrl: string; secret: string }
type Main = typeof import('#server/main.ts')

const mainFile = '/src/server/main.ts'
const pagesModule = 'virtual:react-router/server-build'

/**
 * `npm run dev`: the site on its sources. Vite loads the server’s code as it loads the pages: when a file has changed,
 * the next request is answered by a site that was opened anew in this same process. Vite’s websocket shares the port.
 */
export async function startDevelopment({
  env,
  databaseUrl,
  secret,
}: Given): Promise<Pick<Running, 'address' | 'stop'>> {
  const server = createServer((request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  )
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const pages = () => vite.ssrLoadModule(pagesModule) as Promise<unknown> as Promise<PageBuild>
  let opened: { openSite: Main['openSite']; site: Promise<Site> } | undefined
  /** The newest site that could be opened. */
  let running: Site | undefined

  const currentSite = async (): Promise<Site> => {
    const { openSite } = (await vite.ssrLoadModule(mainFile)) as Main
    if (opened?.openSite !== openSite) {
      const site = openSite({ env, databaseUrl, secret }, pages)
      opened = { openSite, site }
      site.then(
        async (next) => {
          const before = running
          running = next
          next.startJobs()
          await before?.close()
        },
        // Whoever requests a page is shown why.
        () => undefined,
      )
    }
    return opened.site
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const site = await currentSite()
      site.answer(request, response)
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(errorPage(error))
    }
  }

  server.listen(env.PORT, env.HOST)
  await once(server, 'listening')
  const { wired } = await currentSite()
  const { port } = server.address() as AddressInfo
  const address = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`
  wired.log('info', 'listening', { address, pid: process.pid })
  return {
    address,
    async stop() {
      await vite.close()
      server.close()
      server.closeAllConnections()
      await opened?.site.catch(() => undefined)
      await running?.close()
    },
  }
}

/** Shows why the server’s code does not run; Vite’s client reloads it once a file has changed. */
function errorPage(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><title>Error</title><script type="module" src="/@vite/client"></script><pre>${escaped}</pre>`
}
