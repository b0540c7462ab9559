import { useNavigation } from 'react-router'
import { useText } from '#i18n/react.tsx'

/** A progress line at the top while the next page loads. */
export function NavigationProgress() {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <div role="status">
      {busy && (
        <>
          <span className="navigating" />
          <span className="sr-only">{t('shell.pageLoading')}</span>
        </>
      )}
    </div>
  )
}
