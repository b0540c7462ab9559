import type { Block, Run } from '#domains/content/answers.ts'
import type { Translator } from '#i18n/translator.ts'

/**
 * Packages that run in production or are part of the pages' code, by licence; `licences.test.ts` compares them with the
 * code.
 */
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
    '@cantoo/pdf-lib',
    '@hono/node-server',
    '@modelcontextprotocol/sdk',
    '@node-rs/argon2',
    '@peculiar/asn1-csr',
    '@peculiar/asn1-schema',
    '@peculiar/asn1-x509',
    '@simplewebauthn/browser',
    '@simplewebauthn/server',
    '@zxcvbn-ts/language-common',
    'adhan',
    'bidi-js',
    'csv-parse',
    'fflate',
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
    'windows-iana',
    'yauzl',
    'zod',
  ],
  ISC: ['d3-contour', 'flatqueue', 'saxes'],
  'LGPL-3.0': ['libheif-js'],
  'MPL-2.0': ['ical.js'],
  Unlicense: ['isbot'],
  'BSD-2-Clause': ['leaflet'],
  'MIT-0': ['nodemailer'],
}

/** Date of the last change to the page. */
export const licencesChangedOn = '2026-11-28'

/** Content of the sources and licences page as text blocks. */
export function licenceBlocks(t: Translator, { demo }: { demo: boolean }): Block[] {
  const heading = (id: 'data' | 'fonts' | 'pictures' | 'software'): Block => ({
    kind: 'heading',
    level: 2,
    id,
    text: t(`licences.${id}`),
  })
  const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] })
  const list = (items: Run[][]): Block => ({ kind: 'list', ordered: false, items })
  return [
    heading('data'),
    paragraph(t('licences.dataText')),
    list([
      from(t('licences.places'), '© OpenStreetMap contributors', 'ODbL 1.0', 'https://www.openstreetmap.org/copyright'),
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
    ]),
    ...(demo ? [{ kind: 'note' as const, runs: [{ text: t('licences.invented') }] }] : []),
    heading('fonts'),
    paragraph(t('licences.fontsText')),
    list([[{ text: latin('Readex Pro, El Messiri, Fraunces: SIL Open Font License 1.1') }]]),
    heading('pictures'),
    paragraph(t('licences.picturesText')),
    heading('software'),
    paragraph(t('licences.softwareText')),
    list([
      ...Object.entries(libraries).map(([licence, names]) => under(licence, names)),
      // Not an npm package: the bundled database.
      under('PostgreSQL License', ['PostgreSQL']),
    ]),
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

/** Isolates left-to-right text, so that punctuation at its start or end stays on the correct side in Arabic text. */
function latin(text: string): string {
  return `\u2066${text}\u2069`
}
