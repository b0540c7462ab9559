import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bilingual } from '#i18n/locale.ts'

/** The texts of `<name>.en.md` and `<name>.ar.md` in a folder. */
export function readBilingual(folder: string, name: string): Bilingual {
  return { en: readText(join(folder, `${name}.en.md`)), ar: readText(join(folder, `${name}.ar.md`)) }
}

/** The text of a file with the line breaks of Unix, whatever the checkout uses, and without comments. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8')
    .replaceAll('\r\n', '\n')
    .replaceAll(/<!--.*?-->\n*/g, '')
    .trim()
}
