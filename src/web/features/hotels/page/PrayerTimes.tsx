import type { Prayer } from '#domains/places/prayers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

export type PrayersOfDay = {
  date: string
  times: { prayer: Prayer; at: string }[]
  /** Degrees clockwise from north. */
  qibla: number
}

export function PrayerTimes({ prayers, timeZone }: { prayers: PrayersOfDay; timeZone: string }) {
  const { t, format } = useLanguage()
  const point = compass[Math.round(prayers.qibla / 45) % 8] ?? 'n'
  return (
    <section className="wide-card">
      <h3 className="text-lead flex items-center gap-2 max-md:hidden">
        <Icon name="moon" className="text-brass-text" />
        {t('hotel.prayers')}
      </h3>
      <Disclosure summary={t('hotel.prayers')} className="phone-fold">
        <p className="text-muted text-note">
          {`${t('hotel.prayersOn', { date: format.stayDate(prayers.date, 'weekday') })} · ${format.hijri(prayers.date)}`}
        </p>
        <dl className="mt-3 grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6">
          {prayers.times.map(({ prayer, at }) => (
            <div key={prayer}>
              <dt className="text-muted text-note">{t(`hotel.${prayer}`)}</dt>
              <dd className="font-medium">{format.instant(at, timeZone, 'time')}</dd>
            </div>
          ))}
        </dl>
        <p className="text-note mt-3">
          {t('hotel.qibla', { degrees: Math.round(prayers.qibla), point: t(`hotel.compass_${point}`) })}
        </p>
      </Disclosure>
    </section>
  )
}

const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
