import type { Binding, Ports } from '#domains/context.ts'

type Store = Pick<Ports, 'files' | 'vault'>

/** The name of a file that the current key encrypts: its folder, the id of the key, and hexadecimal digits. */
export function encryptedName({ vault }: Pick<Ports, 'vault'>, folder: string, digits: string): string {
  return `${folder}/${vault.keyId}/${digits}`
}

/** Stores a file encrypted for what it is bound to. */
export async function putEncrypted({ files, vault }: Store, name: string, bound: Binding, body: Uint8Array) {
  const encrypted = vault.encrypt(bound, Buffer.from(body).toString('base64'))
  await files.put(name, { body: Buffer.from(encrypted), type: 'application/octet-stream' })
}

/**
 * Decrypts a stored file; null if there is none. If it was encrypted again since its row was read, or since the backup
 * of its row, it has the name of the current key.
 */
export async function getEncrypted(
  ports: Store,
  name: string,
  boundTo: (name: string) => Binding,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [folder = '', digits = ''] = [name.split('/')[0], name.split('/').at(-1)]
  for (const at of [name, encryptedName(ports, folder, digits)]) {
    const stored = await ports.files.get(at)
    if (!stored) continue
    return Buffer.from(ports.vault.decrypt(boundTo(at), Buffer.from(stored.body).toString()), 'base64')
  }
  return null
}
