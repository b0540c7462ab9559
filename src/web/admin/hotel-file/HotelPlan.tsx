import type { ComponentProps } from 'react'
import type { ItemView, NightsView, PlanView, Problem } from '#domains/cms/hotel-file/contract.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { TextKey, Translator } from '#i18n/translator.ts'
import { fieldErrorLabel } from '#web/admin/cms/path-labels.ts'
import { FileNotes, namesOf, runsOf } from '#web/admin/inventory/FileNotes.tsx'
import { nightChange } from '#web/admin/inventory/field-names.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Table } from '#web/ui/figures/Table.tsx'

/** A preview lists at most this number of lines of each kind. */
const maxLinesShown = 200

/** The items that the import of a workbook would create and change, or the cells that prevent it. */
export function HotelPlan({ plan }: { plan: PlanView }) {
  const t = useText()
  const { hotel, items, nights, problems, changed_nights } = plan
  const isNothing = items.length === 0 && nights.length === 0
  return (
    <>
      {hotel.title && <h2>{t('hotelfile.previewTitle', { name: `\u2068${hotel.title}\u2069` })}</h2>}
      {problems.length > 0 ? (
        <>
          <Alert tone="error" title={t('hotelfile.wrong', { count: problems.length })} announce>
            {t('hotelfile.wrongText')}
          </Alert>
          <Problems problems={problems} />
        </>
      ) : (
        <Alert
          tone={isNothing ? 'success' : 'info'}
          title={isNothing ? t('hotelfile.nothing') : t('hotelfile.ready')}
          announce
        >
          <p>{isNothing ? t('hotelfile.nothingText') : t('hotelfile.readyText')}</p>
          {!isNothing && (
            <p>{t(hotel.is_new ? 'hotelfile.newHotel' : hotel.on_site ? 'hotelfile.onSite' : 'hotelfile.offSite')}</p>
          )}
        </Alert>
      )}
      <Notes plan={plan} />
      {problems.length === 0 && (
        <>
          <Items items={items} />
          <Nights nights={nights} count={changed_nights} />
        </>
      )}
    </>
  )
}

function Problems({ problems }: { problems: Problem[] }) {
  const t = useText()
  return (
    <Lines
      caption={t('hotelfile.problems')}
      columns={[
        { label: t('hotelfile.sheet'), cell: ({ sheet }) => <bdi>{sheet || '–'}</bdi> },
        { label: t('hotelfile.line'), cell: ({ line }) => line ?? '–' },
        { label: t('hotelfile.column'), cell: ({ column }) => <bdi>{column || '–'}</bdi> },
        { label: t('hotelfile.value'), cell: ({ value }) => <bdi>{value || t('hotelfile.empty')}</bdi> },
        {
          label: t('hotelfile.problem'),
          cell: (problem) => (
            <>
              <strong className="text-danger">{problemText(t, problem)}</strong> {problem.help}
            </>
          ),
        },
      ]}
      rows={problems}
      keyOf={(problem) => JSON.stringify(problem)}
    />
  )
}

/** The message of a problem: its own one, or that of the field in the editor. */
function problemText(t: Translator, { code, params = {} }: Problem): string {
  const key = `hotelfile.problem_${code}`
  const night = params['night']
  return t.has(key)
    ? (t as (key: TextKey, values?: object) => string)(key as TextKey, {
        ...params,
        ...(night && { night: `\u2066${night}\u2069` }),
      })
    : fieldErrorLabel(t, { code, params })
}

function Items({ items }: { items: ItemView[] }) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <Lines
      caption={t('hotelfile.itemsTitle')}
      columns={[
        {
          label: t('hotelfile.item'),
          cell: ({ kind, title, is_new }) => (
            <span>
              {is_new ? t('hotelfile.kindNew', { kind }) : t('hotelfile.kind', { kind })}: <bdi>{title}</bdi>
            </span>
          ),
        },
        {
          label: t('hotelfile.would'),
          cell: ({ changes, is_new, has_draft }) => (
            <div>
              {is_new && t('hotelfile.isCreated')}
              {changes.map(({ field, before, after }) => (
                <span key={field} className="block">
                  {t('hotelfile.change', {
                    field,
                    before: shortened(before) || t('hotelfile.empty'),
                    after: shortened(after) || t('hotelfile.empty'),
                  })}
                </span>
              ))}
              {has_draft && <span className="block">{t('hotelfile.draft')}</span>}
            </div>
          ),
        },
      ]}
      rows={items}
      keyOf={({ kind, title }) => `${kind} ${title}`}
    />
  )
}

