import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const account: FaqTopicSeed = {
  slug: 'account',
  name: { en: 'Account and data', ar: 'الحساب والبيانات' },
  entries: [
    {
      slug: 'no-code',
      question: { en: 'The code does not arrive. What now?', ar: 'لم يصل الرمز، ماذا أفعل؟' },
      answer: {
        en: 'Look into the spam folder and check the spelling of the address. After a minute you can have it sent again; a code lives ten minutes.',
        ar: 'انظر في الرسائل غير المرغوبة وتحقّق من كتابة العنوان. وبعد دقيقة يمكنك طلبه من جديد، والرمز صالح عشر دقائق.',
      },
    },
    {
      slug: 'delete-account',
      question: { en: 'How do I delete my account?', ar: 'كيف أحذف حسابي؟' },
      answer: {
        en: 'At the end of the personal data page. It happens at once. With bookings ahead of you, cancel them first or wait until they are over.',
        ar: 'في آخر صفحة البيانات الشخصية، ويتمّ فورًا. فإن كانت لك حجوزات قادمة فألغِها أولًا أو انتظر انتهاءها.',
      },
    },
    {
      slug: 'my-data',
      question: { en: 'What do you keep of me?', ar: 'ماذا تحفظون عني؟' },
      answer: {
        en: 'The [privacy page](/en/privacy) lists it line by line, and on your personal data page you can take all of it with you.',
        ar: 'تذكره [صفحة الخصوصية](/ar/privacy) بندًا بندًا، ومن صفحة بياناتك الشخصية تأخذ نسخة منه كله.',
      },
    },
    {
      slug: 'forgotten-password',
      question: { en: 'I forgot my password.', ar: 'نسيت كلمة المرور.' },
      answer: {
        en: 'Ask for a code on the [sign-in page](/en/auth/forgitpass) and set a new one with it. Whoever was signed in elsewhere has to sign in again.',
        ar: 'اطلب رمزًا من [صفحة استعادة كلمة المرور](/ar/auth/forgitpass) واختر به كلمة جديدة. ومن كان داخلًا من جهاز آخر لزمه الدخول من جديد.',
      },
    },
    {
      slug: 'language',
      question: { en: 'Can I change the language later?', ar: 'هل يمكنني تغيير اللغة لاحقًا؟' },
      answer: {
        en: 'At any time, at the top of every page. You stay on the same page; letters come in the language in which you booked.',
        ar: 'في أي وقت من أعلى كل صفحة، وتبقى في الصفحة نفسها. وتصلك الرسائل باللغة التي حجزت بها.',
      },
    },
  ],
}
