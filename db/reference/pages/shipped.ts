import { createHash } from 'node:crypto'
import type { Bilingual } from '#i18n/locale.ts'

/** Digests of the privacy texts of all versions, oldest first; the last is that of this version. */
export const shippedPrivacy: readonly string[] = [
  '5dc6b04df8f4ea51',
  '93a4cdde55cf26b9',
  '40f130944406bc70',
  '573d8e494d8aca9e',
  'a8619b56fbb6319e',
  '8034a99eed949e48',
  '20a28c58856da0a1',
  '7379895dc24d3b00',
  '309821fc9fdf6462',
  '1ebabed6ff65896f',
]

export function digestOfText({ en, ar }: Bilingual): string {
  const plain = [en, ar].map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n')
  return createHash('sha256').update(plain).digest('hex').slice(0, 16)
}
