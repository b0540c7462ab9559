import { Form } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { ProfileSection } from '#web/features/account/ProfileSection.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import type { FormMessages } from '#web/lib/forms.ts'

type Props = {
  /** Error of the last attempt. */
  failure: { title: string | undefined; text: string | undefined } | undefined
  messages: FormMessages
}

/** Deletes the account; explains the consequences first. */
export function DeleteSection({ failure, messages }: Props) {
  const t = useText()
  return (
    <ProfileSection id="delete" title={t('profile.delete')} text={t('profile.deleteText')}>
      <Disclosure summary={t('profile.delete')} open={!!failure}>
        <Form method="post" className="grid gap-4 pt-4" noValidate>
          <input type="hidden" name="intent" value="delete" />
          {failure?.title && (
            <Alert tone="error" title={failure.title} announce>
              {failure.text && <p>{failure.text}</p>}
            </Alert>
          )}
          <Checkbox label={t('profile.deleteSure')} name="sure" error={messages.ofField('sure')} />
          <div>
            <Button type="submit" variant="danger">
              {t('profile.deleteNow')}
            </Button>
          </div>
        </Form>
      </Disclosure>
    </ProfileSection>
  )
}
