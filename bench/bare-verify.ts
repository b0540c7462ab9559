import { hashPassword, isPassword } from '#domains/accounts/passwords/passwords.server.ts'

export type Question = { connections: number; ms: number }
export type Answer = { made: number; ms: number }

// Compares a password with its hash only, using the library and parameters of the site.
const password = 'a good long password'
const hash = await hashPassword(password)
process.on('message', ({ connections, ms }: Question) => void compare(connections, ms))
process.once('SIGTERM', () => process.exit(0))
process.send?.({ hash })

async function compare(connections: number, ms: number): Promise<void> {
  const began = performance.now()
  let made = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - began < ms) if (await isPassword(hash, password)) made++
    }),
  )
  process.send?.({ made, ms: performance.now() - began } satisfies Answer)
}
