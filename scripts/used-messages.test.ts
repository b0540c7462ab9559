import { describe, expect, test } from 'vitest'
import { messagesOfCode } from './text-plugin.ts'
import { lazyPartsIn, usedMessages } from './used-messages.ts'

const messages = {
  bookingstatus: { cancelled: 'Cancelled' },
  common: { save: 'Save' },
  errors: { internal: 'Something went wrong' },
  hotel: { saved: 'Saved' },
  packages: { roomOf: 'Room' },
  stays: { rooms: 'Rooms' },
}

/** Returns the message files that a page uses, for its code and the files that it imports. */
function usedIn(page: string, files: Record<string, string> = {}): string[] {
  const sources: Record<string, string> = { 'src/page.tsx': page, ...files }
  const used = usedMessages((path) => sources[path], messages)
  return [...used([{ path: 'src/page.tsx', exports: ['default', 'meta'] }])].sort()
}

describe('message files are found', () => {
  test('by a complete key and by the beginning of a composed key', () => {
    expect(usedIn("export default function Page() { return t('common.save') + t(`bookingstatus.${status}`) }")).toEqual(
      ['bookingstatus', 'common'],
    )
  })

  test('in functions, tables and components of other files, regardless of their export names', () => {
    expect(
      usedIn("import { Card as Shown } from './card.tsx'\nexport default () => <Shown />", {
        'src/card.tsx': "export * from '#deep/card.tsx'",
        'src/deep/card.tsx': "import { words } from './words.ts'\nexport const Card = () => words[0]",
        'src/deep/words.ts': "const list = ['packages.roomOf'] as const satisfies TextKey[]\nexport { list as words }",
      }),
    ).toEqual(['packages'])
  })

  test('in code that is imported on demand and does not load its messages itself', () => {
    expect(
      usedIn("export default () => import('#later.ts').then(({ say }) => say())", {
        'src/later.ts': "export const say = () => t('hotel.saved')",
      }),
    ).toEqual(['hotel'])
  })

  test('in the title of a page', () => {
    expect(usedIn("export const meta = () => titleOf('stays.rooms')\nexport default () => null")).toEqual(['stays'])
  })
})

describe('message files are not counted', () => {
  test('of loaders and actions, unused functions and types', () => {
    expect(
      usedIn(
        "import { used } from './both.ts'\nimport type { Other } from './other.ts'\n" +
          "type Key = 'stays.rooms'\nexport const loader = () => t('errors.internal')\nexport default () => used",
        {
          'src/both.ts': "export const used = 1\nexport const unused = () => t('hotel.saved')",
          'src/other.ts': "export const other = 'bookingstatus.cancelled'",
        },
      ),
    ).toEqual([])
  })

  test('of lazy and static islands', () => {
    expect(
      usedIn(
        "const part = lazyIsland(async () => (await import('#part.tsx')).Part)\n" +
          "const still1 = staticIsland<Of<typeof import('#part.tsx').Part>>(async () => (await import('#part.tsx')).Part)\n" +
          'export default () => [part, still1]',
        { 'src/part.tsx': "export const Part = () => t('hotel.saved')" },
      ),
    ).toEqual([])
  })

  test('of code that loads them itself', () => {
    expect(
      usedIn("export default () => import('#later.ts')", {
        'src/later.ts': "export async function say() { await loadMessages(locale, ['hotel'])\nt('hotel.saved') }",
      }),
    ).toEqual([])
  })
})

test('a key without a literal message file is an error that reports its position', () => {
  expect(() => usedIn('const a = 1\nexport default () => t(`${file}.${key}`)')).toThrow(
    'src/page.tsx:2 translates a key',
  )
})

test('a lazy part is found together with the file that it loads', () => {
  const text = "const part = lazyPart<Props>(async () => (await import('#part.tsx')).Part)"
  expect(lazyPartsIn('src/page.tsx', text, () => '')).toEqual([{ end: text.length - 1, path: 'src/part.tsx' }])
})

describe('the pages of this site', async () => {
  const { pages, ofPart } = await messagesOfCode(process.cwd())

  test('load the messages of their own code, of their layout and of the root', () => {
    expect(pages['confirm___en']).toEqual(expect.arrayContaining(['booking', 'pay']))
    expect(pages['admin-audit___ar']).toEqual([
      'admin',
      'adminbookings',
      'audit',
      'booking',
      'catalogue',
      'common',
      'shell',
    ])
    expect(pages['home___en']).toEqual(['common', 'shell'])
  })

  test('have lazy parts that load only their own messages', () => {
    expect(ofPart('src/web/features/hotels/search/StayCalendar.tsx')).toEqual(['calendar', 'dates'])
  })
})
