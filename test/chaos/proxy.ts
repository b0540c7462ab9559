import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Proxy = {
  /** The address of the same database through this proxy. */
  url: string
  /** From now on, delays all data in both directions by `ms`. */
  delay: (ms: number) => void
  /** From now on, drops all data without an error: new connections open and receive nothing. */
  swallow: () => void
  /** Resets every open connection, as a failing network does. New ones are served. */
  reset: () => void
  /** Forwards everything again; connections with dropped data are reset. */
  heal: () => void
  /** The number of open connections. */
  open: () => number
  /** The number of packets that clients have sent. */
  sent: () => number
}

/** A small TCP proxy in front of PostgreSQL that simulates a bad network. */
export async function badNetwork(databaseUrl: string): Promise<Proxy> {
  const target = targetOf(databaseUrl)
  const pairs = new Set<{ client: Socket; server: Socket | null }>()
  let wait = 0
  let silent = false
  let sent = 0

  // Sends small packets at once, as PostgreSQL does.
  const server = createServer({ noDelay: true }, (client) => {
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
    client.on('data', () => sent++)
    pass(client, pair.server)
    pass(pair.server, client)
  })

  /** Forwards chunks after the delay; they keep their order while the delay is constant. */
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
    sent: () => sent,
  }
}

/** The address of a database: the socket in a folder, or a host and port. */
function targetOf(databaseUrl: string): NetConnectOpts {
  const url = new URL(databaseUrl.replace(/@\//, '@localhost/'))
  const folder = url.searchParams.get('host')
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port }
}
