import { useEffect, useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { textAt } from '#i18n/translator.ts'
import type { AdminPage } from '#web/admin/navigation.ts'
import { rememberShortcuts, usesShortcuts } from '#web/admin/use-shortcuts.ts'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { Dialog } from '#web/ui/layout/Dialog.tsx'

/** Lists the keyboard shortcuts of the admin, with the switch that disables them. */
export function ShortcutHelp({ places }: { places: readonly AdminPage[] }) {
  const t = useText()
  const [on, setOn] = useState(true)
  useEffect(() => setOn(usesShortcuts()), [])
  const keys: [string[], string][] = [
    [['/'], t('admin.search')],
    [['?'], t('admin.shortcutHelp')],
    [['J'], t('admin.shortcutNext')],
    [['K'], t('admin.shortcutPrevious')],
    [['Enter'], t('admin.shortcutOpen')],
    ...places.map(({ key, text }): [string[], string] => [['G', key.toUpperCase()], textAt(t, text)]),
  ]
  return (
    <Dialog id="shortcuts" title={t('admin.shortcuts')}>
      <p className="text-muted">{t('admin.shortcutsText')}</p>
      <table className="my-3 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('admin.shortcutDoes')}</th>
            <th scope="col">{t('admin.shortcutKey')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([pressed, does]) => (
            <tr key={pressed.join(' ')}>
              <th scope="row" className="border-b border-line py-1.5 text-start font-normal">
                {does}
              </th>
              <td dir="ltr" className="flex justify-end gap-1 border-b border-line py-1.5">
                {pressed.map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox
        label={t('admin.shortcutsOn')}
        checked={on}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          rememberShortcuts(event.currentTarget.checked)
        }}
      />
    </Dialog>
  )
}
