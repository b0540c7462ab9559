import { data, Form, Link, redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { maxSlotDays, type AdminSlot, type SeenSlot } from '#domains/products/services/admin/contract.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { idOf, numberOf } from '#web/admin/inventory/stock-form.ts'
import { textOf, errorMessages } from '#web/lib/forms.ts'
import { dateIn, dateOf, typedIn } from '#web/ui/dates/submitted-dates.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, SubmitButton } from '#web/ui/actions/Button.tsx'
import { dateError } from '#web/ui/dates/date-error.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Checkbox, NumberInput, Select } from '#web/ui/form/Inputs.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import '#web/admin/inventory/stock.css'
import type { Route } from './+types/slots'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'slots.title')

const keyOf = ({ option_id, time, day }: AdminSlot) => `${option_id}~${time ?? ''}~${day}`

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const service = idOf(query.get('service'))
  const from = dateIn(query, 'from')
  const answer = await api.fetch_service_slots({ ...(service > 0 && { service_id: service }), ...(from && { from }) })
  const calendar = dataOf(answer)
  const open = query.get('slot')
  const chosen = calendar.may_change ? calendar.slots.find((slot) => keyOf(slot) === open) : undefined
  const seen = chosen ? await seenFrom(api, calendar.service?.id ?? 0, chosen) : []
  return {
    ...calendar,
    typed: typedIn(query, 'from'),
    chosen,
    seen,
    saved: idOf(query.get('saved')),
    undone: query.has('undone'),
  }
}

