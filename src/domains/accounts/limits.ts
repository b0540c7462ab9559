/** Maximum size of a photo in bytes: 3.5 MB. */
export const maxPhotoBytes = 3_670_016
