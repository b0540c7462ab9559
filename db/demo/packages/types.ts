import type { Bilingual } from '#i18n/locale.ts'

export type PackageTypeRow = { slug: string; name: Bilingual }

const names = {
  umrah: { en: 'Umrah', ar: 'عمرة' },
  'two-cities': { en: 'Makkah and Madinah', ar: 'مكة المكرمة والمدينة المنورة' },
  ramadan: { en: 'Umrah in Ramadan', ar: 'عمرة رمضان' },
  families: { en: 'For families', ar: 'للعائلات' },
  elders: { en: 'For elders', ar: 'لكبار السن' },
  students: { en: 'For students', ar: 'للطلاب' },
  'short-packages': { en: 'Short packages', ar: 'باقات قصيرة' },
  'around-the-hajj': { en: 'Around the Hajj', ar: 'حول موسم الحج' },
} as const satisfies Record<string, Bilingual>

export type PackageTypeCode = keyof typeof names

/** The types of packages, in display order. */
export const packageTypes: PackageTypeRow[] = Object.entries(names).map(([slug, name]) => ({ slug, name }))

/** The second paragraph of a description, the same for all packages of a type. */
export const typeTexts: Record<PackageTypeCode, Bilingual> = {
  umrah: {
    en: 'You perform Umrah on the evening you arrive or when you are rested, as you prefer. A companion who has led many groups walks with you from the hotel to the last step, and most of the days after that are yours to spend in the mosque.',
    ar: 'تُؤدّى العمرة مساء يوم الوصول أو بعد أن تأخذ قسطًا من الراحة، كما تحب. ويمشي معك من الفندق إلى آخر خطوة مرافق قاد مجموعات كثيرة، ثم تُترك الأيام التالية في معظمها لك وللمسجد.',
  },
  'two-cities': {
    en: 'Each city has its own pace, so the package gives both of them full days. You travel between them in daylight, and your luggage is carried from door to door.',
    ar: 'لكل مدينة من المدينتين إيقاعها، ولذلك تمنح الباقة كلًّا منهما أيامًا كاملة. والانتقال بينهما نهارًا، وتُنقل أمتعتك من باب الفندق إلى باب الفندق.',
  },
  ramadan: {
    en: 'The days follow the fast: mornings are free, the group breaks its fast together, and the nights are for prayer. We chose hotels within walking distance of the mosque, because the roads around it close in the evening.',
    ar: 'تسير الأيام على إيقاع الصيام: الصباح حرّ، والإفطار جماعي، والليل للصلاة. واختيرت الفنادق بحسب مسافة المشي إلى المسجد، لأن الطرق المحيطة به تُغلق مساءً.',
  },
  families: {
    en: 'Distances are short, meals are at times that suit children, and the early afternoon is free. Parents can take turns in the mosque while a companion stays with the group.',
    ar: 'المسافات قصيرة، ومواعيد الوجبات تناسب الأطفال، ولا شيء في البرنامج وقت الظهيرة. ويستطيع الوالدان التناوب على المسجد، بينما تبقى مرافقة مع المجموعة.',
  },
  elders: {
    en: 'No day has more than one outing. Wheelchairs are ready at the hotel and at the gate, the coach has a lift, and a nurse is on call at any hour. If you want to rest, simply stay in: no one has to wait for anyone.',
    ar: 'لا يزيد اليوم على جولة واحدة. الكراسي المتحركة جاهزة في الفندق وعند الباب، والحافلة مزودة برافعة، ويمكن الاتصال بممرضة في أي ساعة. ومن أراد الراحة بقي في غرفته من غير أن ينتظر أحدًا أو ينتظره أحد.',
  },
  students: {
    en: 'The programme combines the rites with the history of the places, told by people who have studied it. Rooms are simple, groups stay together, and students can afford the price.',
    ar: 'يجمع البرنامج بين أداء المناسك وتاريخ الأماكن، يرويه من قرأه. الغرف بسيطة، والمجموعة تبقى معًا، والسعر في متناول الطالب.',
  },
  'short-packages': {
    en: 'For a long weekend and no more. Hotels are close to the mosque and transfers are short, so you spend little time on the road.',
    ar: 'لمن لا يملك غير إجازة نهاية أسبوع طويلة. الفنادق قريبة من المسجد والطريق إليه قصير، حتى لا يضيع الوقت في التنقل.',
  },
  'around-the-hajj': {
    en: 'We do not issue Hajj permits and do not sell places in the camps: you can get both only through official channels. We offer preparation, accommodation and someone at your side, within the rules of the year.',
    ar: 'لا نصدر تصاريح الحج ولا نبيع أماكن في المخيمات، فكلاهما لا يُنال إلا عبر القنوات الرسمية. ما نقدمه هو الإعداد والسكن ورفيق إلى جانبك، في حدود أنظمة العام.',
  },
}
