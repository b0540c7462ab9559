import type { Bilingual } from '#i18n/locale.ts'

export type PackageTypeRow = { slug: string; name: Bilingual }

const names = {
  umrah: { en: 'Umrah', ar: 'عمرة' },
  'two-cities': { en: 'Makkah and Madinah', ar: 'مكة المكرمة والمدينة المنورة' },
  ramadan: { en: 'Umrah in Ramadan', ar: 'عمرة رمضان' },
  families: { en: 'For families', ar: 'للعائلات' },
  elders: { en: 'For elders', ar: 'لكبار السن' },
  students: { en: 'For students', ar: 'للطلاب' },
  'short-journeys': { en: 'Short packages', ar: 'باقات قصيرة' },
  'around-the-hajj': { en: 'Around the Hajj', ar: 'حول موسم الحج' },
} as const satisfies Record<string, Bilingual>

export type PackageTypeCode = keyof typeof names

/** The types of packages, in display order. */
export const packageTypes: PackageTypeRow[] = Object.entries(names).map(([slug, name]) => ({ slug, name }))

/** The second paragraph of a description, the same for all packages of a type. */
export const typeTexts: Record<PackageTypeCode, Bilingual> = {
  umrah: {
    en: 'The Umrah is done on the evening of arrival or when you are rested, as you prefer. A companion who has led many groups walks with you from the hotel to the last step, and the days after are left mostly to you and to the mosque.',
    ar: 'تُؤدّى العمرة مساء يوم الوصول أو بعد أن تأخذ قسطًا من الراحة، كما تحب. ويمشي معك من الفندق إلى آخر خطوة مرافق قاد مجموعات كثيرة، ثم تُترك الأيام التالية في معظمها لك وللمسجد.',
  },
  'two-cities': {
    en: 'Both cities have their own pace, so the journey gives each of them full days. The way between them is short and planned outside the hours of prayer, and luggage travels from door to door with the group.',
    ar: 'لكل مدينة من المدينتين إيقاعها، ولذلك تمنح الرحلة كلًّا منهما أيامًا كاملة. والطريق بينهما قصير ومرتّب خارج أوقات الصلوات، وتنتقل الأمتعة مع المجموعة من باب الفندق إلى باب الفندق.',
  },
  ramadan: {
    en: 'The days follow the fast: mornings are free, the group breaks its fast together, and the nights belong to prayer. Houses are chosen for the walk to the mosque, since roads around it close in the evening.',
    ar: 'تسير الأيام على إيقاع الصيام: الصباح حرّ، والإفطار جماعي، والليل للصلاة. واختيرت الفنادق بحسب مسافة المشي إلى المسجد، لأن الطرق المحيطة به تُغلق مساءً.',
  },
  families: {
    en: 'Distances are short, meals are at hours that children keep, and nothing is planned for the early afternoon. Parents take turns in the mosque if they wish, while a companion stays with the group.',
    ar: 'المسافات قصيرة، ومواعيد الوجبات تناسب الأطفال، ولا شيء في البرنامج وقت الظهيرة. ويستطيع الوالدان التناوب على المسجد، بينما تبقى مرافقة مع المجموعة.',
  },
  elders: {
    en: 'No day has more than one outing. Wheelchairs wait at the hotel and at the gate, the coach has a lift, and a nurse can be reached at any hour. Those who wish to rest simply stay; nobody waits for the group and the group waits for nobody.',
    ar: 'لا يزيد اليوم على جولة واحدة. الكراسي المتحركة جاهزة في الفندق وعند الباب، والحافلة مزودة برافعة، ويمكن الاتصال بممرضة في أي ساعة. ومن أراد الراحة بقي في غرفته من غير أن ينتظر أحدًا أو ينتظره أحد.',
  },
  students: {
    en: 'The programme mixes the rites with the history of the places, told by somebody who has read it. Rooms are simple, groups stay together, and the price is kept where a student can reach it.',
    ar: 'يجمع البرنامج بين أداء المناسك وتاريخ الأماكن، يرويه من قرأه. الغرف بسيطة، والمجموعة تبقى معًا، والسعر في متناول الطالب.',
  },
  'short-journeys': {
    en: 'For those who have a long weekend and no more. Hotels stand close to the mosque and the way there is kept short, so that little of the time is spent on the road.',
    ar: 'لمن لا يملك غير إجازة نهاية أسبوع طويلة. الفنادق قريبة من المسجد والطريق إليه قصير، حتى لا يضيع الوقت في التنقل.',
  },
  'around-the-hajj': {
    en: 'We do not issue Hajj permits and do not sell places in the camps: both can be obtained only through the channels of the authorities. What we offer is preparation, lodging and somebody at your side, within the rules of the year.',
    ar: 'لا نصدر تصاريح الحج ولا نبيع أماكن في المخيمات، فكلاهما لا يُنال إلا عبر القنوات الرسمية. ما نقدمه هو الإعداد والسكن ورفيق إلى جانبك، في حدود أنظمة العام.',
  },
}
