import { connect, type Socket } from 'node:net'
import type { Served } from './load.ts'

const endOfHead = '\r\n\r\n'

/**
 * Asks for one page over and over without the cost of a full HTTP client: where an answer is ready in
 * memory, a full client is busy before the server is. Reads no more of an answer than its status and length.
 */
export async function flood(
  url: string,
  { path, connections, seconds }: { path: string; connections: number; seconds: number },
): Promise<Served> {
  const { hostname, port, host } = new URL(url)
  const question = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`)
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(hostname, Number(port))))
  const began = performance.now()
  const until = began + seconds * 1000
  const counts = await Promise.all(sockets.map((socket) => askUntil(socket, question, until)))
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return { answers, perSecond: answers / ((performance.now() - began) / 1000) }
}

function opened(host: string, port: number): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect({ host, port, noDelay: true }, () => done(socket)).once('error', failed)
  })
}

function askUntil(socket: Socket, question: Buffer, until: number): Promise<number> {
  return new Promise((done, failed) => {
    let answers = 0
    /** Bytes of the present answer that are still to come; null before its head was read. */
    let missing: number | null = null
    let head: Buffer = Buffer.alloc(0)
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('The server closed a connection')))
    socket.on('data', (chunk: Buffer) => {
      let came = chunk.length
      if (missing === null) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf(endOfHead)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        if (!text.startsWith('HTTP/1.1 200')) return failed(new Error(`Answered: ${text.slice(0, 40)}`))
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1])
        came = head.length - end - endOfHead.length
        head = Buffer.alloc(0)
      }
      missing -= came
      if (missing > 0) return
      answers++
      missing = null
      if (performance.now() < until) return void socket.write(question)
      socket.removeAllListeners('close')
      socket.destroy()
      done(answers)
    })
    socket.write(question)
  })
}
