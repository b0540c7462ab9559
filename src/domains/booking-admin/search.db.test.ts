import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { sameLetter, searchKey } from '#i18n/clean.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, today } from '#test/world.ts'

type Caller = { name: [string, string]; phone?: string; email?: string }

/** A site with one booking for each caller, and the names of those that a search of the admin finds. */
async function site(...callers: Caller[]) {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 20 }] })
  const references = new Map<string, string>()
  for (const {
    name: [first_name, last_name],
    phone,
    email,
  } of callers) {
    const guest = await world.traveller()
    const made = await guest.books(hotel, { checkIn: addDays(today, 14), nights: 1, key: crypto.randomUUID() })
    if (!made.ok) throw new Error(made.error.code)
    const { reference } = made.data
    await world.sql('update booking set guests = $2, contact = $3 where reference = $1', [
      reference,
      JSON.stringify([{ first_name, last_name }]),
      JSON.stringify({ ...standardContact, ...(phone && { phone }), ...(email && { email }) }),
    ])
    references.set(reference, `${first_name} ${last_name}`)
  }
  const { api } = await staffOf(world, 'agent')
  const found = async (q: string) => {
    const list = await api.fetch_admin_bookings({ q })
    if (!list.ok) throw new Error(list.error.code)
    return list.data.rows.map((row) => references.get(row.reference) ?? '').toSorted()
  }
  return { world, found, references: [...references.keys()] }
}

const caller = { name: ['Huda', 'Nasser'] as [string, string], phone: '+966501234567' }
const other = { name: ['Sami', 'Karim'] as [string, string], phone: '+971557654321' }

test('a caller is found by a number however it is typed, and by its last digits', async () => {
  const { found } = await site(caller, other)
  for (const q of [
    '0501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '501234567',
    '050 123 4567',
    '050-123-4567',
    '(050) 123.4567',
    '+966501234567',
    '+966 50 123 4567',
    '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
    '00966501234567',
    '00 966 50 123 4567',
    '+966 (0)50 123 4567',
    '\u202a+966 50 123 4567\u202c',
    '4567',
    '٤٥٦٧',
    'Huda 0501234567',
    '4567 nasser',
  ])
    expect([q, await found(q)]).toEqual([q, ['Huda Nasser']])
  expect(await found('0509999999')).toEqual([])
  expect(await found('Sami 0501234567')).toEqual([])
})

test.each<[[string, string], string[]]>([
  [
    ['عبدالله', 'القحطاني'],
    [
      'عبد الله القحطاني',
      'القحطاني عبدالله',
      'القحطانى',
      'قحطاني',
      'عبدالله',
      'عَبْدُ اللهِ القَحطانيّ',
      'عبداللة القحطانی',
      'القـحـطـاني',
    ],
  ],
  [
    ['عبد الرحمن', 'آل سعود'],
    ['عبدالرحمن', 'ال سعود', 'آل سعود', 'سعود عبد الرحمن', 'عبدالرحمن آل سعود'],
  ],
  [
    ['أحمد', 'بن إبراهيم'],
    ['احمد ابراهيم', 'إبراهيم بن أحمد', 'بن ابراهيم'],
  ],
  [
    ['José', 'Al-Rayyān'],
    ['jose rayyan', 'AL RAYYAN', 'Rayyan José', 'alrayyan', 'Al-Rayyan, Jose'],
  ],
  [
    ['Abdul-Rahman', "O'Brien"],
    ['abdul rahman', 'abdulrahman', 'obrien', 'O’Brien', 'o brien abdul'],
  ],
  [
    ['Søren', 'Großmann'],
    ['soren', 'grossmann', 'GROSSMANN SØREN'],
  ],
])('%s is found in any order and spelling', async (name, typed) => {
  const { found } = await site({ name }, { name: ['Zoe', 'Quill'] }, { name: ['زينب', 'خوجة'] })
  for (const q of typed) expect([q, await found(q)]).toEqual([q, [name.join(' ')]])
})

test('what is pasted from a message, a link or a list, or typed only in part, finds its caller', async () => {
  const { found } = await site(
    { ...caller, email: 'huda+hajj@mail.example' },
    { ...other, email: 'sami@mail.example' },
    { name: ['محمد', 'بن عبدالعزيز'], phone: '+447700900123', email: 'm@uk.example' },
    { name: ['MOHAMMED', 'BIN ALI'], phone: '+96550001111', email: 'ali1990@kw.example' },
    { name: ['王', '小明'], phone: '+8613800001111', email: 'w@cn.example' },
  )
  const [huda, muhammad, ali, wang] = ['Huda Nasser', 'محمد بن عبدالعزيز', 'MOHAMMED BIN ALI', '王 小明']
  const wrong: unknown[] = []
  for (const [q, ...names] of [
    // Numbers
    ['tel:+966501234567', huda],
    ['966 0501234567', huda],
    ['9660501234567', huda],
    ['0 50 123 45 67', huda],
    ['050_123_4567', huda],
    ['050·123·4567', huda],
    ['050–123–4567', huda],
    ['+966(50)1234567', huda],
    ['０５０１２３４５６７', huda],
    ['05012', huda],
    ['050 123', huda],
    ['٠٥٠١٢', huda],
    ['0096650', huda],
    ['2345', huda],
    ['+44 (0)7700 900123', muhammad],
    ['07700 900 123', muhammad],
    ['44 7700 900123', muhammad],
    ['5000 1111', ali],
    ['00965 5000 1111', ali],
    ['138 0000 1111', wang],
    ['00001111', wang],
    ['0501234568'],
    // Email addresses
    ['Huda <huda+hajj@mail.example>', huda],
    ['<HUDA+HAJJ@MAIL.EXAMPLE>;', huda],
    ['mailto:huda+hajj@mail.example', huda],
    ['huda+hajj@mail.example,', huda],
    ['(huda+hajj@mail.example)', huda],
    ['huda+hajj', huda],
    ['ali1990', ali],
    ['1990', ali],
    ['@kw.example.', ali],
    // Names
    ['محمد ابن عبد العزيز', muhammad],
    ['محمد عبد العزيز', muhammad],
    ['العزيز محمد', muhammad],
    ['ﻣﺤﻤﺪ', muhammad],
    ['Mohammed ibn Ali', ali],
    ['Mohammed Ali', ali],
    ['Mr. Mohammed Ali', ali],
    ['Dr Nasser, Huda', huda],
    ['H. Nasser', huda],
    ['“Huda Nasser”', huda],
    ['bin', ali],
    ['王小明', wang],
    ['小明 王', wang],
    ['王', wang],
  ] as const) {
    const shown = await found(q)
    if (shown.join() !== names.join()) wrong.push([q, shown])
  }
  expect(wrong).toEqual([])
})

