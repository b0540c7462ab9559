import { useId } from 'react'
import { Gallery } from '#web/ui/pictures/Gallery.tsx'
import { useLocalized, type Specimen } from '#web/ui/specimens/specimen.ts'

export const travelSpecimens: Specimen[] = [{ name: 'Gallery', node: () => <Pictures /> }]

function Pictures() {
  const localized = useLocalized()
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
  return <Gallery id={`pictures${useId()}`} pictures={scenes} />
}
