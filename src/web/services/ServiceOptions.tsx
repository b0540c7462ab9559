import type { ServiceDetails } from '#domains/services/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Card } from '#web/kit/Card.tsx'
import { Price } from '#web/kit/Price.tsx'

/** The ways to have it, each with its price and what is free on the date that is shown. */
export function ServiceOptions({ service }: { service: ServiceDetails }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <p className="text-muted">{t('services.optionsOn', { date: format.stayDate(service.date, 'full') })}</p>
      <ul className="grid gap-4">
        {service.options.map((option) => (
          <li key={option.id}>
            <Card padded className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="grid content-start gap-2">
                <h3 className="text-lead">{option.name}</h3>
                <p className="text-muted text-note">{t('services.mostPeople', { count: option.most_people })}</p>
                <Times times={option.times.filter(({ open }) => open)} />
              </div>
              <Price
                amount={option.amount}
                note={[
                  t(`services.basis_${service.basis}`),
                  option.child_amount &&
                    t('services.child', {
                      amount: format.money(option.child_amount.minor, option.child_amount.currency),
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

/** Told only when it matters. */
const fewLeft = 3

const mostTold = 8

/** Each time that can be had; of many only how many and from when to when. */
function Times({ times }: { times: ServiceDetails['options'][number]['times'] }) {
  const t = useText()
  const [first, last] = [times[0]?.time, times.at(-1)?.time]
  if (times.length === 0) return <p className="text-note">{t('services.closed')}</p>
  if (times.length > mostTold && first && last) {
    return <p className="text-note">{t('services.timesBetween', { count: times.length, from: first, to: last })}</p>
  }
  return (
    <ul className="text-note flex flex-wrap gap-2">
      {times.map(({ time, left }) => (
        <li key={time ?? 'day'} className="pill">
          <bdi>{time ?? t('services.wholeDay')}</bdi>
          {left <= fewLeft && ` · ${t('services.left', { count: left })}`}
        </li>
      ))}
    </ul>
  )
}
