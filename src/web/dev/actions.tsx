import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '#web/kit/Button.tsx'
import { Chip, ChipLink, ChipRemove } from '#web/kit/Chip.tsx'
import { CopyText } from '#web/kit/CopyText.tsx'
import { Breadcrumb } from '#web/kit/Breadcrumb.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { Steps } from '#web/kit/Steps.tsx'
import { useSay, type Specimen } from '#web/dev/specimen.ts'

export const actionSpecimens: Specimen[] = [
  { name: 'Button', node: () => <Buttons /> },
  { name: 'IconButton', node: () => <IconButtons /> },
  { name: 'Chip', node: () => <Chips /> },
  { name: 'CopyText', node: () => <Copy /> },
  { name: 'Breadcrumb', node: () => <Way /> },
  { name: 'Segments', node: () => <Views /> },
  { name: 'Pagination', node: () => <Pagination page={4} pages={12} hrefOf={(page) => `?page=${page}`} /> },
  { name: 'Steps', node: () => <BookingSteps /> },
]

function Buttons() {
  const say = useSay()
  const words = say('Search stays', 'ابحث عن إقامة')
  return (
    <div className="grid gap-4">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <div key={variant} className="kit-row">
          <Button variant={variant}>{words}</Button>
          <Button variant={variant} icon="search">
            {words}
          </Button>
          <Button variant={variant} pending>
            {words}
          </Button>
          <Button variant={variant} disabled>
            {words}
          </Button>
        </div>
      ))}
      <div className="kit-row">
        <Button large icon="search">
          {words}
        </Button>
        <ButtonLink to="." variant="secondary">
          {say('A link', 'رابط')}
        </ButtonLink>
      </div>
      <Button block>{say('As wide as its place', 'بعرض المكان كله')}</Button>
    </div>
  )
}

function IconButtons() {
  const say = useSay()
  return (
    <div className="kit-row">
      <IconButton icon="close" label={say('Close', 'إغلاق')} />
      <IconButton icon="plus" variant="secondary" label={say('One more', 'زيادة واحد')} />
      <IconButton icon="search" variant="primary" label={say('Search', 'بحث')} />
      <IconButton icon="minus" variant="secondary" label={say('Under way', 'جارٍ التنفيذ')} pending />
      <IconButton icon="minus" variant="secondary" label={say('Not now', 'غير متاح')} disabled />
      <IconButton icon="chevron-next" label={say('Next', 'التالي')} />
    </div>
  )
}

function Chips() {
  const say = useSay()
  const [pressed, setPressed] = useState(true)
  return (
    <div className="kit-row">
      <Chip pressed={pressed} onClick={() => setPressed(!pressed)} icon="meal">
        {say('Breakfast', 'إفطار')}
      </Chip>
      <Chip pressed={false}>{say('Four stars', 'أربع نجوم')}</Chip>
      <ChipLink to="." current>
        {say('Makkah', 'مكة المكرمة')}
      </ChipLink>
      <ChipLink to="." icon="pin">
        {say('Madinah', 'المدينة المنورة')}
      </ChipLink>
      <ChipRemove to="." label={say('Within 10 minutes', 'خلال 10 دقائق')} />
    </div>
  )
}

function Copy() {
  const say = useSay()
  return <CopyText text="7KQ2M4XWP" label={say('Copy the reference', 'نسخ رقم الحجز')} />
}

function Way() {
  const say = useSay()
  return (
    <Breadcrumb
      items={[
        { label: say('Home', 'الرئيسية'), to: '.' },
        { label: say('Hotels in Makkah', 'فنادق مكة المكرمة'), to: '.' },
        { label: say('Dar Al Rayan', 'دار الريان') },
      ]}
    />
  )
}

function Views() {
  const say = useSay()
  return (
    <Segments
      label={say('Bookings', 'الحجوزات')}
      items={[
        { label: say('Upcoming', 'القادمة'), to: '?group=upcoming', current: true },
        { label: say('Past', 'السابقة'), to: '?group=past', current: false },
        { label: say('Cancelled', 'الملغاة'), to: '?group=cancelled', current: false },
      ]}
    />
  )
}

function BookingSteps() {
  const say = useSay()
  const steps = [
    { label: say('Guests', 'النزلاء'), to: '.' },
    { label: say('Payment', 'الدفع'), to: '.' },
    { label: say('Review', 'المراجعة') },
  ]
  return (
    <div className="grid gap-6">
      {[0, 1, 2].map((current) => (
        <Steps
          key={current}
          label={`${say('Way of the booking', 'مسار الحجز')} ${current + 1}`}
          current={current}
          steps={steps}
        />
      ))}
    </div>
  )
}
