import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A local mail server that keeps what it receives. */
export async function startMailServer() {
  const received: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      void simpleParser(stream).then((mail) => {
        received.push(mail)
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const to = (address: string) => received.filter((mail) => JSON.stringify(mail.to).includes(address))
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    to,
    /** Waits for an email to an address that contains a six-digit code. */
    async codeTo(address: string): Promise<string> {
      const code = () => /\b(\d{6})\b/.exec(to(address).at(-1)?.text ?? '')?.[1] ?? ''
      await expect.poll(code).not.toBe('')
      return code()
    },
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
