declare module 'autocannon' {
  export type Request = {
    path?: string
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  export type Result = {
    duration: number
    errors: number
    timeouts: number
    non2xx: number
    '2xx': number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    sampleInt: number
    headers?: Record<string, string>
    requests?: Request[]
  }): PromiseLike<Result>
}
