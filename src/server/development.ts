import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import type { Env } from '#server/config/env.ts'
import type { Running, Site } from '#server/main.ts'
import type { PageBuild } from '#server/pages/page-render.ts'

type Options = { env: Env; databaseUrl: string; secret: string }
type Main = typeof import('#server/main.ts')

const mainFile = '/src/server/main.ts'
const pagesModule = 'virtual:react-router/server-build'

/**
 * `npm run dev`: the site from its sources. Vite loads the server’s code as it loads the pages: after a file change,
 * the next request is served by a new instance of the site in this process. Vite’s websocket shares the port.
 */
export async function startDevelopment({
  env,
  databaseUrl,
  secret,
}: Options): Promise<Pick<Running, 'address' | 'stop'>> {
  const server = createServer((request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  )
  const vite = await createVite({ server: { middlewareMode: true, ws: { server } }, appType: 'custom' })
  const pages = () => vite.ssrLoadModule(pagesModule) as Promise<unknown> as Promise<PageBuild>
  let opened: { openSite: Main['openSite']; site: Promise<Site> } | undefined
  /** The newest instance of the site that could be started. */
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
        // The next page request shows the error.
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
  const { services } = await currentSite()
  const { port } = server.address() as AddressInfo
  const address = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`
  services.log('info', 'listening', { address, pid: process.pid })
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

/** Shows the error of the server’s code; Vite’s client reloads the page after a file change. */
function errorPage(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><title>Error</title><script type="module" src="/@vite/client"></script><pre>${escaped}</pre>`
}
