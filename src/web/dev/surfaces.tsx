import { Alert } from '#web/kit/Alert.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { Skeleton, SkeletonCard, SkeletonLines } from '#web/kit/Skeleton.tsx'
import { useSay, type Specimen } from '#web/dev/specimen.ts'

export const surfaceSpecimens: Specimen[] = [
  { name: 'Badge', node: () => <Badges /> },
  { name: 'Alert', node: () => <Alerts /> },
  { name: 'Card', node: () => <Cards /> },
  { name: 'Skeleton', node: () => <OnTheirWay /> },
  { name: 'EmptyState', node: () => <Nothing /> },
]

function Badges() {
  const say = useSay()
  return (
    <div className="kit-row">
      <Badge>{say('Draft', 'مسودة')}</Badge>
      <Badge tone="success" icon="check">
        {say('Confirmed', 'مؤكَّد')}
      </Badge>
      <Badge tone="warning">{say('Awaiting payment', 'بانتظار الدفع')}</Badge>
      <Badge tone="danger">{say('Cancelled', 'ملغى')}</Badge>
      <Badge tone="info">{say('With the hotel', 'لدى الفندق')}</Badge>
      <Badge tone="picture">{say('On request', 'عند الطلب')}</Badge>
    </div>
  )
}

function Alerts() {
  const say = useSay()
  return (
    <div className="grid gap-3">
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={say('The price has changed', 'تغيّر السعر')}>
          <p>{say('It was SAR 1,240 and is SAR 1,190 now.', 'كان 1,240 ر.س وأصبح 1,190 ر.س.')}</p>
        </Alert>
      ))}
    </div>
  )
}

function Cards() {
  const say = useSay()
  return (
    <div className="kit-grid">
      <Card padded>
        <h4 className="text-title display">{say('A quiet floor', 'طابق هادئ')}</h4>
        <p className="text-muted">{say('A card that holds text.', 'بطاقة فيها نص.')}</p>
      </Card>
      <Card className="overflow-hidden">
        <Picture id="skyline/madinah" alt={say('Illustration: a skyline', 'رسم توضيحي: أفق مدينة')} sizes="360px" />
        <div className="p-5">
          <h4 className="text-title display">{say('Madinah', 'المدينة المنورة')}</h4>
          <p className="text-muted">{say('38 hotels within a walk', '38 فندقًا على مسافة مشي')}</p>
        </div>
      </Card>
    </div>
  )
}

function OnTheirWay() {
  return (
    <div className="kit-grid">
      <SkeletonCard />
      <div className="grid content-start gap-4">
        <Skeleton className="h-7" />
        <SkeletonLines lines={4} />
      </div>
    </div>
  )
}

function Nothing() {
  const say = useSay()
  return (
    <>
      <EmptyState
        picture="empty/bookings"
        title={say('No bookings yet', 'لا حجوزات بعد')}
        actions={<Button>{say('Find a stay', 'ابحث عن إقامة')}</Button>}
      >
        <p className="text-muted">{say('What you book is kept here.', 'تجد هنا كل ما تحجزه.')}</p>
      </EmptyState>
      <EmptyState icon="history" title={say('No recent searches', 'لا عمليات بحث حديثة')} />
    </>
  )
}
