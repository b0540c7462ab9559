import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum parameters for argon2id, 2025: 19 MiB, two passes, one lane. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id)
}

let unmatchableHash: Promise<string> | undefined

/** Compares a password with a hash. Without a hash it takes equally long and returns false. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  if (hashed) return verify(hashed, password)
  await verify(await (unmatchableHash ??= hashPassword('nobody has this password')), password)
  return false
}
