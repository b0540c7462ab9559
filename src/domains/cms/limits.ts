/** Maximum size of an uploaded picture in bytes: 50 MB. The proxies in `deploy/` accept slightly more. */
export const maxPictureBytes = 52_428_800
/** Minimum width of a picture in pixels. */
export const minPictureWidth = 1_200
/** Maximum size of a logo in bytes: 1 MB. */
export const maxLogoBytes = 1_048_576
