import { Form } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { staffRoles } from '#api/staff.ts'
import { useLanguage } from '#i18n/react.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { HotelChoices } from '#web/admin/staff/HotelsForm.tsx'
import type { HotelChoice } from '#web/admin/staff/hotel-choice.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'

/** Invites a person to the staff. */
export function InviteForm({
  hotels,
  chosen,
  error,
  values,
}: {
  hotels: readonly HotelChoice[]
  /** The hotels of a form that was not accepted. */
  chosen: readonly string[]
  error: ApiError | undefined
  values: Record<string, string> | undefined
}) {
  const { t, locale } = useLanguage()
  const messages = errorMessages(t, error, { email: t('staff.email'), hotels: t('staff.hotels') })
  const invite = values?.intent === 'invite' ? values : {}
  return (
    <Form method="post" className="admin-card" noValidate>
      <h2>{t('staff.inviteTitle')}</h2>
      <p className="text-muted">{t('staff.inviteText')}</p>
      <ErrorSummary errors={messages.summary} />
      <div className="admin-filter">
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
        <HotelChoices hotels={hotels} chosen={chosen} error={messages.ofField('hotels')} />
      </div>
      <SubmitButton intent="invite">{t('staff.invite')}</SubmitButton>
    </Form>
  )
}
