import { libraries } from 'virtual:libraries'
import type { Block, Run } from '#domains/content/answers.ts'
import type { Translator } from '#i18n/translator.ts'

/** Date of the last change to the page. */
export const licencesChangedOn = '2026-11-29'

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
    list([
      [{ text: latin('Readex Pro, El Messiri, Fraunces: SIL Open Font License 1.1') }],
      [
        { text: `${t('licences.documentFonts')}: ` },
        { text: latin('Noto (Sans, Serif Tibetan, Emoji): SIL Open Font License 1.1') },
      ],
    ]),
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
