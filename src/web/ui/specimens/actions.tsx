import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { Chip, ChipLink, ChipRemove } from '#web/ui/actions/Chip.tsx'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { SortLinks } from '#web/ui/actions/SortLinks.tsx'
import { Steps } from '#web/ui/feedback/Steps.tsx'
import { useLocalized, type Specimen } from '#web/ui/specimens/specimen.ts'

export const actionSpecimens: Specimen[] = [
  { name: 'Button', node: () => <Buttons /> },
  { name: 'IconButton', node: () => <IconButtons /> },
  { name: 'Chip', node: () => <Chips /> },
  { name: 'CopyText', node: () => <Copy /> },
  { name: 'Breadcrumb', node: () => <Way /> },
  { name: 'Segments', node: () => <Views /> },
  { name: 'SortLinks', node: () => <Orders /> },
  { name: 'Pagination', node: () => <Pagination page={4} pages={12} hrefOf={(page) => `?page=${page}`} /> },
  { name: 'Steps', node: () => <BookingSteps /> },
]

function Buttons() {
  const localized = useLocalized()
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
}

function IconButtons() {
  const localized = useLocalized()
  return (
    <div className="kit-row">
      <IconButton icon="close" label={localized('Close', 'إغلاق')} />
      <IconButton icon="plus" variant="secondary" label={localized('One more', 'زيادة واحد')} />
      <IconButton icon="search" variant="primary" label={localized('Search', 'بحث')} />
      <IconButton icon="minus" variant="secondary" label={localized('Under way', 'جارٍ التنفيذ')} pending />
      <IconButton icon="minus" variant="secondary" label={localized('Not now', 'غير متاح')} disabled />
      <IconButton icon="chevron-next" label={localized('Next', 'التالي')} />
    </div>
  )
}

function Chips() {
  const localized = useLocalized()
  const [pressed, setPressed] = useState(true)
  return (
    <div className="kit-row">
      <Chip pressed={pressed} onClick={() => setPressed(!pressed)} icon="meal">
        {localized('Breakfast', 'إفطار')}
      </Chip>
      <Chip pressed={false}>{localized('Four stars', 'أربع نجوم')}</Chip>
      <ChipLink to="." current>
        {localized('Makkah', 'مكة المكرمة')}
      </ChipLink>
      <ChipLink to="." icon="pin">
        {localized('Madinah', 'المدينة المنورة')}
      </ChipLink>
      <ChipRemove to="." label={localized('Within 10 minutes', 'خلال 10 دقائق')} />
    </div>
  )
}

function Copy() {
  const localized = useLocalized()
  return <CopyText text="7KQ2M4XWP" label={localized('Copy the reference', 'نسخ رقم الحجز')} />
}

function Way() {
  const localized = useLocalized()
  return (
    <Breadcrumb
      items={[
        { label: localized('Home', 'الرئيسية'), to: '.' },
        { label: localized('Hotels in Makkah', 'فنادق مكة المكرمة'), to: '.' },
        { label: localized('Dar Al Rayan', 'دار الريان') },
      ]}
    />
  )
}

function Views() {
  const localized = useLocalized()
  return (
    <Segments
      label={localized('Bookings', 'الحجوزات')}
      items={[
        { label: localized('Upcoming', 'القادمة'), to: '?group=upcoming', current: true },
        { label: localized('Past', 'السابقة'), to: '?group=past', current: false },
        { label: localized('Cancelled', 'الملغاة'), to: '?group=cancelled', current: false },
      ]}
    />
  )
}

function Orders() {
  const localized = useLocalized()
  return (
    <SortLinks
      items={[
        { label: localized('Recommended', 'الموصى به'), to: '?sort=recommended', current: true },
        { label: localized('Lowest price first', 'الأقل سعرًا أولًا'), to: '?sort=price', current: false },
      ]}
    />
  )
}

function BookingSteps() {
  const localized = useLocalized()
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
}
