import { Button, ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { ChipLink, ChipRemove } from '#web/ui/actions/Chip.tsx'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { SortLinks } from '#web/ui/actions/SortLinks.tsx'
import { Steps } from '#web/ui/feedback/Steps.tsx'
import type { Specimens } from '#web/ui/specimens/specimens.ts'

export const actionSpecimens: Specimens = {
  Button: (localized) => {
    const text = localized('Search stays', 'ابحث عن إقامة')
    return (
      <div className="grid gap-4">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <div key={variant} className="kit-row">
            <Button variant={variant}>{text}</Button>
            <Button variant={variant} icon="search">
              {text}
            </Button>
            <Button variant={variant} pending>
              {text}
            </Button>
            <Button variant={variant} disabled>
              {text}
            </Button>
          </div>
        ))}
        <div className="kit-row">
          <Button large icon="search">
            {text}
          </Button>
          <ButtonLink to="." variant="secondary">
            {localized('A link', 'رابط')}
          </ButtonLink>
        </div>
        <Button block>{localized('As wide as its place', 'بعرض المكان كله')}</Button>
      </div>
    )
  },
  IconButton: (localized) => (
    <div className="kit-row">
      <IconButton icon="close" label={localized('Close', 'إغلاق')} />
      <IconButton icon="plus" variant="secondary" label={localized('One more', 'زيادة واحد')} />
      <IconButton icon="search" variant="primary" label={localized('Search', 'بحث')} />
      <IconButton icon="minus" variant="secondary" label={localized('Not now', 'غير متاح')} disabled />
      <IconButton icon="chevron-next" label={localized('Next', 'التالي')} />
    </div>
  ),
  Chip: (localized) => (
    <div className="kit-row">
      <ChipLink to="." current>
        {localized('Makkah', 'مكة المكرمة')}
      </ChipLink>
      <ChipLink to=".">{localized('Madinah', 'المدينة المنورة')}</ChipLink>
      <ChipRemove to="." label={localized('Within 10 minutes', 'خلال 10 دقائق')} />
    </div>
  ),
  CopyText: (localized) => <CopyText text="7KQ2M4XWP" label={localized('Copy the reference', 'نسخ رقم الحجز')} />,
  Breadcrumb: (localized) => (
    <Breadcrumb
      items={[
        { label: localized('Home', 'الرئيسية'), to: '.' },
        { label: localized('Hotels in Makkah', 'فنادق مكة المكرمة'), to: '.' },
        { label: localized('Dar Al Rayan', 'دار الريان') },
      ]}
    />
  ),
  Segments: (localized) => (
    <Segments
      label={localized('Bookings', 'الحجوزات')}
      items={[
        { label: localized('Upcoming', 'القادمة'), to: '?group=upcoming', current: true },
        { label: localized('Past', 'السابقة'), to: '?group=past', current: false },
        { label: localized('Cancelled', 'الملغاة'), to: '?group=cancelled', current: false },
      ]}
    />
  ),
  SortLinks: (localized) => (
    <SortLinks
      items={[
        { label: localized('Recommended', 'الموصى به'), to: '?sort=recommended', current: true },
        { label: localized('Lowest price first', 'الأقل سعرًا أولًا'), to: '?sort=price', current: false },
      ]}
    />
  ),
  Pagination: () => <Pagination page={4} pages={12} hrefOf={(page) => `?page=${page}`} />,
  Steps: (localized) => {
    const steps = [
      { label: localized('Guests', 'النزلاء'), to: '.' },
      { label: localized('Payment', 'الدفع'), to: '.' },
      { label: localized('Review', 'المراجعة') },
    ]
    return (
      <div className="grid gap-6">
        {[0, 1, 2].map((current) => (
          <Steps
            key={current}
            label={`${localized('Way of the booking', 'مسار الحجز')} ${current + 1}`}
            current={current}
            steps={steps}
          />
        ))}
      </div>
    )
  },
}
