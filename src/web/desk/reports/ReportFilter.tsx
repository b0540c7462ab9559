import { Form } from 'react-router'
import { groupings } from '#domains/desk/report-columns.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { isFigured, type Asked } from '#web/desk/reports/asked.ts'
import { calendarOf, monthChoices, monthOf } from '#web/desk/reports/months.ts'
import { Button } from '#web/kit/Button.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { Select } from '#web/kit/Select.tsx'

type Places = {
  cities: readonly { slug: string; name: string }[]
  hotels: readonly { slug: string; name: string; city: string }[]
}

/** Which month, by which calendar, of which place, and in which lines; with the files of what is shown. */
export function ReportFilter({ asked, places, today }: { asked: Asked; places: Places; today: string }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { report, month, by, city, hotel } = asked
  const calendar = calendarOf(month)
  const grouped = isFigured(report)
  const named = { day: t('reports.byDay'), city: t('reports.byCity'), hotel: t('reports.byHotel') }
  const all = { value: '', label: t('reports.all') }
  const inCity = places.hotels.filter((one) => !city || one.city === city)
  const file = (more: object) => deskLinks.reportFile(locale, { ...asked, ...more })
  return (
    <div className="reports-filter no-print">
      <Segments
        label={t('reports.calendar')}
        items={(['gregorian', 'hijri'] as const).map((one) => ({
          label: t(`reports.${one}`),
          to: deskLinks.reports(locale, { ...asked, month: one === calendar ? month : monthOf(today, one) }),
          current: one === calendar,
        }))}
      />
      <Form method="get" className="desk-filter" key={JSON.stringify(asked)}>
        <input type="hidden" name="report" value={report} />
        <Select
          label={t('reports.month')}
          name="month"
          defaultValue={month}
          options={monthChoices(today, month, { t, format })}
        />
        {grouped && (
          <>
            <Select
              label={t('reports.by')}
              name="by"
              defaultValue={by}
              options={groupings.map((value) => ({ value, label: named[value] }))}
            />
            <Select
              label={t('reports.city')}
              name="city"
              defaultValue={city ?? ''}
              options={[all, ...places.cities.map(({ slug, name }) => ({ value: slug, label: name }))]}
            />
            <Select
              label={t('reports.hotel')}
              name="hotel"
              defaultValue={hotel ?? ''}
              options={[all, ...inCity.map(({ slug, name }) => ({ value: slug, label: name }))]}
            />
          </>
        )}
        <Button type="submit" variant="secondary" icon="filter">
          {t('reports.show')}
        </Button>
      </Form>
      <p className="reports-files">
        <a className="link" href={file({})}>
          {t(report === 'audit' ? 'reports.auditFile' : 'reports.file')}
        </a>
        {report === 'bookings' && (
          <a className="link" href={file({ lines: 'yes' })}>
            {t('reports.lines')}
          </a>
        )}
        <Button variant="quiet" className="with-scripts" onClick={() => window.print()}>
          {t('reports.print')}
        </Button>
      </p>
    </div>
  )
}
