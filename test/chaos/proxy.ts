import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Proxy = {
  /** The address of the same database by way of this proxy. */
  url: string
  /** From now on every piece of what is said waits so long, in both directions. */
  delay: (ms: number) => void
  /** From now on nothing gets through and nobody is told: new connections open and stay silent. */
  swallow: () => void
  /** Cuts every open connection, as a network that resets. New ones are served. */
  reset: () => void
  /** Lets everything through again; what was swallowed is cut. */
  heal: () => void
  /** Connections that are open. */
  open: () => number
}

/** A small TCP proxy before a PostgreSQL, to be a bad network. */
export async function badNetwork(databaseUrl: string): Promise<Proxy> {
  const target = targetOf(databaseUrl)
  const pairs = new Set<{ client: Socket; server: Socket | null }>()
  let wait = 0
  let silent = false

  const server = createServer((client) => {
    const pair = { client, server: silent ? null : connect(target) }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      pair.server?.destroy()
    }
    client.on('error', end).on('close', end)
    if (!pair.server) return void client.resume()
    pair.server.on('error', end).on('close', end)
    pass(client, pair.server)
    pass(pair.server, client)
  })

  /** Pieces keep their order however long each waits. */
  function pass(from: Socket, to: Socket): void {
    from.on('data', (piece) => {
      if (silent) return
      if (wait === 0) return void to.write(piece)
      setTimeout(() => to.writable && to.write(piece), wait)
    })
  }

  const reset = () => {
    for (const { client } of pairs) client.resetAndDestroy()
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    reset()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl.replace(/@\//, '@localhost/'))
  url.host = `127.0.0.1:${port}`
  url.search = ''
  return {
    url: url.href,
    delay: (ms) => (wait = ms),
    swallow: () => (silent = true),
    reset,
    heal() {
      wait = 0
      if (silent) reset()
      silent = false
    },
    open: () => pairs.size,
  }
}

/** Where a database listens: a folder's socket or an address. */
function targetOf(databaseUrl: string): NetConnectOpts {
  const url = new URL(databaseUrl.replace(/@\//, '@localhost/'))
  const folder = url.searchParams.get('host')
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port }
}
