/** Bytes of a picture that is taken: 10 MB. */
export const largestPicture = 10_485_760
