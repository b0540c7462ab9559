import { languageOf } from './locale.ts'
import fc from 'fast-check'
import { hijri, hijriDay, stayDate } from './dates.ts'
import { describe, expect, it, test } from 'vitest'
import { dateOfHijri, dateOrderOf, readDate, typedDate, typedParts } from './typed-date.ts'

describe('a typed date', () => {
  it.each([
    ['2026-12-10', '2026-12-10'],
    ['2026/12/10', '2026-12-10'],
    ['10/12/2026', '2026-12-10'],
    ['10.12.2026', '2026-12-10'],
    [' 10 12 2026 ', '2026-12-10'],
    ['١٠/١٢/٢٠٢٦', '2026-12-10'],
    ['۲۰۲۶-۱۲-۱۰', '2026-12-10'],
    ['10 Dec 2026', '2026-12-10'],
    ['December 10, 2026', '2026-12-10'],
    ['10 ديسمبر 2026', '2026-12-10'],
    ['4 ابريل 2027', '2027-04-04'],
    ['1 Ramadan 1448', '2027-02-08'],
    ['١ رمضان ١٤٤٨ هـ', '2027-02-08'],
    ['1448/9/1', '2027-02-08'],
    ['1/9/1448 AH', '2027-02-08'],
    ['9 Dhu’l-Hijjah 1448', '2027-05-15'],
    ['9 ذو الحجة 1448', '2027-05-15'],
  ])('%s', (typed, date) => {
    expect(readDate(typed, 'dmy')).toBe(date)
  })

  it.each([
    ['12.3.27', '2027-03-12'],
    ['12. 3. 2027', '2027-03-12'],
    ['۱۲٫۳٫۲۰۲۷', '2027-03-12'],
    ['1.9.1448', '2027-02-08'],
    ['3.25.2027', '2027-03-25'],
    ['12/3/27', '2027-12-03'],
    ['12-3-27', '2027-12-03'],
  ])('%s in a browser that writes the month first', (typed, date) => {
    expect(readDate(typed, 'mdy')).toBe(date)
  })

  it.each([
    '',
    '10',
    '10/12',
    '10/12/6',
    '10/12/026',
    '10+12=2026',
    '10:12:2026',
    '5 1 2 Jan 2027',
    '1 Ramadan 2027',
    '1 January 1448',
    'the 32nd of May 2027',
    'ربيع 1448',
    '1 ربيع 1448',
    '1 Jumada 1448',
    'first second of May 2027',
    'Monday',
    'Monday 2027',
    'الأول من رمضان 1 1448',
    '31/2/2027',
    '31022027',
    '12345678',
    '32/1/2027',
    '10/13/2027',
    '1 Foo 2027',
    '30/9/1448',
    'ramadan',
  ])('rejects «%s»', (typed) => {
    expect(readDate(typed, 'dmy')).toBeUndefined()
  })

  it.each(
    Object.entries({
      1: 'يناير,كانون الثاني,كانون ثاني,كانون الثانى,جانفي,January,Jan,janvier,Ocak,Januari,جنوری',
      2: 'فبراير,شباط,فيفري,فيفرى,Feb,février,fév,Şubat,فروری',
      3: 'مارس,آذار,أذار,اذار,Mars,Mart,Maret,Mac,مارچ',
      4: 'أبريل,إبريل,ابريل,نيسان,أفريل,افريل,April,avril',
      5: 'مايو,أيار,ايار,ماي,مايس,May,mai,Mayıs,Mei,مئی',
      6: 'يونيو,يونيه,يونية,حزيران,جوان,June,juin',
      7: 'يوليو,يوليه,يولية,تموز,تمّوز,جويلية,جويليه,يوليوز,July,juillet,Temmuz,Juli,جولائی',
      8: 'أغسطس,اغسطس,آب,اب,أوت,اوت,غشت,أغشت,Aug,août,Ağustos,Agustus,Ogos,اگست',
      9: 'سبتمبر,أيلول,ايلول,شتنبر,شتمبر,Sept,septembre',
      10: 'أكتوبر,اكتوبر,تشرين الأول,تشرين الاول,تشرين أول,Oct,octobre',
      11: 'نوفمبر,تشرين الثاني,تشرين ثاني,نونبر,Nov,novembre',
      12: 'ديسمبر,كانون الأول,كانون أول,دجنبر,دجمبر,Dec,décembre,Aralık,Desember,Disember,دسمبر',
    }).flatMap(([month, names]) => names.split(',').map((name) => [name, Number(month)] as const)),
  )('in %s', (name, month) => {
    const date = `2027-${String(month).padStart(2, '0')}-10`
    for (const typed of [`10 ${name} 2027`, `10-${name}-27`, `${name} 10, 2027`, `١٠ ${name} ٢٠٢٧`])
      expect([typed, readDate(typed, 'dmy')]).toEqual([typed, date])
  })

  it.each(
    Object.entries({
      1: 'محرم,المحرم,مُحَرَّم,محرم الحرام,Muharram,Moharram,Muharrem,Muḥarram,al-Muharram',
      2: 'صفر,صفر الخير,Safar,Saffar,Safer,Ṣafar',
      3: "ربيع الأول,ربيع الاول,ربيع اول,رَبيع الأوّل,Rabi' al-Awwal,Rabi al Awal,Rabi-ul-Awwal,Rabiulawal,Rabi I,Rabīʿ al-Awwal,Rebiülevvel",
      4: "ربيع الآخر,ربيع الاخر,ربيع الثاني,ربيع الثانى,ربیع الثانی,Rabi' al-Thani,Rabi ath-Thani,Rabi us-Sani,Rabi al-Akhir,Rabi II,Rabiul Tsani",
      5: 'جمادى الأولى,جمادى الاولى,جمادي الأولى,جمادى الأول,جماد اول,Jumada al-Ula,Jumada al-Awwal,Jamadi ul Awwal,Jumada I,Jumādā al-ʾŪlā',
      6: 'جمادى الآخرة,جمادى الاخره,جمادى الثانية,جمادي الثانيه,جمادى الثاني,جمادى الآخر,Jumada al-Thani,Jumada al-Thaniyah,Jumada al-Akhirah,Jumada II,Jamadi us Sani',
      7: 'رجب,رجب المرجب,Rajab,Ragab,Rejab,Receb',
      8: 'شعبان,شَعْبان,Shaban,Sha’ban,Shaaban,Shaʿbān,Chaabane,Syaban',
      9: 'رمضان,رمضان المبارك,رمضان الكريم,Ramazan-ul-Mubarak,رَمَضان,Ramadan,Ramadhan,Ramzan,Ramazan,Ramaḍān,Ramadhaan',
      10: 'شوال,شوّال,Shawwal,Shawal,Chawwal,Syawal,Şevval,Chaoual',
      11: "ذو القعدة,ذي القعدة,ذى القعده,ذوالقعدة,Dhu al-Qadah,Dhul-Qi'dah,Dhu’l-Qaʿda,Zul Qada,Zulkaedah,Zilqad,Dhul Qa'dah",
      12: 'ذو الحجة,ذي الحجة,ذو الحجه,ذى الحجة,ذوالحجة,ذوالحجہ,Dhu al-Hijjah,Dhul-Hijjah,Dhul Hijja,Zul Hijja,Zulhijjah,Zilhajj,Dzulhijjah,Dhu’l-Ḥijja,Zilhicce,Thul-Hijjah',
    }).flatMap(([month, names]) => names.split(',').map((name) => [name, Number(month)] as const)),
  )('in %s of the Hijri calendar', (name, month) => {
    const date = dateOfHijri(1448, month, 10)
    for (const typed of [
      `10 ${name} 1448`,
      `10 ${name} 48`,
      `${name} 10, 1448`,
      `١٠ ${name} ١٤٤٨هـ`,
      `10 ${name} 1448 AH`,
    ])
      expect([typed, readDate(typed, 'dmy')]).toEqual([typed, date])
  })

  it.each([
    ['Sun 10 Jan 2027', '2027-01-10'],
    ['Sunday, January 10, 2027', '2027-01-10'],
    ['Tues 12/1/2027', '2027-01-12'],
    ['Thurs. 14 Jan 27', '2027-01-14'],
    ['الأحد 10 يناير 2027', '2027-01-10'],
    ['الاثنين ١١ كانون الثاني ٢٠٢٧', '2027-01-11'],
    ['الإثنين، ١١/١/٢٠٢٧', '2027-01-11'],
    ['يوم الثلاثاء 12 جانفي 2027م', '2027-01-12'],
    ['اربعاء 13/1/27', '2027-01-13'],
    ['1st January 2027', '2027-01-01'],
    ['the 3rd of May 2027', '2027-05-03'],
    ['May 22nd, 2027', '2027-05-22'],
    ['the third of Ramadhan 1448', '2027-02-10'],
    ['twenty-first of May 2027', '2027-05-21'],
    ['the thirty-first of May 2027', '2027-05-31'],
    ['1er mars 2027', '2027-03-01'],
    ['الأول من رمضان 1448', '2027-02-08'],
    ['الأول من كانون الثاني ٢٠٢٧', '2027-01-01'],
    ['الثاني من ربيع الأول ١٤٤٨', dateOfHijri(1448, 3, 2)],
    ['الثلاثاء الخامس من شهر أيار عام 2027', '2027-05-05'],
    ['الحادي والعشرون من رمضان 1448 هـ', '2027-02-28'],
    ['الثاني عشر من ربيع الأول 1448', dateOfHijri(1448, 3, 12)],
    ['غرة رمضان 1448', '2027-02-08'],
    ['عاشر رمضان 1448', '2027-02-17'],
    ['الواحد والعشرون من مايو 2027', '2027-05-21'],
    ['بتاريخ ١ رمضان ١٤٤٨ للهجرة', '2027-02-08'],
    ['27031955', '1955-03-27'],
    ['١٠١٢٢٠٢٦', '2026-12-10'],
    ['20261210', '2026-12-10'],
    ['20122026', '2026-12-20'],
    ['14480901', '2027-02-08'],
    ['01091448', '2027-02-08'],
    ['10 تموز/يوليو 2027', '2027-07-10'],
    ['10 كانون الثاني (يناير) 2027', '2027-01-10'],
    ['13-Jan-27', '2027-01-13'],
    ['13/1/27', '2027-01-13'],
    ['13.1.27', '2027-01-13'],
    ['١٣/١/٢٧', '2027-01-13'],
    ['27/3/55', '1955-03-27'],
    ['1/5/36', '2036-05-01'],
    ['১০/১২/২০২৬', '2026-12-10'],
    ['१०-१२-२०२६', '2026-12-10'],
    ['１０／１２／２０２６', '2026-12-10'],
    ['10–12–2026', '2026-12-10'],
    ['\u200f10\u200e/12/2026\u2069', '2026-12-10'],
    ['10\u00a0December\u202f2026', '2026-12-10'],
  ])('%s, with a weekday, an ordinal or a short year', (typed, date) => {
    expect(date).toBeDefined()
    expect(readDate(typed, 'dmy')).toBe(date)
  })

  it('is parsed in the date order of the user, unless only one order is possible', () => {
    expect([readDate('10/12/2026', 'mdy'), readDate('10/12/2026', 'dmy')]).toEqual(['2026-10-12', '2026-12-10'])
    expect(readDate('25/12/2026', 'mdy')).toBe('2026-12-25')
  })
})

