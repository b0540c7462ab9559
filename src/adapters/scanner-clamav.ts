import { connect } from 'node:net'
import type { Scan } from '#domains/context.ts'

/** Four megabytes take a scanner well under a second; one that reads its signatures anew takes longer. */
const longestMs = 10_000
const chunkBytes = 65_536

/**
 * Asks a ClamAV daemon by TCP, with its command INSTREAM: chunks with their length before them, an empty one at the end,
 * and one line back.
 *
 * @param address `host:port`, as `TCPSocket` of clamd.conf has it (3310)
 */
export function clamavScanner(address: string, patienceMs = longestMs): Scan {
  const at = address.lastIndexOf(':')
  const [host, port] = [address.slice(0, at).replace(/^\[|\]$/g, ''), Number(address.slice(at + 1))]
  return (file) =>
    new Promise((told) => {
      let reply = ''
      const socket = connect({ host, port })
      const end = () => {
        clearTimeout(timer)
        socket.destroy()
        told(verdictOf(reply))
      }
      const timer = setTimeout(end, patienceMs)
      socket.on('error', end)
      socket.on('close', end)
      socket.on('data', (chunk: Buffer) => {
        reply += chunk.toString('latin1')
        // A scanner that will not stop talking is none.
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
