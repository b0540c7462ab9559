import { useText } from '#i18n/react.tsx'
import { useSite } from '#web/lib/site.ts'

/** Label and hint of the field for the address of a code: only an email address if no text messages can be sent. */
export function useAddressField(): { label: string; hint?: string } {
  const t = useText()
  if (useSite()?.settings.no_texts) return { label: t('common.email') }
  return { label: t('account.emailOrPhone'), hint: t('account.emailOrPhoneHint') }
}
