import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id floor of 2025: 19 MiB, two passes, one lane. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Length is what makes a password strong (NIST SP 800-63B); the upper bound keeps hashing bounded. */
export const passwordLength = { min: 10, max: 128 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id)
}

let nobodys: Promise<string> | undefined

/** Compares a password; without a hash to compare with it takes as long and is never right. */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  if (known) return verify(known, password)
  await verify(await (nobodys ??= hashPassword('nobody has this password')), password)
  return false
}
