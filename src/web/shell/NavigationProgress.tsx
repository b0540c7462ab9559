import { useNavigation } from 'react-router'
import { useText } from '#text/react.tsx'

/** A line at the top while the next page is on its way. */
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
