import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { blockTime } from '#domains/products/packages/catalogue/block-time.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Accordion } from '#web/ui/layout/Accordion.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { documentLinks } from '#links/booking.ts'

type Day = PackageDetails['programme'][number]
type Block = Day['blocks'][number]

/** The programme by day, dated for the selected departure: the first day is open, the later ones of a long one are folded. */
export function Programme({ travelPackage }: { travelPackage: PackageDetails }) {
  const { t, locale, format } = useLanguage()
  const chosen = travelPackage.departures.find(({ id }) => id === travelPackage.departure)
  const days = travelPackage.programme.map((day, i) => ({
    id: `day-${i + 1}`,
    open: i === 0,
    summary: <DaySummary day={day} number={i + 1} />,
    content: (
      <ul className="grid gap-3 md:gap-4">
        {day.blocks.map((block) => (
          <li key={`${block.kind} ${block.title}`}>
            {/* The first day of a package with a flight begins at an airport. */}
            <BlockLine block={block} flies={i === 0 && block.kind === 'travel' && travelPackage.aviation !== null} />
          </li>
        ))}
      </ul>
    ),
  }))
  const atOnce = days.length > 2 ? 1 : days.length
  return (
    <div className="grid gap-4">
      {!chosen && <p className="text-muted">{t('packages.programmeUndated')}</p>}
      <p className="fact">
        <Icon name="pin" className="translate-y-1 self-start!" />
        <span>
          <span className="text-muted">{t('packages.factMeets')}</span>{' '}
          {[format.clock(travelPackage.meets_at), travelPackage.meeting_point].filter(Boolean).join(' · ')}
        </span>
      </p>
      <div className="programme">
        <Accordion items={days.slice(0, atOnce)} />
        {days.length > atOnce && (
          <Disclosure summary={t('packages.moreDays', { count: days.length - atOnce })}>
            <Accordion items={days.slice(atOnce)} />
          </Disclosure>
        )}
      </div>
      <p className="no-print flex flex-wrap gap-x-6">
        {chosen && (
          <a
            href={documentLinks.programme(locale, travelPackage.slug, chosen.id)}
            className="link inline-flex min-h-11 items-center gap-2"
            download
          >
            <Icon name="calendar" />
            {t('packages.addToCalendar')}
          </a>
        )}
        <a
          href={documentLinks.programmeFile(locale, travelPackage.slug, chosen?.id)}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <Icon name="download" />
          {t('packages.print')}
        </a>
      </p>
    </div>
  )
}

function DaySummary({ day, number }: { day: Day; number: number }) {
  const { t, format } = useLanguage()
  return (
    <span className="grid">
      <span className="text-brass-text text-note font-medium">
        {[t('packages.dayOf', { number }), day.city.name, day.date && format.stayDate(day.date, 'short')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="font-semibold">{day.title}</span>
    </span>
  )
}

function BlockLine({ block, flies }: { block: Block; flies: boolean }) {
  const { t, format } = useLanguage()
  return (
    <div className="flex gap-3">
      <Icon name={flies ? 'plane' : icons[block.kind]} className="text-brass-text mt-1" />
      <div>
        <p className="font-medium">{block.title}</p>
        {(block.time ?? block.prayer) && <p className="text-muted text-note">{blockTime(t, format, block)}</p>}
        {block.text && <p className="max-md:text-note mt-1">{block.text}</p>}
        {block.place && <p className="text-muted text-note">{block.place.name}</p>}
      </div>
    </div>
  )
}

const icons = {
  travel: 'car',
  rite: 'landmark',
  visit: 'pin',
  lesson: 'info',
  meal: 'meal',
  check_in: 'hotel',
  check_out: 'arrow-next',
  rest: 'bed',
} as const satisfies Record<Block['kind'], IconName>
