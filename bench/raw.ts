import { request, type IncomingHttpHeaders } from 'node:http'

type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Returns the response as received, still compressed. */
export function getRaw(
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
): Promise<RawAnswer> {
  return new Promise((answered, failed) => {
    const outgoing = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoing.on('error', failed)
    outgoing.end()
  })
}
