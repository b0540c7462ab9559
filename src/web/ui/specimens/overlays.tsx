import { Accordion } from '#web/ui/layout/Accordion.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Dialog, DialogButton } from '#web/ui/layout/Dialog.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Popover } from '#web/ui/layout/Popover.tsx'
import { PriceLines } from '#web/ui/figures/PriceLines.tsx'
import { Gallery } from '#web/ui/pictures/Gallery.tsx'
import type { Specimens } from '#web/ui/specimens/specimens.ts'

export const overlaySpecimens: Specimens = {
  Accordion: (localized, locale) => {
    const day = (n: number, open = false) => ({
      id: `day-${n}-${locale}`,
      open,
      summary: localized(`Day ${n}`, `اليوم ${n}`),
      content: (
        <p>
          {localized(
            'Arrival, transfer to the hotel, an evening of rest.',
            'الوصول ثم الانتقال إلى الفندق ومساء للراحة.',
          )}
        </p>
      ),
    })
    return (
      <div className="grid gap-4">
        <Accordion items={[day(1, true), day(2), day(3)]} />
        <p>
          <a className="link" href={`#day-3-${locale}`}>
            {localized('A link into day 3', 'رابط إلى اليوم 3')}
          </a>
        </p>
      </div>
    )
  },
  Disclosure: (localized) => (
    <div className="grid gap-2">
      <Disclosure summary={localized('House rules', 'قواعد الفندق')} open>
        <p className="text-muted pb-3">{localized('Arrival from 16:00.', 'الوصول من الساعة 16:00.')}</p>
      </Disclosure>
      <Disclosure summary={localized('In a line of text', 'ضمن سطر من النص')} className="disclosure-inline text-note">
        <p className="text-muted">{localized('Opens below.', 'يُفتح في الأسفل.')}</p>
      </Disclosure>
    </div>
  ),
  Dialog: (localized, locale) => {
    const id = `cancel-${locale}`
    return (
      <>
        <DialogButton dialog={id} variant="danger">
          {localized('Cancel the booking', 'إلغاء الحجز')}
        </DialogButton>
        <Dialog id={id} title={localized('Cancel this booking?', 'هل تريد إلغاء هذا الحجز؟')}>
          <div className="mt-4 grid gap-5">
            <p>{localized('You get SAR 1,240 back within 14 days.', 'يُردّ إليك 1,240 ر.س خلال 14 يومًا.')}</p>
            <form method="dialog" className="kit-row">
              <Button type="submit" variant="secondary">
                {localized('Keep it', 'الاحتفاظ به')}
              </Button>
              <Button type="submit" variant="danger">
                {localized('Cancel and refund', 'إلغاء واسترداد المبلغ')}
              </Button>
            </form>
          </div>
        </Dialog>
      </>
    )
  },
  Popover: (localized, locale) => {
    const sar = (riyals: number) => ({ minor: riyals * 100, currency: 'SAR' })
    return (
      <Popover id={`price-${locale}`} label={localized('How is it made up?', 'كيف يُحسب السعر؟')} icon="info">
        <PriceLines
          lines={[
            { label: localized('3 nights', '3 ليالٍ'), amount: sar(1078) },
            { label: localized('VAT 15%', 'ضريبة القيمة المضافة 15%'), amount: sar(162) },
          ]}
          total={sar(1240)}
        />
      </Popover>
    )
  },
  Gallery: (localized, locale) => {
    const scenes = [
      {
        id: 'skyline/madinah',
        alt: localized('Illustration: the skyline of Madinah', 'رسم توضيحي: أفق المدينة المنورة'),
      },
      { id: 'skyline/makkah', alt: localized('Illustration: the skyline of Makkah', 'رسم توضيحي: أفق مكة المكرمة') },
      { id: 'skyline/jeddah', alt: localized('Illustration: the skyline of Jeddah', 'رسم توضيحي: أفق جدة') },
      { id: 'lost/404', alt: localized('Illustration: a path in the dunes', 'رسم توضيحي: طريق بين الكثبان') },
      { id: 'fault/500', alt: localized('Illustration: a workshop', 'رسم توضيحي: ورشة') },
      { id: 'hero/home-ltr', alt: localized('Illustration: a holy city at dawn', 'رسم توضيحي: مدينة مقدسة عند الفجر') },
    ]
    return <Gallery id={`pictures-${locale}`} pictures={scenes} />
  },
}
