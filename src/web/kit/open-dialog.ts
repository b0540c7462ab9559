/** Opens the dialog that a pressed button names, where the browser does not yet do it by itself (`commandfor`). */
export function openDialogOf(pressed: Element): void {
  const button = pressed.closest('button[commandfor]')
  if (!button || 'commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
