// The parts of the measuring tools that are used here, because `npm run check` runs without `tools/bench`.

declare module 'lighthouse' {
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
  type Audit = { title: string; score: number | null; displayValue?: string }
  type Result = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } }
  export default function lighthouse(url: string, flags: Record<string, unknown>): Promise<Result | undefined>
}

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
