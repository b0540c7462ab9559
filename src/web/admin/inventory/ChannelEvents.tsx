import type { ChannelCalendar, ChannelEvent } from '#domains/products/stays/inventory/calendar-contract.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Checkbox, Select } from '#web/ui/form/Inputs.tsx'

type Event = Omit<ChannelEvent, 'retained'> & { retained?: boolean }

/** Events in one list; more would not be read. */
const maxShown = 300

/** The events of a channel's calendar, each of which can be left out; unread ones first. */
export function ChannelEvents({ id, events }: { id: string; events: readonly Event[] }) {
  const t = useText()
  if (events.length === 0) return <p className="text-muted">{t('channels.noEvents')}</p>
  const [shown, others] = [events.slice(0, maxShown), events.slice(maxShown)]
  return (
    <>
      <ul className="grid">
        {shown.map((event, i) => (
          <ChannelEventRow key={event.key} id={`${id}-${i}`} event={event} />
        ))}
      </ul>
      {others.map(({ key, left_out }) => left_out && <input key={key} type="hidden" name="out" value={key} />)}
      {others.length > 0 && <p className="text-muted">{t('channels.moreEvents', { count: others.length })}</p>}
    </>
  )
}

function ChannelEventRow({ id, event }: { id: string; event: Event }) {
  const { t, format } = useLanguage()
  const { key, summary, first, until, problem, raw, left_out, retained } = event
  return (
    <li className="flex items-start justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 *:last:flex-none">
      <div className="min-w-0">
        {first && until && (
          <p>
            {format.stayRange(first, until)} <span className="text-muted text-note">{t('channels.until')}</span>
          </p>
        )}
        <p className={first ? 'text-muted text-note' : undefined}>
          <bdi>{summary || t('channels.noSummary')}</bdi>
        </p>
        {problem && (
          <p className="text-note">
            <Badge tone="warning">{t('channels.unread')}</Badge> {t('channels.problem', { problem })}{' '}
            {raw && <bdi dir="ltr">{raw}</bdi>}
            {first && <> {t('channels.datesBefore')}</>}
          </p>
        )}
        {retained && <p className="text-note">{t('channels.retained')}</p>}
      </div>
      <Checkbox id={id} name="out" value={key} label={t('channels.leaveOut')} defaultChecked={left_out} />
    </li>
  )
}

/** What an event takes: one room, or all rooms of the type. */
export function EffectChoice({ id, effect }: { id: string; effect: ChannelCalendar['effect'] }) {
  const t = useText()
  return (
    <Select
      label={t('channels.effect')}
      hint={t('channels.effectHint')}
      name="effect"
      id={id}
      defaultValue={effect}
      options={(['room', 'type'] as const).map((value) => ({
        value,
        label: t('channels.effectName', { effect: value }),
      }))}
    />
  )
}
