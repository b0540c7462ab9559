import { data, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { type StaffRole, staffRoles } from '#api/staff.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { StaffInvitation, StaffMember } from '#domains/staff/people-contract.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { ActionError } from '#web/admin/staff/ActionError.tsx'
import { invitedHotels, type HotelChoice } from '#web/admin/staff/hotel-choice.ts'
import { HotelsForm, HotelChoices } from '#web/admin/staff/HotelsForm.tsx'
import { PersonActions, RowActionForm } from '#web/admin/staff/PersonActions.tsx'
import { giveProof, type StepUp } from '#web/features/account/step-up.ts'
import { StepUpForm } from '#web/features/account/StepUpForm.tsx'
import { textOf, type FormError, errorMessages } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { adminForm, adminRequest, stepUpAnswer, stepUpFailure } from '#web/admin/admin-request.ts'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { Select, TextInput } from '#web/ui/form/Inputs.tsx'
import '#web/admin/staff/staff.css'
import type { Route } from './+types/staff'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'staff.staffTitle')

type Answer = Partial<FormError> & { stepUp?: StepUp; hotels?: string[] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const [answer, listed] = await Promise.all([api.fetch_staff(), api.fetch_stock_hotels()])
  const staff = dataOf(answer)
  const limited = staff.people.find(({ id, role }) => id === query.get('hotels') && role !== 'manager')
  return { ...staff, hotels: dataOf(listed), limited: limited ?? null, done: query.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await adminForm(request, context)
  const id = textOf(form, 'id')
  const roleOf = (name: string) => textOf(form, name) as StaffRole
  const hotels = form.getAll('hotels').map(Number)
  const runIntent = async (): Promise<{ ok: true } | { ok: false; error: ApiError }> => {
    switch (textOf(form, 'intent')) {
      case 'role':
        return api.change_staff_role({ id, from: roleOf('from'), role: roleOf('role') })
      case 'hotels':
        return hotels.length > 0 ? api.change_staff_hotels({ id, hotels }) : noHotel
      case 'all-hotels':
        return api.change_staff_hotels({ id, hotels: [] })
      case 'suspend':
        return api.suspend_staff({ id })
      case 'restore':
        return api.restore_staff({ id })
      case 'factor':
        return api.reset_second_factor({ id })
      case 'withdraw':
        return api.withdraw_invitation({ id })
      default: {
        const language = textOf(form, 'locale') as Locale
        const invited = invitedHotels(form)
        if (!invited) return noHotel
        const email = textOf(form, 'email').trim()
        return api.invite_staff({ email, role: roleOf('role'), hotels: invited, locale: language })
      }
    }
  }
  const unproved = await giveProof(api, form)
  if (unproved) return stepUpAnswer(unproved)
  const answer = await runIntent()
  if (answer.ok) throw redirect(adminLinks.staff(locale, { done: 1 }))
  const failure = stepUpFailure(answer.error, form, { locale, request })
  return data<Answer>({ ...failure.data, hotels: hotels.map(String) }, { status: errorStatus[answer.error.code] })
}

/** An empty choice would remove the limit. */
const noHotel = {
  ok: false as const,
  error: { code: 'invalid_input' as const, errors: [{ path: 'hotels', code: 'required' }] },
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { people, invitations, hotels, limited, done } = loaderData
  const { t, format } = useLanguage()
  const namesOf = ({ hotels: limit }: Pick<StaffMember, 'hotels'>) =>
    limit.length === 0 ? t('staff.allHotels') : format.list(limit.map(({ name }) => name))
  const columns: Column<StaffMember>[] = [
    {
      label: t('staff.person'),
      cell: ({ name, email, is_me }) => (
        <div>
          <bdi>{name}</bdi> {is_me && <Badge tone="info">{t('staff.you')}</Badge>}
          <bdi dir="ltr" className="text-muted block font-normal [overflow-wrap:anywhere]">
            {email}
          </bdi>
        </div>
      ),
    },
    { label: t('staff.role'), cell: ({ role }) => t('admin.role', { role }) },
    { label: t('staff.hotels'), cell: namesOf },
    {
      label: t('staff.state'),
      place: 'corner',
      cell: ({ suspended_at }) => (
        <Badge tone={suspended_at ? 'warning' : 'success'}>
          {t(suspended_at ? 'staff.suspended' : 'staff.active')}
        </Badge>
      ),
    },
    {
      label: t('staff.factor'),
      place: 'named',
      cell: ({ has_second_factor }) => t(has_second_factor ? 'staff.factorSet' : 'staff.factorNone'),
    },
    {
      label: t('staff.lastUsed'),
      place: 'named',
      cell: ({ last_used_at }) => (last_used_at ? format.instant(last_used_at, siteTimeZone) : t('staff.never')),
    },
    {
      label: t('staff.actions'),
      place: 'line',
      cell: (person) => !person.is_me && <PersonActions person={person} />,
    },
  ]
  const open: Column<StaffInvitation>[] = [
    { label: t('staff.email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    { label: t('staff.role'), cell: ({ role }) => t('admin.role', { role }) },
    { label: t('staff.hotels'), cell: namesOf },
    { label: t('staff.invitedBy'), cell: ({ invited_by }) => <bdi>{invited_by}</bdi> },
    { label: t('staff.until'), cell: ({ expires_at }) => format.instant(expires_at, siteTimeZone) },
    {
      label: t('staff.actions'),
      cell: ({ id }) => (
        <RowActionForm intent="withdraw" id={id}>
          {t('staff.withdraw')}
        </RowActionForm>
      ),
    },
  ]
  if (answer?.stepUp) return <StepUpForm stepUp={answer.stepUp} />
  if (limited) {
    return (
      <>
        <PageHeading>{t('staff.staffTitle')}</PageHeading>
        <ActionError error={answer?.error} />
        <HotelsForm person={limited} hotels={hotels} chosen={answer?.hotels} error={answer?.error} />
      </>
    )
  }
  return (
    <>
      <PageHeading>{t('staff.staffTitle')}</PageHeading>
      <p className="text-muted">{t('staff.staffText')}</p>
      {done && !answer && <Alert tone="success" title={t('staff.saved')} announce />}
      <ActionError error={answer?.error} />
      <Table caption={t('staff.staffTitle')} columns={columns} rows={people} keyOf={({ id }) => id} narrow="lines" />
      {invitations.length > 0 && (
        <Table caption={t('staff.invitations')} columns={open} rows={invitations} keyOf={({ id }) => id} />
      )}
      <InviteForm hotels={hotels} answer={answer} />
    </>
  )
}

function InviteForm({ hotels, answer }: { hotels: readonly HotelChoice[]; answer: Answer | undefined }) {
  const { t, locale } = useLanguage()
  const messages = errorMessages(t, answer?.error, { email: t('staff.email'), hotels: t('staff.hotels') })
  const invite = answer?.values?.intent === 'invite' ? answer.values : {}
  return (
    <AdminForm
      heading={t('staff.inviteTitle')}
      text={t('staff.inviteText')}
      messages={{ summary: messages.summary }}
      intent="invite"
      submit={t('staff.invite')}
    >
      <div className="grid gap-3 grid-cols-fill-60">
        <TextInput {...messages.field('email')} type="email" autoComplete="off" defaultValue={invite.email ?? ''} />
        <Select
          label={t('staff.role')}
          name="role"
          id="invite-role"
          defaultValue={invite.role ?? 'agent'}
          options={staffRoles.map((role) => ({ value: role, label: t('staff.roleChoice', { role }) }))}
        />
        <Select
          label={t('staff.emailLanguage')}
          name="locale"
          defaultValue={invite.locale ?? locale}
          options={[
            { value: 'en', label: t('staff.english') },
            { value: 'ar', label: t('staff.arabic') },
          ]}
        />
      </div>
      <div className="people-access grid gap-4">
        <RadioCards
          legend={t('staff.access')}
          name="access"
          defaultValue={invite.access ?? 'all'}
          options={[
            { value: 'all', label: t('staff.allHotels') },
            { value: 'some', label: t('staff.inviteHotels'), description: t('staff.inviteHotelsText') },
          ]}
        />
        <HotelChoices hotels={hotels} chosen={answer?.hotels ?? []} error={messages.ofField('hotels')} />
      </div>
    </AdminForm>
  )
}
