import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { execFileSync } from 'node:child_process'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

/** Terms of docs/glossary.md that are no longer used, by the term that replaces them. */
const retired: Record<string, readonly string[]> = {
  'notification, e-mail': ['letter', 'letters', 'post', 'postman', 'correspondence'],
  'package, product': ['journey', 'journeys'],
  hotel: ['house', 'houses', 'residence', 'residences'],
  'notify, report': ['told', 'tell', 'tells'],
  'options, input, props': ['given', 'needs'],
  'request, requested': ['asked', 'asks', 'wish', 'wishes', 'wanted'],
  'cached, stored, saved': ['kept', 'keepsake', 'keepsakes'],
  'error, failure': ['refuse', 'refusal', 'refusals'],
  admin: ['desk'],
  'signed, encrypted': ['seal', 'seals', 'sealed', 'reseal', 'reseals', 'resealed'],
  semaphore: ['turnstile'],
  heartbeat: ['silence'],
  'batched, version, services': ['gathered', 'stamp', 'wired'],
  'documents, vouchers': ['papers'],
  precheck: ['hindrance', 'hindered'],
  bookedFor: ['booker', 'bookers'],
  'min…, max…': ['most', 'longest', 'farthest', 'fewest'],
}

/** Names that are defined elsewhere: by HTTP, the browser, libraries, and columns and fields of the API. */
const names = new Set([
  'POST',
  'post',
  'postMessage',
  'postData',
  'timeStamp',
  // Fields of the API and columns, which keep their names (docs/glossary.md, "Names that stay").
  'journey',
  'letter',
  'letters',
  'house',
  'houses',
  'residence',
  'residenceChanges',
  'kept',
  'refused',
  'standing',
  // Usage counts of a choice, and endpoints of the API reference that require a session or an account.
  'mostUsed',
  'loadMostUsed',
  'needsSession',
  'needsAccount',
])

/**
 * Keys of messages that name what the API or the database calls by a retired term (the state `asked` of a change,
 * columns of a report), and the country in which somebody resides.
 */
const keys = new Set([
  'bookingchange.askedTitle',
  'bookingchange.askedText',
  'reports.given_by_hand',
  'booking.countryOfResidence',
])

/** Texts have their own rules; in illustrations a letter, a desk and a lamp post are objects. */
const codeFiles = tracked().filter(
  (file) =>
    /^(src|packages|tools|test|e2e|bench|scripts|db\/(seed|demo|reference))\/.*\.(tsx?|mjs)$/.test(file) &&
    !/\/(en|ar)\/|illustrations|^src\/art\/|retired-words/.test(file),
)
/** Decisions are records and keep the terms of their time. The glossary names the retired terms. */
const documents = tracked().filter((file) => file.endsWith('.md') && !/^(decisions|db)\/|glossary\.md$/.test(file))

/** Remaining uses of retired terms, as `file: name` or `file: word`. Entries are only removed. */
const exempt = JSON.parse(readFileSync('test/retired-words.json', 'utf8')) as {
  identifiers: string[]
  documentation: string[]
}

test('no identifier uses a retired term, except those listed', () => {
  const found = codeFiles.flatMap((file) =>
    [...identifiersOf(file)]
      .filter((name) => !names.has(name) && !name.includes('_') && wordsOf(name).some((word) => termFor(word)))
      .map((name) => `${file}: ${name}`),
  )
  expect(found.toSorted()).toEqual(exempt.identifiers)
})

test('no message key uses a retired term', () => {
  const found = tracked()
    .filter((file) => /^src\/i18n\/(?:en|ar)\/[^/]+\.ts$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      keysOf(file)
        .map((key) => `${basename(file, '.ts')}.${key}`)
        .filter((key) => !keys.has(key)),
    )
    // A key with `_` is composed with a name of the API or of a column: `catalogue.field_letter_subject`.
    .filter((key) => {
      const name = key.slice(key.indexOf('.') + 1)
      return !names.has(name) && wordsOf(name.split('_')[0] ?? '').some((word) => termFor(word))
    })
  expect(found).toEqual([])
})

test('no documentation uses a retired term, except those listed', () => {
  // Ordinary English is not counted: "is kept", "most of", "needs a key", "at the longest".
  const inProse = new Set(
    'letter letters postman journey journeys keepsakes refusal refusals turnstile papers'.split(' '),
  )
  // The specification is quoted word for word.
  const own = documents.filter((file) => file !== 'docs/specification.md')
  const found = own.flatMap(
    (file) =>
      readFileSync(file, 'utf8')
        .replace(/^```[\s\S]*?^```$/gm, '')
        .replace(/`[^`\n]*`|\]\([^)]*\)/g, '')
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.filter((word) => inProse.has(word))
        .map((word) => `${file}: ${word}`) ?? [],
  )
  expect([...new Set(found)].toSorted()).toEqual(exempt.documentation)
})

function tracked(): string[] {
  return execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n')
}

function termFor(word: string): string | undefined {
  return Object.entries(retired).find(([, words]) => words.includes(word))?.[0]
}

/** Splits a name into words: `deskLinks` becomes `desk` and `links`. */
function wordsOf(name: string): string[] {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase())
}

/** The keys of a message file: the properties of its object. */
function keysOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(
    ([, quoted, bare]) => quoted ?? bare!,
  )
}

function identifiersOf(file: string): Set<string> {
  const found = new Set<string>()
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node === 'object' && node !== null) {
      const { type, name } = node as { type?: unknown; name?: unknown }
      if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') found.add(name)
      Object.values(node).forEach(visit)
    }
  }
  visit(parseAst(readFileSync(file, 'utf8'), { lang, astType: 'ts' }))
  return found
}
