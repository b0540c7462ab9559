import { useEffect, useRef } from 'react'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { useFormCopy } from '#web/admin/cms/form-copy.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** Offers values that were typed earlier and not saved. */
export function FormCopyOffer({ copy }: { copy: ReturnType<typeof useFormCopy> }) {
  const { t, format } = useLanguage()
  const { offered, restored, restore, discard } = copy
  const offer = useRef<HTMLDivElement>(null)
  // After a reload the browser restores the place in the form, far below.
  useEffect(() => {
    offer.current?.scrollIntoView({ block: 'center' })
  }, [offered])
  if (restored) return <Alert tone="warning" title={t('drafts.copyRestored')} announce />
  if (!offered) return null
  return (
    <div ref={offer}>
      <Alert tone="warning" title={t('drafts.copyTitle', { when: format.instant(offered.at, siteTimeZone) })} announce>
        <p>{t('drafts.copyText')}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button onClick={restore}>{t('drafts.copyRestore')}</Button>
          <Button variant="secondary" onClick={discard}>
            {t('drafts.copyDiscard')}
          </Button>
        </p>
      </Alert>
    </div>
  )
}
