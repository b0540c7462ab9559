import type { Voucher } from '#domains/vouchers/contract.ts'
import type { CreditNoteRow } from '#domains/invoices/issued.server.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { bilingual, type Locale } from '#i18n/locale.ts'
import { stayVoucher } from '#test/voucher.ts'

/** An invoice of a stay and a package, for tests of printed documents. */
export const invoiceRow: ReceiptRow = {
  number: 61,
  issuedAt: '2026-11-22T21:22:32.000Z',
  paymentId: 'p',
  arrivalPaymentId: null,
  qr: null,
  data: {
    seller: {
      name: { en: 'Rihla Travel (demonstration)', ar: 'رحلة للسفر (عرض تجريبي)' },
      vatNumber: '300000000000003',
      registration: '1010000000',
      address: { en: '7421 Ajyad Street, Makkah 24231', ar: '7421 شارع أجياد، مكة المكرمة 24231' },
    },
    currency: 'SAR',
    lines: [
      {
        reference: 'AB12CD34E',
        what: { en: 'Ajyad Terrace Hotel', ar: 'فندق شرفة أجياد' },
        dates: { first: '2026-12-15', last: '2026-12-18', nights: 3 },
        total: 370_703,
        vat: 48_353,
        vatRate: 1500,
        cityFee: 15_350,
        discount: { code: 'RAMADAN10', amount: 30_000 },
      },
      {
        reference: 'QR56ST78U',
        what: { en: 'Ten days in peace', ar: 'عشرةُ أيامٍ في طمأنينةٍ' },
        dates: { first: '2026-12-20', last: '2026-12-29', nights: null },
        total: 1_250_000,
        vat: 163_043,
        vatRate: 1500,
      },
    ],
    total: 1_620_703,
    vat: 211_396,
  },
}

export const creditNoteRow: CreditNoteRow = {
  number: 7,
  issuedAt: '2026-11-24T08:00:00.000Z',
  qr: null,
  receiptNumber: 61,
  receiptIssuedAt: invoiceRow.issuedAt,
  data: {
    ...invoiceRow.data,
    lines: [
      {
        reference: 'AB12CD34E',
        what: { en: 'Ajyad Terrace Hotel', ar: 'فندق شرفة أجياد' },
        dates: { first: '2026-12-15', last: '2026-12-18', nights: 3 },
        total: 370_703,
        vat: 48_353,
        vatRate: 1500,
      },
    ],
    total: 370_703,
    vat: 48_353,
    reason: 'cancelled',
  },
}

export const packageVoucher: Voucher = {
  ...stayVoucher,
  reference: 'QR56ST78U',
  kind: 'package',
  name: { en: 'Ten days in peace', ar: 'عشرةُ أيامٍ في طمأنينةٍ' },
  guests: ['María José Núñez', 'شيخة الألفي'],
  hotels: [
    {
      name: { en: 'Al Noor Tower', ar: 'برج النور' },
      slug: null,
      nights: 4,
      address: { en: '7 Test Lane, Ajyad, Makkah', ar: '7 زقاق التجربة، أجياد، مكة المكرمة' },
      first_day: '2026-12-19',
      last_day: '2026-12-23',
    },
  ],
  special_request: 'Grand floor, efficient office: fi fl ffi. 50% (15-18)',
  programme: Array.from({ length: 21 }, (_, i) => ({
    date: `2026-12-${String(i + 1).padStart(2, '0')}`,
    title: { en: `Day ${i + 1} between the two cities`, ar: `اليوم ${i + 1} بين المدينتين` },
  })),
}

/** A transfer with all that its driver needs. */
export const serviceVoucher: Voucher = {
  ...stayVoucher,
  reference: 'TR78VC90W',
  kind: 'service',
  name: { en: 'Jeddah airport to Makkah', ar: 'من مطار جدة إلى مكة المكرمة' },
  address: { en: 'Jeddah', ar: 'جدة' },
  phone: '',
  point: null,
  last_day: stayVoucher.first_day,
  nights: 1,
  starts_at: '15:00',
  ends_at: null,
  rooms: [],
  option: { en: 'A large car for up to six', ar: 'سيارة كبيرة لستة أشخاص' },
  meeting: { en: 'The exit of arrivals', ar: 'مخرج صالة الوصول' },
  special_request: '',
  arrival_en: [
    'The guest’s booking is “Jeddah airport to Makkah”. Meeting point: The exit of arrivals.',
    'Take the guests to: Ajyad Terrace Hotel, 12 Lantern Street, Ajyad.',
    'Flight SV 302 lands on 15 Dec 2026 at 13:40.',
    '5 guests, 4 bags. Phone of the guest: +966500001000.',
  ],
  arrival_ar: [
    'حجز الضيف: «من مطار جدة إلى مكة المكرمة». نقطة اللقاء: مخرج صالة الوصول.',
    'يُرجى إيصال الضيوف إلى: فندق شرفة أجياد، 12 شارع القناديل، أجياد.',
    'رحلة الطيران SV 302 تهبط يوم 15 ديسمبر 2026 الساعة 1:40 م.',
    '5 ضيوف، 4 حقائب. هاتف الضيف: +966500001000.',
  ],
}

