import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'

export function PrintButton() {
  const t = useText()
  return (
    <Button variant="secondary" className="with-scripts" onClick={() => window.print()}>
      {t('booking.print')}
    </Button>
  )
}
