import { Form } from 'react-router'
import type { OutputOf } from '#api/endpoint.ts'
import type { reportEndpoints } from '#domains/admin/report-contract.ts'
import { groupings } from '#domains/admin/report-columns.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { isFigured, type ReportQuery } from '#web/admin/reports/report-query.ts'
import { calendarOf, monthChoices, monthOf } from '#web/admin/reports/months.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { Select } from '#web/ui/form/Select.tsx'

type Places = OutputOf<typeof reportEndpoints.fetch_report_places>

/** Filters of a report: month, calendar, city or hotel, and grouping; with links that download what is shown. */
export function ReportFilter({ query, places, today }: { query: ReportQuery; places: Places; today: string }) {
  const { t, locale, format } = useLanguage()
  const { report, month, by, city, hotel } = query
  const calendar = calendarOf(month)
  const grouped = isFigured(report)
  const groupLabels = { day: t('reports.byDay'), city: t('reports.byCity'), hotel: t('reports.byHotel') }
  const inCity = places.hotels.filter((one) => !city || one.city === city)
  const file = (more: object) => adminLinks.reportFile(locale, { ...query, ...more })
  return (
    <div className="no-print grid justify-items-start gap-3">
      <Segments
        label={t('reports.calendar')}
        items={(['gregorian', 'hijri'] as const).map((one) => ({
          label: t(`reports.${one}`),
          to: adminLinks.reports(locale, { ...query, month: one === calendar ? month : monthOf(today, one) }),
          current: one === calendar,
        }))}
      />
      <Form method="get" className="admin-filter w-full" key={JSON.stringify(query)}>
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
              options={groupings.map((value) => ({ value, label: groupLabels[value] }))}
            />
            <Select
              label={t('reports.city')}
              name="city"
              defaultValue={city ?? ''}
              empty={t('reports.all')}
              options={places.cities.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <Select
              label={t('reports.hotel')}
              name="hotel"
              defaultValue={hotel ?? ''}
              empty={t('reports.all')}
              options={inCity.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          </>
        )}
        <Button type="submit" variant="secondary" icon="filter">
          {t('reports.show')}
        </Button>
      </Form>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
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
