/** Bytes of a photo that is taken: 3.5 MB. */
export const largestPhoto = 3_670_016
