import { seasons } from '#db/reference/calendar.ts'
import { readJson } from '#db/reference/csv.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type SeasonNoteRow = {
  code: string
  title: Bilingual
  text: Bilingual
  city: string | null
  firstDay: string
  lastDay: string
}

/**
 * Notes for the lunar seasons of each year. They refer to the official sources, because rules and dates are announced
 * each year.
 */
export function seasonNotes(): SeasonNoteRow[] {
  const { months } = readJson<{ months: { hijri_year: number; month: number; start: string }[] }>('saudi_calendar.json')
  return seasons().flatMap(({ code, hijriYear, firstDay, lastDay }) => {
    const days = { firstDay, lastDay }
    if (code === 'ramadan') return [{ code: 'ramadan_days', city: null, ...ramadan, ...days }]
    if (code === 'ramadan_last_ten') return [{ code: 'ramadan_last_ten', city: null, ...lastTen, ...days }]
    if (code === 'eid_al_fitr') return [{ code: 'eid_al_fitr', city: null, ...eid, ...days }]
    if (code !== 'hajj_days') return []
    const closing = months.find((one) => one.hijri_year === hijriYear && one.month === 11)
    return [
      { code: 'hajj_access', city: 'makkah', ...hajjAccess, firstDay: closing?.start ?? firstDay, lastDay },
      { code: 'hajj_days', city: null, ...hajjDays, ...days },
    ]
  })
}

type NoteText = { title: Bilingual; text: Bilingual }

const ramadan: NoteText = {
  title: { en: 'Days and nights in Ramadan', ar: 'الأيام والليالي في رمضان' },
  text: {
    en: 'Restaurants serve from sunset to dawn, and shops open late. Rooms may be ready later than the hour on your booking, since many guests sleep after Fajr. Ask the hotel before you arrive early.',
    ar: 'تقدّم المطاعم وجباتها من المغرب إلى الفجر، وتتأخر الأسواق في فتح أبوابها. وقد يتأخر تجهيز الغرف عن الموعد المذكور في الحجز، لأن كثيرًا من النزلاء ينامون بعد صلاة الفجر، فاسأل الفندق قبل أن تصل مبكرًا.',
  },
}

const lastTen: NoteText = {
  title: { en: 'The last ten nights of Ramadan', ar: 'العشر الأواخر من رمضان' },
  text: {
    en: 'These are the busiest nights of the year. Streets near the mosques close to cars around Isha, tarawih and tahajjud, so plan to walk the last part and allow more time for the train and the airport.',
    ar: 'هذه أشد ليالي السنة ازدحامًا. تُغلق الشوارع المحيطة بالحرمين أمام السيارات حول صلاة العشاء والتراويح والتهجد، فاحسب للمشي في آخر الطريق حسابه، واترك وقتًا أطول للوصول إلى القطار أو المطار.',
  },
}

const eid: NoteText = {
  title: { en: 'Eid al-Fitr', ar: 'عيد الفطر' },
  text: {
    en: 'The day of Eid is announced when the moon is sighted and may move by a day. Government offices and many shops are closed, and traffic out of the holy cities is heavy.',
    ar: 'يُعلن يوم العيد بعد تحرّي الهلال، وقد يتقدم أو يتأخر يومًا. تُغلق الدوائر الحكومية وكثير من المتاجر، ويشتد الزحام على الطرق الخارجة من مكة المكرمة والمدينة المنورة.',
  },
}

const hajjAccess: NoteText = {
  title: { en: 'Entering Makkah before the Hajj', ar: 'دخول مكة المكرمة قبل موسم الحج' },
  text: {
    en: 'In the weeks before the Hajj, Makkah is open only to those with a Hajj permit, an entry permit or a residence permit issued there. Visit visas and Umrah permits are not enough. The exact days are announced each year by the authorities: check them before you book.',
    ar: 'في الأسابيع التي تسبق الحج يقتصر دخول مكة المكرمة على حاملي تصاريح الحج أو تصاريح الدخول أو الإقامات الصادرة منها، ولا تكفي تأشيرات الزيارة ولا تصاريح العمرة. تعلن الجهات المختصة المواعيد كل عام، فتحقق منها قبل الحجز.',
  },
}

const hajjDays: NoteText = {
  title: { en: 'The days of Hajj', ar: 'أيام الحج' },
  text: {
    en: 'The Hajj may be performed only with an official permit, obtained through the channels of the authorities. Roads to the holy sites are open only to vehicles with a permit, and transfers elsewhere in Makkah may take much longer.',
    ar: 'لا يُؤدّى الحج إلا بتصريح رسمي يُستخرج عبر القنوات المعتمدة. الطرق إلى المشاعر المقدسة مفتوحة للمركبات المصرح لها وحدها، وقد يطول التنقل في بقية أحياء مكة المكرمة كثيرًا.',
  },
}
