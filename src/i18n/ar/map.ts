import type { map as english } from '../en/map.ts'
import type { Translated } from '../icu-types.ts'

export const map = {
  ring: '{minutes, number}\u00a0د',
  way: '{minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا',
  wayTo:
    'نحو {minutes, plural, zero {دقيقة} one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} مشيًا إلى {gate}',
  zoomIn: 'تكبير الخريطة',
  zoomOut: 'تصغير الخريطة',
  whole: 'عرض جميع الفنادق',
  searchArea: 'البحث في هذه المنطقة',
  inArea:
    '{count, plural, zero {لا فنادق من نتائج بحثك في هذه المنطقة} one {فندق واحد في هذه المنطقة} two {فندقان في هذه المنطقة} few {# فنادق في هذه المنطقة} many {# فندقًا في هذه المنطقة} other {# فندق في هذه المنطقة}}',
  seeHotel: 'عرض الفندق',
  close: 'إغلاق',
  around: 'خريطة المناطق المحيطة',
  aroundNote: 'تأتي صور الخريطة من {host}، فيظهر له عنوان جهازك على الإنترنت.',
  failed: 'يتعذّر تحريك الخريطة الآن، أما روابطها فتعمل.',
  source: '©\u00a0مساهمو OpenStreetMap · الأحياء: Who’s On First',
} as const satisfies Translated<typeof english>
