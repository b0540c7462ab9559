import { connect } from 'node:net'
import type { Scan } from '#domains/context.ts'

/** Maximum wait for a verdict in milliseconds: a scanner that reloads its signatures takes longer than usual. */
const maxMs = 60_000
const chunkBytes = 65_536

/**
 * Scans files with a ClamAV daemon over TCP, with its `INSTREAM` command: chunks prefixed with their length, an empty
 * chunk at the end, and one line as the reply.
 *
 * @param address `host:port`, as `TCPSocket` of clamd.conf (3310)
 */
export function clamavScanner(address: string, timeoutMs = maxMs): Scan {
  const at = address.lastIndexOf(':')
  const [host, port] = [address.slice(0, at).replace(/^\[|\]$/g, ''), Number(address.slice(at + 1))]
  return (file) =>
    new Promise((reported) => {
      let reply = ''
      const socket = connect({ host, port })
      const end = () => {
        clearTimeout(timer)
        socket.destroy()
        reported(verdictOf(reply))
      }
      const timer = setTimeout(end, timeoutMs)
      socket.on('error', end)
      socket.on('close', end)
      socket.on('data', (chunk: Buffer) => {
        reply += chunk.toString('latin1')
        // A reply without end is not a verdict.
        if (reply.includes('\0') || reply.length > 1_000) end()
      })
      socket.write('zINSTREAM\0')
      for (let from = 0; from < file.length; from += chunkBytes) {
        const chunk = file.subarray(from, from + chunkBytes)
        socket.write(lengthOf(chunk.length))
        socket.write(chunk)
      }
      socket.write(lengthOf(0))
    })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function verdictOf(reply: string): Awaited<ReturnType<Scan>> {
  if (reply === 'stream: OK\0') return 'clean'
  return /^stream: .+ FOUND\0$/.test(reply) ? 'harmful' : 'unknown'
}
