import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { staffRoles } from '#contract/staff.ts'
import type { StaffPerson } from '#domains/staff/people-contract.ts'
import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Select } from '#web/kit/Select.tsx'

/** What a manager may do with a colleague; shut until it is asked for. */
export function PersonActions({ person }: { person: StaffPerson }) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const { id, name, role, suspended_at, has_second_factor } = person
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden="true">{t('people.actions')}</span>
          <span className="sr-only">{t('people.changeOf', { name })}</span>
        </>
      }
      className="people-actions"
    >
      <Form method="post" className="people-role">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="from" value={role} />
        <Select
          label={t('people.newRole', { name })}
          name="role"
          id={`role-${id}`}
          defaultValue={role}
          options={staffRoles.map((one) => ({ value: one, label: t('desk.role', { role: one }) }))}
        />
        <Button type="submit" name="intent" value="role" variant="secondary" pending={busy}>
          {t('people.saveRole')}
        </Button>
      </Form>
      {suspended_at ? (
        <PressForm intent="restore" id={id}>
          {t('people.restore')}
        </PressForm>
      ) : (
        <PressForm intent="suspend" id={id} text={t('people.suspendText')}>
          {t('people.suspend')}
        </PressForm>
      )}
      {has_second_factor && (
        <PressForm intent="factor" id={id} text={t('people.resetFactorText')}>
          {t('people.resetFactor')}
        </PressForm>
      )}
    </Disclosure>
  )
}

/** One button that does one thing to one row. */
export function PressForm({
  intent,
  id,
  text,
  label,
  children,
}: {
  intent: string
  id: string
  text?: string
  /** Said instead of the button's words where many rows have the same. */
  label?: string
  children: ReactNode
}) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="people-press">
      <input type="hidden" name="id" value={id} />
      {text && <p className="text-muted">{text}</p>}
      <Button type="submit" name="intent" value={intent} variant="secondary" pending={busy} aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}