/** A package of two days with a departure, in both languages. */
export const travelProgramme = bilingual(packageIn)

function packageIn(locale: Locale): PackageDetails {
  const say = (en: string, ar: string) => (locale === 'en' ? en : ar)
  const makkah = { slug: 'makkah', name: say('Makkah', 'مكة المكرمة') }
  const picture = { id: 'p', alt: '' }
  const departure = { id: 3, starts_on: '2026-12-20', ends_on: '2026-12-21', seats_left: 9 }
  const block = { kind: 'rite', text: null, place: null, time: null, prayer: null, minutes: 0 } as const
  return {
    id: 1,
    slug: 'two-days-in-makkah',
    title: say('Two days in Makkah', 'يومان في مكة المكرمة'),
    summary: say('A first ʿumrah, unhurried.', 'عُمرةٌ أولى على مهلٍ.'),
    description: '',
    type: { slug: 'umrah', name: say('Umrah', 'عمرة') },
    tour_type: 'small_group',
    group_size: 12,
    departure_city: { slug: 'jeddah', name: say('Jeddah', 'جدة') },
    days: 2,
    pictures: [],
    supply: 'own',
    free_cancellation: true,
    cancellation_kind: 'free',
    free_until: null,
    time_zone: 'Asia/Riyadh',
    payment: 'both',
    child_max_age: 11,
    infant_max_age: 1,
    meets_at: '09:30',
    meeting_point: say('Airport, departures hall', 'المطار، صالة المغادرة'),
    included: [
      say('Two nights with breakfast', 'ليلتان مع الفطور'),
      say('A guide who speaks Arabic', 'مرشدٌ يتحدث العربية'),
    ],
    excluded: [say('Visa fees (150 SAR)', 'رسوم التأشيرة (150 ر.س)')],
    notes: [say('Bring your passport.', 'أحضِر جواز سفرك.')],
    aviation: {
      label: say('Direct flight, 23 kg', 'رحلة مباشرة، 23 كغ'),
      from: 'CAI',
      to: 'JED',
      from_city: say('Cairo', 'القاهرة'),
      to_city: say('Jeddah', 'جدة'),
    },
    deposit: [],
    departures: [
      { ...departure, open: true, book_until: '2026-12-18', prices: [], infant: { minor: 0, currency: 'SAR' } },
    ],
    departure: departure.id,
    hotels: [
      {
        hotel: {
          id: 1,
          slug: 'a',
          name: say('Ajyad Terrace Hotel', 'فندق شرفة أجياد'),
          stars: 4,
          note: null,
          picture,
          offered: true,
        },
        city: makkah,
        nights: 1,
        board: 'breakfast',
        guarantee: 'named',
        walk: null,
        check_in: '2026-12-20',
        check_out: '2026-12-21',
      },
    ],
    programme: [
      {
        date: '2026-12-20',
        city: makkah,
        title: say('Arrival', 'الوصول'),
        blocks: [
          { ...block, kind: 'travel', title: say('By coach to Makkah', 'بالحافلة إلى مكة المكرمة'), time: '10:00' },
          {
            ...block,
            title: say('Umrah with the group', 'العُمرة مع المجموعة'),
            text: say('The guide explains each step.', 'يشرح المرشد كلَّ خطوةٍ.'),
            time: '20:15',
            prayer: 'isha',
            minutes: 60,
          },
        ],
      },
      {
        date: '2026-12-21',
        city: makkah,
        title: say('Farewell', 'الوداع'),
        blocks: [{ ...block, title: say('A free day', 'يومٌ حر') }],
      },
    ],
    extras: [],
    season_notes: [],
  }
}