test('a caller is found by any part of an email address, which does not match others of the same site', async () => {
  const { found } = await site({ ...caller, email: 'fatima.ali@mail.example' }, { ...other, email: 'b@mail.example' })
  for (const q of ['fatima.ali@mail.example', 'FATIMA.ALI@MAIL', 'fatima', 'ali@mail.example', 'fatima ali'])
    expect([q, await found(q)]).toEqual([q, ['Huda Nasser']])
  expect((await found('@mail.example')).length).toBe(2)
})

test('a name with the signs of a passport is found however they are typed', async () => {
  const names: Record<string, string[]> = {
    'RAVI S/O KUMAR': ['ravi s/o kumar', 'Ravi S.O. Kumar', 'ravi kumar', 'KUMAR RAVI'],
    'ALI@AHMAD Tan': ['ALI@AHMAD', 'ali @ ahmad', 'ali ahmad', 'aliahmad', 'ahmad'],
    'Siti @ Aminah': ['siti@aminah', 'siti @ aminah', 'aminah siti'],
    'O‛Brien Séan': ["o'brien", 'O’Brien', 'obrien', 'sean'],
    'Anne\u2011Marie de\u2013Luca': ['anne-marie', 'anne marie', 'annemarie', 'de luca'],
    'علی\u200cرضا کریمی': ['علی\u200cرضا', 'علیرضا', 'علی رضا', 'علي رضا كريمي'],
    'Suharto ': ['suharto', '\u200fSuharto\u200f', 'Ｓｕｈａｒｔｏ'],
    '阿不都·热合曼 買': ['阿不都·热合曼', '阿不都热合曼', '热合曼'],
    'রহিমা খাতুন': ['রহিমা', 'খাতুন'],
    'James 3rd': ['james 3rd', '3rd'],
    'Smith, Jr.': ['smith jr', 'Smith, Jr.'],
  }
  const { found } = await site(
    ...Object.keys(names).map((name) => ({
      name: name
        .split(/ (?!.* )/)
        .concat('')
        .slice(0, 2) as [string, string],
    })),
  )
  for (const [name, typed] of Object.entries(names)) {
    for (const q of typed) expect([q, (await found(q)).map((one) => one.trim())]).toEqual([q, [name.trim()]])
  }
})

test('nothing is found by signs alone, and signs of a pattern match themselves only', async () => {
  const { found } = await site(caller)
  for (const q of ['%', '_', '%%%', '\\', '-', '+', '%@%', '_@_']) expect([q, await found(q)]).toEqual([q, []])
})

test('a reference is found in any form, in part, and by that of its order', async () => {
  const { world, found, references } = await site(caller, other)
  const [reference = ''] = references
  for (const q of [
    reference,
    reference.toLowerCase(),
    reference.match(/.{3}/g)?.join('-') ?? '',
    ` ${reference.slice(0, 7)} `,
  ])
    expect([q, await found(q)]).toEqual([q, ['Huda Nasser']])
  await world.sql(`with o as (insert into booking_order (reference, created_at) values ('ORDER0001', now()) returning id)
    update booking set order_id = (select id from o) where reference = '${reference}'`)
  expect(await found('order-0001')).toEqual(['Huda Nasser'])
})

test('the key of a booking contains all words of the search key of a name, whatever its letters', async () => {
  const world = await makeWorld()
  const names = [
    ...Object.keys(sameLetter).flatMap((letter) => [`ab${letter}cd`, `با${letter}تا`]),
    'Ñandú Çelik Őry Łukasz Đorđe Þór Æsir',
    'الرَّيّان الأُولى مُؤمن شيءٌ ﷲ ﻻ',
    'Al-Nabawi an-Nur ash-Shuhada',
  ]
  const rows = await world.sql(
    `select name, booking_search_key('R', '{}', jsonb_build_array(jsonb_build_object('first_name', name, 'last_name', 'x'))) as key
     from unnest($1::text[]) as name`,
    [names],
  )
  const missing = rows.flatMap(({ name, key }) =>
    searchKey(String(name))
      .split(' ')
      .filter((word) => !String(key).includes(word))
      .map((word) => [name, word, key]),
  )
  expect(missing).toEqual([])
})

test('the search uses its index, so that it stays fast with many bookings', async () => {
  const { world } = await site(caller)
  const client = await world.services.database.pool.connect()
  await client.query('set enable_seqscan = off')
  const plan = await client.query(
    `explain select id from booking where reference = 'X' or search_key like '%501234567%'`,
  )
  client.release(true)
  expect(JSON.stringify(plan.rows)).toContain('booking_search')
})
