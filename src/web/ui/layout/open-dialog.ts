/** Opens the dialog of a pressed button in browsers without support for `commandfor`. */
export function openDialogOf(pressed: Element): void {
  const button = pressed.closest('button[commandfor]')
  if (!button || 'commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
