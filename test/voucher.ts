import type { Voucher } from '#domains/vouchers/contract.ts'
import { accountOfPrice } from '#domains/shared/short-account.ts'

/** A voucher of a stay, for tests of printed documents and calendars. */
export const stayVoucher: Voucher = {
  reference: 'AB12CD34E',
  kind: 'stay',
  brand: { en: 'Rihla', ar: 'رحلة' },
  help: { phone: '+966 12 555 0100', email: 'help@stay.example' },
  demo: true,
  name: { en: 'Ajyad Terrace Hotel', ar: 'فندق شرفة أجياد' },
  address: { en: '12 Lantern Street, Ajyad, Makkah', ar: '12 شارع القناديل، أجياد، مكة المكرمة' },
  phone: '+966 12 000 4321',
  licence: { number: 'DEMO-10012345', valid_until: '2027-03-01' },
  official_class: 'stars_4',
  point: { lat: 21.42012, lon: 39.83004 },
  first_day: '2026-12-15',
  last_day: '2026-12-18',
  nights: 3,
  starts_at: '16:00',
  ends_at: '12:00',
  time_zone: 'Asia/Riyadh',
  driver: true,
  guests: ['Amal Al Harbi', 'سالم الحربي'],
  rooms: [
    { name: { en: 'Double room', ar: 'غرفة مزدوجة' }, board: 'breakfast', sharing: null, adults: 2, children: 1 },
    { name: { en: 'Twin room', ar: 'غرفة بسريرين' }, board: 'room_only', sharing: null, adults: 2, children: 0 },
  ],
  option: null,
  vehicles: 1,
  people: 5,
  discount: null,
  account: accountOfPrice({
    total: { minor: 289_800, currency: 'SAR' },
    due: [{ when: 'arrival', amount: { minor: 289_800, currency: 'SAR' } }],
    cancellation: { kind: 'free', free_until: '2026-12-13T13:00:00.000Z', steps: [] },
  }),
  special_request: 'A low floor, please. نحتاج سرير أطفال',
  meeting: null,
  flight: null,
  hotels: [],
  programme: [],
  arrival_en: [
    'Please take the guest to Ajyad Terrace Hotel, Ajyad, Makkah.',
    'Booking AB12CD34E, arrival Tue 15 Dec 2026, from 16:00.',
  ],
  arrival_ar: [
    'يُرجى إيصال الضيف إلى فندق شرفة أجياد، أجياد، مكة المكرمة.',
    'رقم الحجز AB12CD34E، الوصول الثلاثاء 15 ديسمبر 2026، من 4:00 م.',
  ],
  code: 'ab12cd34e-12345678-0123456789abcdef0123456789abcdef',
}
