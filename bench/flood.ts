import { connect, type Socket } from 'node:net'

type Served = { answers: number; perSecond: number }

const endOfHead = '\r\n\r\n'

type Request = { path: string; headers: Record<string, string> }

/**
 * Sends requests in a loop without the cost of a full HTTP client. A full client would be the bottleneck for responses
 * served from memory, and would take processor time from the database for the others. Reads only the status and the
 * length of a response.
 * @param url address of the server; `request` is one fixed request, or a function that creates each request
 */
export async function flood(
  url: string,
  { request, connections, seconds }: { request: Request | (() => Request); connections: number; seconds: number },
): Promise<Served> {
  const { hostname, port, host } = new URL(url)
  const same = typeof request === 'function' ? null : encodeRequest(host, request)
  const question = typeof request === 'function' ? () => encodeRequest(host, request()) : () => same as Buffer
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(hostname, Number(port))))
  const began = performance.now()
  const until = began + seconds * 1000
  const counts = await Promise.all(sockets.map((socket) => pollUntil(socket, question, until)))
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return { answers, perSecond: answers / ((performance.now() - began) / 1000) }
}

function encodeRequest(host: string, { path, headers }: Request): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`)
}

function opened(host: string, port: number): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect({ host, port, noDelay: true }, () => done(socket)).once('error', failed)
  })
}

function pollUntil(socket: Socket, question: () => Buffer, until: number): Promise<number> {
  return new Promise((done, failed) => {
    let answers = 0
    /** Bytes of the current response still to be received; null until its head has been read. */
    let missing: number | null = null
    let head: Buffer = Buffer.alloc(0)
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('The server closed a connection')))
    socket.on('data', (chunk: Buffer) => {
      let received = chunk.length
      if (missing === null) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf(endOfHead)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        if (!text.startsWith('HTTP/1.1 200')) return failed(new Error(`Unexpected response: ${text.slice(0, 40)}`))
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1])
        if (Number.isNaN(missing)) return failed(new Error('The response has no Content-Length header'))
        received = head.length - end - endOfHead.length
        head = Buffer.alloc(0)
      }
      missing -= received
      if (missing > 0) return
      answers++
      missing = null
      if (performance.now() < until) return void socket.write(question())
      socket.removeAllListeners('close')
      socket.destroy()
      done(answers)
    })
    socket.write(question())
  })
}
