import { useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { copy } from '#web/ui/actions/copy.ts'

/**
 * A text left to right with a button that copies it if scripts run, named by `label`. A short code is large, for reading
 * out, beside a short button; a link or a key has the size of the text around it.
 */
export function CopyText({ text, label }: { text: string; label: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const isLong = text.length > 20
  return (
    <div className="flex flex-wrap items-center gap-4">
      <code
        dir="ltr"
        className={`font-body select-all ${isLong ? 'break-all' : 'text-heading font-semibold tracking-wide'}`}
      >
        {text}
      </code>
      <Button
        variant="secondary"
        className="with-scripts print:hidden"
        {...(!isLong && !copied && { 'aria-label': label })}
        onClick={async () => setCopied(await copy(text, t))}
      >
        {copied ? t('common.copied') : isLong ? label : t('common.copy')}
      </Button>
    </div>
  )
}
