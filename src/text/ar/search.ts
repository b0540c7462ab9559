import type { search as english } from '../en/search.ts'
import type { Translated } from '../icu-types.ts'

export const search = {
  where: 'إلى أين؟',
  wherePlaceholder: 'مدينة أو فندق أو معلم',
  guestsAndRooms: 'الضيوف والغرف',
  adults: 'البالغون',
  children: 'الأطفال',
  childAgeAt: 'عمر الطفل {number, number} عند الوصول',
  addRoom: 'إضافة غرفة',
  removeRoom: 'إزالة الغرفة {number, number}',
  roomTitle: 'الغرفة {number, number}',
  searchHotels: 'البحث عن فنادق',
  filters: 'عوامل التصفية',
  clearFilters: 'مسح كل عوامل التصفية',
  sortRecommended: 'المقترح',
  sortPrice: 'الأقل سعرًا أولًا',
  sortWalk: 'الأقرب سيرًا أولًا',
  sortStars: 'الأعلى تصنيفًا أولًا',
  sortRating: 'الأعلى تقييمًا أولًا',
  nothingFits: 'لا نتائج تطابق هذا البحث',
} as const satisfies Translated<typeof english>