/** Versions of the days that one change can set, because other staff can change any of them in the meantime. */
async function seenFrom(api: ApiClient, service: number, { option_id, time, day }: AdminSlot): Promise<SeenSlot[]> {
  const ahead = await api.fetch_service_slots({ service_id: service, from: day, days: maxSlotDays })
  if (!ahead.ok) return []
  const same = ahead.data.slots.filter((slot) => slot.option_id === option_id && slot.time === time)
  return same.map(({ day: on, version }) => ({ day: on, version }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, query, form } = await adminForm(request, context)
  const day = textOf(form, 'day')
  const changed = await api.change_service_slots({
    option_id: idOf(textOf(form, 'option')),
    time: textOf(form, 'time') || null,
    day,
    until: dateOf(form, 'until') || day,
    seen: textOf(form, 'seen')
      .split(' ')
      .map((one) => ({ day: one.slice(0, 10), version: one.slice(11) })),
    capacity: numberOf(form, 'capacity') ?? Number.NaN,
    closed: textOf(form, 'closed') === 'yes',
  })
  const service = query.get('service') ?? ''
  const from = query.get('from') ?? ''
  if (changed.ok) throw redirect(adminLinks.slots(locale, { service, from, saved: changed.data.changed }))
  const error: ApiError = changed.error
  return data({ error }, { status: errorStatus[error.code] })
}

export default function Slots({ loaderData, actionData }: Route.ComponentProps) {
  const { may_change, from, typed, days, services, service, options, slots, chosen, seen, saved, undone } = loaderData
  const { t, locale, format } = useLanguage()
  if (!service) {
    return (
      <>
        <PageHeading>{t('slots.title')}</PageHeading>
        <EmptyState icon="ticket" title={t('slots.none')} />
      </>
    )
  }
  const nameOf = (option: { id: number; time: string | null }) => {
    const name = options.find(({ id }) => id === option.id)?.name ?? ''
    return `${name} · ${option.time ? format.clock(option.time) : t('slots.wholeDay')}`
  }
  const week = (first: string) => adminLinks.slots(locale, { service: service.id, from: first })
  return (
    <>
      <PageHeading>{t('slots.title')}</PageHeading>
      <p className="text-muted">{t('slots.text')}</p>
      <Form method="get" action={adminLinks.slots(locale)} className="admin-filter">
        <Select
          label={t('slots.service')}
          name="service"
          key={service.id}
          defaultValue={String(service.id)}
          options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <DateInput
          label={t('slots.from')}
          name="from"
          defaultValue={typed || from}
          error={dateError(t, typed)}
          key={typed ?? from}
        />
        <Button type="submit" variant="secondary">
          {t('adminbookings.filter')}
        </Button>
      </Form>
      {saved > 0 && <Alert tone="success" title={t('slots.saved', { count: saved })} announce />}
      {undone && <Alert tone="success" title={t('slotseries.undone')} announce />}
      {chosen && (
        <SlotForm
          key={`${keyOf(chosen)} ${chosen.version}`}
          slot={chosen}
          service={service.id}
          seen={seen}
          name={nameOf({ id: chosen.option_id, time: chosen.time })}
          error={actionData?.error}
        />
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link className="link" to={week(addDays(from, -days))}>
          {t('slots.earlier')}
        </Link>
        <Link className="link" to={week(addDays(from, days))}>
          {t('slots.later')}
        </Link>
      </p>
      {may_change && (
        <nav aria-label={t('slotseries.openTitle')} className="flex flex-wrap gap-x-6 gap-y-2">
          {[...new Map(options.map(({ id, name }) => [id, name]))].map(([id, name]) => (
            <Link key={id} className="link" to={adminLinks.slotSeries(locale, { service: service.id, option: id })}>
              {t('slotseries.open', { option: name })}
            </Link>
          ))}
        </nav>
      )}
      <Table
        caption={service.name}
        rows={options}
        keyOf={({ id, time }) => `${id} ${time}`}
        narrow="scroll"
        columns={[
          { label: t('slots.option'), cell: (option) => <bdi>{nameOf(option)}</bdi> },
          ...nightsOf(from, addDays(from, days)).map((day) => ({
            label: format.stayDate(day),
            cell: ({ id, time }: { id: number; time: string | null }) => {
              const slot = slots.find((one) => one.option_id === id && one.time === time && one.day === day)
              if (!slot) return <span className="text-muted">–</span>
              const figures = t('slots.of', { taken: slot.held + slot.sold, capacity: slot.capacity })
              const to = adminLinks.slots(locale, { service: service.id, from, slot: keyOf(slot) })
              return (
                <>
                  {may_change ? (
                    <Link className="link whitespace-nowrap" to={`${to}#slot`}>
                      {figures}
                    </Link>
                  ) : (
                    <span className="whitespace-nowrap">{figures}</span>
                  )}
                  {slot.closed && <span className="text-danger block">{t('slots.closed')}</span>}
                </>
              )
            },
          })),
        ]}
      />
    </>
  )
}

type SlotFormProps = { slot: AdminSlot; service: number; seen: SeenSlot[]; name: string; error: ApiError | undefined }

/**
 * Capacity of one option and time, on one day or on every day up to another. The form submits the versions it was
 * rendered with.
 */
function SlotForm({ slot, service, seen, name, error }: SlotFormProps) {
  const { t, locale, format } = useLanguage()
  const messages = errorMessages(t, error, {
    capacity: t('slots.capacity'),
    until: t('slots.until'),
    day: t('slots.from'),
  })
  return (
    <AdminForm
      id="slot"
      heading={t('slots.edit', { option: name, day: format.stayDate(slot.day, 'full') })}
      text={t('slots.taken', { count: slot.held + slot.sold })}
      hidden={{
        option: slot.option_id,
        time: slot.time ?? '',
        day: slot.day,
        seen: seen.map(({ day, version }) => `${day}~${version}`).join(' '),
      }}
      messages={messages}
    >
      <div className="grid items-start gap-4 grid-cols-fill-60">
        <NumberInput {...messages.field('capacity')} defaultValue={slot.capacity} />
        <DateInput {...messages.field('until')} hint={t('slots.untilHint')} defaultValue={slot.day} />
      </div>
      <Checkbox name="closed" value="yes" label={t('slots.close')} defaultChecked={slot.closed} />
      <SubmitButton>{t('slots.save')}</SubmitButton>
      <p>
        <Link
          className="link"
          to={adminLinks.slotSeries(locale, {
            service,
            option: slot.option_id,
            time: slot.time ?? 'day',
            capacity: slot.capacity,
            closed: slot.closed ? 'yes' : undefined,
            from: slot.day,
            until: addDays(slot.day, 30),
          })}
        >
          {t('slotseries.openThis')}
        </Link>
      </p>
    </AdminForm>
  )
}
