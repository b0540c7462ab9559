import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { optionLabel } from '#web/features/services/service-labels.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Price } from '#web/ui/figures/Price.tsx'

export function ServiceOptions({ service }: { service: ServiceDetails }) {
  const { t, format } = useLanguage()
  return (
    <>
      <p className="text-muted">{t('services.optionsOn', { date: format.stayDate(service.date, 'full') })}</p>
      <ul className="grid gap-3">
        {service.options.map((option) => (
          <li key={option.id}>
            <Card padded className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
              <div className="grid content-start gap-2">
                <h3 className="text-lead">{optionLabel(service, option, t)}</h3>
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

/** The remaining capacity is shown if it is not above this number. */
const fewLeft = 3
const maxListed = 3

/** The available times; above `maxListed`, their number and the first and last one, of which the form has each. */
function Times({ times }: { times: ServiceDetails['options'][number]['times'] }) {
  const { t, format } = useLanguage()
  const [first, last] = [times[0]?.time, times.at(-1)?.time]
  if (times.length === 0) return <p className="text-note">{t('services.closed')}</p>
  if (times.length > maxListed && first && last) {
    const most = Math.max(...times.map(({ left }) => left))
    return (
      <p className="text-note">
        {t('services.timesBetween', { count: times.length, from: format.clock(first), to: format.clock(last) })}
        {most <= fewLeft && ` · ${t('services.left', { count: most })}`}
      </p>
    )
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
