/** Opens the dialog that a pressed button names, where the browser does not yet do it by itself (`commandfor`). */
export function openDialogOf(pressed: Element): void {
  const button = pressed.closest('button[commandfor]')
  if (!button || 'commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/**
 * A pressed picture of a gallery opens large, where its link would lead to the bare file. The code for it comes
 * with the press. Whether there is such a picture.
 */
export function openPictureOf(pressed: Element): boolean {
  const link = pressed.closest<HTMLAnchorElement>('a[data-lightbox]')
  if (link) void import('#web/kit/lightbox.ts').then(({ openLightbox }) => openLightbox(link))
  return link !== null
}
