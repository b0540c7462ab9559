import { useId } from 'react'
import { Gallery } from '#domains/stays/ui/Gallery.tsx'
import { useFormat, useLocale } from '#text/react.tsx'
import { CityMap } from '#web/kit/Map.tsx'
import type { Mark } from '#web/kit/map-labels.ts'
import madinah from '#web/dev/madinah.json'
import { useSay, type Specimen } from '#web/dev/specimen.ts'

export const travelSpecimens: Specimen[] = [
  { name: 'Gallery', node: () => <Pictures /> },
  { name: 'CityMap', node: () => <Madinah /> },
]

function Pictures() {
  const say = useSay()
  const scenes = [
    { id: 'skyline/madinah', alt: say('Illustration: the skyline of Madinah', 'رسم توضيحي: أفق المدينة المنورة') },
    { id: 'skyline/makkah', alt: say('Illustration: the skyline of Makkah', 'رسم توضيحي: أفق مكة المكرمة') },
    { id: 'skyline/jeddah', alt: say('Illustration: the skyline of Jeddah', 'رسم توضيحي: أفق جدة') },
    { id: 'lost/404', alt: say('Illustration: a path in the dunes', 'رسم توضيحي: طريق بين الكثبان') },
    { id: 'fault/500', alt: say('Illustration: a workshop', 'رسم توضيحي: ورشة') },
    { id: 'hero/home-ltr', alt: say('Illustration: a holy city at dawn', 'رسم توضيحي: مدينة مقدسة عند الفجر') },
  ]
  return <Gallery id={`pictures${useId()}`} pictures={scenes} />
}

function Madinah() {
  const say = useSay()
  const format = useFormat()
  const locale = useLocale()
  const own = useId()
  const hotels = [
    { id: 1, name: say('Dar Al Rayan', 'دار الريان'), price: 540, lat: 24.4724, lon: 39.6093 },
    { id: 2, name: say('Noor Court', 'نور كورت'), price: 720, lat: 24.4719, lon: 39.6142 },
    { id: 3, name: say('Bayt Al Safa', 'بيت الصفا'), price: 310, lat: 24.4642, lon: 39.6066 },
    { id: 4, name: say('Nakhil House', 'بيت النخيل'), price: 275, lat: 24.4652, lon: 39.6165 },
    { id: 5, name: say('Nakhil Suites', 'أجنحة النخيل'), price: 295, lat: 24.4649, lon: 39.6168 },
  ]
  return (
    <CityMap
      label={say('Map of central Madinah', 'خريطة وسط المدينة المنورة')}
      ground={{
        origin: madinah.origin,
        areas: madinah.areas.map(({ name, rings }) => ({ name: name[locale], rings })),
      }}
      marks={madinah.marks.map((mark): Mark => ({ ...mark, kind: mark.kind as Mark['kind'], name: mark.name[locale] }))}
      markers={hotels.map(({ name, price, ...hotel }) => ({
        ...hotel,
        text: format.money(price * 100, 'SAR'),
        label: `${name}, ${format.money(price * 100, 'SAR')}`,
        href: `#${own}hotel${hotel.id}`,
        current: hotel.id === 2,
      }))}
      walks={[
        { metres: 290, label: say('5 min', '5 دقائق') },
        { metres: 580, label: say('10 min', '10 دقائق') },
      ]}
      source={say(
        'Districts: Who’s On First · gates: © OpenStreetMap contributors',
        'الأحياء: Who’s On First · الأبواب: © مساهمو OpenStreetMap',
      )}
    />
  )
}
