import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { bookingStatuses } from '#domains/bookings/model/shapes.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'

// Rules about the code itself: allowed imports and forbidden patterns.

const sources = ['src', 'packages', 'db'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
)
/** The files that run in production. */
const files = sources.filter(({ path }) => !path.startsWith('db/'))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** `dynamic` imports are evaluated when they are called, not together with the file that contains them. */
type Import = { name: string; typeOnly: boolean; dynamic: boolean }

/**
 * All imports and re-exports of a file, found with the parser of the build: over several lines and dynamic ones as
 * well.
 */
function requestsOf({ path, text }: { path: string; text: string }): Import[] {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`)
  const { staticImports, staticExports, dynamicImports } = module
  const started = new Set(dynamicImports.map(({ start }) => start))
  return [
    ...staticImports.map(({ start, moduleRequest }) => ({
      name: moduleRequest.value,
      typeOnly: /^import\s+type\b/.test(text.slice(start)),
      dynamic: false,
    })),
    ...staticExports.flatMap(({ start, entries: [first] }) =>
      first?.moduleRequest
        ? [
            {
              name: first.moduleRequest.value,
              typeOnly: /^export\s+type\b/.test(text.slice(start)),
              dynamic: false,
            },
          ]
        : [],
    ),
    // `import('…')` is a call or, if the parser does not report one, a type.
    ...[...text.matchAll(/\bimport\(\s*['"`]([^'"`]+)/g)].map(({ index, 1: name = '' }) => ({
      name,
      typeOnly: !started.has(index),
      dynamic: true,
    })),
  ]
}

const requests = new Map(sources.map((file) => [file.path, requestsOf(file)]))

/** The imports of a file by alias, as paths below src; those of `db/`, `test/` and the like start with that folder. */
function importsOf({ path }: { path: string }): { target: string; typeOnly: boolean }[] {
  return (requests.get(path) ?? [])
    .filter(({ name }) => name.startsWith('#'))
    .map(({ name, typeOnly }) => ({ target: name.slice(1), typeOnly }))
}

const { imports: aliases, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'imports' | 'dependencies' | 'optionalDependencies',
  Record<string, string>
>

function manifestOf(name: string) {
  return JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8')) as Record<
    'exports' | 'peerDependencies',
    Record<string, string>
  >
}

/** The path of a file of this project that an import refers to, else null. */
function pathOf(from: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name).replaceAll('\\', '/')
  const [, own, subpath = ''] = /^@rihla\/([a-z-]+)(.*)/.exec(name) ?? []
  if (own) return join('packages', own, manifestOf(own).exports[`.${subpath}`] ?? 'not exported').replaceAll('\\', '/')
  const alias = Object.keys(aliases).find((one) => name.startsWith(one.slice(0, -1)))
  return alias ? join(aliases[alias]!.slice(0, -1), name.slice(alias.length - 1)).replaceAll('\\', '/') : null
}

const domainOf = (path: string) => /(?:^|\/)domains\/((?:products\/)?[a-z-]+)\//.exec(path)?.[1]

/** From left to right: a domain imports only those to its left. */
const order = [
  'shared',
  'places',
  'content',
  'notifications',
  'accounts',
  'staff',
  'products/shared',
  'products/stays',
  'products/packages',
  'products/services',
  'products',
  'promotions',
  'payments',
  'cart',
  'bookings',
  'reconciliation',
  'payment-links',
  'alternatives',
  'invoices',
  'promotion-uses',
  'gift-cards',
  'offers',
  'booking-changes',
  'requests',
  'traveller-details',
  'vouchers',
  'trips',
  'booking-admin',
  'documents',
  'conversation',
  'phone-bookings',
  'office',
  'einvoicing',
  'reviews',
  'site-search',
  'admin',
  'cms',
]

/** A test of bookings or a feature of them can tell a story that goes through other features. */
const isStory = (path: string) =>
  isTest(path) && order.slice(order.indexOf('bookings'), order.indexOf('office')).includes(domainOf(path) ?? '')

