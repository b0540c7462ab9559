import autocannon, { type Request } from 'autocannon'

export type Options = {
  url: string
  connections: number
  seconds: number
  /** The request that is sent repeatedly; a function creates each request. */
  request: Request | (() => Request)
}

export type Served = { answers: number; perSecond: number }

/** Sends requests as fast as they are answered. Throws if one fails: the figures would be meaningless. */
export async function load({ url, connections, seconds, request }: Options): Promise<Served> {
  const each: Request =
    typeof request === 'function'
      ? { ...request(), setupRequest: (last) => ({ ...last, ...request() }) }
      : { method: 'GET', ...request }
  const result = await autocannon({ url, connections, duration: seconds, sampleInt: 100, requests: [each] })
  const answers = result['2xx']
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${answers + failed} requests to ${each.path} failed`)
  return { answers, perSecond: answers / result.duration }
}
