import { useId } from 'react'
import { Accordion } from '#web/kit/Accordion.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog, DialogButton } from '#web/kit/Dialog.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Popover } from '#web/kit/Popover.tsx'
import { PriceLines } from '#web/kit/PriceLines.tsx'
import { Sheet } from '#web/kit/Sheet.tsx'
import { Tabs } from '#web/kit/Tabs.tsx'
import { useSay, type Specimen } from '#web/dev/specimen.ts'

export const overlaySpecimens: Specimen[] = [
  { name: 'Tabs', node: () => <Residences /> },
  { name: 'Accordion', node: () => <Days /> },
  { name: 'Disclosure', node: () => <More /> },
  { name: 'Dialog', node: () => <Ask /> },
  { name: 'Sheet', node: () => <Filters /> },
  { name: 'Popover', node: () => <Makeup /> },
]

function Residences() {
  const say = useSay()
  const own = useId()
  return (
    <Tabs
      label={say('Parts of the journey', 'أقسام الرحلة')}
      items={[
        {
          id: `${own}stay`,
          label: say('Residence', 'السكن'),
          panel: (
            <p>{say('Five nights in Madinah, seven in Makkah.', 'خمس ليالٍ في المدينة المنورة وسبع في مكة المكرمة.')}</p>
          ),
        },
        {
          id: `${own}air`,
          label: say('Flights', 'الطيران'),
          panel: (
            <p>{say('Cairo to Madinah and back from Jeddah.', 'من القاهرة إلى المدينة المنورة والعودة من جدة.')}</p>
          ),
        },
        {
          id: `${own}included`,
          label: say('Included', 'المشمول'),
          panel: <p>{say('Visa, transfers, breakfast.', 'التأشيرة والتنقلات ووجبة الإفطار.')}</p>,
        },
      ]}
    />
  )
}

function Days() {
  const say = useSay()
  const own = useId()
  const day = (n: number, open = false) => ({
    id: `${own}day${n}`,
    open,
    summary: say(`Day ${n}`, `اليوم ${n}`),
    content: (
      <p>{say('Arrival, transfer to the hotel, an evening of rest.', 'الوصول ثم الانتقال إلى الفندق ومساء للراحة.')}</p>
    ),
  })
  return (
    <div className="grid gap-4">
      <Accordion one items={[day(1, true), day(2), day(3)]} />
      <p>
        <a className="link" href={`#${own}day3`}>
          {say('A link into day 3', 'رابط إلى اليوم 3')}
        </a>
      </p>
    </div>
  )
}

function More() {
  const say = useSay()
  return (
    <div className="grid gap-2">
      <Disclosure summary={say('House rules', 'قواعد الفندق')} open>
        <p className="text-muted pb-3">{say('Arrival from 16:00.', 'الوصول من الساعة 16:00.')}</p>
      </Disclosure>
      <Disclosure summary={say('In a line of text', 'ضمن سطر من النص')} className="disclosure-inline text-note">
        <p className="text-muted">{say('Opens below.', 'يُفتح في الأسفل.')}</p>
      </Disclosure>
    </div>
  )
}

function Ask() {
  const say = useSay()
  const id = useId()
  return (
    <>
      <DialogButton dialog={id} variant="danger">
        {say('Cancel the booking', 'إلغاء الحجز')}
      </DialogButton>
      <Dialog id={id} title={say('Cancel this booking?', 'هل تريد إلغاء هذا الحجز؟')}>
        <div className="mt-4 grid gap-5">
          <p>{say('You get SAR 1,240 back within 14 days.', 'يُردّ إليك 1,240 ر.س خلال 14 يومًا.')}</p>
          <form method="dialog" className="kit-row">
            <Button type="submit" variant="secondary">
              {say('Keep it', 'الاحتفاظ به')}
            </Button>
            <Button type="submit" variant="danger">
              {say('Cancel and refund', 'إلغاء واسترداد المبلغ')}
            </Button>
          </form>
        </div>
      </Dialog>
    </>
  )
}

function Filters() {
  const say = useSay()
  const id = useId()
  return (
    <>
      <DialogButton dialog={id} variant="secondary" icon="size">
        {say('Filter', 'تصفية')}
      </DialogButton>
      <Sheet
        id={id}
        title={say('Filter the stays', 'تصفية الفنادق')}
        actions={
          <form method="dialog">
            <Button type="submit">{say('Show 24 hotels', 'عرض 24 فندقًا')}</Button>
          </form>
        }
      >
        <fieldset className="grid">
          <legend className="field-label">{say('Stars', 'النجوم')}</legend>
          {[5, 4, 3].map((stars) => (
            <label key={stars} className="check">
              <input type="checkbox" />
              <span>{say(`${stars} stars`, `${stars} نجوم`)}</span>
            </label>
          ))}
        </fieldset>
      </Sheet>
    </>
  )
}

function Makeup() {
  const say = useSay()
  const sar = (riyals: number) => ({ minor: riyals * 100, currency: 'SAR' })
  return (
    <Popover id={useId()} label={say('How is it made up?', 'كيف يُحسب السعر؟')} icon="info">
      <PriceLines
        lines={[
          { label: say('3 nights', '3 ليالٍ'), amount: sar(1078) },
          { label: say('VAT 15%', 'ضريبة القيمة المضافة 15%'), amount: sar(162) },
        ]}
        total={sar(1240)}
      />
    </Popover>
  )
}
