import { createServer, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * The EICAR test file, which every scanner reports as harmful; split in two, so that scanners do not report this source
 * file.
 */
export const eicar = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`)

/**
 * A fake ClamAV server for INSTREAM. `states` can return another response, or null to send none. Returns the files that
 * it received.
 */
export async function clamav(states: (file: Buffer) => string | null = judged) {
  const received: Buffer[] = []
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      sent = Buffer.concat([sent, chunk])
      const file = fileIn(sent)
      if (!file) return
      received.push(file)
      const line = states(file)
      if (line !== null) socket.end(line)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = () => server.close()
  onTestFinished(() => void stop())
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, received, stop }
}

const command = 'zINSTREAM\0'

function judged(file: Buffer): string {
  return file.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
}

/** Returns the whole file after its final empty chunk; null before. */
function fileIn(sent: Buffer): Buffer | null {
  if (sent.length < command.length) return null
  if (sent.toString('latin1', 0, command.length) !== command) throw new Error('the client did not send INSTREAM')
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    if (at + 4 + length > sent.length) return null
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
