import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

const user = 'post'
export const password = 'secret of the post'

/**
 * A real local mail server that stores the emails it receives, or rejects them.
 * @param refused an address that does not exist
 * @param slow takes emails to this address only once the promise is resolved
 */
export async function mailServer({
  rejects = false,
  withoutStartTls = false,
  refused,
  slow,
}: {
  rejects?: boolean
  withoutStartTls?: boolean
  refused?: string
  slow?: { address: string; until: Promise<void> }
} = {}) {
  const got: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: withoutStartTls ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(new Error('Wrong user or password')),
    onRcptTo: ({ address }, _, done) =>
      done(address === refused ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      void simpleParser(stream).then((mail) => {
        if (rejects) return done(Object.assign(new Error('Mailbox is full'), { responseCode: 452 }))
        const isSlow = envelope.rcptTo.some(({ address }) => address === slow?.address)
        void (isSlow ? slow?.until : Promise.resolve())?.then(() => {
          got.push(mail)
          done()
        })
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}?ignoreTLS=true`
  return { got, url }
}
