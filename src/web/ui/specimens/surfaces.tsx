import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import type { Specimens } from '#web/ui/specimens/specimens.ts'

export const surfaceSpecimens: Specimens = {
  Badge: (localized) => (
    <div className="kit-row">
      <Badge>{localized('Draft', 'مسودة')}</Badge>
      <Badge tone="success" icon="check">
        {localized('Confirmed', 'مؤكَّد')}
      </Badge>
      <Badge tone="warning">{localized('Awaiting payment', 'بانتظار الدفع')}</Badge>
      <Badge tone="danger">{localized('Cancelled', 'ملغى')}</Badge>
      <Badge tone="info">{localized('With the hotel', 'لدى الفندق')}</Badge>
      <Badge tone="picture">{localized('On request', 'عند الطلب')}</Badge>
    </div>
  ),
  Alert: (localized) => (
    <div className="grid gap-3">
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={localized('The price has changed', 'تغيّر السعر')}>
          <p>{localized('It was SAR 1,240 and is SAR 1,190 now.', 'كان 1,240 ر.س وأصبح 1,190 ر.س.')}</p>
        </Alert>
      ))}
    </div>
  ),
  Card: (localized) => (
    <div className="kit-grid">
      <Card padded>
        <h4 className="text-title display">{localized('A quiet floor', 'طابق هادئ')}</h4>
        <p className="text-muted">{localized('A card that holds text.', 'بطاقة فيها نص.')}</p>
      </Card>
      <Card className="overflow-hidden">
        <Picture
          id="skyline/madinah"
          alt={localized('Illustration: a skyline', 'رسم توضيحي: أفق مدينة')}
          sizes="360px"
        />
        <div className="p-5">
          <h4 className="text-title display">{localized('Madinah', 'المدينة المنورة')}</h4>
          <p className="text-muted">{localized('38 hotels within a walk', '38 فندقًا على مسافة مشي')}</p>
        </div>
      </Card>
    </div>
  ),
  EmptyState: (localized) => (
    <>
      <EmptyState
        picture="empty/bookings"
        title={localized('No bookings yet', 'لا حجوزات بعد')}
        actions={<Button>{localized('Find a stay', 'ابحث عن إقامة')}</Button>}
      >
        <p className="text-muted">{localized('What you book is kept here.', 'تجد هنا كل ما تحجزه.')}</p>
      </EmptyState>
      <EmptyState icon="history" title={localized('No recent searches', 'لا عمليات بحث حديثة')} />
    </>
  ),
}
