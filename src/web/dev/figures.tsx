import { Avatar } from '#web/kit/Avatar.tsx'
import { KeyValues } from '#web/kit/KeyValues.tsx'
import { Price } from '#web/kit/Price.tsx'
import { PriceLines } from '#web/kit/PriceLines.tsx'
import { Progress } from '#web/kit/Progress.tsx'
import { RatingBars } from '#web/kit/RatingBars.tsx'
import { Score } from '#web/kit/Score.tsx'
import { Stars } from '#web/kit/Stars.tsx'
import { Stats } from '#web/kit/Stat.tsx'
import { Table } from '#web/kit/Table.tsx'
import { Timeline } from '#web/kit/Timeline.tsx'
import { WaysToPay } from '#web/kit/WaysToPay.tsx'
import { WalkLine } from '#domains/stays/ui/WalkLine.tsx'
import { useSay, type Specimen } from '#web/dev/specimen.ts'
import { useFormat } from '#text/react.tsx'

export const figureSpecimens: Specimen[] = [
  { name: 'Price, Score, Stars, WalkLine', node: () => <Facts /> },
  { name: 'PriceLines', node: () => <Lines /> },
  { name: 'WaysToPay', node: () => <Ways /> },
  { name: 'Table', node: () => <Departures narrow="cards" /> },
  { name: 'Table, scrolling', node: () => <Departures narrow="scroll" /> },
  { name: 'KeyValues', node: () => <Details /> },
  { name: 'Stats', node: () => <Counters /> },
  { name: 'RatingBars', node: () => <Ratings /> },
  { name: 'Progress', node: () => <Uploads /> },
  { name: 'Timeline, a booking', node: () => <Life /> },
  { name: 'Timeline, a policy', node: () => <Policy /> },
  { name: 'Avatar', node: () => <Faces /> },
]

const sar = (riyals: number) => ({ minor: riyals * 100, currency: 'SAR' })

function Facts() {
  const say = useSay()
  return (
    <div className="grid gap-4">
      <div className="kit-row">
        <Stars count={5} />
        <Score rating={9.2} />
        <Score rating={10} />
      </div>
      <WalkLine walk={{ metres: 280, minutes: 5, name: say('Gate 17', 'باب 17') }} />
      <Price
        amount={sar(2180)}
        before={say('From', 'ابتداءً من')}
        note={say('4 nights · taxes and fees included', '4 ليالٍ · شامل الضرائب والرسوم')}
      />
    </div>
  )
}

function Lines() {
  const say = useSay()
  return (
    <PriceLines
      lines={[
        { label: say('Quad room', 'غرفة رباعية'), amount: sar(1860), note: say('4 nights', '4 ليالٍ') },
        { label: say('Breakfast', 'الإفطار'), amount: sar(0) },
        { label: say('VAT 15%', 'ضريبة القيمة المضافة 15%'), amount: sar(320) },
      ]}
      total={sar(2180)}
      after={[{ label: say('To pay at the hotel', 'يُدفع في الفندق'), amount: sar(2180) }]}
    />
  )
}

function Ways() {
  const say = useSay()
  return (
    <WaysToPay
      ways={[
        {
          title: say('If you pay online', 'إن دفعت عبر الإنترنت'),
          parts: [
            { label: say('With the booking', 'مع الحجز'), amount: sar(1090) },
            { label: say('By 23 November', 'حتى 23 نوفمبر'), amount: sar(1090) },
          ],
        },
        {
          title: say('If you pay on arrival', 'إن دفعت عند الوصول'),
          parts: [{ label: say('On arrival', 'عند الوصول'), amount: sar(2180) }],
        },
      ]}
    />
  )
}