/** Isolated, because a preview shows texts of both languages next to each other. */
function shortened(text: string): string {
  const short = text.length > 160 ? `${text.slice(0, 160)}…` : text
  return short && `\u2068${short}\u2069`
}

function Nights({ nights, count }: { nights: NightsView[]; count: number }) {
  const { t, format } = useLanguage()
  if (nights.length === 0) return null
  return (
    <>
      <p>{t('hotelfile.nights', { count })}</p>
      <Lines
        caption={t('hotelfile.nightsTitle')}
        columns={[
          { label: t('hotelfile.room'), cell: ({ room }) => <bdi>{room}</bdi> },
          {
            label: t('hotelfile.nightsTitle'),
            cell: ({ from, to }) =>
              from === to
                ? format.stayDate(from)
                : t('hotelfile.fromTo', { from: format.stayDate(from), to: format.stayDate(to) }),
          },
          { label: t('hotelfile.would'), cell: (change) => t('hotelfile.change', nightChange(t, change)) },
        ]}
        rows={nights}
        keyOf={({ room, field, from }) => `${room} ${field} ${from}`}
      />
    </>
  )
}

function Lines<Line>({ rows, ...table }: ComponentProps<typeof Table<Line>>) {
  const t = useText()
  return (
    <>
      {rows.length > maxLinesShown && (
        <p className="text-muted">{t('hotelfile.shown', { shown: maxLinesShown, count: rows.length })}</p>
      )}
      <Table {...table} rows={rows.slice(0, maxLinesShown)} />
    </>
  )
}

type HiddenRowsProps = { rows: PlanView['hidden']['rows']; included: boolean }

/** Names the rows that the spreadsheet hides, with the choice to include them or to leave them out. */
export function HiddenRows({ rows, included }: HiddenRowsProps) {
  const t = useText()
  if (rows.length === 0) return null
  const names = rows.map(({ sheet, lines }) => `\u2068${sheet}\u2069: ${runsOf(lines)}`).join(' · ')
  const count = rows.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <Alert tone="warning" title={t('hotelfile.hiddenRows', { count, names })}>
      <p>{t(included ? 'hotelfile.hiddenIncluded' : 'hotelfile.hiddenLeftOut')}</p>
      <SubmitButton intent={included ? 'leave-out' : 'include'} variant="secondary">
        {t(included ? 'hotelfile.leaveOutHidden' : 'hotelfile.includeHidden')}
      </SubmitButton>
    </Alert>
  )
}

/** Lines and columns that the import leaves out. */
function Notes({ plan: { skipped_photos, past_nights, ignored, headings, hidden } }: { plan: PlanView }) {
  const t = useText()
  const notes = [
    headings.length > 0 &&
      t('hotelfile.headings', {
        names: headings
          .map(({ sheet, line }) => t('hotelfile.heading', { sheet: `\u2068${sheet}\u2069`, line }))
          .join(' · '),
      }),
    hidden.sheets.length > 0 && t('hotelfile.hiddenSheets', namesOf(hidden.sheets)),
    hidden.columns.length > 0 &&
      t(
        'hotelfile.hiddenColumns',
        namesOf(hidden.columns.flatMap(({ sheet, headings: names }) => names.map((name) => `${sheet}: ${name}`))),
      ),
    skipped_photos.length > 0 && t('hotelfile.skippedPhotos', namesOf(skipped_photos)),
    past_nights > 0 && t('hotelfile.past', { count: past_nights }),
    ignored.length > 0 && t('hotelfile.ignored', namesOf(ignored)),
  ]
  return <FileNotes notes={notes} />
}
