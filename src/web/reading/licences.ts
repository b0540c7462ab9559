import type { Block, Run } from '#domains/content/shapes.ts'
import type { Translator } from '#text/translator.ts'

/** The packages that run in production and those in the code of pages, by their licence; the test beside compares them. */
export const libraries: Record<string, readonly string[]> = {
  'Apache-2.0': [
    '@aws-sdk/client-s3',
    '@internationalized/date',
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    'drizzle-orm',
    'prom-client',
    'sharp',
  ],
  'MIT AND OFL-1.1': ['@expo-google-fonts/el-messiri', '@expo-google-fonts/fraunces', '@expo-google-fonts/readex-pro'],
  MIT: [
    '@hono/node-server',
    '@modelcontextprotocol/sdk',
    '@node-rs/argon2',
    '@simplewebauthn/browser',
    '@simplewebauthn/server',
    '@zxcvbn-ts/language-common',
    'adhan',
    'better-auth',
    'csv-parse',
    'harfbuzzjs',
    'hono',
    'icu-minify',
    'libphonenumber-js',
    'marked',
    'pg',
    'pg-boss',
    'pg-copy-streams',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
    'stripe',
    'tailwindcss',
    'uqr',
    'zod',
  ],
  'MPL-2.0': ['ical.js'],
  Unlicense: ['isbot'],
  'BSD-2-Clause': ['leaflet'],
  'MIT-0': ['nodemailer'],
}

/** When something on it last changed. */
export const licencesChangedOn = '2026-11-22'

/** The page of sources and licences, in the form of any other text. */
export function licenceBlocks(t: Translator): Block[] {
  const heading = (id: 'data' | 'fonts' | 'pictures' | 'software'): Block => ({
    kind: 'heading',
    level: 2,
    id,
    text: t(`licences.${id}`),
  })
  const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] })
  return [
    heading('data'),
    paragraph(t('licences.dataText')),
    {
      kind: 'list',
      ordered: false,
      items: [
        from(
          t('licences.places'),
          '© OpenStreetMap contributors',
          'ODbL 1.0',
          'https://www.openstreetmap.org/copyright',
        ),
        from(t('licences.districts'), 'Data from Who’s On First', 'CC0', 'https://whosonfirst.org/docs/licenses/'),
        from(
          t('licences.cities'),
          'Contains information from the Countries States Cities Database',
          'ODbL 1.0',
          'https://github.com/dr5hn/countries-states-cities-database',
        ),
        from(t('licences.airports'), 'OpenTravelData (opentraveldata), with GeoNames', 'CC BY 4.0'),
        from(t('licences.countries'), 'Unicode CLDR', 'Unicode License v3'),
        from(t('licences.phones'), 'libphonenumber', 'Apache-2.0'),
      ],
    },
    { kind: 'note', runs: [{ text: t('licences.invented') }] },
    heading('fonts'),
    paragraph(t('licences.fontsText')),
    {
      kind: 'list',
      ordered: false,
      items: [[{ text: latin('Readex Pro, El Messiri, Fraunces: SIL Open Font License 1.1') }]],
    },
    heading('pictures'),
    paragraph(t('licences.picturesText')),
    heading('software'),
    paragraph(t('licences.softwareText')),
    {
      kind: 'list',
      ordered: false,
      items: [
        ...Object.entries(libraries).map(([licence, names]) => under(licence, names)),
        // Beside the packages: the database that comes along, and what prints vouchers.
        under('PostgreSQL License', ['PostgreSQL']),
        under('Apache-2.0', ['Typst']),
      ],
    },
  ]
}

function from(what: string, source: string, licence: string, href?: string): Run[] {
  return [
    { text: `${what}: `, strong: true },
    { text: latin(source), ...(href && { href }) },
    { text: ` · ${latin(licence)}` },
  ]
}

function under(licence: string, names: readonly string[]): Run[] {
  return [{ text: `${latin(licence)}: `, strong: true }, { text: names.map(latin).join(' · ') }]
}

/** Names that begin or end with a sign keep it on their own side among Arabic words. */
function latin(text: string): string {
  return `\u2066${text}\u2069`
}
