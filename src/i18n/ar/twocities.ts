import type { twocities as english } from '../en/twocities.ts'
import type { Translated } from '../icu-types.ts'

export const twocities = {
  pair: '{first} ثم {second}',
  hint: 'المدينتان في بحث واحد',
  description: 'فنادق في {first} و{second} في سفر واحد: ليالي كل مدينة، والانتقال بينهما، وإجمالي الإقامتين.',
  swap: 'البدء من {city}',
  nightsIn: 'عدد الليالي في {city}',
  nightsZero: 'اختر ليلة واحدة على الأقل في {city}.',
  nightsMax:
    '{max, plural, zero {لا يمكن حجز ليالٍ في {city}.} one {الحد الأقصى ليلة واحدة في {city}.} two {الحد الأقصى ليلتان في {city}.} few {الحد الأقصى # ليالٍ في {city}.} many {الحد الأقصى # ليلة في {city}.} other {الحد الأقصى # ليلة في {city}.}}',
  budget: 'ميزانية الفندقين معًا',
  budgetHint: 'لكل الليالي، شاملة الضرائب والرسوم',
  budgetLow: 'مجموع أرخص فندقين في هذا البحث {price}.',
  update: 'تحديث',
  clear: 'مسح عوامل التصفية والميزانية',
  cities: 'الليالي وعوامل التصفية في المدينتين',

  found:
    '{count, plural, zero {لا فنادق فيها غرف لهذه الليالي} one {فندق واحد فيه غرف لهذه الليالي} two {فندقان فيهما غرف لهذه الليالي} few {# فنادق فيها غرف لهذه الليالي} many {# فندقًا فيها غرف لهذه الليالي} other {# فندق فيها غرف لهذه الليالي}}',
  choose: 'اختيار هذا الفندق',
  chooseOf: 'اختيار هذا الفندق: «{hotel}»، {city}',
  chosen: 'فندقك في {city}',
  drop: 'اختيار فندق آخر',
  gone: 'لا توجد في «{hotel}» غرفة لهذه الليالي تناسب هذا البحث. اختر فندقًا آخر.',
  terms: 'الغرفة والشروط',
  others: 'فنادق أخرى في {city}',
  toHotel: 'كل غرف هذا الفندق',
  otherDates: 'تغيير موعد السفر: {range} في {city}، ابتداءً من {price}',
  withoutFilters:
    'دون عوامل التصفية والميزانية ({count, plural, zero {لا فنادق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}})',

  between: 'من {first} إلى {second}',
  betweenOn: 'يوم {date}، {party}. ويمكنك إضافته لاحقًا.',
  forPeople:
    '{count, plural, zero {لـ# شخص:} one {لشخص واحد:} two {لشخصين:} few {لـ# أشخاص:} many {لـ# شخصًا:} other {لـ# شخص:}}',
  addTransfer: 'إضافة',
  addTransferOf: 'إضافة «{name}»',
  dropTransfer: 'إلغاء الإضافة',
  dropTransferOf: 'إلغاء الإضافة: «{name}»',
  time: 'موعد الانطلاق',
  setTime: 'تغيير الموعد',
  extras: 'الإضافات',
  extrasText: 'لمن يحتاج إليها منكم.',
  extraPeople: 'المسافرون',
  extraPeopleOf: 'المسافرون: «{name}»',
  extraChildren: 'يُحسب الأطفال ابتداءً من الأكبر سنًّا.',
  updateOf: 'تحديث: «{name}»',
  transferGone: 'وسيلة النقل أو إحدى الإضافات التي اخترتها غير متاحة لهذا التاريخ وهذا العدد من المسافرين.',
  noTransfers: 'لا توجد وسيلة نقل بين المدينتين يمكن حجزها هنا في هذا اليوم.',
  groupTooLarge: 'عدد أفراد مجموعتك أكبر من أن يشمله حجز نقل واحد. تواصل معنا لنرتب لك المركبات المناسبة.',
  seeServices: 'كل الخدمات في {city}',

  summary: 'خطة سفرك',
  chooseBoth: 'اختر فندقًا في كل مدينة لعرض الإجمالي.',
  chooseIn: 'اختر الآن فندقًا في {city}',
  totalSoFar: 'الإجمالي حتى الآن',
  totalOfTwo: 'إجمالي الفندقين',
  totalOfThree: 'إجمالي الفندقين والنقل',
  totalOfAll: 'إجمالي خطة السفر',
  addAll: 'إضافة الكل إلى السلة',
  addBoth: 'إضافة الفندقين إلى السلة',
  addThree: 'إضافة الفندقين والنقل إلى السلة',

  notAdded: 'تعذّرت إضافة بعض ما اخترته',
  notAddedLine: '«{name}»: {reason}',
} as const satisfies Translated<typeof english>