describe('imports', () => {
  test('a domain imports only those to its left', () => {
    const wrong = files.flatMap((file) => {
      const mine = domainOf(file.path)
      if (!mine || isStory(file.path)) return []
      return importsOf(file)
        .filter(({ target }) => {
          const theirs = domainOf(target)
          return theirs && theirs !== mine && order.indexOf(theirs) > order.indexOf(mine)
        })
        .map(({ target }) => `${file.path} → ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['accounts', 'passwords sessions codes companions changes passkeys email profile sign-in'],
    ['bookings', 'account model access state contract payment make create cancel deadlines current http'],
    ['products/stays', 'inventory pricing catalogue search saved admin'],
  ])('a folder of %s imports only those to its left', (domain, listed) => {
    const folders = listed.split(' ')
    const inside = new RegExp(`(?:^|/)domains/${domain}/([a-z-]+)/`)
    const roomOf = (path: string) => inside.exec(path)?.[1] ?? ''
    const ordered = files.filter(({ path }) => roomOf(path) && !isStory(path))
    expect([...new Set(ordered.map(({ path }) => roomOf(path)))].toSorted()).toEqual(folders.toSorted())
    const wrong = ordered.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => folders.indexOf(roomOf(target)) > folders.indexOf(roomOf(file.path)))
        .map(({ target }) => `${file.path} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('a folder of web/features imports only those to its left', () => {
    const folders =
      'content products map reviews promotions cart hotels packages services travellers bookings conversation account checkout home'
    const featureOf = (path: string) => /(?:^|\/)web\/features\/([a-z-]+)\//.exec(path)?.[1] ?? ''
    const place = (path: string) => folders.split(' ').indexOf(featureOf(path))
    const inFeatures = files.filter(({ path }) => featureOf(path))
    expect(new Set(inFeatures.map(({ path }) => featureOf(path)))).toEqual(new Set(folders.split(' ')))
    const wrong = inFeatures.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => place(target) > place(file.path))
        .map(({ target }) => `${file.path} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('web/ui imports no feature, page or other part of web except web/lib', () => {
    const wrong = files
      .filter(({ path }) => path.startsWith('src/web/ui/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => /^web\/(?!ui\/|lib\/)/.test(target))
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('a folder of the server imports only those to its left, and no file that starts it', () => {
    const folders = [
      'observability',
      'security',
      'config',
      'database',
      'personal-data',
      'services.ts',
      'http',
      'api',
      'media',
      'map',
      'seo',
      'documents',
      'pages',
      'jobs',
      'demo',
      'commands',
      'starts',
    ]
    const roomOf = (path: string) => {
      const [, room = '', isFolder] = /^src\/server\/([^/]+)(\/)?/.exec(path) ?? []
      return isFolder || room === 'services.ts' ? room : room && 'starts'
    }
    const inServer = files.filter(({ path }) => roomOf(path) && !isTest(path))
    expect([...new Set(inServer.map(({ path }) => roomOf(path)))].toSorted()).toEqual(folders.toSorted())
    const wrong = inServer.flatMap(({ path }) =>
      (requests.get(path) ?? [])
        .map(({ name }) => pathOf(path, name) ?? '')
        .filter((target) => folders.indexOf(roomOf(target)) > folders.indexOf(roomOf(path)))
        .map((target) => `${path} → ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test('production code imports only packages that are installed in production', () => {
    const { dependencies, optionalDependencies } = manifest
    // Needed only by `npm run dev` and by the build.
    const tools = ['src/server/development.ts → vite', 'src/web/routes.ts → @react-router/dev']
    const wrong = files
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap(({ path }) =>
        (requests.get(path) ?? [])
          .filter(({ name, typeOnly }) => !typeOnly && /^[^#./][^:]*$/.test(name))
          .map(({ name }) =>
            name
              .split('/')
              .slice(0, name.startsWith('@') ? 2 : 1)
              .join('/'),
          )
          .filter((name) => !(name in dependencies) && !(name in optionalDependencies))
          .map((name) => `${path} → ${name}`),
      )
    expect(wrong.filter((line) => !tools.includes(line))).toEqual([])
  })

  test('every domain has its place in the order', () => {
    const known = new Set(files.flatMap(({ path }) => domainOf(path) ?? []))
    expect([...known].filter((name) => !order.includes(name))).toEqual([])
  })

  test('domains do not import server, web or integrations', () => {
    const wrong = files
      .filter((file) => file.path.startsWith('src/domains/') && !isTest(file.path))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => /^(server|web|integrations)\//.test(target))
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('links import only languages and each other, so that emails and pages can build the same URLs', () => {
    const wrong = files
      .filter(({ path }) => path.startsWith('src/links/') && !isTest(path))
      .flatMap((file) => (requests.get(file.path) ?? []).map(({ name }) => name))
      .filter((name) => !/^#(links|i18n)\//.test(name))
    expect(wrong).toEqual([])
  })

  test('domains are plain TypeScript without React', () => {
    const wrong = files.filter(
      ({ path }) =>
        path.startsWith('src/domains/') &&
        (path.endsWith('.tsx') || (requests.get(path) ?? []).some(({ name }) => /^react\b|\/react\.tsx$/.test(name))),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('domains import only leaf modules of the API, and leaf modules import only each other and the reader of typed texts', () => {
    const leaves = [
      'api/endpoint.ts',
      'api/strict-input.ts',
      'api/errors.ts',
      'api/shapes.ts',
      'api/scopes.ts',
      'api/staff.ts',
    ]
    const wrong = files
      .filter((file) => !isTest(file.path))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) =>
            file.path.startsWith('src/domains/')
              ? target.startsWith('api/') && !leaves.includes(target)
              : leaves.includes(file.path.slice('src/'.length)) && ![...leaves, 'i18n/digits.ts'].includes(target),
          )
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('a package imports nothing from the site, and names the packages that it imports', () => {
    const inPackages = sources.filter(({ path }) => path.startsWith('packages/') && !isTest(path))
    expect(inPackages.length).toBeGreaterThan(40)
    const wrong = inPackages.flatMap(({ path }) => {
      const [, own = ''] = path.split('/')
      const { peerDependencies } = manifestOf(own)
      const isOwn = (name: string) => name.startsWith('.') && pathOf(path, name)?.startsWith(`packages/${own}/`)
      const isNamed = (name: string) => Object.keys(peerDependencies).some((one) => `${name}/`.startsWith(`${one}/`))
      return (requests.get(path) ?? [])
        .filter(({ name }) => !name.startsWith('node:') && !isOwn(name) && !isNamed(name))
        .map(({ name }) => `${path} → ${name}`)
    })
    expect(wrong).toEqual([])
  })

  test('the browser gets nothing of a package but the geometry of the map, the characters of documents, and the limits and encodings of text tables', () => {
    const browserSafe =
      /^@rihla\/(?:street-map\/(?:distance|label-boxes|mercator|mosque-name|pin-places)|paper\/printable|workbook\/(?:sheet|decode-text))$/
    const wrong = files
      .filter(({ path }) => /^src\/(?:web|i18n|api|domains)\//.test(path) && !/\.(?:server|test)\.tsx?$/.test(path))
      .flatMap(({ path }) =>
        (requests.get(path) ?? [])
          .filter(({ name, typeOnly }) => !typeOnly && name.startsWith('@rihla/') && !browserSafe.test(name))
          .map(({ name }) => `${path} → ${name}`),
      )
    expect(wrong).toEqual([])
  })

  test('reference data does not depend on the demo', () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith('db/reference/') && !isTest(path))
      .flatMap(({ path }) =>
        (requests.get(path) ?? [])
          .filter(({ name }) => pathOf(path, name)?.startsWith('db/demo/'))
          .map(({ name }) => `${path} → ${name}`),
      )
    expect(wrong).toEqual([])
  })

  test('a part of the demo is reached only by way of DEMO', () => {
    const isDemo = (path: string) => /^(?:src\/server|src\/integrations|db)\/demo\//.test(path)
    // They load it dynamically, if DEMO is set; the guard compares the published logins with those of a database.
    const allowed = [
      'src/server/main.ts → src/server/demo/parts.ts',
      'src/server/standalone.ts → src/server/demo/bookings.ts',
      'src/server/standalone.ts → src/server/demo/logins.ts',
      'src/server/database/prepare.ts → db/demo/fill.ts',
      'src/server/config/public-demo.ts → db/demo/people.ts',
    ]
    const reached = files
      .filter(({ path }) => !isDemo(path) && !isTest(path))
      .flatMap(({ path }) =>
        (requests.get(path) ?? [])
          .filter(({ name, typeOnly }) => !typeOnly && isDemo(pathOf(path, name) ?? ''))
          .map(({ name, dynamic }) => ({ line: `${path} → ${pathOf(path, name)}`, dynamic })),
      )
    expect(reached.map(({ line }) => line).toSorted()).toEqual(allowed.toSorted())
    expect(reached.filter(({ dynamic }) => !dynamic).map(({ line }) => line)).toEqual(allowed.slice(-1))
  })

  test('what stands in for a provider or a person is in a folder of the demo', () => {
    const otherwise = sources.filter(
      ({ path }) =>
        /(?:^|[-/.])(?:demo|sandbox|simulat\w*|fake|mock|dummy)s?[-/.]/i.test(path) &&
        !/^(?:src\/(?:server\/demo|integrations\/demo|i18n)|db\/demo)\//.test(path) &&
        !isTest(path),
    )
    // The guard that keeps the demo at home.
    expect(otherwise.map(({ path }) => path)).toEqual(['src/server/config/public-demo.ts'])
    const words = files.filter(
      ({ path, text }) =>
        /['"`/]demo:/.test(text) && !isTest(path) && !/^src\/(?:server|integrations)\/demo\//.test(path),
    )
    expect(words.map(({ path }) => path)).toEqual([])
  })

  test('no files import one another’s values in a cycle', () => {
    const targets = new Map(
      sources.map(({ path }) => [
        path,
        (requests.get(path) ?? [])
          .filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic)
          .flatMap(({ name }) => pathOf(path, name) ?? []),
      ]),
    )
    expect(circlesIn(targets)).toEqual([])
  })

  test('an import cycle is detected', () => {
    const targets = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d', 'b']],
    ])
    expect(circlesIn(targets)).toEqual(['b → c → b'])
  })

  test('browser-safe files import only types from server files', () => {
    const serverOnly = (path: string) =>
      /\.server\.tsx?$/.test(path) || path.startsWith('src/server/') || path.startsWith('src/integrations/')
    const wrong = files
      .filter((file) => !serverOnly(file.path) && !/\.test\.tsx?$/.test(file.path))
      .flatMap((file) =>
        importsOf(file)
          .filter(
            ({ target, typeOnly }) =>
              !typeOnly && (/\.server\.ts/.test(target) || /^(server|integrations)\//.test(target)),
          )
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('the web imports only the contract and rules of a domain', () => {
    const wrong = files
      .filter((file) => file.path.startsWith('src/web/') && !/\.test\.tsx?$/.test(file.path))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) =>
            /^domains\/.*\/(?:[a-z-]+-)?(?:schema|queries|commands|handlers)\.server\.ts$/.test(target),
          )
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })
})

/** Every cycle of a graph once, as the path around it. */
function circlesIn(targets: Map<string, string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const way: string[] = []
  const walk = (path: string) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '))
    if (way.includes(path) || done.has(path)) return
    way.push(path)
    for (const target of targets.get(path) ?? []) walk(target)
    way.pop()
    done.add(path)
  }
  for (const path of targets.keys()) walk(path)
  return circles
}

describe('folders', () => {
  test('a file of one component has its name', () => {
    const components = sources.filter(({ path }) => /\/[A-Z]\w*\.tsx$/.test(path) && !isTest(path))
    const otherwise = components.flatMap(({ path, text }) => {
      const exported = [...text.matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)].map(([, name]) => name)
      return exported.length === 1 && `${exported[0]}.tsx` !== basename(path) ? [`${path}: ${exported[0]}`] : []
    })
    expect(components.length).toBeGreaterThan(100)
    expect(otherwise).toEqual([])
  })
})

describe('source text', () => {
  test('only env.ts and the entry points read the environment', () => {
    const allowed = [
      'src/server/config/env.ts',
      'src/server/start.ts',
      'src/server/serve.ts',
      'src/server/standalone.ts',
      'src/server/cluster.ts',
      'src/server/commands/database-url.ts',
      'src/server/commands/reset.ts',
      'src/server/commands/setup.ts',
    ]
    const readers = files.filter(
      (file) =>
        /process\.env\b/.test(file.text) &&
        !allowed.includes(file.path) &&
        !/embedded-postgres|\.test\./.test(file.path),
    )
    expect(readers.map((file) => file.path)).toEqual([])
  })

  test('an error is logged by `reasonOf`, because its text can contain a statement with values', () => {
    const logsText = /\blog\((?:[^()]|\([^()]*\))*?(?:String\(\w+\)|\b(?:error|cause|failure)\.(?:message|stack)\b)/
    const careless = files.filter(
      ({ path, text }) =>
        path.startsWith('src/') && !isTest(path) && path !== 'src/server/observability/fault.ts' && logsText.test(text),
    )
    expect(careless.map(({ path }) => path)).toEqual([])
    expect(logsText.test("services.log('warn', 'late', { message: String(error) })")).toBe(true)
  })

  test('providers are called with certificate checks, and no message of another window is read', () => {
    const careless = /rejectUnauthorized: *false|TLS_REJECT_UNAUTHORIZED|addEventListener\('message'|\bonmessage\b/
    const inSource = files.filter(({ path, text }) => path.startsWith('src/') && !isTest(path) && careless.test(text))
    expect(inSource.map(({ path }) => path)).toEqual([])
    for (const name of ['moyasar', 'twilio', 'unifonic'])
      expect(readFileSync(`src/integrations/${name}.ts`, 'utf8')).toMatch(/\$\{url \?\? 'https:\/\//)
  })

  test('SQL is put together from text only where the text is a constant of the program', () => {
    const raw = files.filter(({ path, text }) => !isTest(path) && /\bsql\.raw\(|\bsql\.unsafe\(/.test(text))
    expect(raw.map(({ path }) => path).toSorted()).toEqual([
      'src/domains/bookings/make/checkout.server.ts',
      'src/domains/content/queries.server.ts',
      'src/domains/db.ts',
      'src/domains/notifications/personal-data.server.ts',
      'src/domains/products/stays/inventory/takings.server.ts',
      'src/domains/versioned-cache.server.ts',
      'src/server/personal-data/register.ts',
      'src/server/security/reencryption.ts',
    ])
  })

  test('a list of statuses is derived from the table of statuses', () => {
    const status = `'(?:${[...bookingStatuses, ...paymentStatuses].join('|')})'`
    const list = new RegExp(`[([]\\s*(?:${status},\\s*)+${status},?\\s*[)\\]]`)
    // The tables themselves, conditions of indexes, the statuses of tax documents, and emails, which are left of bookings.
    const own =
      /bookings\/model\/(?:shapes|rules)\.ts$|payments\/shapes\.ts$|order-emails\.server\.ts$|schema\.server\.ts$|\/einvoicing\//
    const listed = files.filter(
      ({ path, text }) => path.startsWith('src/') && !isTest(path) && !own.test(path) && list.test(text),
    )
    expect(listed.map(({ path }) => path)).toEqual([])
    expect(list.test("b.status in ('pending', 'waiting')")).toBe(true)
    expect(list.test("['paid', 'refunded'].includes(status)")).toBe(true)
  })

  test('the body of a request is read with a limit', () => {
    const reads = /\b(?:req|request|raw)(?:\.clone\(\))?\.(?:parseBody|json|text|formData|arrayBuffer|blob)\(/
    const readers = files.filter(
      ({ path, text }) => path.startsWith('src/server/') && !isTest(path) && reads.test(text),
    )
    // The reader itself, the pages, whose length is checked before, and their form that was read already.
    expect(readers.map(({ path }) => path)).toEqual([
      'src/server/app.ts',
      'src/server/http/body.ts',
      'src/server/pages/interrupted-form.ts',
    ])
  })

  test('time is a value: no domain reads the system clock', () => {
    const asks = files.filter(
      (file) =>
        file.path.startsWith('src/domains/') && !isTest(file.path) && /\bDate\.now\(\)|new Date\(\)/.test(file.text),
    )
    expect(asks.map((file) => file.path)).toEqual([])
  })

  test('one function formats times of day, by the clock of the site', () => {
    // They read numbers from dates: the parts of a local time, never a text that is shown.
    const machine = [
      'src/i18n/dates.ts',
      'src/i18n/translator.ts',
      'src/domains/cms/kinds/places.server.ts',
      'src/domains/places/time-zone-country.server.ts',
      'src/domains/shared/dates.ts',
      'src/web/features/content/contact/ContactWays.tsx',
      'src/i18n/typed-date.ts',
    ]
    const source = files.filter((file) => file.path.startsWith('src/') && !isTest(file.path))
    const formats = source.filter((file) =>
      /Intl\.DateTimeFormat|toLocale(?:Date|Time)?String|hourCycle/.test(file.text),
    )
    expect(formats.map((file) => file.path).filter((path) => !machine.includes(path))).toEqual([])
    // A wall-clock time of an answer is shown only through `clock`.
    const raw = source.filter(
      (file) =>
        /^src\/(?:web|domains\/documents)\//.test(file.path) &&
        // A calendar file has its own format.
        file.path !== 'src/domains/vouchers/booking-calendar.ts' &&
        /(?:\{|: |\(|\$\{)(?:\w+\.)?(?:\w+\.)?(?:meets_at|starts_at|ends_at|check_in_from|check_out_until)(?:\}| \}|\))/.test(
          file.text.replaceAll(/format\.clock\([\w.]+\)/g, 'shown'),
        ),
    )
    expect(raw.map((file) => file.path)).toEqual([])
  })

  test('a number is typed in a text field, which keeps Arabic digits in every browser', () => {
    const native = /\btype=(?:["']number["']|\{\s*["'`]number)/
    expect(
      files.filter(({ path, text }) => path.endsWith('.tsx') && native.test(text)).map(({ path }) => path),
    ).toEqual([])
  })

  test('a date is put together from the parts of a format, because the pattern of a locale changes with its versions', () => {
    const cut = files.filter(
      ({ path, text }) =>
        path !== 'test/safety.test.ts' &&
        /\b(?:en-CA|fr-CA|sv-SE)\b|(?:toLocale(?:Date|Time)String|DateTimeFormat)\(\s*['"`](?!en-u-nu-latn)/.test(text),
    )
    expect(cut.map(({ path }) => path)).toEqual([])
  })

  test('styles use no physical sides', () => {
    const physical =
      /className="[^"]*\b(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|text-right)-(?:\[|\d|auto|px|full)|(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)/
    expect(files.filter((file) => physical.test(file.text)).map((file) => file.path)).toEqual([])
  })

  test('no file bypasses the type checker', () => {
    const holes = files.filter(
      (file) => /\bas any\b|:\s*any\b|@ts-(?:ignore|nocheck)/.test(file.text) && !/\.test\.tsx?$/.test(file.path),
    )
    expect(holes.map((file) => file.path)).toEqual([])
  })
})
