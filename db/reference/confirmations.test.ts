import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles } from '#db/demo/content/articles.ts'
import { privacy, terms } from '#db/reference/pages/texts.ts'

/** Sentences that a scholar or an adviser has yet to confirm, marked in the code, by file. */
const toConfirm = {
  'db/demo/content/articles/hijri-calendar': ['an adviser'],
  'db/demo/content/articles/packing-by-season': ['a scholar'],
  'db/demo/content/articles/umrah-in-order': ['a scholar', 'a scholar'],
  'db/demo/packages/programme': ['a scholar'],
  'db/demo/packages/special-days': ['a scholar'],
  'db/demo/services/trains-and-visits': ['a scholar'],
  'db/reference/faqs/changes': ['an adviser'],
  'db/reference/pages/privacy': ['an adviser', 'an adviser', 'an adviser'],
  'db/reference/pages/terms': ['an adviser', 'an adviser', 'an adviser'],
  'src/i18n/account/account': ['an adviser', 'an adviser'],
  'src/i18n/account/cart': ['an adviser'],
  'src/i18n/account/payment': ['an adviser', 'an adviser'],
  'src/i18n/account/travellers': ['a scholar'],
  'src/i18n/site/packages': ['an adviser'],
}

test.each(['en', 'ar'] as const)(
  'religious and legal sentences to be confirmed are marked, in %s as in the other language, and a mark is on no page',
  (locale) => {
    const other = locale === 'en' ? 'ar' : 'en'
    const marks: Record<string, string[]> = {}
    for (const folder of ['db/demo', 'db/reference', 'src/i18n']) {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (
          !/\.(ts|md)$/.test(file) ||
          /test/.test(file) ||
          file.includes(`${other}.md`) ||
          file.startsWith(`${other}/`)
        )
          continue
        const found = readFileSync(`${folder}/${file}`, 'utf8').matchAll(/To be confirmed by (an? \w+)\./g)
        const name = `${folder}/${file}`.replace(/(\.(en|ar))?\.(md|ts)$/, '').replace(`i18n/${locale}/`, 'i18n/')
        for (const [, who = ''] of found) (marks[name] ??= []).push(who)
      }
    }
    expect(marks).toEqual(toConfirm)
    const shown = [...articles.map(({ body }) => body), privacy, terms].map((text) => text[locale])
    expect(shown.filter((text) => /<!--|To be confirmed/.test(text))).toEqual([])
  },
)
