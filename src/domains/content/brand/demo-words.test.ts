import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { texts } from '#i18n/translator.server.ts'

/** Names of the demo, and its claims that a provider now writes for itself. */
const demoWords = [
  /\brihla\b|dar[ -]al[ -]yaqin|دار اليقين/i,
  /travel in good company/i,
  /who knows the gates/i,
  /\b(we|you have an|it|provider|hotel) (answers?|decides?|replies|reply)\b[^.]*\b(24 hours|a day)\b/i,
  /\b(24 hours|a day) while (we|it)\b/i,
  /under 6/i,
  /\b(\d+|one|two|three|five|seven|ten) working days?\b/i,
]

/** The places that need the name of the program, which is never on a page, in an email, a document or a feed. */
const internal = [
  /^src\/server\/(commands|config|database|jobs|observability)\//,
  /^src\/server\/security\/(tokens|vault)\.ts$/,
]

test('no message names the demo or makes a promise that belongs to a provider', () => {
  for (const text of Object.values(texts).flatMap((domains) =>
    Object.values(domains).flatMap((messages) => Object.values(messages)),
  )) {
    for (const word of demoWords) expect(text).not.toMatch(word)
    expect(text).not.toMatch(/^رحلة$|(?<!الضيف )خلال (24 ساعة|يوم)(?!\p{L})/u)
  }
})

test('no code that pages, emails, documents and feeds come from names the demo', () => {
  const files = ['src', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && /\.(tsx?|m?js|css|svg|typ|html)$/.test(one.name))
      .map((one) => `${one.parentPath}/${one.name}`),
  )
  const named = files.filter(
    (file) =>
      !/\.test\.tsx?$|common-passwords/.test(file) &&
      !internal.some((place) => place.test(file)) &&
      /\brihla\b|dar[ -]al[ -]yaqin/i.test(
        readFileSync(file, 'utf8').replaceAll(/application_name: '[^']*'|'@rihla\/[^']*'/g, ''),
      ),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(named).toEqual([])
})
