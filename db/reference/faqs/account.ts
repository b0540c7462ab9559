import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

export const account: FaqTopicSeed = {
  slug: 'account',
  name: { en: 'Account and data', ar: 'الحساب والبيانات' },
  entries: [
    {
      slug: 'no-code',
      question: { en: 'The code does not arrive. What now?', ar: 'لم يصل الرمز، ماذا أفعل؟' },
      answer: {
        en: 'Check your spam folder and the spelling of your address. After a minute you can ask for another code. Each code is valid for {code_valid}.',
        ar: 'انظر في الرسائل غير المرغوبة وتحقّق من كتابة العنوان. وبعد دقيقة يمكنك طلبه من جديد، والرمز صالح {code_valid}.',
      },
    },
    {
      slug: 'delete-account',
      question: { en: 'How do I delete my account?', ar: 'كيف أحذف حسابي؟' },
      answer: {
        en: 'At the bottom of your personal data page. Your account is deleted right away. If you have upcoming bookings, cancel them first or wait until they are over.',
        ar: 'في آخر صفحة البيانات الشخصية، ويتمّ فورًا. فإن كانت لك حجوزات قادمة فألغِها أولًا أو انتظر انتهاءها.',
      },
    },
    {
      slug: 'my-data',
      question: { en: 'What do you store about me?', ar: 'ماذا تحفظون عني؟' },
      answer: {
        en: 'Our [privacy policy](/en/privacy) lists it line by line, and you can download all of it from your personal data page.',
        ar: 'تذكره [سياسة الخصوصية](/ar/privacy) بندًا بندًا، ومن صفحة بياناتك الشخصية تنزّل نسخة منه كاملة.',
      },
    },
    {
      slug: 'forgotten-password',
      question: { en: 'I forgot my password. What now?', ar: 'نسيت كلمة المرور، ماذا أفعل؟' },
      answer: {
        en: 'Ask for a code on the [password page](/en/auth/forgitpass) and use it to set a new one. All other devices are signed out.',
        ar: 'اطلب رمزًا من [صفحة استعادة كلمة المرور](/ar/auth/forgitpass) واختر به كلمة مرور جديدة. ويُسجَّل الخروج من أجهزتك الأخرى كلها.',
      },
    },
    {
      slug: 'language',
      question: { en: 'Can I change the language later?', ar: 'هل يمكنني تغيير اللغة لاحقًا؟' },
      answer: {
        en: 'Yes, at any time, at the top of every page. You stay on the same page. Emails come in the language of your account, which you can change under Personal data.',
        ar: 'نعم، في أي وقت من أعلى كل صفحة، وتبقى في الصفحة نفسها. وتصلك الرسائل بلغة حسابك، ويمكنك تغييرها في «البيانات الشخصية».',
      },
    },
  ],
}
