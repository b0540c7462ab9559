import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { staffRoles } from '#api/staff.ts'
import type { StaffMember } from '#domains/staff/people-contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'

export function PersonActions({ person }: { person: StaffMember }) {
  const { t, locale } = useLanguage()
  const { id, name, role, suspended_at, has_second_factor } = person
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden="true">{t('staff.actions')}</span>
          <span className="sr-only">{t('staff.changeOf', { name })}</span>
        </>
      }
      className="min-w-48 text-[0.875rem] *:[form]:my-3"
    >
      <Form method="post" className="grid justify-items-start gap-2">
        <HiddenFields fields={{ id, from: role }} />
        <Select
          label={t('staff.newRole', { name })}
          name="role"
          id={`role-${id}`}
          defaultValue={role}
          options={staffRoles.map((one) => ({ value: one, label: t('admin.role', { role: one }) }))}
        />
        <SubmitButton intent="role" variant="secondary">
          {t('staff.saveRole')}
        </SubmitButton>
      </Form>
      {role !== 'manager' && (
        <Link className="link" to={adminLinks.staff(locale, { hotels: id })}>
          {t('staff.chooseHotels')}
        </Link>
      )}
      {suspended_at ? (
        <RowActionForm intent="restore" id={id}>
          {t('staff.restore')}
        </RowActionForm>
      ) : (
        <RowActionForm intent="suspend" id={id} text={t('staff.suspendText')}>
          {t('staff.suspend')}
        </RowActionForm>
      )}
      {has_second_factor && (
        <RowActionForm intent="factor" id={id} text={t('staff.resetFactorText')}>
          {t('staff.resetFactor')}
        </RowActionForm>
      )}
    </Disclosure>
  )
}

type RowActionFormProps = {
  intent: string
  id: string
  text?: string
  /** Accessible name of the button, for lists in which many rows have the same button text. */
  label?: string
  children: ReactNode
}

export function RowActionForm({ intent, id, text, label, children }: RowActionFormProps) {
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="id" value={id} />
      {text && <p className="text-muted">{text}</p>}
      <SubmitButton intent={intent} variant="secondary" aria-label={label}>
        {children}
      </SubmitButton>
    </Form>
  )
}
