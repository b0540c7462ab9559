import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'

/** The field of a promotion code with its button, folded until it is used. */
export function PromotionField({
  id,
  error,
  value,
}: {
  id: string
  error: string | undefined
  value: string | undefined
}) {
  const t = useText()
  const { hash } = useLocation()
  const isTarget = hash === `#${id}`
  useEffect(() => {
    // Also scrolls to the field if React has replaced the one to which the browser had scrolled.
    if (isTarget) document.getElementById(id)?.focus()
  }, [isTarget, id])
  return (
    <details className="disclosure" open={error !== undefined || isTarget}>
      <summary className="link">{t('codes.promotionTitle')}</summary>
      <div className="grid gap-3 pt-3">
        <TextInput
          label={t('codes.promotionLabel')}
          id={id}
          name="promotion"
          defaultValue={value}
          error={error}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {t('codes.promotionApply')}
        </Button>
      </div>
    </details>
  )
}
