import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

export function PrintButton() {
  const t = useText()
  return (
    <Button variant="secondary" className="with-scripts" onClick={() => window.print()}>
      {t('common.print')}
    </Button>
  )
}
