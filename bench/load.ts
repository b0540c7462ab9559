import autocannon, { type Request } from 'autocannon'

export type Asked = {
  url: string
  connections: number
  seconds: number
  /** The request that is sent over and over; a function makes every one anew. */
  request: Request | (() => Request)
}

export type Served = {
  perSecond: number
  /** Share of a core that sending took: near 1, the sender was the limit and not the server. */
  sender: number
}

/** Sends requests as fast as they are answered. Throws when any is refused: figures of refusals mean nothing. */
export async function load({ url, connections, seconds, request }: Asked): Promise<Served> {
  const each: Request =
    typeof request === 'function'
      ? { ...request(), setupRequest: (last) => ({ ...last, ...request() }) }
      : { method: 'GET', ...request }
  const cpu = process.cpuUsage()
  const began = performance.now()
  const result = await autocannon({ url, connections, duration: seconds, sampleInt: 100, requests: [each] })
  const spent = process.cpuUsage(cpu)
  const elapsed = performance.now() - began
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result['2xx'] + failed} requests to ${each.path} failed`)
  return { perSecond: result['2xx'] / result.duration, sender: (spent.user + spent.system) / 1000 / elapsed }
}
