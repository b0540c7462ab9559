import type { ApiError } from '#api/errors.ts'
import type { StaffMember } from '#domains/staff/people-contract.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { ChoiceList } from '#web/admin/ChoiceList.tsx'
import type { HotelChoice } from '#web/admin/staff/hotel-choice.ts'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Link } from 'react-router'

type HotelsFormProps = {
  person: StaffMember
  hotels: readonly HotelChoice[]
  /** The hotels of a form that was not accepted. */
  chosen: readonly string[] | undefined
  error: ApiError | undefined
}

/** Limits a member of staff to hotels. A limit is removed by its own button, so that no empty choice removes it. */
export function HotelsForm({ person, hotels, chosen, error }: HotelsFormProps) {
  const { t, locale } = useLanguage()
  const messages = errorMessages(t, error, { hotels: t('staff.hotels') })
  const { id, name } = person
  return (
    <AdminForm
      heading={t('staff.hotelsOf', { name })}
      text={t('staff.hotelsText')}
      messages={{ summary: messages.summary }}
      hidden={{ id }}
    >
      <HotelChoices
        hotels={hotels}
        chosen={chosen ?? person.hotels.map((hotel) => String(hotel.id))}
        error={messages.ofField('hotels')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton intent="hotels">{t('staff.saveHotels')}</SubmitButton>
        {person.hotels.length > 0 && (
          <SubmitButton intent="all-hotels" variant="secondary">
            {t('staff.giveAllHotels')}
          </SubmitButton>
        )}
        <Link className="link" to={adminLinks.staff(locale)}>
          {t('staff.allStaff')}
        </Link>
      </div>
    </AdminForm>
  )
}

type HotelChoicesProps = { hotels: readonly HotelChoice[]; chosen: readonly string[]; error?: string | undefined }

/** The hotels to which somebody is limited, found by typing. */
export function HotelChoices({ hotels, chosen, error }: HotelChoicesProps) {
  const t = useText()
  return (
    <div className="people-hotels">
      <ChoiceList
        name="hotels"
        legend={t('staff.hotels')}
        choices={hotels.map(({ id, name, city }) => ({ value: String(id), label: `${name} · ${city}` }))}
        chosen={chosen}
        error={error}
        long={hotels.length > 12}
      />
    </div>
  )
}
