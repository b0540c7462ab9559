import { useState } from 'react'
import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { copy } from '#web/kit/copy.ts'

/** A short code to read out, set large and left to right, with a button that copies it where scripts run. */
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
