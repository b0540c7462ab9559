import { Avatar } from '#web/ui/pictures/Avatar.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { Price } from '#web/ui/figures/Price.tsx'
import { PriceLines } from '#web/ui/figures/PriceLines.tsx'
import { Progress } from '#web/ui/feedback/Progress.tsx'
import { RatingBars } from '#web/ui/figures/RatingBars.tsx'
import { Score } from '#web/ui/figures/Score.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { Timeline } from '#web/ui/figures/Timeline.tsx'
import { WalkLine } from '#web/ui/figures/WalkLine.tsx'
import { useFormat } from '#i18n/react.tsx'
import { useLocalized, type Specimens } from '#web/ui/specimens/specimens.ts'

const sar = (riyals: number) => ({ minor: riyals * 100, currency: 'SAR' })

export const figureSpecimens: Specimens = {
  'Price, Score, Stars, WalkLine': (localized) => (
    <div className="grid gap-4">
      <div className="kit-row">
        <Stars count={5} />
        <Score rating={9.2} />
        <Score rating={10} />
      </div>
      <WalkLine walk={{ metres: 280, minutes: 5, name: localized('Gate 17', 'باب 17') }} />
      <Price
        amount={sar(2180)}
        note={localized('4 nights · taxes and fees included', '4 ليالٍ · شامل الضرائب والرسوم')}
      />
    </div>
  ),
  PriceLines: (localized) => (
    <PriceLines
      lines={[
        { label: localized('Quad room', 'غرفة رباعية'), amount: sar(1860), note: localized('4 nights', '4 ليالٍ') },
        { label: localized('Breakfast', 'الإفطار'), amount: sar(0) },
        { label: localized('VAT 15%', 'ضريبة القيمة المضافة 15%'), amount: sar(320) },
      ]}
      total={sar(2180)}
    />
  ),
  Table: () => <Departures narrow="cards" />,
  'Table, scrolling': () => <Departures narrow="scroll" />,
  KeyValues: (localized) => (
    <KeyValues
      items={[
        { label: localized('Arrival', 'الوصول'), value: localized('from 16:00', 'من الساعة 16:00') },
        { label: localized('Beds', 'الأسرّة'), value: localized('One king bed', 'سرير ملكي واحد') },
        { label: localized('Telephone', 'الهاتف'), value: <bdi dir="ltr">+966 12 555 0100</bdi> },
      ]}
    />
  ),
  Stats: (localized) => (
    <KeyValues
      className="stats"
      items={[
        { value: '91', label: localized('hotels', 'فندقًا') },
        { value: '12', label: localized('trips', 'رحلة') },
        { value: '24', label: localized('hours to an answer', 'ساعة حتى الرد') },
      ]}
    />
  ),
  RatingBars: (localized) => (
    <RatingBars
      ratings={[
        { label: localized('Nearness', 'القرب'), rating: 9.6 },
        { label: localized('Cleanliness', 'النظافة'), rating: 8.9 },
        { label: localized('Staff', 'الموظفون'), rating: 9.1 },
        { label: localized('Breakfast', 'الإفطار'), rating: 7.4 },
      ]}
    />
  ),
  Progress: (localized) => <Progress label={localized('Passport photo', 'صورة الجواز')} value={0.64} />,
  'Timeline, a booking': (localized) => (
    <Timeline
      label={localized('Life of the booking', 'مراحل الحجز')}
      moments={[
        {
          key: 'made',
          state: 'past',
          title: localized('Booked', 'تم الحجز'),
          time: localized('20 Nov 2026, 10:12', '20 نوفمبر 2026، الساعة 10:12'),
        },
        {
          key: 'confirmed',
          state: 'now',
          title: localized('Confirmed by the hotel', 'أكّده الفندق'),
          time: localized('20 Nov 2026, 11:40', '20 نوفمبر 2026، الساعة 11:40'),
        },
        {
          key: 'stay',
          state: 'ahead',
          title: localized('Arrival', 'الوصول'),
          time: localized('10 Dec 2026', '10 ديسمبر 2026'),
        },
      ]}
    />
  ),
  'Timeline, a policy': (localized) => (
    <Timeline
      label={localized('What cancelling costs', 'تكلفة الإلغاء')}
      moments={[
        {
          key: 'free',
          state: 'now',
          tone: 'success',
          title: localized('Free', 'مجانًا'),
          time: localized('until 7 Dec 2026, 16:00', 'حتى 7 ديسمبر 2026، الساعة 16:00'),
        },
        {
          key: 'night',
          state: 'ahead',
          tone: 'warning',
          title: localized('The first night', 'قيمة الليلة الأولى'),
          time: localized('until 9 Dec 2026, 16:00', 'حتى 9 ديسمبر 2026، الساعة 16:00'),
        },
        {
          key: 'all',
          state: 'ahead',
          tone: 'warning',
          title: localized('The whole price', 'السعر كاملًا'),
          time: localized('from then on', 'بعد ذلك'),
        },
      ]}
    />
  ),
  Avatar: (localized) => {
    const name = localized('Amal Jaber', 'أمل السالم')
    return (
      <div className="kit-row">
        <Avatar name={name} />
        <Avatar name={name} size="large" />
        <Avatar name={name} size="huge" photo="/img/320/skyline/madinah" />
        <span className="kit-row">
          <Avatar name={name} beside /> <bdi>{name}</bdi>
        </span>
      </div>
    )
  },
}

function Departures({ narrow }: { narrow: 'cards' | 'scroll' }) {
  const localized = useLocalized()
  const format = useFormat()
  const rows = [
    { date: '2026-12-10', seats: 6, price: 6900 },
    { date: '2027-01-07', seats: 18, price: 6400 },
    { date: '2027-02-11', seats: 31, price: 8200 },
  ]
  return (
    <Table
      caption={localized('Departures', 'مواعيد السفر')}
      narrow={narrow}
      rows={rows}
      keyOf={(row) => row.date}
      columns={[
        { label: localized('Leaves on', 'تاريخ السفر'), cell: (row) => format.stayDate(row.date) },
        { label: localized('From', 'من'), cell: () => localized('Cairo', 'القاهرة') },
        { label: localized('Seats left', 'المقاعد المتاحة'), cell: (row) => row.seats, end: true },
        {
          label: localized('A person', 'للشخص'),
          cell: (row) => <bdi>{format.money(row.price * 100, 'SAR')}</bdi>,
          end: true,
        },
      ]}
    />
  )
}
