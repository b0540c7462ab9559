import { useText } from '#i18n/react.tsx'

export function PrintLink() {
  const t = useText()
  return (
    <button type="button" className="link with-scripts" onClick={() => window.print()}>
      {t('common.print')}
    </button>
  )
}
