import { useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/Button.tsx'
import { copy } from '#web/ui/copy.ts'

/** A short code for reading out, large and left to right, with a button that copies it if scripts run. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <code dir="ltr" className="text-heading font-body font-semibold tracking-wide select-all">
        {text}
      </code>
      <Button
        variant="secondary"
        className="with-scripts print:hidden"
        onClick={async () => setCopied(await copy(text, t))}
      >
        {copied ? t('common.copied') : label}
      </Button>
    </div>
  )
}