function Departures({ narrow }: { narrow: 'cards' | 'scroll' }) {
  const say = useSay()
  const format = useFormat()
  const rows = [
    { date: '2026-12-10', seats: 6, price: 6900 },
    { date: '2027-01-07', seats: 18, price: 6400 },
    { date: '2027-02-11', seats: 31, price: 8200 },
  ]
  return (
    <Table
      caption={say('Departures', 'مواعيد السفر')}
      narrow={narrow}
      rows={rows}
      keyOf={(row) => row.date}
      columns={[
        { label: say('Leaves on', 'تاريخ السفر'), cell: (row) => format.stayDate(row.date) },
        { label: say('From', 'من'), cell: () => say('Cairo', 'القاهرة') },
        { label: say('Seats left', 'المقاعد المتاحة'), cell: (row) => row.seats, end: true },
        {
          label: say('A person', 'للشخص'),
          cell: (row) => <bdi>{format.money(row.price * 100, 'SAR')}</bdi>,
          end: true,
        },
      ]}
    />
  )
}

function Details() {
  const say = useSay()
  return (
    <KeyValues
      items={[
        { label: say('Arrival', 'الوصول'), value: say('from 16:00', 'من الساعة 16:00') },
        { label: say('Beds', 'الأسرّة'), value: say('One king bed', 'سرير ملكي واحد') },
        { label: say('Telephone', 'الهاتف'), value: <bdi dir="ltr">+966 12 555 0100</bdi> },
      ]}
    />
  )
}

function Counters() {
  const say = useSay()
  return (
    <Stats
      items={[
        { figure: '91', label: say('hotels', 'فندقًا') },
        { figure: '12', label: say('journeys', 'رحلة') },
        { figure: '24', label: say('hours to an answer', 'ساعة حتى الرد') },
      ]}
    />
  )
}

function Ratings() {
  const say = useSay()
  return (
    <RatingBars
      ratings={[
        { label: say('Nearness', 'القرب'), rating: 9.6 },
        { label: say('Cleanliness', 'النظافة'), rating: 8.9 },
        { label: say('Staff', 'الموظفون'), rating: 9.1 },
        { label: say('Breakfast', 'الإفطار'), rating: 7.4 },
      ]}
    />
  )
}

function Uploads() {
  const say = useSay()
  return (
    <div className="grid gap-5">
      <Progress label={say('Passport photo', 'صورة الجواز')} value={0.64} note="64%" />
      <Progress label={say('Asking the hotel', 'جارٍ سؤال الفندق')} />
    </div>
  )
}

function Life() {
  const say = useSay()
  return (
    <Timeline
      label={say('Life of the booking', 'مراحل الحجز')}
      moments={[
        {
          key: 'made',
          state: 'past',
          title: say('Booked', 'تم الحجز'),
          time: say('20 Nov 2026, 10:12', '20 نوفمبر 2026، الساعة 10:12'),
        },
        {
          key: 'confirmed',
          state: 'now',
          title: say('Confirmed by the hotel', 'أكّده الفندق'),
          time: say('20 Nov 2026, 11:40', '20 نوفمبر 2026، الساعة 11:40'),
          icon: 'check',
        },
        { key: 'stay', state: 'ahead', title: say('Arrival', 'الوصول'), time: say('10 Dec 2026', '10 ديسمبر 2026') },
      ]}
    />
  )
}

function Policy() {
  const say = useSay()
  return (
    <Timeline
      label={say('What cancelling costs', 'تكلفة الإلغاء')}
      moments={[
        {
          key: 'free',
          state: 'now',
          tone: 'success',
          icon: 'check',
          title: say('Free', 'مجانًا'),
          time: say('until 7 Dec 2026, 16:00', 'حتى 7 ديسمبر 2026، الساعة 16:00'),
        },
        {
          key: 'night',
          state: 'ahead',
          tone: 'warning',
          icon: 'clock',
          title: say('The first night', 'قيمة الليلة الأولى'),
          time: say('until 9 Dec 2026, 16:00', 'حتى 9 ديسمبر 2026، الساعة 16:00'),
        },
        {
          key: 'all',
          state: 'ahead',
          tone: 'danger',
          icon: 'close',
          title: say('The whole price', 'السعر كاملًا'),
          time: say('from then on', 'بعد ذلك'),
        },
      ]}
    />
  )
}

function Faces() {
  const say = useSay()
  const name = say('Amal Journey', 'أمل السالم')
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
}