describe('the date of a form', () => {
  it.each([
    ['30/11/2026', '2026-11-30'],
    ['٣٠/١١/٢٠٢٦', '2026-11-30'],
    ['30 Nov 2026', '2026-11-30'],
    ['30 November 2026', '2026-11-30'],
    ['30 نوفمبر 2026', '2026-11-30'],
    ['٣٠ نوفمبر ٢٠٢٦', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
    ['10 رمضان 1448', '2027-02-17'],
    ['١٠ رمضان ١٤٤٨ هـ', '2027-02-17'],
    ['10 Ramadan 1448', '2027-02-17'],
    ['10/12/2026', '2026-12-10'],
    [' ', ''],
  ])('«%s» is sent as «%s»', (typed, sent) => {
    expect(typedDate(typed)).toBe(sent)
  })

  it.each([
    ['20 feb', '2027-02-20'],
    ['Feb 20', '2027-02-20'],
    ['the 20th of February', '2027-02-20'],
    ['20/2', '2027-02-20'],
    ['20 فبراير', '2027-02-20'],
    ['٢٠ شباط', '2027-02-20'],
    ['30 Nov', '2026-11-30'],
    ['29 Nov', '2027-11-29'],
    ['10 Ramadan', '2027-02-17'],
    ['١٠ رمضان', '2027-02-17'],
    ['19 Jumada II', '2027-11-18'],
  ])('“%s” without a year is the next one, %s', (typed, date) => {
    expect(typedDate(typed, '2026-11-30')).toBe(date)
    expect(typedDate(typed)).toBe(typed)
  })

  it.each(['30 Feb', '20', 'feb', '20 Foo', '32/1', '20 feb 2027 2', ''])('“%s” is no date without a year', (typed) => {
    expect(typedDate(typed, '2026-11-30')).toBe(typed)
  })

  it.each([' 31/2/2027 ', 'tomorrow', '10/12', 'غدًا'])('«%s» stays as it was typed', (typed) => {
    expect(typedDate(typed)).toBe(typed.trim())
  })

  it.each([
    [['27', '3', '1955'], '1955-03-27'],
    [['٢٧', '٣', '١٩٥٥'], '1955-03-27'],
    [['27', 'March', '1955'], '1955-03-27'],
    [['2', '8', '1374'], '1955-03-26'],
    [['2', 'شعبان', '1374'], '1955-03-26'],
    [['', '', ''], ''],
    [['27', '', '1955'], '27 1955'],
    [['31', '2', '1955'], '31 2 1955'],
  ])('%j in three fields is sent as «%s»', (parts, sent) => {
    expect(typedParts(parts)).toBe(sent)
  })
})

test('the month comes first only for English of a region that writes it first, such as the United States', () => {
  expect([
    dateOrderOf('en', 'en-US'),
    dateOrderOf('en', 'en-GB'),
    dateOrderOf('en', 'fr'),
    dateOrderOf('ar', 'en-US'),
  ]).toEqual(['mdy', 'dmy', 'dmy', 'dmy'])
})

test('Hijri days at the boundaries of months', () => {
  // Shaban 1448 has thirty days, Ramadan 29.
  expect([dateOfHijri(1448, 8, 1), dateOfHijri(1448, 8, 30), dateOfHijri(1448, 9, 1)]).toEqual([
    '2027-01-09',
    '2027-02-07',
    '2027-02-08',
  ])
  expect([dateOfHijri(1448, 9, 29), dateOfHijri(1448, 9, 30), dateOfHijri(1448, 10, 1)]).toEqual([
    '2027-03-08',
    undefined,
    '2027-03-09',
  ])
  expect([dateOfHijri(1447, 12, 29), dateOfHijri(1448, 1, 1)]).toEqual(['2026-06-15', '2026-06-16'])
  expect([dateOfHijri(1448, 13, 1), dateOfHijri(1448, 1, 31), dateOfHijri(1448, 0, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

describe('every date is read back from each way to write it', () => {
  const dates = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2070-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number]

  test('as numbers, in Latin and Arabic digits, with any sign between them', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('/', '-', '.', ' ', ' / '), fc.boolean(), (date, between, arabic) => {
        const [year, month, day] = partsOf(date)
        const typed = [day, month, year].join(between)
        expect(readDate(arabic ? arabicDigits(typed) : typed, 'dmy')).toBe(date)
        expect(readDate((between === '.' ? [day, month, year] : [month, day, year]).join(between), 'mdy')).toBe(date)
        expect(readDate([year, month, day].join(between), 'mdy')).toBe(date)
      }),
    )
  })

  test('with the name of the month, as the site writes it', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('en' as const, 'ar' as const), fc.boolean(), (date, locale, arabic) => {
        const [year, month, day] = partsOf(date)
        const typed = `${day} ${languageOf(locale).months[month - 1]} ${year}`
        expect(readDate(arabic ? arabicDigits(typed) : typed, 'dmy')).toBe(date)
        expect(readDate(stayDate(date, 'medium', locale), 'dmy')).toBe(date)
      }),
    )
  })

  test('in the Umm al-Qura calendar, in numbers and in words', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('en' as const, 'ar' as const), (date, locale) => {
        const { year, month, day } = hijriDay(date)
        expect(readDate(`${day}/${month}/${year}`, 'dmy')).toBe(date)
        expect(readDate(`${day} ${languageOf(locale).hijriMonths[month - 1]} ${year}`, 'dmy')).toBe(date)
        expect(readDate(hijri(date, locale), 'dmy')).toBe(date)
      }),
      { numRuns: 40 },
    )
  })

  test('and whatever else is typed is read as a date that exists, or not at all', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (typed) => {
        const found = readDate(typed, 'dmy')
        if (found !== undefined) expect(new Date(`${found}T00:00:00Z`).toISOString().slice(0, 10)).toBe(found)
      }),
    )
  })
})

test('every Umm al-Qura day of a hundred years is converted back to its date, and a 30th of a month of 29 days is none', () => {
  let shortMonths = 0
  for (let i = 0; i < 36_500; i += 29) {
    const date = new Date(Date.UTC(1980, 0, 1 + i)).toISOString().slice(0, 10)
    const { year, month, day } = hijriDay(date)
    expect([date, dateOfHijri(year, month, day)]).toEqual([date, date])
    if (dateOfHijri(year, month, 30) === undefined) shortMonths++
  }
  expect(shortMonths).toBeGreaterThan(100)
})
