import { expect, test } from 'vitest'
import { orderDocument } from '#domains/vouchers/order-document.server.ts'
import { voucherDocument } from '#domains/vouchers/voucher-document.server.ts'
import { charactersOf } from '../../../packages/paper/faces.ts'
import { linesOf } from '../../../packages/paper/flow.ts'
import { documentPrinter } from '@rihla/paper/document-printer'
import { isPrintable } from '@rihla/paper/printable'
import { hasPoppler, plain, textByPdfJs, textByPoppler } from '#test/pdf-text.ts'
import { accountWith } from '#test/short-account.ts'
import { stayVoucher } from '#test/voucher.ts'

const setting = { now: new Date('2026-12-01T09:00:00Z') }
const verifyUrl = `https://stay.example/en/verify/${stayVoucher.code}`

/** Names as people write them, with letters that join, stack, change their order or stand from right to left. */
const names: Record<string, string> = {
  Persian: 'پرویز گلشیری',
  'Persian with a joiner': 'علی\u200cرضا',
  Urdu: 'ڈوگر ٹھٹھہ ہاؤں',
  Kurdish: 'ڕێبوار ڵەتیف',
  Pashto: 'ګلالۍ ښځه',
  Sindhi: 'ڀٽو ڄام ڇٻو',
  Jawi: 'ڠاه ڤوتري ڽاي ݢ',
  Uyghur: 'ئۇيغۇر ڭ',
  'Urdu with vowel marks': 'مُحَمَّد ڈُوگَر',
  Hausa: 'Ɗanladi Ƙasim Ɓala ƴar',
  Vietnamese: 'Nguyễn Thị Hường',
  Kazakh: 'Мұхаммед Әлиұлы',
  Tajik: 'Ҷаҳонгир Ғафурӣ',
  Greek: 'Αλέξανδρος',
  Bengali: 'মোহাম্মদ শ্রী কৃষ্ণ',
  Hindi: 'मुहम्मद श्रीकृष्ण क्षितिज',
  Tamil: 'முகம்மது கௌரி',
  Malayalam: 'മുഹമ്മദ് ക്ഷ',
  Gujarati: 'મોહમ્મદ શ્રી',
  Burmese: 'မောင်မောင် ကျော်',
  Thai: 'สมชาย ใจดี น้ำ',
  Lao: 'ມູຮັມມັດ',
  Chinese: '馬克·穆罕默德',
  'Simplified Chinese': '马小军',
  Japanese: 'やまだ タロウ',
  Korean: '김철수',
  Ethiopic: 'አበበ ቢቂላ',
  Dhivehi: 'މުހައްމަދު ޢަލީ',
  Georgian: 'მუჰამედ',
  Armenian: 'Մուհամմադ',
  Yoruba: 'Ọlá Ọ̀ṣun Ẹ̀kọ́',
  Turkish: 'İbrahim Şükrü Ağaoğlu',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Telugu: 'మొహమ్మద్ శ్రీ',
  Kannada: 'ಮೊಹಮ್ಮದ್ ಶ್ರೀ',
  Khmer: 'ខ្មែរ ស្រី',
  Javanese: 'ꦱꦿꦶ',
  Tamazight: 'ⴰⵎⴰⵣⵉⵖ',
  'signs of a name alone': 'S/O',
  'signs of a name': 'RAVI A/L MUTHU @ ALI',
  'a Roman numeral of one character': 'Karim Ⅲ',
  'the sign of minus for a hyphen': 'Al−Masri',
  'several scripts': 'Ali Иван 马',
}

test.for(Object.entries(names))(
  'a name in %s is drawn whole: no empty box, and no word divided between fonts',
  ([, name]) => {
    expect(isPrintable(name)).toBe(true)
    for (const style of ['body', 'strong', 'display'] as const) {
      for (const word of name.split(' ')) {
        const characters = charactersOf(word, 'rtl', style).flat()
        expect(characters.flatMap(({ outlines }) => outlines).filter(({ glyph }) => glyph === 0)).toEqual([])
        expect(new Set(characters.map(({ face }) => face.name)).size).toBe(1)
      }
    }
  },
)

test.for([
  'Floor 1️⃣ → high ✓ ★ ≥ 3 ● ☐',
  'طابق 1️⃣ ← مرتفع ✓',
  '🛏️ سرير أطفال 👨‍👩‍👧 🇸🇦',
  'ا\u0308 a\u064e 李\u0301 я\u0650',
  '👩🏽‍⚕️👍🏿',
])('a request that can be printed is drawn without an empty box: %s', (request) => {
  expect(isPrintable(request)).toBe(true)
  for (const base of ['ltr', 'rtl'] as const) {
    const drawn = charactersOf(request, base, 'body').flat()
    expect(drawn.filter(({ outlines }) => outlines.some(({ glyph }) => glyph === 0))).toEqual([])
  }
})

test('a pictograph is a space away from the words beside it, and a request keeps its lines', () => {
  const parts = charactersOf('A 🛏️ B', 'ltr', 'body').flat()
  expect(new Set(parts.flatMap(({ char, face }) => (char === ' ' ? [face.name] : [])))).toEqual(
    new Set(['ReadexPro-400Regular']),
  )
  const { lines } = linesOf('A crib\nسرير', 300, 'en', { size: 9, colour: '#000000' })
  expect(lines).toHaveLength(2)
})

/** A voucher and an order of a guest. */
const withGuest = (guest: string) => {
  const voucher = { ...stayVoucher, guests: [guest] }
  const account = accountWith({ total: 430_00, paid: 430_00 })
  return [
    voucherDocument(voucher, { verifyUrl }),
    orderDocument({ reference: 'RD4X7Q2MN', createdAt: '2026-11-22T20:10:00Z' }, [
      { status: 'confirmed', account, voucher },
    ]),
  ]
}

test.for(['en', 'ar'] as const)('%s: names of all scripts can be copied from vouchers and orders', async (locale) => {
  for (const [i, name] of Object.values(names).entries()) {
    const document = withGuest(name)[i % 2]
    if (!document) throw new Error('no document')
    const pdf = await documentPrinter.print(document, { ...setting, locale })
    expect(await textByPdfJs(pdf)).toContain(plain(name))
    if (hasPoppler) expect(await textByPoppler(pdf)).toContain(plain(name))
  }
})

test('a document embeds the characters of a name, not its font, and no other font without need', async () => {
  const sizeOf = async (guest: string) => {
    const [voucher] = withGuest(guest)
    if (!voucher) throw new Error('no voucher')
    const pdf = Buffer.from(await documentPrinter.print(voucher, { ...setting, locale: 'en' }))
    return { bytes: pdf.length, fonts: pdf.toString('latin1').match(/noto-[a-z-]+/g) ?? [] }
  }
  const plainName = await sizeOf('Amal Karim')
  const chinese = await sizeOf('馬克·穆罕默德')
  expect(plainName.fonts).toEqual([])
  expect(new Set(chinese.fonts)).toEqual(new Set(['noto-sans-sc']))
  expect(chinese.bytes - plainName.bytes).toBeLessThan(8000)
})
