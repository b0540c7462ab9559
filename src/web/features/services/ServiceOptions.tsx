import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Price } from '#web/ui/figures/Price.tsx'

export function ServiceOptions({ service }: { service: ServiceDetails }) {
  const { t, format } = useLanguage()
  return (
    <>
      <p className="text-muted">{t('services.optionsOn', { date: format.stayDate(service.date, 'full') })}</p>
      <ul className="grid gap-4">
        {service.options.map((option) => (
          <li key={option.id}>
            <Card padded className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="grid content-start gap-2">
                <h3 className="text-lead">{option.name}</h3>
                {service.basis !== 'day' && (
                  <p className="text-muted text-note">{t('services.maxPeople', { count: option.most_people })}</p>
                )}
                {option.seasonal_prices.length > 0 && <OtherPrices prices={option.seasonal_prices} />}
                <Times times={option.times.filter(({ open }) => open)} />
              </div>
              <Price
                amount={option.amount}
                note={[
                  t(`services.basis_${service.basis}`),
                  option.child_amount &&
                    t('services.child', {
                      amount: format.amount(option.child_amount),
                    }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

type Option = ServiceDetails['options'][number]

/** What an option costs on other days or at other hours. */
function OtherPrices({ prices }: { prices: Option['seasonal_prices'] }) {
  const { t, format } = useLanguage()
  const day = (date: string) => format.stayDate(date, 'full')
  return (
    <dl className="text-note grid gap-1">
      <dt className="text-muted">{t('services.otherPrices')}</dt>
      {prices.map(({ first_day, last_day, from_time, to_time, amount }) => {
        const days =
          first_day && last_day
            ? format.stayRange(first_day, last_day)
            : first_day
              ? t('services.fromDay', { day: day(first_day) })
              : last_day && t('services.untilDay', { day: day(last_day) })
        const [from, to] = [from_time ?? '00:00', to_time ?? '24:00'].map((time) => format.clock(time))
        const hours = (from_time ?? to_time) && t('services.betweenHours', { from: from ?? '', to: to ?? '' })
        return (
          <dd key={[first_day, last_day, from_time, to_time].join()}>
            {[days, hours].filter(Boolean).join(' · ')}: <b>{format.amount(amount)}</b>
          </dd>
        )
      })}
    </dl>
  )
}

/** The remaining capacity is shown if it is not above this number. */
const fewLeft = 3

const maxReported = 8

/** The available times; above `maxReported`, only their number and the first and last time. */
function Times({ times }: { times: Option['times'] }) {
  const { t, format } = useLanguage()
  const [first, last] = [times[0]?.time, times.at(-1)?.time]
  if (times.length === 0) return <p className="text-note">{t('services.closed')}</p>
  if (times.length > maxReported && first && last) {
    const [from, to] = [format.clock(first), format.clock(last)]
    return <p className="text-note">{t('services.timesBetween', { count: times.length, from, to })}</p>
  }
  return (
    <ul className="text-note flex flex-wrap gap-2">
      {times.map(({ time, left }) => (
        <li key={time ?? 'day'} className="pill">
          <bdi>{time ? format.clock(time) : t('services.wholeDay')}</bdi>
          {left <= fewLeft && ` · ${t('services.left', { count: left })}`}
        </li>
      ))}
    </ul>
  )
}
